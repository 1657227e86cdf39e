package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Query functions as a query uses them: over columns, with parameters, literals and nulls, grouped, nested and
 * repeated.
 */
class QueryFunctionTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Map.of("hibernate.criteria.value_handling_mode", "bind"), Room.class, Booking.class);
        factory.inTransaction(session -> {
            Room sea = new Room("101");
            sea.setSeason(LocalDateRange.parse("[2026-05-01,2026-09-30]"));
            sea.setOpenings(LocalDateRangeSet.parse("{[2026-05-01,2026-05-31],[2026-07-01,2026-08-31]}"));
            sea.setAmenities(StringSet.of("sea", "bath"));
            sea.setRights(WrapperSet.parse(AccessRight.class, "{read,write}"));
            sea.setRenovatedOn(LocalDate.of(2026, 5, 2));
            session.persist(sea);
            Room nothing = new Room("102");
            session.persist(nothing);
            session.persist(new Booking("Ada", sea, LocalDateRange.parse("[2026-06-01,2026-06-03]")));
            session.persist(new Booking("Bea", sea, LocalDateRange.parse("[2026-06-04,2026-06-05]")));
            session.persist(new Booking("Cleo", sea, LocalDateRange.parse("[2026-06-09,2026-06-10]")));
            session.persist(new Booking("Dora", nothing, LocalDateRange.parse("[2026-06-01,2026-06-10]")));
            session.persist(new Booking("Eve", nothing, null));
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void elementsMayBeColumnsParametersAndLiterals() {
        assertThat(rooms("range_contains(r.season, r.renovatedOn)")).containsExactly("101");
        assertThat(rooms("range_contains(r.season, ?1)", LocalDate.of(2026, 5, 1)))
                .containsExactly("101");
        assertThat(rooms("range_contains(r.season, ?1)", LocalDate.of(2026, 4, 30)))
                .isEmpty();
        assertThat(rooms("range_contains(r.openings, date 2026-07-01)")).containsExactly("101");
        assertThat(rooms("range_is_strictly_left_of(r.season, date 2026-10-01)"))
                .containsExactly("101");
        assertThat(rooms("set_contains(r.amenities, 'sea')")).containsExactly("101");
        assertThat(rooms("set_contains(r.amenities, ?1)", "sea")).containsExactly("101");
        assertThat(rooms("set_contains(r.amenities, r.number)")).isEmpty();
        assertThat(rooms("set_contains(r.rights, ?1)", "read")).containsExactly("101");
    }

    @Test
    void literalsAreCast() {
        assertThat(rooms("range_overlaps(r.season, cast('[2026-09-30,2026-10-10]' as LocalDateRange))"))
                .containsExactly("101");
        assertThat(rooms("set_overlaps(r.amenities, cast('{sea,other}' as StringSet))"))
                .containsExactly("101");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "range_contains(r.season, ?1)",
                "range_overlaps(r.season, ?1)",
                "range_is_adjacent_to(r.openings, ?1)",
                "range_is_contained_by(r.season, ?1)",
                "set_contains(r.amenities, ?1)",
                "set_overlaps(r.amenities, ?1)",
                "set_overlaps(r.rights, ?1)",
                "range_is_empty(range_merge(r.season, ?1))",
                "range_is_empty(range_union(r.season, ?1))",
                "set_is_empty(set_union(r.amenities, ?1))",
                "set_is_empty(set_add(r.amenities, ?1))",
                "range_clamp(r.season, ?1) > date 2000-01-01",
                "range_is_empty(range_shift(r.season, ?1))",
                "range_size(range_gaps(r.openings, ?1)) > 0"
            })
    void aNullParameterIsUnknownAndSoIsItsNegation(String condition) {
        assertThat(rooms(condition, (Object) null)).isEmpty();
        assertThat(rooms("not " + condition.replace(">", "<="), (Object) null)).isEmpty();
    }

    @Test
    void aNullElementIsNotEveryElement() {
        String nothing = "nullif(r.renovatedOn, r.renovatedOn)";

        assertThat(rooms("range_is_adjacent_to(r.season, " + nothing + ")")).isEmpty();
        assertThat(rooms("range_is_contained_by(r.season, " + nothing + ")")).isEmpty();
        assertThat(rooms("not range_is_strictly_left_of(r.season, " + nothing + ")"))
                .isEmpty();
    }

    @Test
    void oneTextServesOperandsOfEveryKind() {
        String condition = "range_overlaps(r.openings, ?1)";
        for (int round = 0; round < 3; round++) {
            assertThat(rooms(condition, LocalDateRange.parse("[2026-05-31,2026-06-02]")))
                    .containsExactly("101");
            assertThat(rooms(condition, LocalDate.of(2026, 6, 1))).isEmpty();
            assertThat(rooms(condition, LocalDateRangeSet.parse("{[2026-06-01,2026-06-02],[2026-07-01,)}")))
                    .containsExactly("101");
            assertThat(rooms(condition, LocalDate.of(2026, 7, 1))).containsExactly("101");
            assertThat(rooms(condition, LocalDateRange.empty())).isEmpty();
            assertThat(rooms(condition, (Object) null)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"season", "openings"})
    void anOptionalRestrictionMayBeNullFirstAndAnyOperandLater(String attribute) {
        String condition = "?1 is null or range_overlaps(r." + attribute + ", ?1)";
        for (int round = 0; round < 2; round++) {
            assertThat(rooms(condition, (Object) null)).containsExactly("101", "102");
            assertThat(rooms(condition, LocalDateRange.parse("[2026-05-31,2026-06-02]")))
                    .containsExactly("101");
            assertThat(rooms(condition, LocalDateRange.parse("[2026-10-01,)"))).isEmpty();
            assertThat(rooms(condition, LocalDate.of(2026, 5, 1))).containsExactly("101");
            assertThat(rooms(condition, LocalDate.of(2026, 4, 30))).isEmpty();
        }
    }

    @Test
    void anOptionalRestrictionTakesSets() {
        String amenities = "?1 is null or set_overlaps(r.amenities, ?1)";
        String rights = "?1 is null or set_overlaps(r.rights, ?1)";
        for (int round = 0; round < 2; round++) {
            assertThat(rooms(amenities, (Object) null)).containsExactly("101", "102");
            assertThat(rooms(amenities, StringSet.of("sea"))).containsExactly("101");
            assertThat(rooms(rights, (Object) null)).containsExactly("101", "102");
            assertThat(rooms(rights, WrapperSet.parse(AccessRight.class, "{write}")))
                    .containsExactly("101");
        }
    }

    @Test
    void aWrapperSetIsQuotedAsALiteral() {
        for (String literal : List.of("{read}", "{it's}", "{'||chr(65)||'}")) {
            WrapperSet<AccessRight> rights = WrapperSet.parse(AccessRight.class, literal);
            List<String> found = factory.fromSession(session -> {
                HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                var query = builder.createQuery(String.class);
                var room = query.from(Room.class);
                query.select(room.get("number"))
                        .where(builder.isTrue(builder.function(
                                "set_is_superset_of", Boolean.class, room.get("rights"), builder.literal(rights))));
                return session.createSelectionQuery(query).list();
            });
            assertThat(found).isEqualTo(literal.equals("{read}") ? List.of("101") : List.of());
        }
    }

    @Test
    void aNullThatAnotherToolStoredTakesNothingAway() {
        factory.inTransaction(session -> {
            session.persist(new Room("null"));
            session.flush();
            session.createNativeMutationQuery("update room set amenities = '{bath,NULL}' where number = 'null'")
                    .executeUpdate();
        });
        try {
            assertThat(one(
                            "select set_except(?1, r.amenities) from Room r where r.number = 'null'",
                            StringSet.of("bath", "sea")))
                    .isEqualTo(StringSet.of("sea"));
        } finally {
            factory.inTransaction(session -> session.createMutationQuery("delete from Room r where r.number = 'null'")
                    .executeUpdate());
        }
    }

    @Test
    void callsNest() {
        assertThat(one(
                        "select range_union(range_except(r.season, r.openings), range_intersect(r.season, cast(?1 as LocalDateRange)))"
                                + " from Room r where r.number = '101'",
                        LocalDateRange.parse("[2026-05-05,2026-05-06]")))
                .hasToString("{[2026-05-05,2026-05-06],[2026-06-01,2026-06-30],[2026-09-01,2026-09-30]}");
        assertThat(one("select range_length(range_merge(r.openings)) + 1 from Room r where r.number = '101'"))
                .isEqualTo(124L);
    }

    @Test
    void boundsAreDates() {
        assertThat(one("select range_upper_bound(r.season) from Room r where r.number = '101'"))
                .isEqualTo(LocalDate.of(2026, 9, 30));
        assertThat(one("select year(range_upper_bound(r.season)) from Room r where r.number = '101'"))
                .isEqualTo(2026);
        assertThat(one("select range_upper_bound(r.season) + 1 day from Room r where r.number = '101'"))
                .isEqualTo(LocalDate.of(2026, 10, 1));
        assertThat(one("select max(range_lower_bound(b.stay)) from Booking b")).isEqualTo(LocalDate.of(2026, 6, 9));
        assertThat(rooms("range_lower_bound(r.season) < r.renovatedOn")).containsExactly("101");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1582-10-10", "0001-01-01", "-0043-03-15", "-4712-01-01", "+10000-01-01"})
    void boundsOfAnyEraAreRight(String day) {
        LocalDate date = LocalDate.parse(day);
        LocalDateRange range = LocalDateRange.closed(date, date);

        assertThat(one(
                        "select range_lower_bound(cast(?1 as LocalDateRange)) from Room r where r.number = '101'",
                        range))
                .isEqualTo(date);
        assertThat(one(
                        "select range_upper_bound(cast(?1 as LocalDateRange)) from Room r where r.number = '101'",
                        range))
                .isEqualTo(date);
    }

    @Test
    void theFirstDateOfTheServerIsRefusedForALowerBound() {
        assertThatThrownBy(() -> one(
                        "select range_lower_bound(cast(?1 as LocalDateRange)) from Room r where r.number = '101'",
                        LocalDateRange.parse("[4714-11-24 BC,2026-01-01]")))
                .hasStackTraceContaining("not answered by the server: [\"4714-11-24 BC\",2026-01-02)");
    }

    @Test
    void theDayBeforeTheFirstDateOfTheServerIsRefusedForAnUpperBound() {
        assertThatThrownBy(() -> one(
                        "select range_upper_bound(cast(?1 as LocalDateRange)) from Room r where r.number = '101'",
                        LocalDateRange.parse("(,4714-11-24 BC)")))
                .hasStackTraceContaining("date out of range");
    }

    @Test
    void aggregatesGroupFilterAndRestrict() {
        List<Object[]> rows = factory.fromSession(session -> session.createSelectionQuery(
                        "select b.room.number, range_agg(b.stay), range_intersect_agg(b.stay),"
                                + " range_agg(b.stay) filter (where b.guest <> 'Cleo')"
                                + " from Booking b group by b.room.number having range_size(range_agg(b.stay)) > 1"
                                + " order by b.room.number",
                        Object[].class)
                .list());

        assertThat(rows).hasSize(1);
        assertThat(Arrays.toString(rows.get(0)))
                .isEqualTo(
                        "[101, {[2026-06-01,2026-06-05],[2026-06-09,2026-06-10]}, empty, {[2026-06-01,2026-06-05]}]");
    }

    @Test
    void anAggregateOfNoRowsIsNull() {
        assertThat(one("select range_agg(b.stay) from Booking b where b.guest = 'nobody'"))
                .isNull();
        assertThat(one("select range_intersect_agg(b.stay) from Booking b where b.guest = 'Eve'"))
                .isNull();
    }

    @Test
    void aggregatesTakeRangeSets() {
        assertThat(one("select range_agg(r.openings) from Room r"))
                .isEqualTo(LocalDateRangeSet.parse("{[2026-05-01,2026-05-31],[2026-07-01,2026-08-31]}"));
        assertThat(one("select range_intersect_agg(r.openings) from Room r")).isInstanceOf(LocalDateRangeSet.class);
    }

    @Test
    void aRangeSetUnnestsIntoRows() {
        List<Object[]> rows = factory.fromSession(session -> session.createSelectionQuery(
                        "select r.number, o, index(o) from Room r join lateral range_unnest(r.openings) o order by index(o)",
                        Object[].class)
                .list());

        assertThat(rows.stream().map(Arrays::toString))
                .containsExactly("[101, [2026-05-01,2026-05-31], 1]", "[101, [2026-07-01,2026-08-31], 2]");
    }

    @Test
    void aSetUnnestsIntoRows() {
        assertThat(texts("select r.number, e, index(e) from Room r join lateral set_unnest(r.amenities) e"
                        + " order by index(e)"))
                .containsExactly("[101, bath, 1]", "[101, sea, 2]");
        assertThat(texts("select e, count(*) from Room r join lateral set_unnest(r.rights) e"
                        + " where cast(e as string) like 'r%' group by e"))
                .containsExactly("[read, 1]");
        assertThat(texts(
                        "select e, r.number from Room r join lateral"
                                + " set_unnest(set_union(r.amenities, cast(?1 as StringSet))) e where e <> 'sea' order by e",
                        StringSet.of("pool")))
                .containsExactly("[bath, 101]", "[pool, 101]");
        assertThat(texts("select e, 1 from set_unnest(cast(?1 as StringSet)) e order by e", StringSet.of("b", "a")))
                .containsExactly("[a, 1]", "[b, 1]");
    }

    @Test
    void theRowsOfASetAreItsElementsWhateverTheColumnHolds() {
        factory.inTransaction(session -> session.createNativeMutationQuery(
                        "insert into room (number, version, amenities) values ('rows', 0, '{sea,bath,Sea,bath,~}')")
                .executeUpdate());
        try {
            assertThat(texts("select e, index(e) from Room r join lateral set_unnest(r.amenities) e"
                            + " where r.number = 'rows' order by index(e)"))
                    .containsExactly("[Sea, 1]", "[bath, 2]", "[sea, 3]", "[~, 4]");
        } finally {
            factory.inTransaction(session -> session.createMutationQuery("delete from Room r where r.number = 'rows'")
                    .executeUpdate());
        }
    }

    @Test
    void repetitionsAndAnotherOrderOfAForeignRowAreSeenBySizeAndEqualityAlone() {
        factory.inTransaction(session -> session.createNativeMutationQuery(
                        "insert into room (number, version, amenities) values ('foreign', 0, '{sea,bath,sea}')")
                .executeUpdate());
        StringSet canonical = StringSet.of("bath", "sea");
        try {
            String foreign = "r.number = 'foreign' and ";
            assertThat(one("select set_size(r.amenities) from Room r where r.number = 'foreign'"))
                    .isEqualTo(3);
            assertThat(rooms(foreign + "r.amenities = ?1", canonical)).isEmpty();
            assertThat(rooms(foreign + "set_size(r.amenities) = set_size(set_union(r.amenities, ?1))", canonical))
                    .isEmpty();
            for (String condition : List.of(
                    "set_overlaps(r.amenities, ?1)",
                    "set_is_subset_of(r.amenities, ?1)",
                    "set_is_superset_of(r.amenities, ?1)",
                    "not set_is_proper_subset_of(r.amenities, ?1)",
                    "not set_is_proper_superset_of(r.amenities, ?1)",
                    "set_union(r.amenities, ?1) = ?1",
                    "set_intersect(r.amenities, ?1) = ?1",
                    "set_except(set_add(r.amenities, 'pool'), cast('{pool}' as StringSet)) = ?1",
                    "set_add(r.amenities, 'sea') = ?1",
                    "set_remove(r.amenities, 'pool') = ?1")) {
                assertThat(rooms(foreign + condition, canonical)).as(condition).containsExactly("foreign");
            }
        } finally {
            factory.inTransaction(
                    session -> session.createMutationQuery("delete from Room r where r.number = 'foreign'")
                            .executeUpdate());
        }
    }

    /** To Hibernate they are no texts. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"e like 's%', Operand of 'like' is", "lower(e) = 'sea', Parameter 1 of function 'lower()' has type"
            })
    void aRowOfASetIsCastWhereATextIsAskedFor(String condition, String refusal) {
        String hql = "select e, 1 from Room r join lateral set_unnest(r.amenities) e where ";
        assertThatThrownBy(() -> texts(hql + condition)).hasStackTraceContaining(refusal);
        assertThat(texts(hql
                        + condition
                                .replace("e like", "cast(e as string) like")
                                .replace("lower(e)", "lower(cast(e as string))")))
                .containsExactly("[sea, 1]");
    }

    @Test
    void rowsOfSomethingElseAreRefused() {
        assertThatThrownBy(() -> texts("select e, 1 from Room r join lateral set_unnest(r.openings) e"))
                .hasMessageContaining("parameter 1 of function 'set_unnest()' requires a set, but is a datemultirange");
        assertThatThrownBy(() -> texts("select e, 1 from Room r join lateral range_unnest(r.season) e"))
                .hasMessageContaining(
                        "parameter 1 of function 'range_unnest()' requires a datemultirange, but is a daterange");
        assertThatThrownBy(() -> texts("select e, 1 from set_unnest(?1) e", StringSet.of("a")))
                .hasStackTraceContaining("the arguments of function 'set_unnest()' have no type");
    }

    @Test
    void criteriaCallTheFunctions() {
        List<String> found = factory.fromSession(session -> {
            var builder = session.getCriteriaBuilder();
            var query = builder.createQuery(String.class);
            var room = query.from(Room.class);
            query.select(room.get("number"))
                    .where(builder.isTrue(builder.function(
                            "range_overlaps",
                            Boolean.class,
                            room.get("season"),
                            builder.literal(LocalDateRange.parse("[2026-09-30,)")))));
            return session.createSelectionQuery(query).list();
        });

        assertThat(found).containsExactly("101");
    }

    @Test
    void aWrongOperandIsRefusedWithWhatIsAccepted() {
        assertThatThrownBy(() -> rooms("range_overlaps(r.season, r.number)"))
                .hasMessageContaining(
                        "parameter 2 of function 'range_overlaps()' requires a date, a daterange or a datemultirange,"
                                + " but is String");
        assertThatThrownBy(() -> rooms("range_overlaps(r.season, ?1)", "[2026-01-01,2026-01-02]"))
                .hasMessageContaining("but is String");
        assertThatThrownBy(() -> rooms("range_overlaps(r.amenities, r.season)"))
                .hasMessageContaining(
                        "parameter 1 of function 'range_overlaps()' requires a daterange or a datemultirange,"
                                + " but is a text[]");
        assertThatThrownBy(() -> rooms("set_overlaps(r.amenities, r.rights)"))
                .hasMessageContaining("parameter 2 of function 'set_overlaps()' requires a set of type StringSet,"
                        + " but is a WrapperSet<AccessRight>");
        assertThatThrownBy(() -> rooms("set_overlaps(r.rights, r.amenities)"))
                .hasMessageContaining("parameter 2 of function 'set_overlaps()' requires a set of type"
                        + " WrapperSet<AccessRight>, but is a text[]");
        assertThatThrownBy(() -> rooms("set_overlaps(r.rights, ?1)", WrapperSet.of(Word.class, new Word("read"))))
                .hasStackTraceContaining("expected a set of AccessRight, but the value is one of Word");
        assertThatThrownBy(() -> rooms("range_contains(r.season)"))
                .hasMessageContaining("function 'range_contains()' has 2 parameters, but is given 1");
    }

    record Word(String value) {}

    @Test
    void aNullInAForeignArrayIsARowOfNull() {
        factory.inTransaction(session -> session.createNativeMutationQuery(
                        "insert into room (number, version, amenities) values ('nulls', 0, '{sea,NULL,bath,NULL}')")
                .executeUpdate());
        try {
            assertThat(texts("select e, index(e) from Room r join lateral set_unnest(r.amenities) e"
                            + " where r.number = 'nulls' order by index(e)"))
                    .containsExactly("[bath, 1]", "[sea, 2]", "[null, 3]");
            assertThat(texts("select e, 1 from Room r join lateral set_unnest(r.amenities) e"
                            + " where r.number = 'nulls' and e is not null order by e"))
                    .containsExactly("[bath, 1]", "[sea, 1]");
        } finally {
            factory.inTransaction(session -> session.createMutationQuery("delete from Room r where r.number = 'nulls'")
                    .executeUpdate());
        }
    }

    /** To Hibernate it is bytes, whatever it is cast to; a column beside it gives it a type. */
    @Test
    void aNullParameterNeedsAColumnForItsType() {
        for (String type : List.of("LocalDateRange", "LocalDateRangeSet", "StringSet", "LocalDate")) {
            assertThatThrownBy(() -> one("select cast(?1 as " + type + ") from Room r", (Object) null))
                    .as(type)
                    .hasStackTraceContaining("cannot cast type bytea");
        }
        assertThat(one("select range_union(r.season, ?1) from Room r where r.number = '101'", (Object) null))
                .isNull();
    }

    @Test
    void anOptionalElementIsCastWhereItIsComparedWithNull() {
        String condition = "cast(?1 as LocalDate) is null or range_contains(r.season, ?1)";
        assertThat(rooms(condition, LocalDate.of(2026, 6, 3))).containsExactly("101");
        assertThat(rooms(condition, LocalDate.of(2027, 6, 3))).isEmpty();
        assertThat(rooms(condition, (Object) null)).hasSizeGreaterThan(1).contains("101");
    }

    @Test
    void aUnionIsNoRangeAndAnUpdateThatTakesItForOneIsRefusedByTheServer() {
        assertThatThrownBy(() -> factory.inTransaction(session -> session.createMutationQuery(
                                "update Room r set r.season = range_union(r.season, r.season)")
                        .executeUpdate()))
                .hasStackTraceContaining(
                        "column \"season\" is of type daterange but expression is of type datemultirange");
        assertThat(one("select range_merge(range_union(r.season, r.season)) from Room r where r.number = '101'"))
                .isEqualTo(LocalDateRange.parse("[2026-05-01,2026-09-30]"));
    }

    @Test
    void aWrapperIsNoElementOfAStatementButItsValueIs() {
        assertThatThrownBy(() -> rooms("set_contains(r.rights, ?1)", new AccessRight("read")))
                .isInstanceOf(RuntimeException.class);
        assertThat(rooms("set_contains(r.rights, ?1)", "read")).containsExactly("101");
    }

    @Test
    void anIntersectionWithAParameterThatIsARangeSetAsksForItsType() {
        String hql = "select range_intersect(r.season, ?1) from Room r where r.number = '101'";
        LocalDateRangeSet days = LocalDateRangeSet.parse("{[2026-05-01,2026-05-02],[2026-06-01,2026-06-01]}");

        assertThatThrownBy(() -> one(hql, days)).hasMessageContaining("as in cast(:openings as LocalDateRangeSet)");
        assertThat(one(hql.replace("?1", "cast(?1 as LocalDateRangeSet)"), days))
                .isEqualTo(days);
        assertThat(one(hql, LocalDateRange.parse("[2026-04-01,2026-05-02]")))
                .isEqualTo(LocalDateRange.parse("[2026-05-01,2026-05-02]"));
    }

    @Test
    void aCallOfParametersAloneAsksForAType() {
        assertThatThrownBy(
                        () -> one("select range_union(?1, ?2) from Room r", LocalDateRange.all(), LocalDateRange.all()))
                .hasMessageContaining("cast(:stay as LocalDateRange)");
    }

    /** Its answer has a type, whatever the operands are: what they are has to be known where they are written. */
    @Test
    void aConditionOfParametersAloneAsksForATypeToo() {
        for (String condition : List.of("range_overlaps(?1, ?2)", "set_overlaps(?1, ?2)")) {
            assertThatThrownBy(() -> rooms(condition, null, null))
                    .as(condition)
                    .hasStackTraceContaining("()' have no type; give one of them a type");
        }
    }

    @Test
    void everyOperatorIsOneOperand() {
        assertThat(
                        rooms(
                                "not range_overlaps(r.season, date 2026-10-01) and range_overlaps(r.season, date 2026-09-30) = true"))
                .containsExactly("101");
        assertThat(
                        rooms(
                                "range_intersect(r.season, range_except(r.season, date 2026-05-01)) = cast('{[2026-05-02,2026-10-01)}' as LocalDateRangeSet)"))
                .containsExactly("101");
    }

    // --- helpers ---------------------------------------------------------------------------------------------------

    private static List<String> rooms(String condition, @Nullable Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(
                    "select r.number from Room r where " + condition + " order by r.number", String.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list();
        });
    }

    private static List<String> texts(String hql, Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(hql, Object[].class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list().stream().map(Arrays::toString).toList();
        });
    }

    private static @Nullable Object one(String hql, Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(hql, Object.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list().get(0);
        });
    }
}
