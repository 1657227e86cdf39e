package io.github.valueranges.sample;

import jakarta.persistence.LockModeType;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Query;

/**
 * The rooms.
 *
 * <p>Who changes what a room is booked for, or when it is open, locks the room first: each looks at what the other
 * writes.
 */
interface RoomRepository extends JpaRepository<Room, String>, JpaSpecificationExecutor<Room> {

    @Lock(LockModeType.PESSIMISTIC_WRITE)
    @Query("select r from Room r where r.number = :number")
    Optional<Room> lock(String number);

    @Lock(LockModeType.PESSIMISTIC_WRITE)
    @Query("select r from Room r where r.number = (select b.room.number from Booking b where b.id = :bookingId)")
    Optional<Room> lockByBooking(long bookingId);
}
