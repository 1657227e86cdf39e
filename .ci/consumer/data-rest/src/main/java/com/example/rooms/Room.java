package com.example.rooms;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Room {

    @Id
    private String number = "";

    private LocalDateRange season;
    private LocalDateRangeSet openings;
    private StringSet amenities;

    public String getNumber() {
        return number;
    }

    public void setNumber(String number) {
        this.number = number;
    }

    public LocalDateRange getSeason() {
        return season;
    }

    public void setSeason(LocalDateRange season) {
        this.season = season;
    }

    public LocalDateRangeSet getOpenings() {
        return openings;
    }

    public void setOpenings(LocalDateRangeSet openings) {
        this.openings = openings;
    }

    public StringSet getAmenities() {
        return amenities;
    }

    public void setAmenities(StringSet amenities) {
        this.amenities = amenities;
    }
}
