package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.RangeConflicts;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.jpa.Sets;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.CannotAcquireLockException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.resilience.annotation.Retryable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Takes, moves, cancels and finds bookings.
 *
 * <p>Whether a room is free is not looked up before a booking is written: the exclusion constraint of the table
 * decides, and its refusal is the answer. PostgreSQL ends one of two writers that wait for each other at the
 * constraint as the victim of a deadlock; it asks again, and learns who won.
 */
@Service
@Retryable(includes = CannotAcquireLockException.class, maxRetries = 5, delay = 20, jitter = 10, multiplier = 2)
class BookingService {

    private static final String ONE_BOOKING_A_NIGHT = "booking_room_stay_excl";

    private final BookingRepository bookings;
    private final RoomRepository rooms;
    private final BookingsProperties properties;
    private final Clock clock;

    BookingService(BookingRepository bookings, RoomRepository rooms, BookingsProperties properties, Clock clock) {
        this.bookings = bookings;
        this.rooms = rooms;
        this.properties = properties;
        this.clock = clock;
    }

    @Transactional
    Booking book(
            String roomNumber,
            String guest,
            LocalDateRange stay,
            @Nullable LocalTimeRange arrival,
            @Nullable StringSet requests) {
        Room room = rooms.lock(roomNumber).orElseThrow(() -> NotFoundException.room(roomNumber));
        if (arrival != null && properties.quietHours().overlaps(arrival)) {
            throw ConflictException.inQuietHours(room, stay, arrival, properties.quietHours());
        }
        StringSet wanted = requests == null ? properties.defaultRequests() : requests;
        return save(new Booking(room, guest, stay, arrival, wanted, clock.instant()));
    }

    @Transactional
    Booking move(long id, LocalDateRange stay) {
        lockRoomOf(id);
        Booking booking = get(id);
        booking.setStay(stay);
        return save(booking);
    }

    @Transactional
    void cancel(long id) {
        lockRoomOf(id);
        bookings.delete(get(id));
    }

    @Transactional(readOnly = true)
    Booking get(long id) {
        return bookings.findById(id).orElseThrow(() -> NotFoundException.booking(id));
    }

    /** Finds the bookings that meet every condition given, by the start of the stay. */
    @Transactional(readOnly = true)
    List<Booking> find(
            @Nullable LocalDateRange overlapping,
            @Nullable LocalDate on,
            @Nullable String room,
            @Nullable StringSet requests) {
        PredicateSpecification<Booking> wanted = PredicateSpecification.unrestricted();
        if (overlapping != null) {
            wanted = wanted.and(Ranges.overlaps(Booking::getStay, overlapping));
        }
        if (on != null) {
            wanted = wanted.and(Ranges.contains(Booking::getStay, on));
        }
        if (room != null) {
            wanted = wanted.and(BookingRepository.inRoom(room));
        }
        if (requests != null) {
            wanted = wanted.and(Sets.isSupersetOf(Booking::getRequests, requests));
        }
        return bookings.findAll(Specification.where(wanted), Sort.by("stay", "id"));
    }

    private void lockRoomOf(long bookingId) {
        if (rooms.lockByBooking(bookingId).isEmpty()) {
            throw NotFoundException.booking(bookingId);
        }
    }

    private Booking save(Booking booking) {
        Room room = booking.getRoom();
        LocalDateRange stay = booking.getStay();
        if (!properties.season().contains(stay)) {
            throw ConflictException.outsideSeason(room, stay, properties.season());
        }
        if (!room.getOpenings().contains(stay)) {
            throw ConflictException.closed(room, stay, room.getOpenings());
        }
        try {
            return bookings.saveAndFlush(booking);
        } catch (DataIntegrityViolationException e) {
            boolean taken = RangeConflicts.constraintName(e)
                    .filter(ONE_BOOKING_A_NIGHT::equals)
                    .isPresent();
            throw taken ? ConflictException.taken(room, stay) : e;
        }
    }
}
