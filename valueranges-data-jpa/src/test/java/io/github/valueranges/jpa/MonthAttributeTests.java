package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.YearMonthRange;
import io.github.valueranges.YearMonthSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Convert;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A month that is no part of a range or a set is an attribute too: its first day, as in those. */
class MonthAttributeTests {

    private static final YearMonth JUNE = YearMonth.of(2026, 6);

    private static String url;
    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        url = TestPostgres.freshJdbcUrl();
        factory = Factories.create(Map.of("hibernate.connection.url", url), Budget.class);
        factory.inTransaction(session -> {
            Budget june = new Budget(1, JUNE);
            june.period = YearMonthRange.closed(JUNE, YearMonth.of(2026, 8));
            june.months = YearMonthSet.of(JUNE, YearMonth.of(2026, 12));
            june.told = new Told(JUNE, null);
            june.reviewed.addAll(List.of(JUNE, YearMonth.of(2027, 1)));
            session.persist(june);
            session.persist(new Budget(2, YearMonth.of(2026, 5)));
            session.persist(new Budget(3, null));
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void theColumnIsADateAndHoldsTheFirstDay() {
        assertThat(sql("select format_type(atttypid, null) from pg_attribute"
                        + " where attrelid = cast('budget' as regclass) and attname = 'month'"))
                .isEqualTo("date");
        assertThat(sql("select cast(month as text) from budget where id = 1")).isEqualTo("2026-06-01");
        assertThat(sql("select told ->> 'since' from budget where id = 1")).isEqualTo("2026-06-01");
        assertThat(sql("select min(cast(reviewed as text)) from budget_reviewed"))
                .isEqualTo("2026-06-01");
        Factories.create(Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "validate"), Budget.class)
                .close();
    }

    @Test
    void whatIsWrittenIsRead() {
        Budget june = factory.fromSession(session -> session.find(Budget.class, 1L));

        assertThat(june.month).isEqualTo(JUNE);
        assertThat(june.told).isEqualTo(new Told(JUNE, null));
        assertThat(june.reviewed).containsExactlyInAnyOrder(JUNE, YearMonth.of(2027, 1));
        assertThat(factory.<Budget>fromSession(session -> session.find(Budget.class, 3L)).month)
                .isNull();
    }

    /** Often enough for a prepared statement of the server, whose results are binary. */
    @ParameterizedTest
    @ValueSource(strings = {"1582-10", "0001-01", "0000-12", "-0043-03", "-4712-01", "+10000-01", "+5874897-12"})
    void monthsOfAnyEraAreRight(String text) {
        YearMonth month = YearMonth.parse(text);
        factory.inTransaction(session -> session.persist(new Budget(9, month)));
        try {
            for (int i = 0; i < 7; i++) {
                assertThat(factory.<Budget>fromSession(session -> session.find(Budget.class, 9L)).month)
                        .isEqualTo(month);
                assertThat(ids("b.month = ?1", month)).containsExactly(9L);
            }
        } finally {
            factory.inTransaction(session -> session.createMutationQuery("delete from Budget b where b.id = 9")
                    .executeUpdate());
        }
    }

    @Entity(name = "Months")
    static class Months {
        @Id
        Long id;

        YearMonth[] several;
        List<YearMonth> list;
    }

    @Test
    void arraysOfMonthsOfAnyEraAreRight() {
        List<YearMonth> months = new ArrayList<>();
        for (String text : List.of(
                "2026-06", "1582-10", "0001-01", "0000-12", "-0043-03", "-4712-01", "+10000-01", "+5874897-12")) {
            months.add(YearMonth.parse(text));
        }
        try (SessionFactory factory = Factories.create(Months.class)) {
            factory.inTransaction(session -> {
                Months row = new Months();
                row.id = 1L;
                row.several = months.toArray(new YearMonth[0]);
                row.list = months;
                session.persist(row);
            });
            for (int i = 0; i < 7; i++) {
                Months read = factory.fromSession(session -> session.find(Months.class, 1L));
                assertThat(read.several).containsExactlyElementsOf(months);
                assertThat(read.list).isEqualTo(months);
            }
            for (String day : List.of("2026-06-15", "12026-06-15", "0044-03-15 BC")) {
                factory.inTransaction(
                        session -> session.createNativeMutationQuery("update Months set list = '{\"" + day + "\"}'")
                                .executeUpdate());
                assertThatThrownBy(() -> factory.fromSession(session -> session.find(Months.class, 1L)))
                        .hasStackTraceContaining("expected the first day of a month")
                        .hasStackTraceContaining("in \"" + day + "\"");
            }
        }
    }

    @Test
    void queriesCompareSortAndConvert() {
        assertThat(ids("b.month = ?1", JUNE)).containsExactly(1L);
        assertThat(ids("b.month < ?1", JUNE)).containsExactly(2L);
        assertThat(ids("b.month in (?1, ?2)", JUNE, YearMonth.of(2026, 5))).containsExactly(1L, 2L);
        assertThat(ids("?1 is null or b.month = ?1", (Object) null)).containsExactly(1L, 2L, 3L);
        assertThat(ids("b.month = cast('2026-06-01' as YearMonth)")).containsExactly(1L);
        assertThat(ids("b.told.since = ?1", JUNE)).containsExactly(1L);
        assertThat(ids("?1 member of b.reviewed", YearMonth.of(2027, 1))).containsExactly(1L);
        assertThat(one("select max(b.month) from Budget b")).isEqualTo(JUNE);
        assertThat(one("select coalesce(b.month, ?1) from Budget b where b.id = 3", JUNE))
                .isEqualTo(JUNE);
        assertThat(factory.<Object>fromSession(
                        session -> session.createNativeQuery("select month from budget where id = 1", Object.class)
                                .addScalar("month", YearMonth.class)
                                .getSingleResult()))
                .isEqualTo(JUNE);
        assertThat(factory.<List<Long>>fromSession(session -> {
                    HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                    var query = builder.createQuery(Long.class);
                    var budget = query.from(Budget.class);
                    query.select(budget.get("id")).where(builder.equal(budget.get("month"), builder.literal(JUNE)));
                    return session.createSelectionQuery(query).list();
                }))
                .containsExactly(1L);
    }

    @Test
    void functionsTakeTheColumn() {
        assertThat(ids("range_contains(b.period, b.month)")).containsExactly(1L);
        assertThat(ids("set_contains(b.months, b.month)")).containsExactly(1L);
        assertThat(ids("b.month = range_lower_bound(b.period)")).containsExactly(1L);
        assertThat(one("select range_closed(b.month, ?1) from Budget b where b.id = 2", JUNE))
                .isEqualTo(YearMonthRange.parse("[2026-05,2026-06]"));
        assertThat(one("select range_closed(b.month, b.month) from Budget b where b.id = 2"))
                .isEqualTo(YearMonthRange.parse("[2026-05,2026-05]"));
        assertThat(one("select set_add(b.months, b.month) from Budget b where b.id = 1"))
                .isEqualTo(YearMonthSet.of(JUNE, YearMonth.of(2026, 12)));
    }

    @Test
    void anEqualMonthIsNoUpdate() {
        factory.inTransaction(session -> session.persist(new Budget(8, JUNE)));
        for (YearMonth month : List.of(YearMonth.of(2026, 6), YearMonth.of(2026, 7))) {
            factory.inTransaction(session -> session.find(Budget.class, 8L).month = month);
        }
        assertThat(factory.<Budget>fromSession(session -> session.find(Budget.class, 8L)).version)
                .isEqualTo(1);
        factory.inTransaction(session -> session.createMutationQuery("update Budget b set b.month = ?1 where b.id = 8")
                .setParameter(1, YearMonth.of(2026, 9))
                .executeUpdate());
        assertThat(sql("select cast(month as text) from budget where id = 8")).isEqualTo("2026-09-01");
        factory.inTransaction(session -> session.remove(session.find(Budget.class, 8L)));
    }

    @Test
    void aDayWithinAMonthIsRefusedWhenItIsLoaded() {
        factory.inTransaction(session -> session.createNativeMutationQuery(
                        "insert into budget (id, version, month) values (7, 0, '2026-06-15')")
                .executeUpdate());
        try {
            assertThatThrownBy(() -> factory.fromSession(session -> session.find(Budget.class, 7L)))
                    .hasStackTraceContaining("expected the first day of a month at index 8 in \"2026-06-15\"");
        } finally {
            factory.inTransaction(session -> session.createNativeMutationQuery("delete from budget where id = 7")
                    .executeUpdate());
        }
    }

    @Test
    void aMonthBeyondTheCalendarOfTheServerIsRefusedByTheNameOfItsAttribute() {
        YearMonth beyond = YearMonth.of(5_874_898, 1);
        Budget inCollection = new Budget(6, null);
        inCollection.reviewed.add(beyond);

        refused(new Budget(6, beyond), "MonthAttributeTests$Budget.month");
        refused(inCollection, "MonthAttributeTests$Budget.reviewed.element");
        assertThat(ids("b.id = 6")).isEmpty();
        assertThatThrownBy(() -> factory.inTransaction(session -> session.find(Budget.class, 2L).month = beyond))
                .hasMessageStartingWith("MonthAttributeTests$Budget.month: the element 5874898-01 cannot be stored");
    }

    private static void refused(Budget budget, String place) {
        assertThatThrownBy(() -> factory.inTransaction(session -> session.persist(budget)))
                .isInstanceOf(UnstorableValueException.class)
                .hasMessageStartingWith(place + ": the element 5874898-01 cannot be stored");
    }

    @Test
    void aConverterOfTheApplicationMapsItAsItLikes() {
        String own = TestPostgres.freshJdbcUrl();
        try (SessionFactory factory = Factories.create(Map.of("hibernate.connection.url", own), Converted.class)) {
            factory.inTransaction(session -> session.persist(new Converted(JUNE)));
            assertThat(factory.<Object>fromSession(
                            session -> session.createNativeQuery("select month from converted", Object.class)
                                    .getSingleResult()))
                    .isEqualTo("2026-06");
            assertThat(factory.<Converted>fromSession(session -> session.find(Converted.class, 1L)).month)
                    .isEqualTo(JUNE);

            YearMonth beyond = YearMonth.of(-4800, 1);
            factory.inTransaction(session -> session.find(Converted.class, 1L).month = beyond);
            assertThat(factory.<Converted>fromSession(session -> session.find(Converted.class, 1L)).month)
                    .isEqualTo(beyond);
        }
    }

    private static List<Long> ids(String condition, @Nullable Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(
                    "select b.id from Budget b where " + condition + " order by b.month nulls last, b.id", Long.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list().stream().sorted().toList();
        });
    }

