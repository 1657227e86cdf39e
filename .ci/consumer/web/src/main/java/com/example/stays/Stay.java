package com.example.stays;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.ExcludeOverlaps;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import java.util.UUID;

@Entity
@ExcludeOverlaps(name = "stay_no_overlap", equal = "room", range = "nights")
class Stay {
    @Id
    @GeneratedValue
    private UUID id;

    private String room;
    private LocalDateRange nights;
    private LocalDateRangeSet cleaning;
    private StringSet tags;

    protected Stay() {}

    Stay(String room, LocalDateRange nights, LocalDateRangeSet cleaning, StringSet tags) {
        this.room = room;
        this.nights = nights;
        this.cleaning = cleaning;
        this.tags = tags;
    }

    UUID getId() {
        return id;
    }

    String getRoom() {
        return room;
    }

    LocalDateRange getNights() {
        return nights;
    }

    LocalDateRangeSet getCleaning() {
        return cleaning;
    }

    StringSet getTags() {
        return tags;
    }
}
