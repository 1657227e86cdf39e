package io.github.valueranges.jpa;

import static io.github.valueranges.jpa.PersistenceFieldCase.change;
import static io.github.valueranges.jpa.PersistenceFieldCase.each;
import static io.github.valueranges.jpa.PersistenceFieldCase.hql;
import static io.github.valueranges.jpa.PersistenceFieldCase.kept;
import static io.github.valueranges.jpa.PersistenceFieldCase.nativeChange;
import static io.github.valueranges.jpa.PersistenceFieldCase.read;
import static io.github.valueranges.jpa.PersistenceFieldCase.refused;
import static io.github.valueranges.jpa.PersistenceFieldCase.sql;
import static io.github.valueranges.jpa.PersistenceFieldCase.value;
import static io.github.valueranges.jpa.PersistenceFieldCase.written;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.BigDecimalRange;
import io.github.valueranges.InstantRange;
import io.github.valueranges.IntRange;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.OffsetDateTimeRange;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What other mappings got wrong with columns and queries of ranges, multiranges and arrays: the right value of each, asked
 * of Hibernate and the server. Each mistake is a kind, and the kind is asked of every type that could make it.
 */
@Tag("server")
class PersistenceFieldCasesTests {

    /** How many cases each kind has. */
    private static final Map<String, Long> KINDS = Map.of(
            "inference",
            21L,
            "operators",
            10L,
            "constraint",
            16L,
            "ddl",
            6L,
            "aggregate",
            7L,
            "dst",
            15L,
            "array",
            10L,
            "infinity",
            6L,
            "overflow",
            5L,
            "empty",
            9L);

    /** The types with infinite bounds: dates and timestamps. */
    private static final List<ValueType<?>> INFINITE = Stream.<ValueType<?>>concat(
                    RangeType.all().stream(), RangeSetType.all().stream())
            .filter(type -> List.of("date", "timestamp", "timestamptz").contains(type.postgresElementName())
                    && type.elementClass() != YearMonth.class)
            .toList();

    private static final SqlLog SQL = new SqlLog();
    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(
                Map.of("hibernate.session_factory.statement_inspector", SQL),
                Everything.ENTITY,
                Shift.class,
                Once.class);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void rightValues() {
        assertThat(cases().map(each -> each.wrong(factory)).filter(Objects::nonNull))
                .isEmpty();
    }

    @Test
    void everyKindHasItsCases() {
        assertThat(cases().collect(Collectors.groupingBy(PersistenceFieldCase::kind, Collectors.counting())))
                .isEqualTo(KINDS);
        assertThat(cases().map(PersistenceFieldCase::behaviour)).doesNotHaveDuplicates();
    }

    private static Stream<PersistenceFieldCase> cases() {
        return Stream.of(
                        inference(),
                        operators(),
                        constraints(),
                        ddl(),
                        aggregates(),
                        dst(),
                        arrays(),
                        infinities(),
                        overflow(),
                        emptiness())
                .flatMap(List::stream);
    }

