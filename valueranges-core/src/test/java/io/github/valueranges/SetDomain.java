package io.github.valueranges;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Elements of a value set type in ascending order, with their texts, for the sweeps over every type; a type that has no
 * entry fails them all. They are those that a wrong order or a careless reader gets wrong: both ends of the type, signs,
 * zero, years before Christ, infinities, UUIDs that are negative as numbers.
 *
 * @param type the set type
 * @param universe the elements, in the order of the server
 * @param twin an element that is equal in another spelling, or the element itself
 * @param text the text of an element for the server
 */
record SetDomain<E, S extends TypedValueSet<E, S>>(
        SetType<E, S> type, List<E> universe, UnaryOperator<E> twin, Function<E, String> text) {

    private static final LocalDateTime PAST = LocalDateTime.of(-43, 3, 15, 12, 0);
    private static final LocalDateTime NOW = LocalDateTime.of(2026, 2, 28, 23, 59, 59, 999_999_000);

    private static final List<SetDomain<?, ?>> ALL = List.of(
            plain(
                    SetType.STRING,
                    List.of("", " a ", "A", "NULL", "a", "a\"{b},\\", "\u00a0a\u00a0", "\ufffd", "\ud83d\ude00"),
                    value -> value),
            plain(
                    SetType.UUID,
                    List.of(
                            new UUID(0, 0),
                            new UUID(1, 1),
                            new UUID(1, Long.MIN_VALUE),
                            new UUID(Long.MAX_VALUE, 0),
                            new UUID(Long.MIN_VALUE, 0),
                            new UUID(-1, 0),
                            new UUID(-1, -1)),
                    UUID::toString),
            plain(
                    SetType.SHORT,
                    List.of(
                            Short.MIN_VALUE,
                            (short) -1,
                            (short) 0,
                            (short) 1,
                            (short) 127,
                            (short) 200,
                            Short.MAX_VALUE),
                    String::valueOf),
            plain(SetType.INT, List.of(Integer.MIN_VALUE, -1, 0, 1, 127, 40_000, Integer.MAX_VALUE), String::valueOf),
            plain(
                    SetType.LONG,
                    List.of(Long.MIN_VALUE, -1L, 0L, 1L, 127L, 5_000_000_000L, Long.MAX_VALUE),
                    String::valueOf),
            new SetDomain<>(
                    SetType.BIG_DECIMAL,
                    numbers("-1e30", "-0.5", "0", "1e-7", "1.0", "10", "1e30"),
                    value -> value.setScale(Math.max(0, value.scale()) + 1),
                    BigDecimal::toPlainString),
            new SetDomain<>(
                    SetType.DOUBLE,
                    List.of(-Double.MAX_VALUE, -0.5, 0.0, 1e-300, 0.1, 1e15, Double.MAX_VALUE),
                    value -> value == 0 ? -0.0 : value,
                    String::valueOf),
            new SetDomain<>(
                    SetType.FLOAT,
                    List.of(-Float.MAX_VALUE, -0.5f, 0.0f, 1e-30f, 0.1f, 1e6f, Float.MAX_VALUE),
                    value -> value == 0 ? -0.0f : value,
                    String::valueOf),
            plain(
                    SetType.LOCAL_DATE,
                    List.of(
                            LocalDate.MIN,
                            PAST.toLocalDate(),
                            LocalDate.of(0, 12, 31),
                            LocalDate.of(1, 1, 1),
                            LocalDate.of(2026, 2, 28),
                            LocalDate.of(10_000, 1, 1),
                            LocalDate.MAX),
                    Domain.of(RangeType.LOCAL_DATE).text()),
            plain(
                    SetType.LOCAL_TIME,
                    List.of(
                            LocalTime.MIDNIGHT,
                            LocalTime.of(0, 0, 0, 1000),
                            LocalTime.of(9, 59),
                            LocalTime.of(10, 0),
                            LocalTime.NOON,
                            LocalTime.of(23, 59, 59, 999_999_000),
                            LocalTime.MAX),
                    time -> time.equals(LocalTime.MAX) ? "24:00" : time.toString()),
            plain(
                    SetType.LOCAL_DATE_TIME,
                    List.of(
                            LocalDateTime.MIN,
                            PAST,
                            PAST.plusNanos(1000),
                            NOW,
                            NOW.plusNanos(1000),
                            LocalDateTime.of(10_000, 1, 1, 0, 0),
                            LocalDateTime.MAX),
                    Domain.of(RangeType.LOCAL_DATE_TIME).text()),
            new SetDomain<>(
                    SetType.OFFSET_DATE_TIME,
                    List.of(
                            OffsetDateTime.MIN,
                            PAST.atOffset(ZoneOffset.UTC),
                            NOW.atOffset(ZoneOffset.ofHours(5)),
                            NOW.atOffset(ZoneOffset.ofHours(2)),
                            NOW.atOffset(ZoneOffset.ofHours(-7)),
                            LocalDateTime.of(10_000, 1, 1, 0, 0).atOffset(ZoneOffset.UTC),
                            OffsetDateTime.MAX),
                    time -> time.equals(OffsetDateTime.MIN) || time.equals(OffsetDateTime.MAX)
                            ? time
                            : time.withOffsetSameInstant(ZoneOffset.ofHoursMinutes(3, 30)),
                    Domain.of(RangeType.OFFSET_DATE_TIME).text()),
            plain(
                    SetType.INSTANT,
                    List.of(
                            Instant.MIN,
                            PAST.toInstant(ZoneOffset.UTC),
                            Instant.EPOCH,
                            NOW.toInstant(ZoneOffset.UTC),
                            NOW.plusNanos(1000).toInstant(ZoneOffset.UTC),
                            LocalDateTime.of(10_000, 1, 1, 0, 0).toInstant(ZoneOffset.UTC),
                            Instant.MAX),
                    Domain.of(RangeType.INSTANT).text()),
            plain(
                    SetType.YEAR_MONTH,
                    List.of(
                            YearMonth.of(-4712, 1),
                            YearMonth.of(-43, 3),
                            YearMonth.of(0, 12),
                            YearMonth.of(1, 1),
                            YearMonth.of(2025, 12),
                            YearMonth.of(2026, 1),
                            YearMonth.of(10_000, 1)),
                    Domain.of(RangeType.YEAR_MONTH).text()));

    private static <E, S extends TypedValueSet<E, S>> SetDomain<E, S> plain(
            SetType<E, S> type, List<E> universe, Function<E, String> text) {
        return new SetDomain<>(type, universe, value -> value, text);
    }

    private static List<BigDecimal> numbers(String... numbers) {
        return java.util.stream.Stream.of(numbers)
                .map(BigDecimal::new)
                .map(number -> number.setScale(Math.max(0, number.scale())))
                .toList();
    }

    /** The domains of all set types, in their order. */
    static List<SetDomain<?, ?>> all() {
        List<SetDomain<?, ?>> all = new ArrayList<>();
        for (SetType<?, ?> type : SetType.all()) {
            all.add(ALL.stream()
                    .filter(domain -> domain.type() == type)
                    .findAny()
                    .orElseThrow(() -> new AssertionError("the sweeps know no elements of " + type.javaType())));
        }
        return all;
    }

    String name() {
        return type.javaType().getSimpleName();
    }

    @Override
    public String toString() {
        return name();
    }

    /** How many subsets the universe has. */
    int subsets() {
        return 1 << universe.size();
    }

    /** The elements of a subset, in ascending order. */
    List<E> elements(int bits) {
        List<E> elements = new ArrayList<>();
        for (int i = 0; i < universe.size(); i++) {
            if ((bits >> i & 1) == 1) {
                elements.add(universe.get(i));
            }
        }
        return elements;
    }

    /** An array literal of elements as they come, each one quoted. */
    String literal(List<E> elements) {
        StringBuilder literal = new StringBuilder(" { ");
        for (E element : elements) {
            literal.append(literal.length() == 3 ? "" : " , ")
                    .append('"')
                    .append(text.apply(element).replace("\\", "\\\\").replace("\"", "\\\""))
                    .append('"');
        }
        return literal.append(" } ").toString();
    }
}
