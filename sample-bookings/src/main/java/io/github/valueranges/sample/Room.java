package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.math.BigDecimal;

/** A room, and the nights on which it is open. */
@Entity
class Room {

    @Id
    private String number;

    private String kind;
    private StringSet amenities;
    private BigDecimal nightlyRate;
    private LocalDateRangeSet openings;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected Room() {}

    String getNumber() {
        return number;
    }

    String getKind() {
        return kind;
    }

    StringSet getAmenities() {
        return amenities;
    }

    BigDecimal getNightlyRate() {
        return nightlyRate;
    }

    LocalDateRangeSet getOpenings() {
        return openings;
    }

    void setOpenings(LocalDateRangeSet openings) {
        this.openings = openings;
    }
}