    private static List<PersistenceFieldCase> inference() {
        String kind = "inference";
        return List.of(
                value(
                        kind,
                        "anInstantIsAnElement",
                        "true | false | null",
                        hql(
                                "select range_contains(cast('[2024-01-01T00:00:00Z,2024-02-01T00:00:00Z)' as InstantRange), ?1),"
                                        + " range_contains(cast('[2024-01-01T00:00:00Z,2024-02-01T00:00:00Z)' as InstantRange), ?2),"
                                        + " range_contains(cast('[2024-01-01T00:00:00Z,2024-02-01T00:00:00Z)' as InstantRange), ?3)",
                                Instant.parse("2024-01-31T23:59:59.999999Z"),
                                Instant.parse("2024-02-01T00:00:00Z"),
                                null)),
                value(
                        kind,
                        "anOffsetDateTimeIsAnElement",
                        "true",
                        hql(
                                "select range_contains(cast('[2024-01-01T00:00:00Z,2024-02-01T00:00:00Z)' as OffsetDateTimeRange), ?1)",
                                OffsetDateTime.parse("2024-02-01T04:00:00+05:30"))),
                value(
                        kind,
                        "aLocalDateIsAnElement",
                        "true | false",
                        hql(
                                "select range_contains(cast('[2024-01-01,2024-02-01)' as LocalDateRange), ?1),"
                                        + " range_contains(cast('[2024-01-01,2024-02-01)' as LocalDateRange), ?2)",
                                LocalDate.of(2024, 1, 31),
                                LocalDate.of(2024, 2, 1))),
                refused(
                        kind,
                        "aTimestampOfJdbcIsNoElement",
                        "FunctionArgumentException parameter 2 of function 'range_contains()' requires a timestamptz, a tstzrange or a tstzmultirange, but is Timestamp",
                        hql(
                                "select range_contains(cast('(,)' as InstantRange), ?1)",
                                Timestamp.valueOf("2024-01-01 00:00:00"))),
                refused(
                        kind,
                        "aDateOfJdbcIsNoElement",
                        "FunctionArgumentException parameter 2 of function 'range_contains()' requires a date, a daterange or a datemultirange, but is Date",
                        hql(
                                "select range_contains(cast('(,)' as LocalDateRange), ?1)",
                                java.sql.Date.valueOf("2024-01-01"))),
                refused(
                        kind,
                        "aStringIsNoElement",
                        "FunctionArgumentException parameter 2 of function 'range_contains()' requires a date, a daterange or a datemultirange, but is String",
                        hql("select range_contains(cast('(,)' as LocalDateRange), ?1)", "2024-01-01")),
                each(
                        kind,
                        "anElementOfEveryRangeTypeIsSentAsOne",
                        11,
                        RangeType.all(),
                        PersistenceFieldCasesTests::elementIsFound),
                each(
                        kind,
                        "anElementOfEverySetTypeIsSentAsOne",
                        14,
                        SetType.all(),
                        PersistenceFieldCasesTests::elementIsFound),
                value(
                        kind,
                        "aSmallerNumberIsWidened",
                        "true | true | true | true | false",
                        hql(
                                "select range_contains(cast('[1,5)' as LongRange), 3),"
                                        + " range_contains(cast('[1,5)' as BigDecimalRange), 3),"
                                        + " range_contains(cast('[1,5)' as DoubleRange), 3),"
                                        + " set_contains(cast('{3}' as LongSet), 3),"
                                        + " range_contains(cast('[1,5)' as LongRange), ?1)",
                                5)),
                refused(
                        kind,
                        "aGreaterNumberIsNotCut",
                        "FunctionArgumentException parameter 2 of function 'range_contains()' requires an integer, an int4range or an int4multirange, but is Long",
                        hql("select range_contains(cast('[1,5)' as IntRange), 3L)")),
                refused(
                        kind,
                        "theServerWidensNothing",
                        "42883 operator does not exist: int8range @> integer",
                        sql("select cast('[1,5)' as int8range) @> 3")),
                refused(
                        kind,
                        "aStringIsNoRangeOfANativeStatement",
                        "42804 column \"intrange\" is of type int4range but expression is of type character varying",
                        session ->
                                nativeChange(session, "insert into anything (id, intRange) values (1, ?1)", "[1,5)")),
                refused(
                        kind,
                        "anArrayOfRangesIsNoMultirange",
                        "42804 column \"intrangeset\" is of type int4multirange but expression is of type int4range[]",
                        session -> nativeChange(
                                session,
                                "insert into anything (id, intRangeSet) values (1, array[?1])",
                                IntRange.parse("[1,5)"))),
                refused(
                        kind,
                        "aListOfRangesIsNoRangeSet",
                        "QueryArgumentException Collection-valued argument to parameter at position 1 has an incompatible type",
                        session -> change(
                                session, "update Anything set intRangeSet = ?1", List.of(IntRange.parse("[1,5)")))),
                value(
                        kind,
                        "aNullOfACastIsGivenItsClass",
                        "null",
                        session -> session.createSelectionQuery(
                                        "select range_length(cast(?1 as InstantRange))", Object.class)
                                .setParameter(1, null, InstantRange.class)
                                .getSingleResult()),
                refused(
                        kind,
                        "aStringIsNoRangeOfAnUpdate",
                        "QueryArgumentException Argument to parameter at position 1 has an incompatible type",
                        session -> change(session, "update Anything set intRange = ?1", "[1,5)")),
                each(
                        kind,
                        "aValueOfEveryTypeIsSentAsItsOwnTypeInANativeStatement",
                        36,
                        ValueType.all(),
                        (session, type) -> {
                            Object example = type.parse(type.example());
                            session.clear();
                            nativeChange(session, "delete from anything");
                            nativeChange(
                                    session,
                                    "insert into anything (id, " + Everything.attribute(type) + ") values (1, ?1)",
                                    example);
                            return example.equals(Everything.get(session.find(Everything.ENTITY, 1L), type));
                        }),
                each(kind, "aValueOfEveryTypeIsSentAsItsOwnTypeInAnUpdate", 36, ValueType.all(), (session, type) -> {
                    Object example = type.parse(type.example());
                    written(session, type, null);
                    change(session, "update Anything set " + Everything.attribute(type) + " = ?1", example);
                    boolean set = example.equals(Everything.get(session.find(Everything.ENTITY, 7L), type));
                    session.clear();
                    change(session, "update Anything set " + Everything.attribute(type) + " = ?1", (Object) null);
                    return set && Everything.get(session.find(Everything.ENTITY, 7L), type) == null;
                }),
                value(
                        kind,
                        "aRangeIsALiteralOfItsType",
                        "select cast('[2024-01-01,2024-01-31]' as daterange)",
                        session -> literal(session, LocalDateRange.parse("[2024-01-01,2024-01-31]"))),
                value(
                        kind,
                        "aQuoteOfALiteralIsDoubled",
                        "select cast('{it''s}' as text[])",
                        session -> literal(session, StringSet.of("it's"))),
                each(kind, "aLiteralOfEveryTypeIsItsValue", 36, ValueType.all(), (session, type) -> {
                    Object example = type.parse(type.example());
                    var builder = session.getCriteriaBuilder();
                    var query = builder.createQuery(Object.class);
                    query.select(builder.literal(example));
                    return example.equals(session.createSelectionQuery(query).getSingleResult());
                }));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean elementIsFound(
            Session session, RangeType<E, R, S> type) {
        List<E> elements = Probes.elements(type);
        E within = elements.get(elements.size() / 2);
        E without = elements.get(elements.size() / 2 - 1);
        kept(session, type, type.singleton(within));
        String hql = "select range_contains(a." + Everything.attribute(type) + ", ?1) from Anything a where a.id = 7";
        return hql(hql, within).apply(session).equals(List.of(true))
                && hql(hql, without).apply(session).equals(List.of(false))
                && hql(hql, (Object) null).apply(session).toString().equals("[null]");
    }

    private static <E, S extends TypedValueSet<E, S>> boolean elementIsFound(Session session, SetType<E, S> type) {
        List<E> elements = Probes.elements(type);
        kept(session, type, type.of(elements.subList(0, 1)));
        String hql = "select set_contains(a." + Everything.attribute(type) + ", ?1) from Anything a where a.id = 7";
        return hql(hql, elements.get(0)).apply(session).equals(List.of(true))
                && hql(hql, elements.get(1)).apply(session).equals(List.of(false))
                && hql(hql, (Object) null).apply(session).toString().equals("[null]");
    }

    /** The literal that a query is sent with. */
    private static String literal(Session session, Object value) {
        var builder = session.getCriteriaBuilder();
        var query = builder.createQuery(Object.class);
        query.select(builder.literal(value));
        SQL.clear();
        session.createSelectionQuery(query).getSingleResult();
        return SQL.last();
    }

    private static List<PersistenceFieldCase> operators() {
        String kind = "operators";
        String r = "cast('[3,5)' as IntRange)";
        return List.of(
                value(
                        kind,
                        "operatorsOfRangesNeedNoEscape",
                        "true | true | true | false | false | false | false | false",
                        sql(
                                "select ?1 @> 3, 3 <@ ?1, ?1 && ?1, ?1 -|- ?2, ?1 << ?2, ?1 >> ?2, not ?1 &< ?2, not ?1 &> ?2",
                                IntRange.parse("[1,5)"),
                                IntRange.parse("[1,9)"))),
                value(
                        kind,
                        "operatorsOfMultirangesNeedNoEscape",
                        "true | true | true | false | {[1,5)}",
                        sql(
                                "select m @> 3, 3 <@ m, m && m, m -|- m, cast(m * m as text) from (select ?1 m) t",
                                RangeType.INT.rangeSetType().parse("{[1,5)}"))),
                value(
                        kind,
                        "operatorsOfArraysNeedNoEscape",
                        "true | true | true | {a,b,a,b}",
                        sql(
                                "select a @> a, a <@ a, a && a, cast(a || a as text) from (select ?1 a) t",
                                StringSet.of("a", "b"))),
                value(
                        kind,
                        "anOperandMayBeASum",
                        "true | false",
                        hql(
                                "select range_contains(cast('[1,5)' as IntRange), 1 + 2), range_contains(cast('[1,5)' as IntRange), 2 + 3)")),
                value(
                        kind,
                        "aNegationTakesTheWhole",
                        "true | false",
                        hql(
                                "select (not range_contains(cast('[5,9)' as IntRange), 1)), (not range_contains(cast('[1,9)' as IntRange), 1))")),
                value(
                        kind,
                        "aDifferenceFromAnIntersection",
                        "{[1,4]} | {[5,8]}",
                        hql(
                                "select range_except(cast('[1,9)' as IntRange), range_intersect(cast('[5,9)' as IntRange), cast('[5,20)' as IntRange))),"
                                        + " range_intersect(range_except(cast('[1,9)' as IntRange), cast('[1,5)' as IntRange)), cast('[5,20)' as IntRange))")),
                value(
                        kind,
                        "aUnionIsTakenAsAWhole",
                        "{[3,4],[7,8]} | {[6,6]}",
                        hql(
                                "select range_except(cast('[1,9)' as IntRange), range_union(cast('[1,3)' as IntRange), cast('[5,7)' as IntRange))),"
                                        + " range_intersect(range_union(cast('[1,3)' as IntRange), cast('[5,7)' as IntRange)), cast('[6,9)' as IntRange))")),
                value(
                        kind,
                        "anIntersectionIsCompared",
                        "true",
                        hql("select range_intersect(cast('[1,5)' as IntRange), cast('[3,9)' as IntRange)) = " + r)),
                value(
                        kind,
                        "relationsAreCompared",
                        "true | true | true | true | true | true | true | true",
                        hql("select "
                                + Stream.of(
                                                "range_contains",
                                                "range_is_contained_by",
                                                "range_overlaps",
                                                "range_is_adjacent_to",
                                                "range_is_strictly_left_of",
                                                "range_is_strictly_right_of",
                                                "range_does_not_extend_right_of",
                                                "range_does_not_extend_left_of")
                                        .map(function -> "(" + function + "(" + r + ", " + r + ") = " + function + "("
                                                + r + ", " + r + "))")
                                        .collect(Collectors.joining(", ")))),
                value(
                        kind,
                        "relationsTakeAlgebra",
                        "true | true | true",
                        hql(
                                "select range_overlaps(range_union(" + r
                                        + ", cast('[9,10)' as IntRange)), range_except(" + r + ", 3)),"
                                        + " range_is_contained_by(range_intersect(" + r + ", " + r + "), range_union("
                                        + r + ", " + r + ")),"
                                        + " set_is_subset_of(set_except(cast('{a,b}' as StringSet), cast('{b}' as StringSet)), set_union(cast('{a}' as StringSet), cast('{c}' as StringSet)))")));
    }

    private static List<PersistenceFieldCase> constraints() {
        String kind = "constraint";
        return List.of(
                refused(
                        kind,
                        "aSecondRowThatOverlapsIsRefused",
                        "23P01 conflicting key value violates exclusion constraint \"shift_no_overlap\"",
                        session -> shifts(session, "[2024-01-01,2024-01-10)", "[2024-01-09,2024-01-12)")),
                value(
                        kind,
                        "aConflictIsToldByNameTableAndRows",
                        "OverlapConflict[constraint=shift_no_overlap, table=shift, refused=Ada, [2024-01-09,2024-01-12), existing=Ada, [2024-01-01,2024-01-10)]",
                        session -> {
                            try {
                                shifts(session, "[2024-01-01,2024-01-10)", "[2024-01-09,2024-01-12)");
                            } catch (RuntimeException e) {
                                return OverlapConflict.from(e).orElseThrow();
                            }
                            return null;
                        }),
                value(
                        kind,
                        "emptyRangesNullsAndNeighboursPass",
                        "5",
                        session -> shifts(
                                session, "empty", "empty", null, "[2024-01-10,2024-01-11)", "[2024-01-11,2024-01-12)")),
                refused(
                        kind,
                        "rangesThatShareAnInclusiveBoundDoNotPass",
                        "23P01 conflicting key value violates exclusion constraint \"shift_no_overlap\"",
                        session -> shifts(session, "[2024-01-10,2024-01-11]", "[2024-01-11,2024-01-12)")),
                refused(
                        kind,
                        "anUnboundedRangeDoesNotPassAnother",
                        "23P01 conflicting key value violates exclusion constraint \"shift_no_overlap\"",
                        session -> shifts(session, "[2024-01-10,)", "(,)")),
                value(kind, "onConflictDoNothingLeavesTheRow", "0 | [2024-01-01,2024-01-09]", session -> {
                    shifts(session, "[2024-01-01,2024-01-10)");
                    int rows = change(
                            session,
                            "insert into Shift (id, worker, hours) values (2, 'Ada', ?1) on conflict do nothing",
                            LocalDateRange.parse("[2024-01-09,2024-01-12)"));
                    return new Object[] {
                        rows,
                        session.createSelectionQuery("select hours from Shift", Object.class)
                                .getSingleResult()
                    };
                }),
                value(kind, "onConflictOfTheConstraintDoesNothing", "0", session -> {
                    shifts(session, "[2024-01-01,2024-01-10)");
                    return change(
                            session,
                            "insert into Shift (id, worker, hours) values (2, 'Ada', ?1)"
                                    + " on conflict on constraint shift_no_overlap do nothing",
                            LocalDateRange.parse("[2024-01-09,2024-01-12)"));
                }),
                refused(
                        kind,
                        "onConflictOfTheColumnsIsRefused",
                        "42P10 there is no unique or exclusion constraint matching the ON CONFLICT specification",
                        session -> change(
                                session,
                                "insert into Shift (id, worker, hours) values (2, 'Ada', ?1) on conflict (worker, hours) do nothing",
                                LocalDateRange.parse("[2024-01-09,2024-01-12)"))),
                refused(
                        kind,
                        "onConflictDoUpdateIsRefused",
                        "42809 ON CONFLICT DO UPDATE not supported with exclusion constraints",
                        session -> change(
                                session,
                                "insert into Shift (id, worker, hours) values (2, 'Ada', ?1)"
                                        + " on conflict on constraint shift_no_overlap do update set hours = excluded.hours",
                                LocalDateRange.parse("[2024-01-09,2024-01-12)"))),
                each(
                        kind,
                        "aConflictOfEveryRangeTypeIsToldByItsValues",
                        11,
                        RangeType.all(),
                        PersistenceFieldCasesTests::conflictIsTold),
                refused(
                        kind,
                        "aUniqueRangeIsComparedByValue",
                        "23505 duplicate key value violates unique constraint",
                        session -> once(session, new Once(1, "[1,5)", null, null), new Once(2, "[1,4]", null, null))),
                refused(
                        kind,
                        "aUniqueRangeIsComparedWithoutScale",
                        "23505 duplicate key value violates unique constraint",
                        session ->
                                once(session, new Once(1, null, "[1,5)", null), new Once(2, null, "[1.0,5.00)", null))),
                refused(
                        kind,
                        "aUniqueSetIsComparedWithoutOrder",
                        "23505 duplicate key value violates unique constraint",
                        session -> once(session, new Once(1, null, null, "{a,b}"), new Once(2, null, null, "{b,a,b}"))),
                refused(
                        kind,
                        "aUniqueRangeIsEmptyOnce",
                        "23505 duplicate key value violates unique constraint",
                        session -> once(session, new Once(1, "empty", null, null), new Once(2, "(1,2)", null, null))),
                value(
                        kind,
                        "uniqueRangesMayOverlapAndNullsRepeat",
                        "4",
                        session -> once(
                                session,
                                new Once(1, "[1,5)", null, null),
                                new Once(2, "[1,6)", null, null),
                                new Once(3, null, null, "{a}"),
                                new Once(4, null, null, "{A}"))),
                value(
                        kind,
                        "aUniqueArrayOfAnotherClientHasItsOrder",
                        "2",
                        session -> once(session, new Once(1, null, null, "{a,b}"))
                                + nativeChange(session, "insert into once (id, names) values (2, '{b,a}')")));
    }

    private static int shifts(Session session, @Nullable String... hours) {
        for (int id = 0; id < hours.length; id++) {
            session.persist(new Shift(id, "Ada", hours[id] == null ? null : LocalDateRange.parse(hours[id])));
        }
        session.flush();
        return hours.length;
    }

    private static int once(Session session, Once... rows) {
        for (Once row : rows) {
            session.persist(row);
        }
        session.flush();
        return rows.length;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean conflictIsTold(
            Session session, RangeType<E, R, S> type) {
        String attribute = Everything.attribute(type);
        nativeChange(
                session, "alter table anything add constraint of_one exclude using gist (" + attribute + " with &&)");
        R existing = type.parse(type.example());
        written(session, type, existing);
        nativeChange(session, "savepoint before_it");
        Object second = Everything.create(8);
        Everything.set(second, type, type.unbounded());
        session.persist(second);
        boolean told = false;
        try {
            session.flush();
        } catch (RuntimeException e) {
            OverlapConflict conflict = OverlapConflict.from(e).orElseThrow();
            told = conflict.constraint().equals("of_one")
                    && conflict.refused(type).equals(Optional.of(type.unbounded()))
                    && conflict.existing(type).equals(Optional.of(existing));
        }
        session.clear();
        nativeChange(session, "rollback to savepoint before_it");
        nativeChange(session, "alter table anything drop constraint of_one");
        return told;
    }

    private static List<PersistenceFieldCase> ddl() {
        String kind = "ddl";
        return List.of(
                each(
                        kind,
                        "theColumnOfEveryTypeIsFoundByTools",
                        36,
                        ValueType.all(),
                        (session, type) -> sql("select format_type(atttypid, null) = format_type(cast('"
                                        + type.postgresName() + "' as regtype), null)"
                                        + " from pg_attribute where attrelid = cast('anything' as regclass) and attname = lower('"
                                        + Everything.attribute(type) + "')")
                                .apply(session)
                                .equals(List.of(true))),
                value(kind, "aSchemaWrittenByHandIsValid", "valid", session -> validated("")),
                refused(
                        kind,
                        "aColumnOfTextIsNoRange",
                        "SchemaManagementException Schema validation: wrong column type encountered in column [intRange]",
                        session -> validated("alter table anything alter column intRange type text using null")),
                refused(
                        kind,
                        "aColumnOfAnotherRangeIsNoRange",
                        "SchemaManagementException Schema validation: wrong column type encountered in column [intRange]",
                        session -> validated("alter table anything alter column intRange type int8range using null")),
                refused(
                        kind,
                        "aColumnOfAnArrayOfRangesIsNoRangeSet",
                        "SchemaManagementException Schema validation: wrong column type encountered in column [intRangeSet]",
                        session ->
                                validated("alter table anything alter column intRangeSet type int4range[] using null")),
                refused(
                        kind,
                        "aScalarIsNoSet",
                        "SchemaManagementException Schema validation: wrong column type encountered in column [stringSet]",
                        session -> validated("alter table anything alter column stringSet type text using null")));
    }

    /** Validates a table written by hand, with the columns that the server's own types give it, changed. */
    private static String validated(String change) {
        String url = TestPostgres.freshJdbcUrl();
        Factories.create(Map.of("hibernate.connection.url", url), Everything.ENTITY)
                .close();
        try (SessionFactory own = Factories.create(
                Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "none"), Everything.ENTITY)) {
            own.inTransaction(session -> {
                nativeChange(session, "drop table anything");
                nativeChange(
                        session,
                        "create table anything (id bigint primary key, "
                                + ValueType.all().stream()
                                        .map(type -> Everything.attribute(type) + " " + type.postgresName())
                                        .collect(Collectors.joining(", "))
                                + ")");
                if (!change.isEmpty()) {
                    nativeChange(session, change);
                }
            });
        }
        Factories.create(
                        Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "validate"),
                        Everything.ENTITY)
                .close();
        return "valid";
    }

