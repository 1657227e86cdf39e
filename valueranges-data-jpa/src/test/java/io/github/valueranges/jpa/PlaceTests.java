package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.CacheMode;
import org.hibernate.KeyType;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.stat.Statistics;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every type is kept in every place of an entity, and only another value is written. */
class PlaceTests {

    private static final int BATCH = 50;

    private static final SqlLog SQL = new SqlLog();
    private static final List<Case> CASES = new ArrayList<>();
    private static final Map<Place, Long> NULLS = new HashMap<>();
    private static int inserts;
    private static SessionFactory factory;

    private record Case(Place place, long id, Object value) {}

    @BeforeAll
    static void open() {
        factory = Factories.create(
                Map.of(
                        "hibernate.generate_statistics",
                        true,
                        "hibernate.jdbc.batch_size",
                        BATCH,
                        "hibernate.order_inserts",
                        true,
                        "hibernate.session_factory.statement_inspector",
                        SQL,
                        "hibernate.cache.region.factory_class",
                        "jcache",
                        "hibernate.javax.cache.missing_cache_strategy",
                        "create",
                        "hibernate.cache.use_second_level_cache",
                        true,
                        "hibernate.cache.use_query_cache",
                        true),
                Place.entities(Place::entity));
        for (Place place : Place.ALL) {
            long id = 0;
            for (Object value : place.values()) {
                CASES.add(new Case(place, ++id, value));
            }
            NULLS.put(place, ++id);
        }
        SQL.clear();
        factory.inTransaction(session -> {
            CASES.forEach(each -> session.persist(each.place().create(each.id(), each.value())));
            NULLS.forEach((place, id) -> session.persist(place.create(id, null)));
        });
        inserts = SQL.count("insert into PlaceOf", "_");
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void everyTypeHasAPlace() {
        assertThat(Place.ALL)
                .hasSize(ValueType.all().size() + SetType.all().size())
                .extracting(Place::name)
                .doesNotHaveDuplicates();
        assertThat(CASES).hasSizeGreaterThan(Place.ALL.size() * 5);
    }

    @Test
    void everyPlaceKeepsEveryValue() {
        for (boolean isCached : List.of(false, true)) {
            for (Case each : CASES) {
                Map<String, Object> read = factory.fromSession(session -> {
                    session.setCacheMode(isCached ? CacheMode.NORMAL : CacheMode.REFRESH);
                    return each.place().read(session.find(each.place().entity(), each.id()));
                });

                assertThat(read)
                        .as("%s %s", each.place(), each.value())
                        .isEqualTo(each.place().read(each.place().create(each.id(), each.value())));
            }
        }
    }

    @Test
    void nullStaysNull() {
        NULLS.forEach((place, id) -> {
            Map<String, Object> read = factory.fromSession(session -> place.read(session.find(place.entity(), id)));
            assertThat(read).as("%s", place).isEqualTo(place.read(place.create(id, null)));
        });
    }

    @Test
    void insertsAreBatched() {
        int batches = 0;
        for (Place place : Place.ALL) {
            batches += batches(place.values().size() + 1);
        }
        assertThat(inserts).isEqualTo(batches).isLessThan(CASES.size() / 2);
    }

    private static int batches(int rows) {
        return (rows + BATCH - 1) / BATCH;
    }

    @Test
    void anEqualValueWritesNothing() {
        for (Case each : CASES) {
            SQL.clear();
            factory.inTransaction(session -> {
                Object entity = session.find(each.place().entity(), each.id());
                Object again = each.place().again(each.value());
                Place.set(entity, "plain", again);
                Place.set(entity, "known", again);
                Place.set(entity, "part", each.place().part(again));
                Object other = each.place().create(each.id(), again);
                Place.set(entity, "partRecord", Place.get(other, "partRecord"));
                Place.set(entity, "document", Place.get(other, "document"));
                if (each.place().hasArrays()) {
                    Place.set(entity, "many", Place.get(other, "many"));
                }
            });

            assertThat(SQL.writes()).as("%s %s", each.place(), each.value()).isEmpty();
        }
    }

    @Test
    void anEqualValueIsMergedWithoutAWriteAndAnotherWithOne() {
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            Object other = place.twoValues().get(1);
            long id = add(place, value);
            Object detached = factory.fromSession(session -> session.find(place.entity(), id));
            Object again = place.create(id, place.again(value));
            for (String attribute : List.of("plain", "known", "part", "partRecord", "document")) {
                Place.set(detached, attribute, Place.get(again, attribute));
            }
            SQL.clear();

            factory.inTransaction(session -> session.merge(detached));

            // Hibernate counts merged collections of rows as changed, whatever they are of.
            assertThat(SQL.writes())
                    .as("%s", place)
                    .allMatch(sql -> sql.endsWith(" set version=? where id=? and version=?"));

            Place.set(
                    detached,
                    "version",
                    Place.get(factory.fromSession(session -> session.find(place.entity(), id)), "version"));
            SQL.clear();
            Place.set(detached, "plain", other);
            factory.inTransaction(session -> session.merge(detached));

            assertThat(SQL.writes()).as("%s", place).hasSize(1).allMatch(sql -> sql.contains("plain=?"));
            assertThat(factory.<Object>fromSession(session -> Place.get(session.find(place.entity(), id), "plain")))
                    .isEqualTo(other);
            remove(place, id);
        }
    }

