package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.Table;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.Formula;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValueIndexTests {

    private static final String[] EXPECTED = {
        "\"Guest House\" gin (\"Extras\")",
        "\"Guest House\" gin (floors)",
        "\"Guest House\" gin (rights)",
        "\"Guest House\" gist (\"Season 26\")",
        "\"Guest House\" gist (cleaned)",
        "\"Guest House\" gist (hours)",
        "\"Guest House\" gist (weekend)",
        "closed_days gist (closed)",
        "house_closings gist (stays)",
        "in_schema.boat gist (rented)",
        "in_schema.ship gist (rented)",
        "in_schema.ship gist (repaired)"
    };

    @Test
    void eachColumnHasTheIndexOfItsTypeHoweverOftenTheSchemaIsUpdated() {
        Map<String, Object> update = Map.of(
                "hibernate.connection.url",
                TestPostgres.freshJdbcUrl(),
                "hibernate.hbm2ddl.auto",
                "update",
                "hibernate.hbm2ddl.create_namespaces",
                true);
        for (int start = 0; start < 3; start++) {
            try (SessionFactory factory = Factories.create(update, House.class, Vessel.class, Boat.class, Ship.class)) {
                assertThat(indexes(factory)).containsExactly(EXPECTED);
            }
        }
    }

    @Test
    void anIndexThatIsThereIsKept() {
        Map<String, Object> update =
                Map.of("hibernate.connection.url", TestPostgres.freshJdbcUrl(), "hibernate.hbm2ddl.auto", "update");
        try (SessionFactory before = Factories.create(update, Unindexed.class)) {
            before.inTransaction(
                    session -> session.createNativeMutationQuery("create index by_hand on stays using gist (stay)")
                            .executeUpdate());
        }
        try (SessionFactory factory = Factories.create(update, Indexed.class)) {
            assertThat(indexes(factory)).containsExactly("stays gist (stay)");
        }
    }

    @Test
    void anIndexOfSomeRowsIsNotEnough() {
        Map<String, Object> update =
                Map.of("hibernate.connection.url", TestPostgres.freshJdbcUrl(), "hibernate.hbm2ddl.auto", "update");
        try (SessionFactory before = Factories.create(update, Unindexed.class)) {
            before.inTransaction(session -> session.createNativeMutationQuery(
                            "create index by_hand on stays using gist (stay) where id > 5")
                    .executeUpdate());
        }
        try (SessionFactory factory = Factories.create(update, Indexed.class)) {
            assertThat(indexes(factory)).containsExactly("stays gist (stay)", "stays gist (stay) WHERE (id > 5)");
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"create", "none"})
    void anAttributeOfAnotherTypeIsRefusedWithoutASchemaToo(String schema) {
        assertThatThrownBy(() -> Factories.create(Map.of("hibernate.hbm2ddl.auto", schema), Misplaced.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("attribute guest of ")
                .hasMessageContaining("Misplaced is indexed as a value, but is no range, range set or value set");
    }

    @Test
    void aListOfRangesInOneColumnIsRefused() {
        assertThatThrownBy(() -> Factories.create(MisplacedList.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("attribute stays of ");
    }

    @Test
    void anAttributeWithoutAColumnIsRefused() {
        for (Class<?> entity : List.<Class<?>>of(MisplacedFormula.class, MisplacedReference.class)) {
            assertThatThrownBy(() -> Factories.create(entity, Unindexed.class))
                    .isInstanceOf(MappingException.class)
                    .hasMessageContaining("attribute stay of ")
                    .hasMessageContaining(entity.getSimpleName() + " is indexed as a value, but is no range");
        }
    }

    private static List<String> indexes(SessionFactory factory) {
        return factory.fromSession(session -> session.createNativeQuery(
                        "select cast(cast(i.indrelid as regclass) as text) || ' '"
                                + " || substring(pg_get_indexdef(i.indexrelid) from ' USING (.*)$')"
                                + " from pg_index i join pg_class c on c.oid = i.indrelid where not i.indisprimary"
                                + " and c.relnamespace not in (select oid from pg_namespace where nspname like 'pg!_%' escape '!') order by 1",
                        String.class)
                .list());
    }

    @Embeddable
    record Hours(@ValueIndex LocalTimeRange hours) {}

    @Embeddable
    record Closing(@ValueIndex LocalDateRange closed, String why) {}

    @MappedSuperclass
    abstract static class Cleaned {
        @ValueIndex
        private @Nullable LocalDateRange cleaned;
    }

    @Entity(name = "House")
    @Table(name = "`Guest House`")
    static class House extends Cleaned {
        @Id
        private int id;

        @ValueIndex
        @Column(name = "`Season 26`")
        private @Nullable LocalDateRangeSet season;

        @ValueIndex
        @Column(name = "`Extras`")
        private @Nullable StringSet extras;

        @ValueIndex
        private @Nullable WrapperSet<AccessRight> rights;

        @ValueIndex
        private @Nullable IntSet floors;

        private @Nullable Hours opened;

        @AttributeOverride(name = "hours", column = @Column(name = "weekend"))
        private @Nullable Hours openedAtWeekends;

        @ValueIndex
        @ElementCollection
        @CollectionTable(name = "house_closings")
        private @Nullable List<LocalDateRange> stays;

        @ElementCollection
        @CollectionTable(name = "closed_days")
        private @Nullable List<Closing> closings;
    }

    @Entity(name = "Vessel")
    @Inheritance(strategy = InheritanceType.TABLE_PER_CLASS)
    abstract static class Vessel {
        @Id
        private int id;

        @ValueIndex
        private @Nullable LocalDateRange rented;
    }

    @Entity(name = "Boat")
    @Table(name = "boat", schema = "in_schema")
    static class Boat extends Vessel {}

    @Entity(name = "Ship")
    @Table(name = "ship", schema = "in_schema")
    static class Ship extends Vessel {
        @ValueIndex
        private @Nullable LocalDateRange repaired;
    }

    @Entity(name = "Unindexed")
    @Table(name = "stays")
    static class Unindexed {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "Indexed")
    @Table(name = "stays")
    static class Indexed {
        @Id
        private int id;

        @ValueIndex
        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "Misplaced")
    static class Misplaced {
        @Id
        private int id;

        @ValueIndex
        private @Nullable String guest;
    }

    @Entity(name = "MisplacedList")
    static class MisplacedList {
        @Id
        private int id;

        @ValueIndex
        private @Nullable List<LocalDateRange> stays;
    }

    @Entity(name = "MisplacedFormula")
    static class MisplacedFormula {
        @Id
        private int id;

        @ValueIndex
        @Formula("daterange(current_date, null)")
        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "MisplacedReference")
    static class MisplacedReference {
        @Id
        private int id;

        @ValueIndex
        @ManyToOne
        private @Nullable Unindexed stay;
    }
}