    private static List<PersistenceFieldCase> aggregates() {
        String kind = "aggregate";
        return List.of(
                value(kind, "rangesNullsAndEmptyRanges", "{[1,7]} | empty", session -> {
                    ranges(session, "[1,5)", "[3,8)", null, "empty");
                    return hql("select range_agg(a.intRange), range_intersect_agg(a.intRange) from Anything a")
                            .apply(session);
                }),
                value(kind, "nullsAreLeftOut", "{[1,7]} | [3,4]", session -> {
                    ranges(session, "[1,5)", "[3,8)", null);
                    return hql("select range_agg(a.intRange), range_intersect_agg(a.intRange) from Anything a")
                            .apply(session);
                }),
                value(kind, "emptyRangesAloneAreNothing", "{} | empty", session -> {
                    ranges(session, "empty", "empty");
                    return hql("select range_agg(a.intRange), range_intersect_agg(a.intRange) from Anything a")
                            .apply(session);
                }),
                value(kind, "anUnboundedRangeTakesAll", "{(,)} | [3,4]", session -> {
                    ranges(session, "(,)", "[3,5)");
                    return hql("select range_agg(a.intRange), range_intersect_agg(a.intRange) from Anything a")
                            .apply(session);
                }),
                value(kind, "aFilterMayLeaveNoRow", "null", session -> {
                    ranges(session, "[1,5)");
                    return hql("select range_agg(a.intRange) filter (where a.id > 5) from Anything a")
                            .apply(session);
                }),
                each(
                        kind,
                        "noRowsOrNullsAloneAreNullForEveryType",
                        22,
                        Stream.<ValueType<?>>concat(RangeType.all().stream(), RangeSetType.all().stream())
                                .toList(),
                        (session, type) -> {
                            String attribute = "a." + Everything.attribute(type);
                            String hql = "select range_agg(" + attribute + "), range_intersect_agg(" + attribute
                                    + ") from Anything a where a.id ";
                            written(session, type, null);
                            return Stream.of("= 7", "< 0")
                                    .allMatch(where -> Arrays.equals(
                                            (Object[])
                                                    ((List<?>) hql(hql + where).apply(session)).get(0),
                                            new Object[2]));
                        }),
                refused(
                        kind,
                        "rangesHaveNoGreatest",
                        "42883 function max(int4range) does not exist",
                        hql("select max(a.intRange) from Anything a")));
    }

