package io.github.valueranges.internal.element;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * An element type whose elements are points of a line of seconds. The extremes of the Java type are the server's
 * {@code -infinity} and {@code infinity}: they are at no distance from anything, and stay where they are.
 *
 * @param <E> the element's Java type
 */
abstract class TimelineElementType<E> extends DurationElementType<E> {

    static final long SECONDS_PER_DAY = 86_400;

    private static final int NANOS_PER_SECOND = 1_000_000_000;

    /** From the first second of the server to the one after its last. */
    private static final long FIRST_ON_SERVER = LocalDate.of(-4713, 11, 24).toEpochDay() * SECONDS_PER_DAY;

    private static final long END_ON_SERVER = LocalDate.of(294_277, 1, 1).toEpochDay() * SECONDS_PER_DAY;

    /** Wherever a text has its offset, it is the year 1 there already. */
    private static final long SURELY_WITHOUT_ERA = LocalDate.of(1, 1, 2).toEpochDay() * SECONDS_PER_DAY;

    /** From here on a fraction becomes the next second where it is stored with microseconds. */
    private static final int ROUNDED_UP = 999_999_500;

    private final E min;
    private final E max;
    private final String zone;

    /** @param zone what follows a time of the line's own zero, nothing if it has none */
    TimelineElementType(Class<E> javaType, String postgresName, E min, E max, String zone) {
        super(javaType, postgresName);
        this.min = min;
        this.max = max;
        this.zone = zone;
    }

    /** The second that the element lies in, counted from 1970-01-01 00:00 at its own zero or in UTC. */
    abstract long second(E element);

    /** How far in that second it lies. */
    abstract int nano(E element);

    /** The element of a second and what is in it, at the offset of another one; or an exception of java.time. */
    abstract E at(long second, int nano, E like);

    @Override
    public int compare(E left, E right) {
        int order = Long.compare(second(left), second(right));
        return order != 0 ? order : Integer.compare(nano(left), nano(right));
    }

    @Override
    public int hash(E element) {
        return 31 * Long.hashCode(second(element)) + nano(element);
    }

    @Override
    public final boolean isInfinite(E element) {
        return element.equals(max) || element.equals(min);
    }

    @Override
    public final boolean isOnServer(E element) {
        long stored = second(element) + (nano(element) >= ROUNDED_UP ? 1 : 0);
        return (stored >= FIRST_ON_SERVER && stored < END_ON_SERVER) || isInfinite(element);
    }

    @Override
    public final String onServer() {
        return "4714-11-24T00:00:00" + zone + " BC to 294276-12-31T23:59:59.999999" + zone;
    }

    @Override
    public final @Nullable Duration distance(E from, E to) {
        return isInfinite(from) || isInfinite(to)
                ? null
                : Duration.ofSeconds(second(to) - second(from), nano(to) - nano(from));
    }

    /** No finite element moves to an infinity. */
    @Override
    public final E plus(E element, Duration amount) {
        if (isInfinite(element)) {
            return element;
        }
        E moved;
        try {
            moved = moved(element, amount);
        } catch (DateTimeException | ArithmeticException beyond) {
            throw noneAt(amount, format(element));
        }
        if (isInfinite(moved)) {
            throw noneAt(amount, format(element));
        }
        return moved;
    }

    /** In one step: the seconds alone could lead beyond the line, and the fraction back. */
    private E moved(E element, Duration amount) {
        long second = Math.addExact(second(element), amount.getSeconds());
        int nano = nano(element) + amount.getNano();
        return nano < NANOS_PER_SECOND
                ? at(second, nano, element)
                : at(Math.addExact(second, 1), nano - NANOS_PER_SECOND, element);
    }

    @Override
    public final E parse(ElementText raw) {
        ElementText text = raw.trimmed();
        TemporalReader reader = new TemporalReader(text, expected());
        if (!reader.startsWithDigit()) {
            return reader.readInfinity() ? max : min;
        }
        return finite(read(reader), text);
    }

    /** The accepted form, for the message of a refusal. */
    abstract String expected();

    /** Reads what is no infinity. */
    abstract E read(TemporalReader reader);

    @Override
    public final void append(E element, StringBuilder out) {
        if (element.equals(max)) {
            out.append("infinity");
        } else if (element.equals(min)) {
            out.append("-infinity");
        } else {
            write(element, out);
        }
    }

    /** There is white space before an era, which no text has from the second day of the year 1 on. */
    @Override
    public final boolean mayNeedQuotes(E element) {
        return second(element) < SURELY_WITHOUT_ERA;
    }

    /** Appends what is no infinity. */
    abstract void write(E element, StringBuilder out);
}
