package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An attribute of each type that the descriptors list is a column of its server type, and keeps what it is given. */
class EveryTypeMappingTests {

    private static String url;
    private static SessionFactory factory;
    private static final List<Case> CASES = new ArrayList<>();

    private record Case(long id, ValueType<?> type, Object value) {}

    @BeforeAll
    static void open() {
        url = TestPostgres.freshJdbcUrl();
        factory = Factories.create(Map.of("hibernate.connection.url", url), Everything.ENTITY);
        for (ValueType<?> type : ValueType.all()) {
            for (Object value : Probes.values(type)) {
                CASES.add(new Case(CASES.size() + 1, type, value));
            }
        }
        factory.inTransaction(session -> {
            session.persist(Everything.create(0));
            for (Case each : CASES) {
                Object entity = Everything.create(each.id());
                Everything.set(entity, each.type(), each.value());
                session.persist(entity);
            }
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void everyTypeHasCases() {
        assertThat(CASES.stream().map(Case::type).distinct())
                .hasSize(ValueType.all().size());
        assertThat(CASES)
                .hasSizeGreaterThanOrEqualTo(RangeType.all().size() * 10
                        + RangeSetType.all().size() * 6
                        + SetType.all().size() * 4);
    }

    @Test
    void theColumnHasTheTypeOfTheServer() {
        for (ValueType<?> type : ValueType.all()) {
            assertThat(text("select format_type(atttypid, null) = format_type(cast('" + type.postgresName()
                            + "' as regtype), null) from pg_attribute where attrelid = cast('anything' as regclass)"
                            + " and attname = lower('" + Everything.attribute(type) + "')"))
                    .as("%s", type.javaType().getSimpleName())
                    .isEqualTo("true");
        }
    }

    @Test
    void onlyTypesThatTheServerLacksAreMade() {
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            String name = type.postgresName();
            assertThat(text("select to_regtype('pg_catalog." + name + "') is null"))
                    .as("%s", name)
                    .isEqualTo(text("select to_regtype('public." + name + "') is not null"));
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"create", "update"})
    void ofTheseOnlyThoseThatAnAttributeNeedsAreMade(String mode) {
        try (SessionFactory own = Factories.create(Map.of("hibernate.hbm2ddl.auto", mode), Opening.class)) {
            assertThat(own.<Object>fromSession(session -> session.createNativeQuery(
                                    "select string_agg(typname, ' ' order by typname) from pg_type where typtype = 'r'"
                                            + " and typnamespace <> cast('pg_catalog' as regnamespace)",
                                    Object.class)
                            .getSingleResult()))
                    .isEqualTo("timerange");
        }
    }

    @Entity(name = "Opening")
    static class Opening {
        @Id
        private int id;

        private @Nullable LocalTimeRange hours;
    }

    @Test
    void whatIsWrittenIsRead() {
        for (Case each : CASES) {
            assertThat(read(each))
                    .as("%s %s", each.type().javaType(), each.value())
                    .isEqualTo(each.value());
        }
    }

    @Test
    void theServerHoldsTheValue() {
        for (Case each : CASES) {
            String attribute = Everything.attribute(each.type());
            assertThat(text("select cast(" + attribute + " as text) from anything where id = " + each.id()))
                    .as("%s %s", each.type().javaType(), each.value())
                    .isEqualTo(text("select cast(cast('" + stored(each.type(), each.value()) + "' as "
                            + each.type().postgresName() + ") as text)"));
        }
    }

    private static <V> String stored(ValueType<V> type, Object value) {
        return type.toStoredLiteral(type.cast(value)).replace("'", "''");
    }

    @Test
    void nullStaysNull() {
        Object entity = factory.fromSession(session -> session.find(Everything.ENTITY, 0L));
        for (ValueType<?> type : ValueType.all()) {
            assertThat(Everything.get(entity, type)).isNull();
        }
    }

    @Test
    void aParameterAndALiteralFindTheRow() {
        for (Case each : CASES) {
            String attribute = Everything.attribute(each.type());
            List<Long> byParameter = factory.fromSession(session -> session.createSelectionQuery(
                            "select a.id from Anything a where a." + attribute + " = :p", Long.class)
                    .setParameter("p", each.value())
                    .list());
            List<Long> byLiteral = factory.fromSession(session -> {
                HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                var query = builder.createQuery(Long.class);
                var root = query.from(Everything.ENTITY);
                return session.createSelectionQuery(query.select(root.get("id"))
                                .where(builder.equal(root.get(attribute), builder.literal(each.value()))))
                        .list();
            });
            assertThat(byParameter)
                    .as("%s %s", each.type().javaType(), each.value())
                    .containsExactly(each.id());
            assertThat(byLiteral)
                    .as("%s %s", each.type().javaType(), each.value())
                    .containsExactly(each.id());
        }
    }

    @Test
    void theSchemaIsValidatedAndUpdated() {
        for (String mode : List.of("validate", "update")) {
            Factories.create(Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", mode), Everything.ENTITY)
                    .close();
        }
    }

    private static @Nullable Object read(Case each) {
        return Everything.get(factory.fromSession(session -> session.find(Everything.ENTITY, each.id())), each.type());
    }

    private static String text(String sql) {
        return factory.fromSession(session ->
                String.valueOf(session.createNativeQuery(sql, Object.class).getSingleResult()));
    }
}
