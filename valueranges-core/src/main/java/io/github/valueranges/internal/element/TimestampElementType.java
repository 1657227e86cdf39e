package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;

/**
 * {@code timestamp}: {@link LocalDateTime}, chronological, without a step. {@link LocalDateTime#MIN} and
 * {@link LocalDateTime#MAX} are the server's {@code -infinity} and {@code infinity}.
 *
 * <p>Text is strict ISO 8601 in extended form, {@code 2026-06-01T10:30:00}, or what the server prints, with a space for
 * the {@code T}; seconds may be left out. An offset is read and ignored, as the server does. What is written has a
 * {@code T}, so that bounds need no quotes, seconds, and as many digits of a fraction as there are.
 */
final class TimestampElementType extends TimelineElementType<LocalDateTime> {

    TimestampElementType() {
        super(LocalDateTime.class, "timestamp", LocalDateTime.MIN, LocalDateTime.MAX, "");
    }

    @Override
    long second(LocalDateTime element) {
        return element.toEpochSecond(ZoneOffset.UTC);
    }

    @Override
    @SuppressWarnings("JavaLocalDateTimeGetNano") // the second is asked for by itself
    int nano(LocalDateTime element) {
        return element.getNano();
    }

    @Override
    public int compare(LocalDateTime left, LocalDateTime right) {
        return left.compareTo(right);
    }

    @Override
    LocalDateTime at(long second, int nano, LocalDateTime like) {
        return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
    }

    @Override
    String expected() {
        return "expected a timestamp such as 2026-06-01T10:30:00, 0044-03-15T12:00:00 BC or infinity";
    }

    @Override
    LocalDateTime read(TemporalReader reader) {
        reader.readDate();
        reader.readSeparator();
        LocalTime time = reader.readTime();
        if (reader.startsOffset()) {
            reader.readOffset();
        }
        return reader.endOfDate().atTime(time);
    }

    @Override
    void write(LocalDateTime element, StringBuilder out) {
        append(element.toLocalDate(), element.toLocalTime(), "", out);
    }

    /** Appends a date, a time, what follows both, and the era. */
    static void append(LocalDate date, LocalTime time, String offset, StringBuilder out) {
        TemporalWriter.appendDate(date, out);
        out.append('T');
        TemporalWriter.appendTime(time, out);
        out.append(offset);
        TemporalWriter.appendEra(date.getYear(), out);
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.timestamp("");
    }

    @Override
    public String[] examples() {
        return new String[] {"2026-06-01T10:30:00", "2026-06-08T12:00:00"};
    }
}
