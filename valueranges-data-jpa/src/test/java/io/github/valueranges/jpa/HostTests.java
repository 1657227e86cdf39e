package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceConfiguration;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.type.BasicType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways a mapping is hosted: how Hibernate is started, how JDBC is set up, what is on the class path. */
class HostTests {

    private static final LocalDateRange SEASON = LocalDateRange.parse("[0044-03-15 BC,1582-10-10]");
    private static final LocalDateRangeSet OPENINGS =
            LocalDateRangeSet.parse("{[2026-03-29,2026-03-29],[2026-10-25,infinity)}");
    private static final StringSet AMENITIES =
            StringSet.of("sea", "", "NULL", "a,b", "q\"q", "b\\s", "\u00A0", "\uD83D\uDE00");
    private static final WrapperSet<AccessRight> RIGHTS = WrapperSet.parse(AccessRight.class, "{read,write}");

    @Test
    void configuration() {
        try (SessionFactory factory = new Configuration()
                .addAnnotatedClass(Room.class)
                .setProperty("hibernate.connection.url", TestPostgres.freshJdbcUrl())
                .setProperty("hibernate.hbm2ddl.auto", "create")
                .buildSessionFactory()) {
            roundTrip(factory);
        }
    }

    @Test
    void jpa() {
        try (EntityManagerFactory factory = new PersistenceConfiguration("rooms")
                .provider(org.hibernate.jpa.HibernatePersistenceProvider.class.getName())
                .managedClass(Room.class)
                .property("jakarta.persistence.jdbc.url", TestPostgres.freshJdbcUrl())
                .property("jakarta.persistence.schema-generation.database.action", "create")
                .createEntityManagerFactory()) {
            roundTrip(factory.unwrap(SessionFactory.class));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "preferQueryMode=simple",
                "preferQueryMode=extendedForPrepared",
                "prepareThreshold=1",
                "prepareThreshold=-1",
                "stringtype=unspecified",
                "reWriteBatchedInserts=true",
                "options=-c%20TimeZone=Europe/Berlin%20-c%20DateStyle=ISO"
            })
    void jdbc(String parameter) {
        String url = TestPostgres.freshJdbcUrl();
        try (SessionFactory factory = Factories.create(
                Map.of("hibernate.connection.url", url + (url.contains("?") ? "&" : "?") + parameter), Room.class)) {
            roundTrip(factory);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"America/Sao_Paulo", "Asia/Kolkata", "Pacific/Apia"})
    void timeZoneOfTheMachine(String zone) {
        TimeZone before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        try (SessionFactory factory = Factories.create(Room.class)) {
            roundTrip(factory);
        } finally {
            TimeZone.setDefault(before);
        }
    }

    @Test
    void javaTimeThroughJdbcDirectly() {
        try (SessionFactory factory =
                Factories.create(Map.of("hibernate.type.java_time_use_direct_jdbc", true), Room.class)) {
            roundTrip(factory);
        }
    }

    /** Often enough for a prepared statement of the server, whose results are binary where the driver can. */
    private static void roundTrip(SessionFactory factory) {
        factory.inTransaction(session -> {
            Room room = new Room("1");
            room.setSeason(SEASON);
            room.setOpenings(OPENINGS);
            room.setAmenities(AMENITIES);
            room.setRights(RIGHTS);
            session.persist(room);
            session.persist(new Room("2"));
        });
        for (int i = 0; i < 7; i++) {
            Room room = factory.fromSession(session -> session.find(Room.class, "1"));
            assertThat(room.getSeason()).isEqualTo(SEASON);
            assertThat(room.getOpenings()).isEqualTo(OPENINGS);
            assertThat(room.getAmenities()).isEqualTo(AMENITIES);
            assertThat(room.getRights()).isEqualTo(RIGHTS);
            Object[] row = factory.fromSession(session -> session.createSelectionQuery(
                            "select r.number, range_lower_bound(r.season), range_upper_bound(r.season), range_upper_bound(r.openings)"
                                    + " from Room r where range_overlaps(r.season, ?1) and r.amenities = ?2 and r.rights = ?3"
                                    + " and (?4 is null or r.openings = ?4)",
                            Object[].class)
                    .setParameter(1, SEASON)
                    .setParameter(2, AMENITIES)
                    .setParameter(3, RIGHTS)
                    .setParameter(4, null)
                    .getSingleResult());
            assertThat(row)
                    .containsExactly(
                            "1",
                            java.time.LocalDate.of(-43, 3, 15),
                            java.time.LocalDate.of(1582, 10, 10),
                            java.time.LocalDate.MAX.minusDays(1));
        }
        assertThat(factory.<Room>fromSession(session -> session.find(Room.class, "2"))
                        .getSeason())
                .isNull();
    }

