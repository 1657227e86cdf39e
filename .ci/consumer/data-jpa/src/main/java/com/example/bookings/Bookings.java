package com.example.bookings;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.jpa.RangeQueries;
import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;

interface Bookings extends JpaRepository<Booking, Long>, JpaSpecificationExecutor<Booking>, RangeQueries<Booking> {

    @Query("select b from Booking b where range_overlaps(b.stay, :week) order by b.id")
    List<Booking> during(LocalDateRange week);

    List<Booking> findByStay(LocalDateRange stay);
}
