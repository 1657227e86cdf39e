package com.example.bookings;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
class Room {
    @Id private String number;
    private LocalDateRange season;
    private LocalDateRangeSet openings;
    private StringSet amenities;

    protected Room() {}

    Room(String number, LocalDateRange season, LocalDateRangeSet openings, StringSet amenities) {
        this.number = number;
        this.season = season;
        this.openings = openings;
        this.amenities = amenities;
    }

    String getNumber() {
        return number;
    }

    LocalDateRange getSeason() {
        return season;
    }

    LocalDateRangeSet getOpenings() {
        return openings;
    }

    StringSet getAmenities() {
        return amenities;
    }
}
