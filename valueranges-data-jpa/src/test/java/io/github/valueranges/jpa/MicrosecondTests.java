package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is finer than the server's microseconds is stored as the driver stores the same value in a plain column. */
class MicrosecondTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-06-01T10:30:00.123456500",
                "2026-06-01T10:30:00.123455500",
                "2026-06-01T10:30:00.123456499",
                "2026-06-01T10:30:00.000000001",
                "2026-06-01T10:30:00.062757500",
                "2026-12-31T23:59:59.999999500",
                "2026-12-31T23:59:59.999999499",
                "-0043-03-15T23:59:59.999999999"
            })
    void aBoundIsThePlainColumn(String text) {
        LocalDateTime timestamp = LocalDateTime.parse(text);
        OffsetDateTime utc = timestamp.atOffset(ZoneOffset.UTC);

        assertThat(isPlainColumn(RangeType.LOCAL_TIME, timestamp.toLocalTime(), timestamp.toLocalTime()))
                .isTrue();
        assertThat(isPlainColumn(RangeType.LOCAL_DATE_TIME, timestamp, timestamp))
                .isTrue();
        assertThat(isPlainColumn(RangeType.OFFSET_DATE_TIME, utc, utc)).isTrue();
        assertThat(isPlainColumn(RangeType.INSTANT, utc.toInstant(), utc)).isTrue();
    }

    @Test
    void theEndOfTheDayIsReachedByRounding() {
        assertThat(stored(RangeType.LOCAL_TIME, RangeType.LOCAL_TIME.parse("[10:00,23:59:59.9999995)")))
                .isEqualTo("[10:00:00,24:00:00)");
        assertThat(stored(RangeType.LOCAL_TIME, RangeType.LOCAL_TIME.singleton(LocalTime.MAX)))
                .isEqualTo("[24:00:00,24:00:00]");
    }

    @Test
    void aRangeThatRoundingLeavesNothingOfIsEmpty() {
        assertThat(stored(
                        RangeType.LOCAL_DATE_TIME,
                        RangeType.LOCAL_DATE_TIME.parse("[2026-06-01T10:00:00.0000001,2026-06-01T10:00:00.0000002)")))
                .isEqualTo("empty");
        assertThat(stored(
                        RangeType.LOCAL_DATE_TIME.rangeSetType(),
                        RangeType.LOCAL_DATE_TIME
                                .rangeSetType()
                                .parse("{[2026-06-01T10:00:00.0000001,2026-06-01T10:00:00.0000002)}")))
                .isEqualTo("{}");
    }

    @Test
    void elementsThatRoundingMakesEqualBecomeOne() {
        for (SetType<?, ?> type : SetType.all()) {
            if (List.<Class<?>>of(LocalTime.class, LocalDateTime.class, OffsetDateTime.class, Instant.class)
                    .contains(type.elementClass())) {
                assertThat(stored(type, twoNanosecondsApart(type)))
                        .as(type.postgresName())
                        .doesNotContain(",");
            }
        }
    }

    static <E, S extends TypedValueSet<E, S>> S twoNanosecondsApart(SetType<E, S> type) {
        String element = type.formatElement(type.parse(type.example()).toList().get(0));
        int second = element.indexOf(":") + 6;
        S set = type.of(List.of(
                type.parseElement(element.substring(0, second) + ".123456001" + element.substring(second)),
                type.parseElement(element.substring(0, second) + ".123456003" + element.substring(second))));
        assertThat(set.size()).isEqualTo(2);
        return set;
    }

    @Test
    void anElementThatIsAParameterIsRoundedToo() {
        LocalDateTime finer = LocalDateTime.parse("2026-06-01T10:30:00.123456500");
        assertThat(factory.<Object>fromSession(session -> session.createSelectionQuery(
                                "select range_contains(cast(?1 as LocalDateTimeRange), ?2)", Object.class)
                        .setParameter(1, RangeType.LOCAL_DATE_TIME.singleton(finer))
                        .setParameter(2, finer)
                        .getSingleResult()))
                .isEqualTo(true);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean isPlainColumn(
            RangeType<E, R, S> type, E element, Object plain) {
        String text = stored(type, type.singleton(element));
        return factory.fromSession(session -> session.doReturningWork(connection -> {
            try (PreparedStatement statement = connection.prepareStatement("select lower(cast(? as "
                    + type.postgresName() + ")) = cast(? as " + type.postgresElementName() + ")")) {
                statement.setString(1, text);
                statement.setObject(2, plain);
                try (ResultSet rows = statement.executeQuery()) {
                    return rows.next() && rows.getBoolean(1);
                }
            }
        }));
    }

    /** The text that the server has for a value that was persisted. */
    private static String stored(ValueType<?> type, Object value) {
        return factory.fromTransaction(session -> {
            Object entity = Everything.create(1);
            Everything.set(entity, type, value);
            session.persist(entity);
            session.flush();
            String text = session.createNativeQuery(
                            "select cast(" + Everything.attribute(type) + " as text) from anything", String.class)
                    .getSingleResult();
            session.remove(entity);
            return text;
        });
    }
}
