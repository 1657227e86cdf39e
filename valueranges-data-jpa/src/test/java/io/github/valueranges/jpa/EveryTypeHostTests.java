package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However the driver sends and reads, and wherever machine and session are, every type is what it was. */
class EveryTypeHostTests {

    /** Rows that a batch of inserts and a statement that the server has prepared take. */
    private static final int BATCH = 30;

    @ParameterizedTest
    @CsvSource({
        // driver, zone of the machine, zone of the session, java.time directly, zone of JDBC, locale of the machine
        "preferQueryMode=simple, America/Sao_Paulo, Europe/Berlin, false, , ar-EG-u-nu-arab",
        "prepareThreshold=1, Pacific/Apia, America/St_Johns, false, , tr",
        "preferQueryMode=extendedForPrepared&prepareThreshold=-1, Asia/Kolkata, UTC, true, , th-TH-u-ca-buddhist-nu-thai",
        "stringtype=unspecified&prepareThreshold=2, Europe/Berlin, Asia/Kolkata, false, America/New_York, de",
        "reWriteBatchedInserts=true&prepareThreshold=1, Europe/Berlin, America/Sao_Paulo, true, , fa-IR",
        "preferQueryMode=extendedCacheEverything&binaryTransfer=false, Europe/London, Australia/Lord_Howe, true, Asia/Tehran, hi-IN-u-nu-deva"
    })
    void everyTypeIsWrittenReadAndFound(
            String driver, String machine, String session, boolean direct, @Nullable String jdbcZone, String locale) {
        Map<String, Object> settings = new HashMap<>();
        String url = TestPostgres.freshJdbcUrl();
        settings.put("hibernate.connection.url", url + (url.contains("?") ? "&" : "?") + driver);
        settings.put("hibernate.connection.init_sql", "set time zone '" + session + "'");
        settings.put("hibernate.type.java_time_use_direct_jdbc", direct);
        settings.put("hibernate.jdbc.batch_size", BATCH);
        if (jdbcZone != null) {
            settings.put("hibernate.jdbc.time_zone", jdbcZone);
        }
        TimeZone before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone(machine));
        Locale localeBefore = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag(locale));
        try (SessionFactory factory = Factories.create(settings, Everything.ENTITY)) {
            assertThat(factory.<Object>fromSession(current -> current.createNativeQuery("show time zone", Object.class)
                            .getSingleResult()))
                    .isEqualTo(session);
            long rows = write(factory);
            readsAndFinds(factory, rows);
        } finally {
            TimeZone.setDefault(before);
            Locale.setDefault(localeBefore);
        }
    }

    private static long write(SessionFactory factory) {
        return factory.fromTransaction(session -> {
            long id = 0;
            for (ValueType<?> type : ValueType.all()) {
                for (Object value : Probes.values(type)) {
                    Object entity = Everything.create(++id);
                    Everything.set(entity, type, value);
                    session.persist(entity);
                }
            }
            return id;
        });
    }

    private static void readsAndFinds(SessionFactory factory, long rows) {
        List<Object> found = new ArrayList<>();
        factory.inSession(session -> {
            long id = 0;
            for (ValueType<?> type : ValueType.all()) {
                String attribute = Everything.attribute(type);
                for (Object value : Probes.values(type)) {
                    id++;
                    Object entity = session.find(Everything.ENTITY, id);
                    assertThat(Everything.get(entity, type))
                            .as("%s", type.javaType())
                            .isEqualTo(value);
                    assertThat(session.createSelectionQuery(
                                            "select a.id from Anything a where a." + attribute + " = :p", Object.class)
                                    .setParameter("p", value)
                                    .list())
                            .as("%s %s", type.javaType(), value)
                            .isEqualTo(List.of(id));
                    found.add(value);
                    Object element = element(type, value);
                    if (element != null) {
                        String function = type instanceof SetType<?, ?> ? "set_contains" : "range_contains";
                        assertThat(session.createSelectionQuery(
                                                "select a.id from Anything a where a.id = :id and " + function + "(a."
                                                        + attribute + ", :e)",
                                                Object.class)
                                        .setParameter("id", id)
                                        .setParameter("e", element)
                                        .list())
                                .as("%s of %s %s", element, type.javaType(), value)
                                .isEqualTo(List.of(id));
                    }
                }
            }
        });
        assertThat(found).hasSize((int) rows).hasSizeGreaterThan(250);
    }

    /** An element that the value holds, as far as one is easily named; the server has no day next to an infinity. */
    private static @Nullable Object element(ValueType<?> type, Object value) {
        if (type instanceof RangeType<?, ?, ?> rangeType) {
            Object lower = lower(rangeType, value);
            return Probes.elements(rangeType).contains(lower) ? lower : null;
        }
        return type instanceof SetType<?, ?> setType ? first(setType, value) : null;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> @Nullable Object lower(
            RangeType<E, R, S> type, Object value) {
        R range = type.cast(value);
        return range.lowerBoundInclusive() ? range.lowerBound().orElse(null) : null;
    }

    private static <E, S extends TypedValueSet<E, S>> @Nullable Object first(SetType<E, S> type, Object value) {
        return type.cast(value).stream().findFirst().orElse(null);
    }

    @Test
    void theValuesAreThoseOfEveryType() {
        for (ValueType<?> type : ValueType.all()) {
            assertThat(Probes.values(type)).as("%s", type.javaType()).hasSizeGreaterThan(3);
        }
    }
}