    private static void ranges(Session session, @Nullable String... literals) {
        for (int id = 0; id < literals.length; id++) {
            Object row = Everything.create(id);
            Everything.set(row, RangeType.INT, literals[id] == null ? null : IntRange.parse(literals[id]));
            session.persist(row);
        }
        session.flush();
    }

    private static List<PersistenceFieldCase> dst() {
        String kind = "dst";
        List<PersistenceFieldCase> cases = new ArrayList<>();
        for (String zone : List.of("America/New_York", "UTC", "Asia/Kolkata", "America/Toronto", "Europe/Berlin")) {
            cases.add(value(
                    kind,
                    "aDayOfTheChangeIsReadIn" + zone,
                    "[2023-11-05T04:00:00Z,2023-11-06T05:00:00Z) | true | PT25H",
                    session -> {
                        nativeChange(session, "set local timezone = '" + zone + "'");
                        return new Object[] {
                            read(session, RangeType.INSTANT, "[2023-11-05 00:00-04,2023-11-06 00:00-05)"),
                            OffsetDateTimeRange.parse("[2023-11-05T04:00:00Z,2023-11-06T05:00:00Z)")
                                    .equals(read(
                                            session,
                                            RangeType.OFFSET_DATE_TIME,
                                            "[2023-11-05 00:00-04,2023-11-06 00:00-05)")),
                            session.createSelectionQuery(
                                            "select range_length(a.offsetDateTimeRange) from Anything a", Object.class)
                                    .getSingleResult()
                        };
                    }));
            cases.add(value(kind, "aDayOfTheLocalMeanTimeIsReadIn" + zone, "true", session -> {
                nativeChange(session, "set local timezone = '" + zone + "'");
                return OffsetDateTimeRange.parse("[1883-11-18T16:00:00Z,)")
                        .equals(read(session, RangeType.OFFSET_DATE_TIME, "[1883-11-18 11:00:00-05,)"));
            }));
        }
        for (String type : List.of("InstantRange", "OffsetDateTimeRange")) {
            cases.add(value(
                    kind,
                    "daysOfTheChangeHave23And25HoursIn" + type,
                    "PT23H | PT25H | PT24H",
                    hql(
                            "select range_length(cast(?1 as " + type + ")), range_length(cast(?2 as " + type
                                    + ")), range_length(cast(?3 as " + type + "))",
                            berlin(type, "[2024-03-31T00:00:00+01:00,2024-04-01T00:00:00+02:00)"),
                            berlin(type, "[2024-10-27T00:00:00+02:00,2024-10-28T00:00:00+01:00)"),
                            berlin(type, "[2024-10-28T00:00:00+01:00,2024-10-29T00:00:00+01:00)"))));
        }
        cases.add(value(
                kind,
                "daysWithoutAZoneHave24Hours",
                "PT24H | PT24H",
                hql("select range_length(cast('[2024-03-31T00:00:00,2024-04-01T00:00:00)' as LocalDateTimeRange)),"
                        + " range_length(cast('[2024-10-27T00:00:00,2024-10-28T00:00:00)' as LocalDateTimeRange))")));
        cases.add(value(
                kind, "aTimeThatAZoneSkipsIsKept", "[\"2024-03-31 02:30:00\",\"2024-03-31 02:45:00\")", session -> {
                    nativeChange(session, "set local timezone = 'Europe/Berlin'");
                    return written(
                            session,
                            RangeType.LOCAL_DATE_TIME,
                            RangeType.LOCAL_DATE_TIME.parse("[2024-03-31T02:30:00,2024-03-31T02:45:00)"));
                }));
        cases.add(value(kind, "emptyUnboundedAndUnknownRangesInAZone", "PT0S | null | null", session -> {
            nativeChange(session, "set local timezone = 'Europe/Berlin'");
            written(session, RangeType.INSTANT, null);
            return hql("select range_length(cast('empty' as InstantRange)), range_length(cast('[2024-03-31T00:00:00Z,)' as InstantRange)),"
                            + " range_length(a.instantRange) from Anything a")
                    .apply(session);
        }));
        return cases;
    }

