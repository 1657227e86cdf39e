package io.github.valueranges.internal.element;

import java.time.Duration;
import java.time.LocalTime;

/**
 * {@code time}: {@link LocalTime}, chronological, without a step. {@link LocalTime#MAX} is the server's
 * {@code 24:00:00}, the end of the day: it is two hours after {@code 22:00}. All other times are what they are, those
 * between {@code 23:59:59.9999995} and the end included, which the server rounds to its end.
 *
 * <p>Text is strict ISO 8601 in extended form: {@code 10:30}, {@code 10:30:00.5}, {@code T10:30}, {@code 24:00:00}.
 * Refused although the server reads them: an offset, which it drops; {@code 23:59:60}; a fraction after the end of the
 * day, after minutes, without digits or with a tenth digit.
 */
final class TimeElementType extends DurationElementType<LocalTime> implements LongEncoding<LocalTime> {

    private static final String EXPECTED = "expected a time such as 10:30:00 or 24:00:00";

    private static final long NANOS_PER_DAY = 86_400_000_000_000L;
    private static final Duration DAY = Duration.ofDays(1);

    TimeElementType() {
        super(LocalTime.class, "time");
    }

    @Override
    public int compare(LocalTime left, LocalTime right) {
        return left.compareTo(right);
    }

    @Override
    public long encode(LocalTime element) {
        return element.toNanoOfDay();
    }

    @Override
    public LocalTime decode(long code) {
        return LocalTime.ofNanoOfDay(code);
    }

    /** The end of the day is two nanoseconds after the last time before it: that between them is the end itself. */
    private static long nanos(LocalTime element) {
        return element.equals(LocalTime.MAX) ? NANOS_PER_DAY : element.toNanoOfDay();
    }

    @Override
    public Duration distance(LocalTime from, LocalTime to) {
        return Duration.ofNanos(nanos(to) - nanos(from));
    }

    @Override
    public LocalTime plus(LocalTime element, Duration amount) {
        if (amount.compareTo(DAY) > 0 || amount.compareTo(DAY.negated()) < 0) {
            throw noneAt(amount, format(element));
        }
        long nanos = nanos(element) + amount.toNanos();
        if (nanos == NANOS_PER_DAY) {
            return LocalTime.MAX;
        }
        if (nanos < 0 || nanos >= LocalTime.MAX.toNanoOfDay()) {
            throw noneAt(amount, format(element));
        }
        return LocalTime.ofNanoOfDay(nanos);
    }

    @Override
    public String limits() {
        return "a time is from 00:00:00 to 24:00:00";
    }

    @Override
    public LocalTime parse(ElementText text) {
        TemporalReader reader = new TemporalReader(text, EXPECTED);
        reader.skipDesignator();
        LocalTime time = reader.readTimeOrEnd();
        reader.requireEnd();
        return time;
    }

    @Override
    public void append(LocalTime element, StringBuilder out) {
        if (element.equals(LocalTime.MAX)) {
            out.append("24:00:00");
        } else {
            TemporalWriter.appendTime(element, out);
        }
    }

    @Override
    public boolean mayNeedQuotes(LocalTime element) {
        return false;
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.timeOfDay();
    }

    @Override
    public String[] examples() {
        return new String[] {"10:30:00", "12:00:00"};
    }
}
