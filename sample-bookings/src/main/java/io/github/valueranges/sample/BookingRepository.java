package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.jpa.RangeQueries;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.data.jpa.repository.EntityGraph;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;

/** The bookings; the nights a room is taken are merged by the database. */
interface BookingRepository
        extends JpaRepository<Booking, Long>, JpaSpecificationExecutor<Booking>, RangeQueries<Booking> {

    @Override
    @EntityGraph(attributePaths = "room")
    Optional<Booking> findById(Long id);

    @Override
    @EntityGraph(attributePaths = "room")
    List<Booking> findAll(@Nullable Specification<Booking> wanted, Sort sort);

    @Query("""
            select b.room.number, range_agg(range_intersect(b.stay, :within))
            from Booking b
            where range_overlaps(b.stay, :within)
            group by b.room.number
            """)
    List<NightsTaken> nightsTakenByRoom(LocalDateRange within);

    static PredicateSpecification<Booking> inRoom(String number) {
        return (booking, builder) -> builder.equal(booking.get("room").get("number"), number);
    }

    record NightsTaken(String room, LocalDateRangeSet nights) {}
}
