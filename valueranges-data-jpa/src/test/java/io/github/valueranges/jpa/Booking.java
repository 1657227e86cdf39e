package io.github.valueranges.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import org.jspecify.annotations.Nullable;

@Entity
@ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay", where = "guest <> 'ghost'")
@ExcludeOverlaps(name = "one cleaning at a time", range = "service.cleaning", deferred = true)
class Booking {

    @Id
    @GeneratedValue
    private @Nullable Long id;

    @ManyToOne
    private @Nullable Room room;

    private String guest = "";
    private @Nullable LocalDateRange stay;
    private @Nullable StringSet requests;

    @Embedded
    private @Nullable Service service;

    protected Booking() {}

    Booking(String guest, @Nullable Room room, @Nullable LocalDateRange stay) {
        this.guest = guest;
        this.room = room;
        this.stay = stay;
    }

    public @Nullable Long getId() {
        return id;
    }

    public String getGuest() {
        return guest;
    }

    public @Nullable Room getRoom() {
        return room;
    }

    public @Nullable LocalDateRange getStay() {
        return stay;
    }

    public void setStay(@Nullable LocalDateRange stay) {
        this.stay = stay;
    }

    public @Nullable StringSet getRequests() {
        return requests;
    }

    public void setRequests(@Nullable StringSet requests) {
        this.requests = requests;
    }

    public @Nullable Service getService() {
        return service;
    }

    public void setService(@Nullable Service service) {
        this.service = service;
    }

    @Embeddable
    static class Service {

        @Column(name = "cleaned_on")
        private @Nullable LocalDateRange cleaning;

        protected Service() {}

        Service(LocalDateRange cleaning) {
            this.cleaning = cleaning;
        }

        public @Nullable LocalDateRange getCleaning() {
            return cleaning;
        }
    }
}
