package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.jpa.Sets;
import io.github.valueranges.sample.BookingRepository.NightsTaken;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Knows the rooms: when they are open, and on which of these nights they are taken or free. */
@Service
class RoomService {

    private final RoomRepository rooms;
    private final BookingRepository bookings;
    private final BookingsProperties properties;

    RoomService(RoomRepository rooms, BookingRepository bookings, BookingsProperties properties) {
        this.rooms = rooms;
        this.bookings = bookings;
        this.properties = properties;
    }

    @Transactional(readOnly = true)
    Room get(String number) {
        return rooms.findById(number).orElseThrow(() -> NotFoundException.room(number));
    }

    @Transactional(readOnly = true)
    List<Room> withAmenities(StringSet amenities) {
        return rooms.findAll(Specification.where(Sets.isSupersetOf(Room::getAmenities, amenities)), Sort.by("number"));
    }

    /** Opens and closes a room; a booking on a night that would be closed forbids it. */
    @Transactional
    Room open(String number, LocalDateRangeSet openings) {
        Room room = rooms.lock(number).orElseThrow(() -> NotFoundException.room(number));
        PredicateSpecification<Booking> stranded = BookingRepository.inRoom(number)
                .and(Ranges.isContainedBy(Booking::getStay, openings).negate());
        bookings.findBy(stranded, query -> query.sortBy(Sort.by("stay")).first())
                .ifPresent(booking -> {
                    throw ConflictException.closed(room, booking.getStay(), openings);
                });
        room.setOpenings(openings);
        return room;
    }

    /** Returns the nights on which the room can be booked. */
    @Transactional(readOnly = true)
    LocalDateRangeSet free(String number, LocalDateRange within) {
        Room room = get(number);
        return free(room, within, bookings.occupied(Booking::getStay, within, BookingRepository.inRoom(number)));
    }

    @Transactional(readOnly = true)
    List<Occupancy> occupancy(LocalDateRange within) {
        Map<String, LocalDateRangeSet> taken = bookings.nightsTakenByRoom(within).stream()
                .collect(Collectors.toMap(NightsTaken::room, NightsTaken::nights));
        return rooms.findAll(Sort.by("number")).stream()
                .map(room -> {
                    LocalDateRangeSet nights = taken.getOrDefault(room.getNumber(), LocalDateRangeSet.empty());
                    return Occupancy.of(room, nights, free(room, within, nights));
                })
                .toList();
    }

    private LocalDateRangeSet free(Room room, LocalDateRange within, LocalDateRangeSet taken) {
        return room.getOpenings()
                .intersect(properties.season())
                .intersect(within)
                .except(taken);
    }
}
