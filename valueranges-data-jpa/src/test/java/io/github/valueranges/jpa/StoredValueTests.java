package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A bound, an element and a plain column that are written from one Java value are one value of the server. */
class StoredValueTests {

    private static final List<LocalDateTime> TIMESTAMPS = Stream.of(
                    "2026-06-01T10:30:00.123456500",
                    "2026-06-01T10:30:00.123455500",
                    "2026-06-01T10:30:00.123456499",
                    "2026-06-01T10:30:00.000000499",
                    "2026-06-01T10:30:00.062757500",
                    "2026-06-01T00:00:00",
                    "2026-03-29T02:30:00.000000500",
                    "2026-12-31T23:59:59.999999500",
                    "2026-12-31T23:59:59.999999499",
                    "1970-01-01T00:00:00.000000500",
                    "1969-12-31T23:59:59.999999500",
                    "1582-10-10T12:00:00.000001500",
                    "0001-01-01T00:00:00.000000500",
                    "0000-12-31T23:59:59.999999500",
                    "-0043-03-15T23:59:59.999999999",
                    "+10000-01-01T00:00:00.000000500",
                    "+294276-12-31T23:59:59.999999499")
            .map(LocalDateTime::parse)
            .toList();

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    /** The values of each temporal type, each with what the driver takes for it in a plain column. */
    private static Map<Object, Object> plainValues(Class<?> elementClass) {
        Map<Object, Object> values = new LinkedHashMap<>();
        for (LocalDateTime timestamp : TIMESTAMPS) {
            OffsetDateTime utc = timestamp.atOffset(ZoneOffset.UTC);
            if (elementClass == LocalDate.class) {
                values.put(timestamp.toLocalDate(), timestamp.toLocalDate());
            } else if (elementClass == LocalTime.class) {
                values.put(timestamp.toLocalTime(), timestamp.toLocalTime());
            } else if (elementClass == LocalDateTime.class) {
                values.put(timestamp, timestamp);
            } else if (elementClass == OffsetDateTime.class) {
                values.put(utc, utc);
            } else if (elementClass == Instant.class) {
                values.put(utc.toInstant(), utc);
            }
        }
        if (elementClass == LocalDate.class) {
            values.put(LocalDate.MIN, LocalDate.MIN);
            values.put(LocalDate.MAX, LocalDate.MAX);
            values.put(LocalDate.of(5874897, 12, 30), LocalDate.of(5874897, 12, 30));
        } else if (elementClass == LocalTime.class) {
            values.put(LocalTime.MAX, LocalTime.MAX);
            values.put(LocalTime.MIN, LocalTime.MIN);
        } else if (elementClass == LocalDateTime.class) {
            values.put(LocalDateTime.MIN, LocalDateTime.MIN);
            values.put(LocalDateTime.MAX, LocalDateTime.MAX);
        } else if (elementClass == OffsetDateTime.class) {
            values.put(OffsetDateTime.MIN, OffsetDateTime.MIN);
            values.put(OffsetDateTime.MAX, OffsetDateTime.MAX);
            OffsetDateTime elsewhere = OffsetDateTime.parse("2026-06-01T10:30:00.123456500+05:30");
            values.put(elsewhere, elsewhere);
        } else if (elementClass == Instant.class) {
            values.put(Instant.MIN, OffsetDateTime.MIN);
            values.put(Instant.MAX, OffsetDateTime.MAX);
        }
        return values;
    }

    @Test
    void aBoundAndAnElementAreThePlainColumn() {
        List<Object> compared = new ArrayList<>();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            plainValues(type.elementClass()).forEach((value, plain) -> {
                assertThat(isPlain(type, singleton(type, value), plain, "lower(%s)"))
                        .as("%s %s", type.javaType(), value)
                        .isTrue();
                assertThat(isPlain(type.rangeSetType(), rangeSet(type, value), plain, "lower(%s)"))
                        .as("%s %s", type.rangeSetType().javaType(), value)
                        .isTrue();
                compared.add(value);
            });
        }
        for (SetType<?, ?> type : SetType.all()) {
            plainValues(type.elementClass()).forEach((value, plain) -> {
                assertThat(isPlain(type, set(type, value), plain, "(%s)[1]"))
                        .as("%s %s", type.javaType(), value)
                        .isTrue();
                compared.add(value);
            });
        }
        assertThat(compared).hasSizeGreaterThan(2 * 5 * TIMESTAMPS.size() - 40);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R singleton(
            RangeType<E, R, S> type, Object value) {
        return type.singleton(type.elementClass().cast(value));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S rangeSet(
            RangeType<E, R, S> type, Object value) {
        return type.rangeSetType().of(List.of(singleton(type, value)));
    }

    private static <E, S extends TypedValueSet<E, S>> S set(SetType<E, S> type, Object value) {
        return type.of(List.of(type.elementClass().cast(value)));
    }

    /** Whether the server, asked by the driver, finds the part of a stored value equal to a plain one. */
    private static boolean isPlain(ValueType<?> type, Object value, Object plain, String part) {
        return factory.fromTransaction(session -> {
            Object entity = Everything.create(1);
            Everything.set(entity, type, value);
            session.persist(entity);
            session.flush();
            boolean isPlain = session.doReturningWork(connection -> {
                try (var statement = connection.prepareStatement("select "
                        + part.replace("%s", Everything.attribute(type)) + " = cast(? as "
                        + type.postgresElementName() + ") from anything")) {
                    statement.setObject(1, plain);
                    try (var rows = statement.executeQuery()) {
                        return rows.next() && rows.getBoolean(1);
                    }
                }
            });
            session.remove(entity);
            return isPlain;
        });
    }

    @Test
    void theExtremesAreTheInfinities() {
        int asked = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (String infinity : List.of("infinity", "-infinity")) {
                String literal = type instanceof SetType<?, ?>
                        ? "{" + infinity + "}"
                        : type instanceof RangeType<?, ?, ?>
                                ? "[" + infinity + "," + infinity + "]"
                                : "{[" + infinity + "," + infinity + "]}";
                if (isTemporalWithInfinity(type)) {
                    assertThat(stored(type, type.parse(literal))).isEqualTo(literal);
                    asked++;
                }
            }
        }
        // Dates and three kinds of timestamps, each as a range, a range set and a set.
        assertThat(asked).isEqualTo(2 * 3 * 4);
    }