    @Test
    void aSecondLevelCacheCanKeepEveryType() throws Exception {
        try (SessionFactory factory = Factories.create(Room.class)) {
            Object[] values = {SEASON, OPENINGS, AMENITIES, RIGHTS};
            String[] attributes = {"season", "openings", "amenities", "rights"};
            for (int i = 0; i < values.length; i++) {
                BasicType<?> type = (BasicType<?>) factory.unwrap(SessionFactoryImplementor.class)
                        .getMappingMetamodel()
                        .getEntityDescriptor(Room.class)
                        .findAttributeMapping(attributes[i])
                        .getSingleJdbcMapping();
                Object value = values[i];
                factory.inSession(session -> {
                    SharedSessionContractImplementor implementor = (SharedSessionContractImplementor) session;
                    Serializable cached = copy(type.disassemble(value, implementor, null));
                    assertThat(type.assemble(cached, implementor, null)).isEqualTo(value);
                    assertThat(type.disassemble(null, implementor, null)).isNull();
                    assertThat(type.isMutable()).isFalse();
                });
            }
        }
    }

    private static Serializable copy(Serializable value) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(value);
            return (Serializable) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void worksWithoutSpring() throws Exception {
        ClassLoader loader = new HidingLoader(HostTests.class.getClassLoader(), "org.springframework.");
        assertThatThrownBy(() -> loader.loadClass("org.springframework.data.repository.Repository"))
                .isInstanceOf(ClassNotFoundException.class);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            Class<?> program = loader.loadClass(WithoutSpring.class.getName());
            assertThat(program).isNotSameAs(WithoutSpring.class);
            program.getMethod("run", String.class).invoke(null, TestPostgres.freshJdbcUrl());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void theMappingIsMadeWithoutTheDriver() throws Exception {
        ClassLoader loader = new HidingLoader(HostTests.class.getClassLoader(), "org.postgresql.");
        assertThatThrownBy(() -> loader.loadClass("org.postgresql.Driver")).isInstanceOf(ClassNotFoundException.class);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            assertThat(loader.loadClass(WithoutDriver.class.getName())
                            .getMethod("run")
                            .invoke(null))
                    .isEqualTo("daterange, datemultirange");
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** What is run where there is no driver, as where the tables are made by a tool or the code is processed ahead of time. */
    public static final class WithoutDriver {

        private WithoutDriver() {}

        public static String run() {
            try (SessionFactory factory = new Configuration()
                    .addAnnotatedClass(Room.class)
                    .setProperty("hibernate.dialect", "org.hibernate.dialect.PostgreSQLDialect")
                    .setProperty("hibernate.boot.allow_jdbc_metadata_access", "false")
                    .buildSessionFactory()) {
                factory.inSession(session -> session.createSelectionQuery(
                        "select range_lower_bound(r.season) from Room r where range_overlaps(r.season, :week)",
                        Object.class));
                if (OverlapConflict.from(new IllegalStateException()).isPresent()) {
                    throw new AssertionError("no conflict");
                }
                List<String> types = new ArrayList<>();
                for (String attribute : List.of("season", "openings")) {
                    types.add(((BasicType<?>) factory.unwrap(SessionFactoryImplementor.class)
                                    .getMappingMetamodel()
                                    .getEntityDescriptor(Room.class)
                                    .findAttributeMapping(attribute)
                                    .getSingleJdbcMapping())
                            .getJdbcType()
                            .toString());
                }
                return String.join(", ", types);
            }
        }
    }

    /** What is run where there is no Spring. */
    public static final class WithoutSpring {

        private WithoutSpring() {}

        public static void run(String url) {
            try (SessionFactory factory = new Configuration()
                    .addAnnotatedClass(Room.class)
                    .addAnnotatedClass(Booking.class)
                    .setProperty("hibernate.connection.url", url)
                    .setProperty("hibernate.connection.driver_class", "org.postgresql.Driver")
                    .setProperty("hibernate.hbm2ddl.auto", "create")
                    .buildSessionFactory()) {
                roundTrip(factory);
                if (RangeConflicts.isDeadlock(new IllegalStateException())) {
                    throw new AssertionError("no deadlock");
                }
            }
        }
    }
}
