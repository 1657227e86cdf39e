package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.jpa.TranslationSupport.Row;
import io.github.valueranges.oracles.ProjectTree;
import jakarta.persistence.criteria.Expression;
import jakarta.persistence.criteria.Root;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.hibernate.SessionFactory;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.hibernate.query.criteria.JpaExpression;
import org.hibernate.query.criteria.JpaRoot;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Criteria call every function of the server, over every type, and are answered what HQL is answered. */
class CriteriaFunctionTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY, Room.class, Booking.class);
        EveryTypeRows.store(factory);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void everyFunctionOverEveryType() {
        TreeSet<String> functions = new TreeSet<>();
        int calls = 0;
        int known = 0;
        for (Row row : TranslationSupport.rows()) {
            if (!row.onServer() || !row.isFunction() || row.query().contains("_unnest(")) {
                continue;
            }
            functions.add(row.function());
            for (ValueType<?> type : ValueType.all()) {
                if (!TranslationSupport.members().get(row.member()).containsKey(type)
                        || row.except().contains(type.javaType().getSimpleName())) {
                    continue;
                }
                List<@Nullable Object> operands = operands(row, type);
                List<@Nullable Object> hql = hql(row, type, operands);
                assertThat(criteria(row, type, operands))
                        .as("%s of %s", row.member(), type.javaType().getSimpleName())
                        .isEqualTo(hql);
                known += hql.stream().anyMatch(Objects::nonNull) ? 1 : 0;
                calls++;
            }
        }

        assertThat(functions).hasSizeGreaterThan(50);
        assertThat(calls).isGreaterThan(1000);
        assertThat(known).isGreaterThan(calls * 9 / 10);
    }

    /** The arguments after the attribute; the bounds of a range are made of the attribute itself. */
    private static List<@Nullable Object> operands(Row row, ValueType<?> type) {
        if (row.member().contains("(element") && isConstructor(row)) {
            return List.of();
        }
        RangeType<?, ?, ?> rangeType = type instanceof RangeSetType<?, ?, ?> sets
                ? sets.rangeType()
                : type instanceof RangeType<?, ?, ?> ranges ? ranges : null;
        List<@Nullable Object> operands = new ArrayList<>();
        for (String parameter : row.query().contains("_agg(") ? List.<String>of() : row.parameters()) {
            operands.add(
                    switch (parameter) {
                        case "element" ->
                            type instanceof SetType<?, ?> sets
                                    ? Probes.elements(sets).get(0)
                                    : Probes.elements(Objects.requireNonNull(rangeType))
                                            .get(1);
                        case "operand", "range" -> middle(Objects.requireNonNull(rangeType));
                        case "rangeSet" ->
                            middle(Objects.requireNonNull(rangeType).rangeSetType());
                        case "set" -> middle(type);
                        case "amount" ->
                            EveryTypeFunctionTests.amounts(Objects.requireNonNull(rangeType))
                                    .get(1);
                        default -> throw new IllegalArgumentException("no operand for " + row.member());
                    });
        }
        return operands;
    }

    private static boolean isConstructor(Row row) {
        return List.of(
                        "closed",
                        "closedOpen",
                        "openClosed",
                        "open",
                        "atLeast",
                        "greaterThan",
                        "atMost",
                        "lessThan",
                        "singleton")
                .contains(row.name());
    }

    private static Object middle(ValueType<?> type) {
        List<?> values = EveryTypeRows.values(type);
        return Objects.requireNonNull(values.get(values.size() / 2));
    }

    private static List<@Nullable Object> hql(Row row, ValueType<?> type, List<@Nullable Object> operands) {
        String attribute = "a." + Everything.attribute(type);
        StringBuilder call = new StringBuilder(row.function()).append('(');
        if (isConstructor(row)) {
            call.append("range_lower_bound(").append(attribute).append(')');
            call.append(row.parameters().size() == 2 ? ", range_upper_bound(" + attribute + ")" : "");
        } else {
            call.append(attribute);
        }
        for (int i = 0; i < operands.size(); i++) {
            call.append(", ");
            call.append(
                    operands.get(i) instanceof RangeAlgebra<?, ?, ?> operand
                            ? "cast(?" + (i + 1) + " as "
                                    + ValueType.of(operand.getClass())
                                            .orElseThrow()
                                            .javaType()
                                            .getSimpleName() + ")"
                            : "?" + (i + 1));
        }
        String order = row.query().contains("_agg(") ? "" : " order by a.id";
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery("select " + call + ") from Anything a" + order, Object.class);
            for (int i = 0; i < operands.size(); i++) {
                query.setParameter(i + 1, operands.get(i));
            }
            return query.list();
        });
    }

    private static List<@Nullable Object> criteria(Row row, ValueType<?> type, List<@Nullable Object> operands) {
        return factory.fromSession(session -> {
            HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
            var query = builder.createQuery(Object.class);
            Root<?> root = query.from(Everything.ENTITY);
            Expression<?> attribute = root.get(Everything.attribute(type));
            List<Expression<?>> arguments = new ArrayList<>();
            if (isConstructor(row)) {
                arguments.add(builder.function("range_lower_bound", type.elementClass(), attribute));
                if (row.parameters().size() == 2) {
                    arguments.add(builder.function("range_upper_bound", type.elementClass(), attribute));
                }
            } else {
                arguments.add(attribute);
            }
            for (Object operand : operands) {
                arguments.add(value(builder, operand));
            }
            query.select(builder.function(row.function(), Object.class, arguments.toArray(new Expression<?>[0])));
            if (!row.query().contains("_agg(")) {
                query.orderBy(builder.asc(root.get("id")));
            }
            return session.createSelectionQuery(query).list();
        });
    }

    private static Expression<?> value(HibernateCriteriaBuilder builder, @Nullable Object operand) {
        JpaExpression<?> value = builder.value(operand);
        return operand instanceof RangeAlgebra<?, ?, ?>
                ? value.cast(ValueType.of(operand.getClass()).orElseThrow().javaType())
                : value;
    }

    @Test
    void theRowsOfEveryRangeSetAndSet() {
        int types = 0;
        for (ValueType<?> type : ValueType.all()) {
            if (type instanceof RangeType<?, ?, ?>) {
                continue;
            }
            String function = type instanceof SetType<?, ?> ? "set_unnest" : "range_unnest";
            String attribute = Everything.attribute(type);
            List<Object> hql = factory.fromSession(session -> session.createSelectionQuery(
                            "select o from Anything a join lateral " + function + "(a." + attribute
                                    + ") o order by a.id, o",
                            Object.class)
                    .list());
            List<Object> criteria = factory.fromSession(session -> {
                HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                var query = builder.createQuery(Object.class);
                JpaRoot<?> root = query.from(Everything.ENTITY);
                var rows = root.joinLateral(builder.setReturningFunction(function, root.get(attribute)));
                query.select(rows).orderBy(builder.asc(root.get("id")), builder.asc(rows));
                return session.createSelectionQuery(query).list();
            });
            assertThat(criteria).as(attribute).isEqualTo(hql).hasSizeGreaterThan(6);
            types++;
        }
        assertThat(types).isEqualTo(11 + 14);
    }

    /** Hibernate cannot copy such a join: where that changes, a limit of the page goes. */
    @Test
    void rowsAreJoinedWhereCriteriaAreNotCopied() {
        for (boolean copied : new boolean[] {false, true}) {
            try (SessionFactory own = Factories.create(Map.of("hibernate.criteria.copy_tree", copied), Room.class)) {
                own.inTransaction(session -> {
                    Room room = new Room("1");
                    room.setAmenities(StringSet.of("sea", "bath"));
                    session.persist(room);
                });
                ThrowingCallable join = () -> assertThat(amenities(own)).containsExactly("bath", "sea");
                if (copied) {
                    assertThatThrownBy(join).isInstanceOf(AssertionError.class).hasMessageContaining("castNonNull");
                } else {
                    assertThatCode(join).doesNotThrowAnyException();
                }
            }
        }
    }

    private static List<String> amenities(SessionFactory own) {
        return own.fromSession(session -> {
            HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
            var query = builder.createQuery(String.class);
            var room = query.from(Room.class);
            var rows = room.joinLateral(builder.setReturningFunction("set_unnest", room.get("amenities")));
            query.select(rows.cast(String.class)).orderBy(builder.asc(rows));
            return session.createQuery(query).list();
        });
    }

    /** Plain Hibernate takes the plan of the first: where that changes, a limit of the page goes. */
    @Test
    void aValueThatIsGivenItsTypeIsNotAskedByThePlanOfAnother() {
        List<Object> operands = List.of(
                LocalDateRange.parse("[2026-06-01,2026-06-07]"),
                LocalDateRangeSet.parse("{[2026-06-01,2026-06-02],[2026-07-01,)}"),
                LocalDate.of(2026, 6, 1));
        factory.inTransaction(session -> {
            Room room = new Room("plan");
            room.setOpenings(LocalDateRangeSet.parse("{[2026-06-01,2026-06-30]}"));
            session.persist(room);
        });
        for (int round = 0; round < 2; round++) {
            for (Object operand : operands) {
                assertThat(openDuring(operand, true)).as("%s", operand).containsExactly("plan");
            }
        }
        assertThat(openDuring(operands.get(0), false)).containsExactly("plan");
        assertThatThrownBy(() -> openDuring(operands.get(2), false)).hasStackTraceContaining("malformed range literal");
    }

    private static List<String> openDuring(Object operand, boolean typed) {
        return factory.fromSession(session -> {
            HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
            var query = builder.createQuery(String.class);
            var room = query.from(Room.class);
            JpaExpression<?> value = builder.value(operand);
            query.select(room.get("number"))
                    .where(builder.isTrue(builder.function(
                            "range_overlaps",
                            Boolean.class,
                            room.get("openings"),
                            typed ? value.cast(type(operand)) : value)));
            return session.createSelectionQuery(query).list();
        });
    }

    private static Class<?> type(Object operand) {
        return ValueType.of(operand.getClass())
                .<Class<?>>map(ValueType::javaType)
                .orElse(operand.getClass());
    }

    @Test
    void thePageShowsHow() throws IOException {
        LocalDateRange week = LocalDateRange.parse("[2026-06-01,2026-06-07]");
        factory.inTransaction(session -> {
            session.persist(new Booking("Ada", null, LocalDateRange.parse("[2026-06-05,2026-06-20]")));
            session.persist(new Booking("Bea", null, LocalDateRange.parse("[2026-06-06,2026-06-08]")));
            session.persist(new Booking("Eve", null, LocalDateRange.parse("[2026-06-08,2026-06-30]")));
        });
        List<Booking> found = factory.fromSession(session -> {
            HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
            var query = builder.createQuery(Booking.class);
            var booking = query.from(Booking.class);
            var operand = builder.value(week).cast(LocalDateRange.class);
            query.where(
                    builder.isTrue(builder.function("range_overlaps", Boolean.class, booking.get("stay"), operand)),
                    builder.greaterThan(builder.function("range_length", Long.class, booking.get("stay")), 13L));
            return session.createSelectionQuery(query).list();
        });

        assertThat(found).extracting(Booking::getGuest).containsExactly("Ada");
        Path here = ProjectTree.root()
                .resolve("valueranges-data-jpa/src/test/java/io/github/valueranges/jpa/CriteriaFunctionTests.java");
        String page = Files.readString(ProjectTree.root().resolve("docs/jpa.md"));
        String section = page.substring(page.indexOf("### Criteria"));
        int start = section.indexOf("```\n") + 4;
        String block = section.substring(start, section.indexOf("\n```", start));
        assertThat(block.lines()).hasSizeGreaterThan(5);
        assertThat(Files.readString(here).replaceAll("\\s+", " ")).contains(block.replaceAll("\\s+", " "));
    }
}
