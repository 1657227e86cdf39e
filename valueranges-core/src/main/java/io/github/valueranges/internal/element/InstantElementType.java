package io.github.valueranges.internal.element;

import java.time.Instant;
import java.time.LocalTime;

/**
 * {@code timestamptz}: {@link Instant}, chronological, without a step. {@link Instant#MIN} and {@link Instant#MAX} are
 * the server's {@code -infinity} and {@code infinity}.
 *
 * <p>Text is read as that of an {@link java.time.OffsetDateTime}, the offset included, and written in UTC:
 * {@code 2026-06-01T08:30:00Z}.
 */
final class InstantElementType extends TimelineElementType<Instant> {

    InstantElementType() {
        super(Instant.class, "timestamptz", Instant.MIN, Instant.MAX, "Z");
    }

    @Override
    long second(Instant element) {
        return element.getEpochSecond();
    }

    @Override
    @SuppressWarnings("JavaInstantGetSecondsGetNano") // the second is asked for by itself
    int nano(Instant element) {
        return element.getNano();
    }

    @Override
    Instant at(long second, int nano, Instant like) {
        return Instant.ofEpochSecond(second, nano);
    }

    @Override
    String expected() {
        return "expected a timestamp such as 2026-06-01T10:30:00Z, 0044-03-15T12:00:00Z BC or infinity";
    }

    @Override
    Instant read(TemporalReader reader) {
        reader.readDate();
        reader.readSeparator();
        LocalTime time = reader.readTime();
        int offset = TimestampTzElementType.requiredOffset(reader);
        long midnight = reader.endOfDay() * SECONDS_PER_DAY - offset;
        long second = midnight + time.toSecondOfDay();
        if (second < Instant.MIN.getEpochSecond() || second > Instant.MAX.getEpochSecond()) {
            throw reader.refuseYear();
        }
        return Instant.ofEpochSecond(midnight, time.toNanoOfDay());
    }

    @Override
    void write(Instant element, StringBuilder out) {
        TemporalWriter.appendUtc(second(element), nano(element), out);
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.timestamp("Z");
    }

    @Override
    public String[] examples() {
        return new String[] {"2026-06-01T10:30:00Z", "2026-06-08T12:00:00Z"};
    }
}