    private static Object berlin(String type, String literal) {
        return type.equals("InstantRange") ? InstantRange.parse(literal) : OffsetDateTimeRange.parse(literal);
    }

    private static List<PersistenceFieldCase> arrays() {
        String kind = "array";
        return List.of(
                value(
                        kind,
                        "backslashesQuotesCommasBracesAndBlanksAreKept",
                        "{\"\",\"  x \",\"a,b\",\"a\\\\b\",\"c\\\"d\",\"{g}\"} | true",
                        session -> {
                            StringSet set = StringSet.of("a\\b", "c\"d", "a,b", "{g}", "", "  x ");
                            return new Object[] {
                                written(session, SetType.STRING, set), set.equals(kept(session, SetType.STRING, set))
                            };
                        }),
                value(kind, "theWordNullIsAText", "{\"NULL\",\"null\"} | true", session -> {
                    StringSet set = StringSet.of("null", "NULL");
                    return new Object[] {
                        written(session, SetType.STRING, set), set.equals(kept(session, SetType.STRING, set))
                    };
                }),
                refused(
                        kind,
                        "aNullOfAnotherClientIsNamed",
                        "LiteralParseException a set holds no NULL: the text is written \"NULL\" at index 5 in",
                        session -> read(session, SetType.STRING, "{a,null}")),
                value(
                        kind,
                        "anEscapedNullIsAText",
                        "true",
                        session -> StringSet.of("null").equals(read(session, SetType.STRING, "{\\null}"))),
                value(kind, "blanksThatAreNotAsciiAreKept", "true", session -> {
                    StringSet set = StringSet.of("\u2001", "x\u00a0y", "P T");
                    return set.equals(kept(session, SetType.STRING, set));
                }),
                value(
                        kind,
                        "anArrayThatStartsElsewhereIsRead",
                        "{a,b}",
                        session -> read(session, SetType.STRING, "[2:3]={a,b}")),
                refused(
                        kind,
                        "anArrayOfArraysIsNamed",
                        "LiteralParseException",
                        session -> read(session, SetType.STRING, "{{a},{b}}")),
                value(kind, "orderAndDuplicatesOfAnotherClientDoNotCount", "{a,b} | true | true | false", session -> {
                    Object set = read(session, SetType.STRING, "{b,a,a}");
                    return new Object[] {
                        set,
                        asked(session, "set_is_superset_of(a.stringSet, ?1)", StringSet.of("a", "b")),
                        asked(session, "set_is_subset_of(a.stringSet, ?1)", StringSet.of("a", "b")),
                        asked(session, "a.stringSet = ?1", StringSet.of("a", "b"))
                    };
                }),
                each(
                        kind,
                        "anEmptyArrayOfEveryTypeIsEmptyAndNoNull",
                        14,
                        SetType.all(),
                        (session, type) -> written(session, type, type.empty()).equals("{}")
                                && type.empty().equals(kept(session, type, type.empty()))),
                each(
                        kind,
                        "anUnchangedValueOfEveryTypeIsNotWrittenAgainAndAnotherIs",
                        36,
                        ValueType.all(),
                        (session, type) -> {
                            kept(session, type, type.parse(type.example()));
                            SQL.clear();
                            Object row = session.find(Everything.ENTITY, 7L);
                            Everything.set(row, type, type.parse(type.example()));
                            session.flush();
                            boolean silent = SQL.writes().isEmpty();
                            Everything.set(row, type, null);
                            session.flush();
                            return silent && SQL.writes().size() == 1;
                        }));
    }

