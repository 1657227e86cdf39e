package com.example.rooms;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.ExcludeOverlaps;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;

@Entity
@ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay")
class Booking {
    @Id Long id;
    @ManyToOne Room room;
    LocalDateRange stay;
    StringSet requests;

    Booking() {}

    Booking(long id, Room room, LocalDateRange stay, StringSet requests) {
        this.id = id;
        this.room = room;
        this.stay = stay;
        this.requests = requests;
    }
}