    @Test
    void refreshReadsWhatIsStored() {
        for (Place place : Place.ALL) {
            long id = add(place, place.twoValues().get(0));
            Object other = place.twoValues().get(1);
            factory.inTransaction(session -> {
                Object entity = session.find(place.entity(), id);
                session.createMutationQuery("update " + place.entity().getSimpleName()
                                + " set plain = :p, part.inside = :p, partRecord.value = :p where id = :id")
                        .setParameter("p", other)
                        .setParameter("id", id)
                        .executeUpdate();
                session.refresh(entity);
                assertThat(Place.get(entity, "plain")).as("%s", place).isEqualTo(other);
                assertThat(Place.get(Place.get(entity, "part"), "inside"))
                        .as("%s", place)
                        .isEqualTo(other);
            });
            remove(place, id);
        }
    }

    @Test
    void theNaturalIdFindsTheEntity() {
        for (Case each : CASES) {
            Map<String, Object> key = Map.of("known", each.place().again(each.value()), "ordinal", (int) each.id());
            Object found =
                    factory.fromSession(session -> session.find(each.place().entity(), key, KeyType.NATURAL));

            assertThat(found).as("%s %s", each.place(), each.value()).isNotNull();
            assertThat(Place.get(found, "id")).isEqualTo(each.id());
        }
    }