    private static @Nullable Object asked(Session session, String expression, Object... parameters) {
        List<?> rows = (List<?>) hql("select (" + expression + ") from Anything a where a.id = 7", parameters)
                .apply(session);
        return rows.get(0);
    }

    private static List<PersistenceFieldCase> infinities() {
        String kind = "infinity";
        return List.of(
                value(
                        kind,
                        "anInfiniteBoundIsNoMissingOne",
                        "[2024-01-01,infinity) | [2024-01-01,infinity) | false | true | false",
                        session -> {
                            Object range = read(session, RangeType.LOCAL_DATE, "[2024-01-01,infinity)");
                            return new Object[] {
                                range,
                                written(session, RangeType.LOCAL_DATE, range),
                                asked(session, "range_is_unbounded_end(a.localDateRange)"),
                                asked(session, "a.localDateRange = ?1", LocalDateRange.parse("[2024-01-01,infinity)")),
                                asked(session, "a.localDateRange = ?1", LocalDateRange.parse("[2024-01-01,)"))
                            };
                        }),
                each(kind, "infiniteBoundsOfEveryTypeThatHasThemAreKept", 8, INFINITE, (session, type) -> {
                    for (String literal : List.of(
                            "[infinity,infinity]",
                            "[-infinity,infinity]",
                            "[-infinity,-infinity]",
                            "[infinity,)",
                            "(,-infinity]")) {
                        String text = type instanceof RangeSetType<?, ?, ?> ? "{" + literal + "}" : literal;
                        Object range = read(session, type, text);
                        if (!text.equals(String.valueOf(range)) || !text.equals(written(session, type, range))) {
                            return false;
                        }
                    }
                    return true;
                }),
                value(
                        kind,
                        "theElementInfinityIsFoundAsOnTheServer",
                        "true | true | false",
                        hql(
                                "select range_contains(cast('[2024-05-06,)' as LocalDateRange), ?1),"
                                        + " range_contains(cast('[2024-05-06,infinity]' as LocalDateRange), ?1),"
                                        + " range_contains(cast('[2024-05-06,infinity)' as LocalDateRange), ?1)",
                                LocalDate.MAX)),
                refused(
                        kind,
                        "aNumberThatIsNoneIsNamed",
                        "LiteralParseException NaN and the infinities are refused: expected a finite number at index 3 in \"[1,NaN]\"",
                        session -> read(session, RangeType.BIG_DECIMAL, "[1,NaN]")),
                refused(
                        kind,
                        "anInfiniteNumberIsNamed",
                        "LiteralParseException NaN and the infinities are refused: expected a finite number at index 3 in \"[1,Infinity)\"",
                        session -> read(session, RangeType.BIG_DECIMAL, "[1,Infinity)")),
                value(
                        kind,
                        "anInfiniteBoundIsTheLastDateOfJava",
                        "+999999999-12-31 | -999999999-01-01 | null",
                        hql("select range_upper_bound(cast('[2024-05-06,infinity]' as LocalDateRange)),"
                                + " range_lower_bound(cast('[-infinity,2024-05-06]' as LocalDateRange)),"
                                + " range_upper_bound(cast('[2024-05-06,)' as LocalDateRange))")));
    }

