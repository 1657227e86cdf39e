package com.example.rooms;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.ValueIndex;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.LocalDate;

@Entity
class Room {
    @Id String number;
    LocalDateRange season;
    @ValueIndex LocalDateRangeSet openings;
    @ValueIndex StringSet amenities;
    LocalDate opened;
    LocalDate closed;

    Room() {}

    Room(String number, String season, String openings, StringSet amenities, String opened, String closed) {
        this.number = number;
        this.season = LocalDateRange.parse(season);
        this.openings = LocalDateRangeSet.parse(openings);
        this.amenities = amenities;
        this.opened = LocalDate.parse(opened);
        this.closed = closed == null ? null : LocalDate.parse(closed);
    }
}
