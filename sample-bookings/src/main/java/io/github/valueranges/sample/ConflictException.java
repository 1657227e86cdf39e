package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.LocalTimeRangeSet;

/** A stay and a room that do not go together: the room is taken, or closed, or the guest would come at night. */
final class ConflictException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String room;
    private final LocalDateRange stay;

    private ConflictException(String message, String room, LocalDateRange stay) {
        super(message);
        this.room = room;
        this.stay = stay;
    }

    static ConflictException taken(Room room, LocalDateRange stay) {
        return new ConflictException(
                "Room " + room.getNumber() + " is taken on a night of " + stay, room.getNumber(), stay);
    }

    static ConflictException outsideSeason(Room room, LocalDateRange stay, LocalDateRange season) {
        return new ConflictException(stay + " is not within the season, " + season, room.getNumber(), stay);
    }

    static ConflictException closed(Room room, LocalDateRange stay, LocalDateRangeSet openings) {
        return new ConflictException(
                "Room " + room.getNumber() + " is not open on every night of " + stay + ", but on " + openings,
                room.getNumber(),
                stay);
    }

    static ConflictException inQuietHours(
            Room room, LocalDateRange stay, LocalTimeRange arrival, LocalTimeRangeSet quietHours) {
        return new ConflictException(
                "An arrival in " + arrival + " may disturb the quiet hours, " + quietHours, room.getNumber(), stay);
    }

    String room() {
        return room;
    }

    LocalDateRange stay() {
        return stay;
    }
}
