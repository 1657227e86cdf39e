package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.HashMap;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.type.format.jackson.Jackson3JsonFormatMapper;
import org.hibernate.type.format.jackson.JacksonJsonFormatMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents that Jackson writes and reads: a range is a text, a set an array, by either version with nothing registered. */
class DocumentMapperTests {

    @ParameterizedTest
    @ValueSource(strings = {"jackson", "jackson3", ""})
    void everyTypeIsKept(String mapper) {
        Map<String, Object> settings = new HashMap<>();
        if (!mapper.isEmpty()) {
            settings.put("hibernate.type.json_format_mapper", mapper);
        }
        try (SessionFactory factory = Factories.create(settings, Place.entities(Place::documented))) {
            assertThat(factory.unwrap(SessionFactoryImplementor.class)
                            .getSessionFactoryOptions()
                            .getJsonFormatMapper())
                    .isInstanceOf(
                            mapper.equals("jackson3") ? Jackson3JsonFormatMapper.class : JacksonJsonFormatMapper.class);
            int kept = 0;
            for (Place place : Place.ALL) {
                for (Object value : place.values()) {
                    long id = ++kept;
                    if (place.isWrapperSet()) {
                        // It can be written; what reads it is registered by the starter, and Hibernate reads to copy.
                        assertThatThrownBy(() ->
                                        factory.inTransaction(session -> session.persist(place.documented(id, value))))
                                .as("%s", place)
                                .hasStackTraceContaining("WrapperSet");
                        continue;
                    }
                    factory.inTransaction(session -> session.persist(place.documented(id, value)));
                    assertThat(factory.<String>fromSession(session -> session.createNativeQuery(
                                            "select jsonb_typeof(document -> 'value') from "
                                                    + place.documented().getSimpleName() + " where id = " + id,
                                            String.class)
                                    .getSingleResult()))
                            .as("%s %s", place, value)
                            .isEqualTo(place.type() instanceof SetType<?, ?> ? "array" : "string");
                    assertThat(read(factory, place, id)).as("%s", place).isEqualTo(value);
                }
            }
            assertThat(kept).isGreaterThan(300);
        }
    }

    private static Object read(SessionFactory factory, Place place, long id) {
        return Place.get(
                Place.get(factory.fromSession(session -> session.find(place.documented(), id)), "document"), "value");
    }

    @Test
    void jackson3IsEnough() throws Exception {
        ClassLoader loader =
                new HidingLoader(DocumentMapperTests.class.getClassLoader(), "com.fasterxml.jackson.databind.");
        assertThatThrownBy(() -> loader.loadClass("com.fasterxml.jackson.databind.ObjectMapper"))
                .isInstanceOf(ClassNotFoundException.class);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            Object kept = loader.loadClass(Jackson3Alone.class.getName())
                    .getMethod("run", String.class)
                    .invoke(null, TestPostgres.freshJdbcUrl());
            assertThat(kept).isEqualTo(ValueType.all().size());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** What is run where there is no Jackson 2. */
    public static final class Jackson3Alone {

        private Jackson3Alone() {}

        public static int run(String url) {
            int kept = 0;
            Configuration configuration = new Configuration()
                    .setProperty("hibernate.connection.url", url)
                    .setProperty("hibernate.connection.driver_class", "org.postgresql.Driver")
                    .setProperty("hibernate.cache.use_second_level_cache", "false")
                    .setProperty("hibernate.hbm2ddl.auto", "create");
            for (Place place : Place.ALL) {
                configuration.addAnnotatedClass(place.documented());
            }
            try (SessionFactory factory = configuration.buildSessionFactory()) {
                for (Place place : Place.ALL) {
                    if (!place.isWrapperSet()) {
                        Object value = place.twoValues().get(0);
                        factory.inTransaction(session -> session.persist(place.documented(1, value)));
                        if (!read(factory, place, 1).equals(value)) {
                            throw new AssertionError(value);
                        }
                        kept++;
                    }
                }
            }
            return kept;
        }
    }
}