    @Test
    void theCachesGiveEqualValues() {
        Statistics statistics = factory.getStatistics();
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            long id = add(place, value);
            Map<String, Object> first = factory.fromSession(session -> place.read(session.find(place.entity(), id)));
            statistics.clear();

            Map<String, Object> second = factory.fromSession(session -> place.read(session.find(place.entity(), id)));

            assertThat(second).as("%s", place).isEqualTo(first);
            // The entity and its two collections.
            assertThat(statistics.getSecondLevelCacheHitCount()).as("%s", place).isEqualTo(3);
            assertThat(statistics.getPrepareStatementCount()).as("%s", place).isZero();

            for (int i = 0; i < 2; i++) {
                List<Object> found = factory.fromSession(session -> session.createSelectionQuery(
                                "select p.plain from " + place.entity().getSimpleName()
                                        + " p where p.plain = :p and p.id = :id",
                                Object.class)
                        .setParameter("p", place.again(value))
                        .setParameter("id", id)
                        .setCacheable(true)
                        .list());
                assertThat(found).as("%s", place).isEqualTo(List.of(value));
            }
            assertThat(statistics.getQueryCacheHitCount()).as("%s", place).isEqualTo(1);
            remove(place, id);
        }
    }

    @Test
    void aStatelessSessionWritesAndReads() {
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            Object other = place.twoValues().get(1);
            Object entity = place.create(7_000, value);
            factory.inStatelessTransaction(session -> session.insert(entity));
            assertThat(plain(place, 7_000)).as("%s", place).isEqualTo(value);

            Place.set(entity, "plain", other);
            factory.inStatelessTransaction(session -> session.update(entity));
            assertThat(plain(place, 7_000)).as("%s", place).isEqualTo(other);

            factory.inStatelessTransaction(session -> session.delete(entity));
        }
    }

    private static Object plain(Place place, long id) {
        return factory.fromStatelessSession(session -> Place.get(session.get(place.entity(), id), "plain"));
    }

    @Test
    void nativeQueriesTakeAndGiveEveryType() {
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            long id = add(place, value);
            String table = place.entity().getSimpleName();
            factory.inSession(session -> {
                String where = " where id = " + id + " and plain = :p";
                if (!place.isWrapperSet()) {
                    assertThat(session.createNativeQuery("select plain from " + table + where, Object.class)
                                    .addScalar("plain", place.type().javaType())
                                    .setParameter("p", value)
                                    .getSingleResult())
                            .as("%s", place)
                            .isEqualTo(value);
                    assertThat(session.createNativeQuery("select plain, ordinal from " + table + where, place.key())
                                    .addScalar("plain", place.type().javaType())
                                    .addScalar("ordinal", Integer.class)
                                    .setParameter("p", value)
                                    .getSingleResult())
                            .as("%s", place)
                            .isEqualTo(place.embeddedId(value, (int) id));
                }
            });
            remove(place, id);
        }
    }

    @Test
    void queriesMakeObjectsOfEveryType() {
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            long id = add(place, value);
            String from = " from " + place.entity().getSimpleName() + " p where p.id = " + id;
            factory.inSession(session -> {
                Object told = place.embeddedId(value, (int) id);
                assertThat(session.createSelectionQuery("select p.plain, p.ordinal" + from, place.key())
                                .getSingleResult())
                        .as("%s", place)
                        .isEqualTo(told);
                assertThat(session.createSelectionQuery(
                                        "select new " + place.key().getName() + "(p.part.inside, p.ordinal)" + from,
                                        place.key())
                                .getSingleResult())
                        .as("%s", place)
                        .isEqualTo(told);
                assertThat(session.createSelectionQuery(
                                        "select p.document.value as told" + from, jakarta.persistence.Tuple.class)
                                .getSingleResult()
                                .get("told"))
                        .as("%s", place)
                        .isEqualTo(value);
            });
            remove(place, id);
        }
    }

    @Test
    void hqlAndCriteriaTakeEveryTypeAsALiteral() {
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            long id = add(place, value);
            String entity = place.entity().getSimpleName();
            factory.inSession(session -> {
                if (!place.isWrapperSet()) {
                    assertThat(session.createSelectionQuery(
                                            "select p.id from " + entity + " p where p.id = " + id
                                                    + " and p.plain = cast('"
                                                    + stored(place.type(), value)
                                                            .replace("'", "''") + "' as "
                                                    + place.type().javaType().getSimpleName() + ")",
                                            Object.class)
                                    .list())
                            .as("%s", place)
                            .hasSize(1);
                }
                var builder = session.getCriteriaBuilder();
                var query = builder.createQuery(Object.class);
                var root = query.from(place.entity());
                assertThat(session.createSelectionQuery(query.select(root.get("id"))
                                        .where(
                                                builder.equal(root.get("id"), id),
                                                builder.equal(root.get("plain"), builder.literal(value))))
                                .list())
                        .as("%s", place)
                        .hasSize(1);
            });
            remove(place, id);
        }
    }

    @Test
    void theSchemaIsCreatedValidatedUpdatedAndDropped() {
        String url = TestPostgres.freshJdbcUrl();
        Class<?>[] entities = Place.entities(Place::entity);
        for (String mode : List.of("create", "validate", "update", "validate", "create-drop")) {
            Factories.create(
                            Map.of(
                                    "hibernate.connection.url", url,
                                    "hibernate.hbm2ddl.auto", mode),
                            entities)
                    .close();
        }
        try (SessionFactory empty = Factories.create(Map.of("hibernate.connection.url", url), Room.class)) {
            assertThat(empty.<Long>fromSession(session -> session.createNativeQuery(
                                    "select count(*) from information_schema.tables where table_schema = 'public'"
                                            + " and table_name like 'place%'",
                                    Long.class)
                            .getSingleResult()))
                    .isZero();
        }
    }

    private static <V> String stored(ValueType<V> type, Object value) {
        return type.toStoredLiteral(type.cast(value));
    }

    /** An entity of its own for a test that changes it. */
    private static long add(Place place, Object value) {
        long id = 5_000;
        factory.inTransaction(session -> session.persist(place.create(id, value)));
        return id;
    }

    private static void remove(Place place, long id) {
        factory.inTransaction((Session session) -> session.remove(session.find(place.entity(), id)));
    }
}
