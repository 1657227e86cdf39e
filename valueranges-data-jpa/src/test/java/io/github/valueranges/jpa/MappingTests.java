package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.hibernate.stat.Statistics;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MappingTests {

    private static final LocalDateRange SEASON = LocalDateRange.parse("[2026-05-01,2026-09-30]");
    private static final LocalDateRangeSet OPENINGS =
            LocalDateRangeSet.parse("{[2026-05-01,2026-06-30],[2026-08-01,2026-09-30]}");
    private static final StringSet AMENITIES = StringSet.of("sea", "a,b", "c\"d", "e\\f", "", "o'clock", "NULL");
    private static final WrapperSet<AccessRight> RIGHTS =
            WrapperSet.of(AccessRight.class, new AccessRight("write"), new AccessRight("read"));

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Map.of("hibernate.generate_statistics", true), Room.class);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @BeforeEach
    void oneRoom() {
        factory.inTransaction(session -> {
            session.createMutationQuery("delete from Room").executeUpdate();
            Room room = new Room("101");
            room.setSeason(SEASON);
            room.setOpenings(OPENINGS);
            room.setAmenities(AMENITIES);
            room.setRights(RIGHTS);
            session.persist(room);
            session.persist(new Room("102"));
        });
    }

    @Test
    void columnsHaveTheNativeTypes() {
        List<?> types = factory.fromSession(session -> session.createNativeQuery(
                        "select column_name || ' ' || udt_name from information_schema.columns"
                                + " where table_name = 'room' and column_name in ('season','openings','amenities','rights')"
                                + " order by 1",
                        String.class)
                .list());

        assertThat(types)
                .isEqualTo(List.of("amenities _text", "openings datemultirange", "rights _text", "season daterange"));
    }

    @Test
    void valuesComeBackEqual() {
        Room room = room("101");

        assertThat(room.getSeason()).isEqualTo(SEASON);
        assertThat(room.getOpenings()).isEqualTo(OPENINGS);
        assertThat(room.getAmenities()).isEqualTo(AMENITIES);
        assertThat(room.getRights()).isEqualTo(RIGHTS);
    }

    @Test
    void nullStaysNull() {
        Room room = room("102");

        assertThat(room.getSeason()).isNull();
        assertThat(room.getOpenings()).isNull();
        assertThat(room.getAmenities()).isNull();
        assertThat(room.getRights()).isNull();
    }

    @Test
    void nullEmptyRangeAndEmptySetAreThreeThings() {
        change("101", room -> {
            room.setSeason(LocalDateRange.empty());
            room.setOpenings(LocalDateRangeSet.empty());
            room.setAmenities(StringSet.empty());
            room.setRights(WrapperSet.of(AccessRight.class));
        });

        Room room = room("101");

        assertThat(room.getSeason()).isEqualTo(LocalDateRange.empty());
        assertThat(room.getOpenings()).isEqualTo(LocalDateRangeSet.empty());
        assertThat(room.getAmenities()).isEqualTo(StringSet.empty());
        assertThat(room.getRights()).isEqualTo(WrapperSet.of(AccessRight.class));
        assertThat(text("select concat(season, ' ', openings, ' ', amenities) from room where number = '101'"))
                .isEqualTo("empty {} {}");
    }

    @Test
    void anEqualValueWritesNothingAndAnotherValueOneUpdate() {
        Statistics statistics = factory.getStatistics();
        statistics.clear();

        change("101", room -> {
            room.setSeason(LocalDateRange.parse("[2026-05-01,2026-10-01)"));
            room.setOpenings(LocalDateRangeSet.parse(OPENINGS.toString()));
            room.setAmenities(StringSet.parse(AMENITIES.toString()));
            room.setRights(WrapperSet.parse(AccessRight.class, "{write,read,read}"));
        });

        assertThat(statistics.getEntityUpdateCount()).isZero();

        change("101", room -> room.setAmenities(AMENITIES.add("bath")));

        assertThat(statistics.getEntityUpdateCount()).isEqualTo(1);
        assertThat(room("101").getAmenities()).isEqualTo(AMENITIES.add("bath"));
    }

    @Test
    void parametersCompareWithColumns() {
        assertThat(numbers("from Room r where r.season = :p", SEASON)).containsExactly("101");
        assertThat(numbers("from Room r where r.openings = :p", OPENINGS)).containsExactly("101");
        assertThat(numbers("from Room r where r.amenities = :p", AMENITIES)).containsExactly("101");
        assertThat(numbers("from Room r where r.rights = :p", RIGHTS)).containsExactly("101");
    }

    @ParameterizedTest
    @ValueSource(strings = {"season", "openings", "amenities", "rights"})
    void nullParametersAreTyped(String attribute) {
        assertThat(numbers("from Room r where :p is null or r." + attribute + " = :p order by r.number", null))
                .containsExactly("101", "102");
    }

    @Test
    void aListMixesVariants() {
        List<LocalDateRange> list = List.of(
                LocalDateRange.empty(),
                SEASON,
                LocalDateRange.all(),
                LocalDateRange.parse("[2026-01-01,)"),
                LocalDateRange.parse("(,2026-01-01]"));

        for (String stay : List.of("r.season", "range_intersect(r.season, r.season)")) {
            List<String> found = factory.fromSession(session -> session.createSelectionQuery(
                            "select r.number from Room r where " + stay + " in :list", String.class)
                    .setParameterList("list", list)
                    .list());

            assertThat(found).containsExactly("101");
        }
    }

    @Test
    void anUpdateStatementTakesEveryType() {
        factory.inTransaction(session -> session.createMutationQuery(
                        "update Room r set r.season = :season, r.openings = :openings, r.amenities = :amenities, r.rights = :rights"
                                + " where r.number = '102'")
                .setParameter("season", LocalDateRange.all())
                .setParameter("openings", LocalDateRangeSet.all())
                .setParameter("amenities", StringSet.of("sea"))
                .setParameter("rights", RIGHTS)
                .executeUpdate());

        Room room = room("102");
        assertThat(room.getSeason()).isEqualTo(LocalDateRange.all());
        assertThat(room.getOpenings()).isEqualTo(LocalDateRangeSet.all());
        assertThat(room.getAmenities()).isEqualTo(StringSet.of("sea"));
        assertThat(room.getRights()).isEqualTo(RIGHTS);
    }

    @Test
    void anUpdateStatementSetsNull() {
        factory.inTransaction(session -> session.createMutationQuery(
                        "update Room r set r.season = :n, r.openings = null, r.amenities = :m where r.number = '101'")
                .setParameter("n", null)
                .setParameter("m", null)
                .executeUpdate());

        assertThat(room("101").getSeason()).isNull();
        assertThat(room("101").getOpenings()).isNull();
        assertThat(room("101").getAmenities()).isNull();
    }

    @Test
    void castsReadLiterals() {
        assertThat(numbers("from Room r where r.season = cast('[2026-05-01,2026-10-01)' as LocalDateRange)"))
                .containsExactly("101");
        assertThat(numbers("from Room r where r.openings = cast('" + OPENINGS + "' as LocalDateRangeSet)"))
                .containsExactly("101");
        assertThat(numbers("from Room r where r.amenities = cast('{sea}' as StringSet) or r.number = '101'"))
                .containsExactly("101");
        assertThat(factory.<String>fromSession(session -> session.createSelectionQuery(
                                "select cast(r.season as string) from Room r where r.number = '101'", String.class)
                        .getSingleResult()))
                .isEqualTo("[2026-05-01,2026-10-01)");
    }

    @Test
    void coalesceKeepsTheType() {
        assertThat(factory.<LocalDateRange>fromSession(session -> session.createSelectionQuery(
                                "select coalesce(r.season, :p) from Room r where r.number = '102'",
                                LocalDateRange.class)
                        .setParameter("p", LocalDateRange.all())
                        .getSingleResult()))
                .isEqualTo(LocalDateRange.all());
    }

    @Test
    void criteriaTakeValuesAsParametersAndAsLiterals() {
        for (Object value : List.of(SEASON, OPENINGS, AMENITIES)) {
            String attribute = value == SEASON ? "season" : value == OPENINGS ? "openings" : "amenities";
            List<Room> byParameter = factory.fromSession(session -> {
                HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                var query = builder.createQuery(Room.class);
                var root = query.from(Room.class);
                return session.createSelectionQuery(query.where(builder.equal(root.get(attribute), value)))
                        .list();
            });
            List<Room> byLiteral = factory.fromSession(session -> {
                HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                var query = builder.createQuery(Room.class);
                var root = query.from(Room.class);
                return session.createSelectionQuery(
                                query.where(builder.equal(root.get(attribute), builder.literal(value))))
                        .list();
            });
            assertThat(byParameter).hasSize(1);
            assertThat(byLiteral).hasSize(1);
        }
    }

    @Test
    void nativeQueriesTakeAndGiveTheTypes() {
        Object[] row = factory.fromSession(session -> session.createNativeQuery(
                        "select season, openings, amenities from room where season = :s", Object[].class)
                .addScalar("season", LocalDateRange.class)
                .addScalar("openings", LocalDateRangeSet.class)
                .addScalar("amenities", StringSet.class)
                .setParameter("s", SEASON)
                .getSingleResult());

        assertThat(row).containsExactly(SEASON, OPENINGS, AMENITIES);
    }

    @Test
    void rowsOfOtherToolsLoadAsTheirCanonicalValue() {
        execute(
                "update room set season = '(2026-01-01,2026-01-05]', openings = '{[2026-01-01,2026-01-02],[2026-01-03,2026-01-04)}',"
                        + " amenities = '{b,a,b}', rights = '[2:4]={write,read,write}' where number = '101'");

        Room room = room("101");

        assertThat(room.getSeason()).hasToString("[2026-01-02,2026-01-05]");
        assertThat(room.getOpenings()).hasToString("{[2026-01-01,2026-01-03]}");
        assertThat(room.getAmenities()).hasToString("{a,b}");
        assertThat(room.getRights()).hasToString("{read,write}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[infinity,infinity]",
                "[2026-01-01,infinity)",
                "[2026-01-01,infinity]",
                "[-infinity,2026-01-01)",
                "(-infinity,2026-01-01)",
                "empty",
                "(,)",
                "[0044-03-15 BC,0014-08-19)",
                "[1582-10-04,1582-10-15)"
            })
    void whatTheServerHoldsIsReadAndWrittenBackUnchanged(String literal) {
        execute("update room set season = '" + literal + "' where number = '101'");
        String stored = text("select cast(season as text) from room where number = '101'");

        LocalDateRange read = room("101").getSeason();
        change("102", room -> room.setSeason(read));

        assertThat(text("select cast(season as text) from room where number = '102'"))
                .isEqualTo(stored);
    }

    @Test
    void aNullElementIsRefusedAndNamed() {
        execute("update room set amenities = '{a,NULL}' where number = '101'");

        assertThatThrownBy(() -> room("101"))
                .hasStackTraceContaining("a set holds no NULL")
                .hasStackTraceContaining(",NULL}");
    }

    @Test
    void storedRubbishDoesNotBecomeAWrapper() {
        execute("update room set rights = '{\"two words\"}' where number = '101'");

        assertThatThrownBy(() -> room("101")).hasStackTraceContaining("two words");
    }

    @Test
    void aFiniteDateThatTheServerCannotHoldIsRefused() {
        assertThatThrownBy(
                        () -> change("101", room -> room.setSeason(LocalDateRange.parse("[2026-01-01,5874899-01-01]"))))
                .hasStackTraceContaining("5874899");
        assertThat(room("101").getSeason()).isEqualTo(SEASON);
    }

    // --- helpers ---------------------------------------------------------------------------------------------------

    private static Room room(String number) {
        return factory.fromSession(session -> session.find(Room.class, number));
    }

    private static void change(String number, Consumer<Room> change) {
        factory.inTransaction(session -> change.accept(session.find(Room.class, number)));
    }

    private static List<String> numbers(String hql) {
        return factory.fromSession(session -> session.createSelectionQuery("select r.number " + hql, String.class)
                .list());
    }

    private static List<String> numbers(String hql, @Nullable Object parameter) {
        return factory.fromSession(session -> session.createSelectionQuery("select r.number " + hql, String.class)
                .setParameter("p", parameter)
                .list());
    }

    private static String text(String sql) {
        return factory.fromSession((Session session) ->
                session.createNativeQuery(sql, String.class).getSingleResult());
    }

    private static void execute(String sql) {
        factory.inTransaction(session -> session.createNativeMutationQuery(sql).executeUpdate());
    }
}
