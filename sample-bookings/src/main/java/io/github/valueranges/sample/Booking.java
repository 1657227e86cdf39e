package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A guest's stay in a room; the first and the last day of it are its first and its last night. */
@Entity
class Booking {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private @Nullable Long id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Room room;

    private String guest;
    private LocalDateRange stay;
    private @Nullable LocalTimeRange arrival;
    private StringSet requests;
    private Instant bookedAt;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected Booking() {}

    Booking(
            Room room,
            String guest,
            LocalDateRange stay,
            @Nullable LocalTimeRange arrival,
            StringSet requests,
            Instant bookedAt) {
        this.room = room;
        this.guest = guest;
        this.stay = stay;
        this.arrival = arrival;
        this.requests = requests;
        this.bookedAt = bookedAt;
    }

    @Nullable
    Long getId() {
        return id;
    }

    Room getRoom() {
        return room;
    }

    String getGuest() {
        return guest;
    }

    LocalDateRange getStay() {
        return stay;
    }

    void setStay(LocalDateRange stay) {
        this.stay = stay;
    }

    /** Returns between which times of the first day the guest arrives, null if the guest has not said. */
    @Nullable
    LocalTimeRange getArrival() {
        return arrival;
    }

    StringSet getRequests() {
        return requests;
    }

    Instant getBookedAt() {
        return bookedAt;
    }
}
