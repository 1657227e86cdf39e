package io.github.valueranges;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Equally spaced elements of a range type, with the text that the server reads for each, written without the code that
 * is judged. The sweeps over every type ask here for their operands; a type that has no entry fails them all.
 *
 * <p>Over a discrete type neighbours are one step apart. They lie where a careless step is seen: around zero, the end
 * of a February, the end of a year, beyond 32 bits.
 *
 * @param type the range type
 * @param at the element at a position
 * @param text the text of an element for the server
 * @param key a value that equal elements share, by the equality of Java
 * @param amount what a range is shifted by to move it by so many positions
 * @param length the length of a range over so many positions; of a discrete type the number of its values
 * @param noLength the length of what has no end
 */
record Domain<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>(
        RangeType<E, R, S> type,
        IntFunction<E> at,
        Function<E, String> text,
        Function<E, Object> key,
        IntFunction<Object> amount,
        IntFunction<Object> length,
        Object noLength) {

    private static final LocalDateTime START = LocalDateTime.of(2026, 2, 28, 20, 0);

    private static final Map<Class<?>, Domain<?, ?, ?>> ALL = new HashMap<>();

    static {
        discrete(RangeType.INT, position -> position - 4, String::valueOf);
        discrete(RangeType.LONG, position -> 4_294_967_292L + position, String::valueOf);
        discrete(RangeType.LOCAL_DATE, position -> LocalDate.of(2026, 2, 25).plusDays(position), Domain::date);
        discrete(
                RangeType.YEAR_MONTH,
                position -> YearMonth.of(2025, 10).plusMonths(position),
                month -> date(month.atDay(1)));
        add(new Domain<>(
                RangeType.BIG_DECIMAL,
                position -> BigDecimal.valueOf(5L * (position - 4), 1),
                BigDecimal::toPlainString,
                BigDecimal::stripTrailingZeros,
                positions -> BigDecimal.valueOf(5L * positions, 1),
                positions -> Optional.of(BigDecimal.valueOf(5L * positions, 1).stripTrailingZeros()),
                Optional.empty()));
        add(new Domain<>(
                RangeType.DOUBLE,
                position -> 0.5 * (position - 4),
                String::valueOf,
                value -> value,
                positions -> 0.5 * positions,
                positions -> OptionalDouble.of(0.5 * positions),
                OptionalDouble.empty()));
        add(new Domain<>(
                RangeType.FLOAT,
                position -> 0.5f * (position - 4),
                String::valueOf,
                value -> value,
                positions -> 0.5 * positions,
                positions -> OptionalDouble.of(0.5 * positions),
                OptionalDouble.empty()));
        timed(RangeType.LOCAL_TIME, position -> LocalTime.of(12, 0).plusMinutes(position), time -> time.toString());
        timed(RangeType.LOCAL_DATE_TIME, START::plusMinutes, Domain::dateTime);
        timed(RangeType.INSTANT, position -> START.plusMinutes(position).toInstant(ZoneOffset.UTC), Domain::instant);
        add(new Domain<>(
                RangeType.OFFSET_DATE_TIME,
                position -> START.plusMinutes(position)
                        .atOffset(ZoneOffset.UTC)
                        .withOffsetSameInstant(ZoneOffset.ofHours(Math.floorMod(position, 5) - 2)),
                Domain::offsetDateTime,
                OffsetDateTime::toInstant,
                Duration::ofMinutes,
                positions -> Optional.of(Duration.ofMinutes(positions)),
                Optional.empty()));
    }

    private static void add(Domain<?, ?, ?> domain) {
        ALL.put(domain.type().javaType(), domain);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void discrete(
            RangeType<E, R, S> type, IntFunction<E> at, Function<E, String> text) {
        add(new Domain<>(
                type, at, text, value -> value, steps -> (long) steps, OptionalLong::of, OptionalLong.empty()));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void timed(
            RangeType<E, R, S> type, IntFunction<E> at, Function<E, String> text) {
        add(new Domain<>(
                type,
                at,
                text,
                value -> value,
                Duration::ofMinutes,
                positions -> Optional.of(Duration.ofMinutes(positions)),
                Optional.empty()));
    }

    /** The domains of all range types, in their order. */
    static List<Domain<?, ?, ?>> all() {
        List<Domain<?, ?, ?>> all = new ArrayList<>();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            Domain<?, ?, ?> domain = ALL.get(type.javaType());
            if (domain == null) {
                throw new AssertionError("the sweeps know no elements of " + type.javaType());
            }
            all.add(domain);
        }
        return all;
    }

    /** The domain of one range type. */
    @SuppressWarnings("unchecked") // it was added with its own type
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Domain<E, R, S> of(
            RangeType<E, R, S> type) {
        return (Domain<E, R, S>) ALL.get(type.javaType());
    }

    /** The name of the type for a row: two types can have one name on the server. */
    String name() {
        return type.javaType().getSimpleName();
    }

    @Override
    public String toString() {
        return name();
    }

    boolean isDiscrete() {
        return type.isDiscrete();
    }

    // --- texts that the server reads ---------------------------------------------------------------------------------

    static String date(LocalDate date) {
        return PostgresAnswers.date(date);
    }

    private static String dateTime(LocalDateTime time) {
        if (time.equals(LocalDateTime.MIN) || time.equals(LocalDateTime.MAX)) {
            return time.equals(LocalDateTime.MIN) ? "-infinity" : "infinity";
        }
        String date = date(time.toLocalDate());
        int era = date.indexOf(' ');
        return (era < 0 ? date : date.substring(0, era)) + " " + time.toLocalTime() + (era < 0 ? "" : " BC");
    }

    private static String offsetDateTime(OffsetDateTime time) {
        if (time.equals(OffsetDateTime.MIN) || time.equals(OffsetDateTime.MAX)) {
            return time.equals(OffsetDateTime.MIN) ? "-infinity" : "infinity";
        }
        String text = dateTime(time.toLocalDateTime());
        String offset = time.getOffset().equals(ZoneOffset.UTC)
                ? "+00"
                : time.getOffset().getId();
        return text.endsWith(" BC") ? text.replace(" BC", offset + " BC") : text + offset;
    }

    private static String instant(Instant instant) {
        if (instant.equals(Instant.MIN) || instant.equals(Instant.MAX)) {
            return instant.equals(Instant.MIN) ? "-infinity" : "infinity";
        }
        return offsetDateTime(instant.atOffset(ZoneOffset.UTC));
    }
}