    private static List<PersistenceFieldCase> overflow() {
        String kind = "overflow";
        return List.of(
                refused(
                        kind,
                        "nothingFollowsTheLastNumber",
                        "22003 integer out of range",
                        sql("select cast('(2147483647,)' as int4range)")),
                refused(
                        kind,
                        "theLastNumberCannotBeIncluded",
                        "UnstorableValueException Anything.intRange: the ",
                        session -> kept(session, RangeType.INT, IntRange.parse("(,2147483647]"))),
                refused(
                        kind,
                        "theLastLongCannotBeIncluded",
                        "UnstorableValueException Anything.longRange: the ",
                        session -> kept(session, RangeType.LONG, RangeType.LONG.parse("[1,9223372036854775807]"))),
                value(
                        kind,
                        "aRangeNextToTheLastNumberIsKept",
                        "[2147483646,2147483647)",
                        session -> written(session, RangeType.INT, IntRange.parse("[2147483646,2147483646]"))),
                value(
                        kind,
                        "aRangeFromTheFirstNumberIsNotUnbounded",
                        "true | false | true",
                        hql(
                                "select cast('[-2147483648,)' as IntRange) = ?1, cast('[-2147483648,)' as IntRange) = ?2,"
                                        + " range_contains(cast('[-2147483648,)' as IntRange), -2147483648)",
                                IntRange.parse("[-2147483648,)"),
                                IntRange.all())));
    }