    private static boolean isTemporalWithInfinity(ValueType<?> type) {
        return List.<Class<?>>of(LocalDate.class, LocalDateTime.class, OffsetDateTime.class, Instant.class)
                .contains(type.elementClass());
    }

    /** The driver stores the first day of the server as minus infinity in a plain column. */
    @Test
    void theFirstDayOfTheServerIsItself() {
        LocalDate first = LocalDate.of(-4713, 11, 24);

        assertThat(stored(RangeType.LOCAL_DATE, RangeType.LOCAL_DATE.singleton(first)))
                .isEqualTo("[\"4714-11-24 BC\",\"4714-11-25 BC\")");
        assertThat(stored(SetType.LOCAL_DATE, SetType.LOCAL_DATE.of(List.of(first))))
                .isEqualTo("{\"4714-11-24 BC\"}");
        LocalDateTime midnight = first.atStartOfDay();
        assertThat(stored(SetType.LOCAL_DATE_TIME, SetType.LOCAL_DATE_TIME.of(List.of(midnight))))
                .isEqualTo("{\"4714-11-24 00:00:00 BC\"}");
        assertThat(stored(RangeType.LOCAL_DATE_TIME, RangeType.LOCAL_DATE_TIME.singleton(midnight)))
                .isEqualTo("[\"4714-11-24 00:00:00 BC\",\"4714-11-24 00:00:00 BC\"]");
        assertThat(factory.<Object>fromSession(session -> session.createSelectionQuery(
                                "select range_contains(cast(?1 as LocalDateRange), ?2)", Object.class)
                        .setParameter(1, RangeType.LOCAL_DATE.singleton(first))
                        .setParameter(2, first)
                        .getSingleResult()))
                .isEqualTo(true);
    }

    @Test
    void aTimeNextToAnExtremeIsRefusedAndNoInfinity() {
        Map<RangeType<?, ?, ?>, Object> times = Map.of(
                RangeType.LOCAL_DATE_TIME, LocalDateTime.MAX.minusNanos(1),
                RangeType.OFFSET_DATE_TIME, OffsetDateTime.MAX.minusNanos(1),
                RangeType.INSTANT, Instant.MAX.minusNanos(1));
        times.forEach((type, time) -> assertThatThrownBy(() -> stored(type, singleton(type, time)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Anything." + Everything.attribute(type) + ": the lower bound ")
                .hasMessageContaining("cannot be stored"));
    }

    @Test
    void aMonthThatTheServerHasNotIsRefusedAsAnElementToo() {
        for (YearMonth month : List.of(YearMonth.of(-999_999_999, 1), YearMonth.of(999_999_999, 12))) {
            assertThatThrownBy(() -> factory.fromSession(session -> session.createSelectionQuery(
                                    "select range_contains(cast('[2024-01-01,2024-03-31]' as YearMonthRange), ?1)",
                                    Object.class)
                            .setParameter(1, month)
                            .getSingleResult()))
                    .as("%s", month)
                    .hasStackTraceContaining("cannot be stored");
        }
    }

    private static String stored(ValueType<?> type, Object value) {
        return factory.fromTransaction(session -> {
            Object entity = Everything.create(1);
            Everything.set(entity, type, value);
            session.persist(entity);
            session.flush();
            session.clear();
            Object read = session.find(Everything.ENTITY, 1L);
            assertThat(Everything.get(read, type)).isEqualTo(value);
            String text = session.createNativeQuery(
                            "select cast(" + Everything.attribute(type) + " as text) from anything", String.class)
                    .getSingleResult();
            session.remove(read);
            return text;
        });
    }
}
