package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRangeSet;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * How full a room is in some period.
 *
 * @param room the number of the room
 * @param occupied the nights that are taken
 * @param nightsTaken how many they are
 * @param nightsFree how many nights can still be booked
 * @param share the part of all these nights that is taken, 0 for a room that is closed
 */
record Occupancy(String room, LocalDateRangeSet occupied, long nightsTaken, long nightsFree, BigDecimal share) {

    static Occupancy of(Room room, LocalDateRangeSet occupied, LocalDateRangeSet free) {
        long taken = occupied.length().orElseThrow();
        long left = free.length().orElseThrow();
        BigDecimal share = taken == 0
                ? BigDecimal.ZERO
                : BigDecimal.valueOf(taken).divide(BigDecimal.valueOf(taken + left), 3, RoundingMode.HALF_UP);
        return new Occupancy(room.getNumber(), occupied, taken, left, share);
    }
}