    private static List<PersistenceFieldCase> emptiness() {
        String kind = "empty";
        return List.of(
                each(
                        kind,
                        "theEmptyRangeOfEveryTypeIsNeitherNullNorUnbounded",
                        11,
                        RangeType.all(),
                        (session, type) -> {
                            String attribute = "a." + Everything.attribute(type);
                            Object empty = read(session, type, "empty");
                            return type.empty().equals(empty)
                                    && type.empty().equals(kept(session, type, type.empty()))
                                    && Boolean.TRUE.equals(asked(session, attribute + " = ?1", type.empty()))
                                    && Boolean.FALSE.equals(asked(session, attribute + " = ?1", type.unbounded()))
                                    && Boolean.TRUE.equals(asked(session, "range_is_empty(" + attribute + ")"))
                                    && Boolean.FALSE.equals(
                                            asked(session, "range_upper_bound_inclusive(" + attribute + ")"))
                                    && Boolean.TRUE.equals(
                                            asked(session, "range_upper_bound(" + attribute + ") is null"));
                        }),
                value(
                        kind,
                        "emptinessIsThatOfTheDomain",
                        "true | true | false | true",
                        hql(
                                "select range_is_empty(cast('(1,1]' as BigDecimalRange)), range_is_empty(cast('(1,2)' as IntRange)),"
                                        + " range_is_empty(cast('(1,2)' as BigDecimalRange)), range_is_empty(cast('[0,0)' as IntRange))")),
                value(
                        kind,
                        "nothingContainsNoNumberAndEverythingAny",
                        "false | true",
                        hql(
                                "select range_contains(cast('empty' as IntRange), 5), range_contains(cast('(,)' as IntRange), 5)")),
                value(
                        kind,
                        "anIntersectionIsEmptyWhereItHoldsNoInteger",
                        "empty | (10210,10211)",
                        hql(
                                "select range_intersect(cast('[10210,10211)' as IntRange), cast('(10210,10211]' as IntRange)),"
                                        + " range_intersect(cast('[10210,10211)' as BigDecimalRange), cast('(10210,10211]' as BigDecimalRange))")),
                value(
                        kind,
                        "theEmptyRangeTouchesNothingAndAddsNothing",
                        "false | {[5,5]} | {[5,5]} | [5,5]",
                        hql("select range_is_adjacent_to(cast('empty' as IntRange), cast('[5,6)' as IntRange)),"
                                + " range_union(cast('empty' as IntRange), cast('[5,6)' as IntRange)),"
                                + " range_except(cast('[5,6)' as IntRange), cast('empty' as IntRange)),"
                                + " range_merge(cast('empty' as IntRange), cast('[5,6)' as IntRange))")),
                value(kind, "anEmptyPieceIsDropped", "{[1,1]} | {} | true", session -> new Object[] {
                    read(session, RangeType.INT.rangeSetType(), "{empty,[1,2),empty}"),
                    read(session, RangeType.INT.rangeSetType(), "{(1,2)}"),
                    asked(session, "range_is_empty(a.intRangeSet)")
                }),
                value(
                        kind,
                        "anIntersectionOfRangesApartIsEmpty",
                        "empty",
                        hql("select range_intersect(cast('[1,5)' as IntRange), cast('[7,9)' as IntRange))")),
                value(
                        kind,
                        "theEmptyRangeSortsFirstAndUnboundedOnesByTheirBounds",
                        "empty; (,2]; (,); [1,2]; [1,4]; [1,)",
                        session -> {
                            ranges(session, "[1,5)", "empty", "(,3)", "[1,)", "(,)", "[1,3)");
                            return hql("select a.intRange from Anything a order by a.intRange")
                                    .apply(session);
                        }),
                value(
                        kind,
                        "aMissingBoundOverlaps",
                        "true | null | true",
                        hql(
                                "select range_overlaps(cast('[2017-08-01,2018-01-01)' as LocalDateRange), ?1),"
                                        + " range_upper_bound(cast('[2017-08-25,)' as LocalDateRange)),"
                                        + " range_is_unbounded_end(cast('[2017-08-25,)' as LocalDateRange))",
                                LocalDateRange.parse("[2017-08-25,)"))));
    }

    @Entity(name = "Shift")
    @ExcludeOverlaps(name = "shift_no_overlap", equal = "worker", range = "hours")
    static class Shift {
        @Id
        private int id;

        private String worker = "";
        private @Nullable LocalDateRange hours;

        protected Shift() {}

        Shift(int id, String worker, @Nullable LocalDateRange hours) {
            this.id = id;
            this.worker = worker;
            this.hours = hours;
        }
    }

    @Entity(name = "Once")
    static class Once {
        @Id
        private int id;

        @Column(unique = true)
        private @Nullable IntRange numbers;

        @Column(unique = true)
        private @Nullable BigDecimalRange amounts;

        @Column(unique = true)
        private @Nullable StringSet names;

        protected Once() {}

        Once(int id, @Nullable String numbers, @Nullable String amounts, @Nullable String names) {
            this.id = id;
            this.numbers = numbers == null ? null : IntRange.parse(numbers);
            this.amounts = amounts == null ? null : BigDecimalRange.parse(amounts);
            this.names = names == null ? null : StringSet.parse(names);
        }
    }
}