    private static @Nullable Object one(String hql, Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(hql, Object.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.getSingleResult();
        });
    }

    private static Object sql(String sql) {
        return factory.fromSession(
                session -> session.createNativeQuery(sql, Object.class).getSingleResult());
    }

    @Entity(name = "Budget")
    static class Budget {
        @Id
        private long id;

        @Version
        private int version;

        private @Nullable YearMonth month;
        private @Nullable YearMonthRange period;
        private @Nullable YearMonthSet months;

        @Embedded
        @JdbcTypeCode(SqlTypes.JSON)
        private @Nullable Told told;

        @ElementCollection(fetch = FetchType.EAGER)
        private Set<YearMonth> reviewed = new TreeSet<>();

        protected Budget() {}

        Budget(long id, @Nullable YearMonth month) {
            this.id = id;
            this.month = month;
        }
    }

    @Embeddable
    record Told(@Nullable YearMonth since, @Nullable String why) {}

    @Entity(name = "Converted")
    static class Converted {
        @Id
        private long id = 1;

        @Convert(converter = AsText.class)
        private @Nullable YearMonth month;

        protected Converted() {}

        Converted(YearMonth month) {
            this.month = month;
        }
    }

    static class AsText implements AttributeConverter<YearMonth, String> {

        @Override
        public @Nullable String convertToDatabaseColumn(@Nullable YearMonth month) {
            return month == null ? null : month.toString();
        }

        @Override
        public @Nullable YearMonth convertToEntityAttribute(@Nullable String text) {
            return text == null ? null : YearMonth.parse(text);
        }
    }
}
