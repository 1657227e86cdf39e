package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/**
 * {@code timestamptz}: {@link OffsetDateTime}, in the order of instants alone: one instant at two offsets is one value.
 * {@link OffsetDateTime#MIN} and {@link OffsetDateTime#MAX}, which are the first and the last instant, are the server's
 * {@code -infinity} and {@code infinity}.
 *
 * <p>Text is that of a timestamp with an offset, {@code 2026-06-01T10:30:00+02:00}, {@code 2026-06-01 08:30:00+00},
 * {@code 2026-06-01T08:30:00Z}. One without an offset is refused: the server takes it for the time zone of the session.
 * The offset is written as it was given. Java has offsets up to 18 hours and the server only those below 16: what has
 * such an offset is read, and written in UTC if the server has the instant.
 */
final class TimestampTzElementType extends TimelineElementType<OffsetDateTime> {

    private static final int END_OF_OFFSETS_ON_SERVER = 16 * 3600;

    TimestampTzElementType() {
        super(OffsetDateTime.class, "timestamptz", OffsetDateTime.MIN, OffsetDateTime.MAX, "Z");
    }

    @Override
    long second(OffsetDateTime element) {
        return element.toEpochSecond();
    }

    @Override
    int nano(OffsetDateTime element) {
        return element.getNano();
    }

    @Override
    public int compare(OffsetDateTime left, OffsetDateTime right) {
        return left.getOffset().equals(right.getOffset())
                ? left.toLocalDateTime().compareTo(right.toLocalDateTime())
                : super.compare(left, right);
    }

    @Override
    OffsetDateTime at(long second, int nano, OffsetDateTime like) {
        return LocalDateTime.ofEpochSecond(second, nano, like.getOffset()).atOffset(like.getOffset());
    }

    @Override
    String expected() {
        return "expected a timestamp such as 2026-06-01T10:30:00+02:00, 0044-03-15T12:00:00Z BC or infinity";
    }

    @Override
    OffsetDateTime read(TemporalReader reader) {
        reader.readDate();
        reader.readSeparator();
        LocalTime time = reader.readTime();
        int offset = requiredOffset(reader);
        LocalDate date = reader.endOfDate();
        return OffsetDateTime.of(date, time, offset == 0 ? ZoneOffset.UTC : ZoneOffset.ofTotalSeconds(offset));
    }

    static int requiredOffset(TemporalReader reader) {
        if (!reader.startsOffset()) {
            throw reader.refuse("expected an offset such as Z or +02:00");
        }
        return reader.readOffset();
    }

    @Override
    void write(OffsetDateTime element, StringBuilder out) {
        ZoneOffset offset = element.getOffset();
        if (Math.abs(offset.getTotalSeconds()) >= END_OF_OFFSETS_ON_SERVER && isOnServer(element)) {
            TemporalWriter.appendUtc(second(element), nano(element), out);
        } else {
            TimestampElementType.append(element.toLocalDate(), element.toLocalTime(), offset.getId(), out);
        }
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.timestamp("(?:Z|[+\\-](?:0[0-9]|1[0-8])(?::[0-5][0-9]){0,2})");
    }

    @Override
    public String[] examples() {
        return new String[] {"2026-06-01T10:30:00+02:00", "2026-06-08T12:00:00+02:00"};
    }
}
