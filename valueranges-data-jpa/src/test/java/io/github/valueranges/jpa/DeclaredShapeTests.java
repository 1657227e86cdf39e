package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.annotations.Struct;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The places where an entity may declare a value type, beside a plain attribute. */
class DeclaredShapeTests {

    @Test
    void oneVariantOfARange() {
        try (SessionFactory factory = Factories.create(WithFinite.class)) {
            LocalDateRange.Finite week = (LocalDateRange.Finite) LocalDateRange.parse("[2026-06-01,2026-06-07]");
            factory.inTransaction(session -> {
                WithFinite entity = new WithFinite();
                entity.value = week;
                session.persist(entity);
            });

            assertThat(factory.<WithFinite>fromSession(session -> session.find(WithFinite.class, 0)).value)
                    .isEqualTo(week);
            assertThat(factory.<Long>fromSession(session -> session.createSelectionQuery(
                                    "select count(*) from WithFinite w where range_overlaps(w.value, ?1) and w.value <> ?2",
                                    Long.class)
                            .setParameter(1, LocalDateRange.all())
                            .setParameter(2, LocalDateRange.empty())
                            .getSingleResult()))
                    .isEqualTo(1);

            factory.inTransaction(
                    session -> session.createNativeMutationQuery("update WithFinite set value = '[2026-06-01,)'")
                            .executeUpdate());
            assertThatThrownBy(() -> factory.<WithFinite>fromSession(session -> session.find(WithFinite.class, 0)))
                    .hasStackTraceContaining("[2026-06-01,)");
        }
    }

    @Test
    void eachOfTheFiveRecordsOfARange() {
        try (SessionFactory factory = Factories.create(WithFive.class)) {
            factory.inTransaction(session -> {
                WithFive entity = new WithFive();
                entity.nothing = (LocalDateRange.Empty) LocalDateRange.empty();
                entity.finite = (LocalDateRange.Finite) LocalDateRange.parse("[2026-06-01,2026-06-07]");
                entity.until = (LocalDateRange.UnboundedStart) LocalDateRange.parse("(,2026-06-07]");
                entity.since = (LocalDateRange.UnboundedEnd) LocalDateRange.parse("[2026-06-01,)");
                entity.everything = (LocalDateRange.Unbounded) LocalDateRange.all();
                session.persist(entity);
            });
            factory.inSession(session -> {
                WithFive read = session.find(WithFive.class, 0);
                assertThat(read.nothing).hasToString("empty");
                assertThat(read.finite).hasToString("[2026-06-01,2026-06-07]");
                assertThat(read.until).hasToString("(,2026-06-07]");
                assertThat(read.since).hasToString("[2026-06-01,)");
                assertThat(read.everything).hasToString("(,)");
                assertThat(session.createNativeQuery(
                                        "select count(*) from information_schema.columns"
                                                + " where table_name = 'withfive' and udt_name = 'daterange'",
                                        Long.class)
                                .getSingleResult())
                        .isEqualTo(5);
            });
        }
    }

    @Test
    void listsAreArraysAndElementCollectionsAreRows() {
        try (SessionFactory factory = Factories.create(WithCollections.class)) {
            List<LocalDateRange> list = List.of(
                    LocalDateRange.parse("[2026-06-01,2026-06-07]"), LocalDateRange.empty(), LocalDateRange.all());
            factory.inTransaction(session -> {
                WithCollections entity = new WithCollections();
                entity.list = list;
                entity.rows = Set.copyOf(list);
                entity.sets = Map.of("a", StringSet.of("x", "y"), "b", StringSet.empty());
                session.persist(entity);
            });

            factory.inSession(session -> {
                WithCollections read = session.find(WithCollections.class, 0);
                assertThat(read.list).isEqualTo(list);
                assertThat(read.rows).containsExactlyInAnyOrderElementsOf(list);
                assertThat(read.sets).isEqualTo(Map.of("a", StringSet.of("x", "y"), "b", StringSet.empty()));
                assertThat(session.createNativeQuery(
                                        "select udt_name from information_schema.columns where column_name = 'list'",
                                        String.class)
                                .getSingleResult())
                        .isEqualTo("_daterange");
            });
        }
    }

    @Test
    void documentsHoldLiteralsAndArrays() {
        try (SessionFactory factory = Factories.create(WithDocument.class)) {
            Document document = new Document();
            document.stay = LocalDateRange.parse("[2026-06-01,2026-06-07]");
            document.free = LocalDateRangeSet.parse("{[2026-06-08,2026-06-09],[2027-01-01,)}");
            document.tags = StringSet.of("sea", "q\"q", "b\\s", "");
            document.rights = WrapperSet.parse(AccessRight.class, "{read}");
            factory.inTransaction(session -> {
                WithDocument entity = new WithDocument();
                entity.document = document;
                session.persist(entity);
            });

            factory.inSession(session -> {
                Document read = session.find(WithDocument.class, 0).document;
                assertThat(read.stay).isEqualTo(document.stay);
                assertThat(read.free).isEqualTo(document.free);
                assertThat(read.tags).isEqualTo(document.tags);
                assertThat(read.rights).isEqualTo(document.rights);
                assertThat(session.createNativeQuery(
                                        "select document ->> 'stay' || (document ->> 'rights') from WithDocument",
                                        String.class)
                                .getSingleResult())
                        .isEqualTo("[2026-06-01,2026-06-07][\"read\"]");
                assertThat(session.createSelectionQuery(
                                        "select w.id from WithDocument w where range_overlaps(w.document.stay, ?1)",
                                        Integer.class)
                                .setParameter(1, document.stay)
                                .list())
                        .hasSize(1);
            });
        }
    }

