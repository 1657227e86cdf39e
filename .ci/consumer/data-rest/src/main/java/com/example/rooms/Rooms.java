package com.example.rooms;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.query.Param;

public interface Rooms extends JpaRepository<Room, String> {

    List<Room> findBySeason(@Param("season") LocalDateRange season);

    List<Room> findBySeasonIn(@Param("seasons") List<LocalDateRange> seasons);

    List<Room> findByOpenings(@Param("openings") LocalDateRangeSet openings);

    List<Room> findByAmenities(@Param("amenities") StringSet amenities);

    @Query("select r from Room r where range_overlaps(r.season, :stay) order by r.number")
    List<Room> openDuring(@Param("stay") LocalDateRange.Finite stay);

    List<Room> findByNumberIn(@Param("numbers") List<String> numbers);
}
