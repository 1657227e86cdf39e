package com.example.bookings;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.ExcludeOverlaps;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;

@Entity
@ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay")
class Booking {
    @Id private Long id;
    @ManyToOne private Room room;
    private LocalDateRange stay;
    private StringSet requests;

    protected Booking() {}

    Booking(long id, Room room, LocalDateRange stay, StringSet requests) {
        this.id = id;
        this.room = room;
        this.stay = stay;
        this.requests = requests;
    }

    Long getId() {
        return id;
    }

    Room getRoom() {
        return room;
    }

    LocalDateRange getStay() {
        return stay;
    }

    StringSet getRequests() {
        return requests;
    }
}