    @Test
    void aNullInTheArrayOfADocumentIsRefusedAndNamed() {
        try (SessionFactory factory = Factories.create(WithDocument.class)) {
            factory.inTransaction(session -> {
                WithDocument entity = new WithDocument();
                entity.document = new Document();
                session.persist(entity);
                session.flush();
                session.createNativeMutationQuery("update WithDocument set document = '{\"tags\": [\"a\", null]}'")
                        .executeUpdate();
            });

            assertThatThrownBy(() -> factory.fromSession(session -> session.find(WithDocument.class, 0)))
                    .hasStackTraceContaining("a set holds no NULL, but element 2 of 2 is NULL");
        }
    }

    @Test
    void compositeTypesOfTheServerHoldEveryType() {
        Composite composite = new Composite(
                LocalDateRange.parse("[2026-06-01,2026-06-07]"),
                LocalDateRangeSet.parse("{[2026-06-08,2026-06-09],[2027-01-01,)}"),
                StringSet.of("sea", "q\"q", "b\\s,", ""),
                WrapperSet.parse(AccessRight.class, "{read,write}"));
        Composite nulls = new Composite(null, null, StringSet.empty(), null);
        try (SessionFactory factory = Factories.create(WithComposite.class)) {
            factory.inTransaction(session -> {
                for (Composite value : List.of(composite, nulls)) {
                    WithComposite entity = new WithComposite();
                    entity.id = value == nulls ? 1 : 0;
                    entity.value = value;
                    session.persist(entity);
                }
            });

            factory.inSession(session -> {
                assertThat(session.find(WithComposite.class, 0).value).isEqualTo(composite);
                assertThat(session.find(WithComposite.class, 1).value).isEqualTo(nulls);
            });
        }
    }

    @Test
    void aGenericSuperclassTakesTheTypeOfItsSubclass() {
        try (SessionFactory factory = Factories.create(Generic.class, OfRange.class, OfSet.class)) {
            factory.inTransaction(session -> {
                OfRange range = new OfRange();
                range.value = LocalDateRange.all();
                session.persist(range);
                OfSet set = new OfSet();
                set.value = StringSet.of("a");
                session.persist(set);
            });

            assertThat(factory.<OfRange>fromSession(session -> session.find(OfRange.class, 0)).value)
                    .isEqualTo(LocalDateRange.all());
            assertThat(factory.<OfSet>fromSession(session -> session.find(OfSet.class, 0)).value)
                    .isEqualTo(StringSet.of("a"));
        }
    }

    @Test
    void columnsOfAMigrationValidate() throws Exception {
        String url = TestPostgres.freshJdbcUrl();
        try (Connection connection = DriverManager.getConnection(url)) {
            connection
                    .createStatement()
                    .execute(
                            "create table room (number varchar(255) primary key, version integer not null,"
                                    + " season daterange, openings datemultirange, amenities text[], rights text[], renovatedOn date)");
        }
        Map<String, Object> validate = Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "validate");

        try (SessionFactory factory = Factories.create(validate, Room.class)) {
            assertThat(factory.isOpen()).isTrue();
        }

        try (Connection connection = DriverManager.getConnection(url)) {
            connection.createStatement().execute("alter table room alter column season type tsrange using null");
        }
        assertThatThrownBy(() -> Factories.create(validate, Room.class))
                .hasMessageContaining("season")
                .hasMessageContaining("daterange");
    }

    @Entity(name = "WithFinite")
    static class WithFinite {
        @Id
        int id;

        LocalDateRange.@Nullable Finite value;
    }

    @Entity(name = "WithFive")
    static class WithFive {
        @Id
        int id;

        LocalDateRange.@Nullable Empty nothing;
        LocalDateRange.@Nullable Finite finite;
        LocalDateRange.@Nullable UnboundedStart until;
        LocalDateRange.@Nullable UnboundedEnd since;
        LocalDateRange.@Nullable Unbounded everything;
    }

    @Entity(name = "WithCollections")
    static class WithCollections {
        @Id
        int id;

        @Nullable
        List<LocalDateRange> list;

        @ElementCollection
        Set<LocalDateRange> rows = Set.of();

        @ElementCollection
        Map<String, StringSet> sets = Map.of();
    }

    @Entity(name = "WithDocument")
    static class WithDocument {
        @Id
        int id;

        @JdbcTypeCode(SqlTypes.JSON)
        Document document = new Document();
    }

    @Embeddable
    static class Document {
        @Nullable
        LocalDateRange stay;

        @Nullable
        LocalDateRangeSet free;

        @Nullable
        StringSet tags;

        @Nullable
        WrapperSet<AccessRight> rights;
    }

    @MappedSuperclass
    abstract static class Generic<V> {
        @Id
        int id;

        @Nullable
        V value;
    }

    @Entity(name = "OfRange")
    static class OfRange extends Generic<LocalDateRange> {}

    @Entity(name = "OfSet")
    static class OfSet extends Generic<StringSet> {}

    @Embeddable
    record Composite(
            @Nullable LocalDateRange stay,
            @Nullable LocalDateRangeSet free,
            @Nullable StringSet tags,
            @Nullable WrapperSet<AccessRight> rights) {}

    @Entity(name = "WithComposite")
    static class WithComposite {
        @Id
        private int id;

        @Struct(name = "composite")
        private @Nullable Composite value;
    }
}
