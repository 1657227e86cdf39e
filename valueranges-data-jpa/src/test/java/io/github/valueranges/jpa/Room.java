package io.github.valueranges.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Every mapped type, none annotated. */
@Entity
class Room {

    @Id
    private String number = "";

    @Version
    private int version;

    private @Nullable LocalDateRange season;
    private @Nullable LocalDateRangeSet openings;
    private @Nullable StringSet amenities;
    private @Nullable WrapperSet<AccessRight> rights;
    private @Nullable LocalDate renovatedOn;

    protected Room() {}

    Room(String number) {
        this.number = number;
    }

    public String getNumber() {
        return number;
    }

    public int getVersion() {
        return version;
    }

    public @Nullable LocalDateRange getSeason() {
        return season;
    }

    public void setSeason(@Nullable LocalDateRange season) {
        this.season = season;
    }

    public @Nullable LocalDateRangeSet getOpenings() {
        return openings;
    }

    public void setOpenings(@Nullable LocalDateRangeSet openings) {
        this.openings = openings;
    }

    public @Nullable StringSet getAmenities() {
        return amenities;
    }

    public void setAmenities(@Nullable StringSet amenities) {
        this.amenities = amenities;
    }

    public @Nullable WrapperSet<AccessRight> getRights() {
        return rights;
    }

    public void setRights(@Nullable WrapperSet<AccessRight> rights) {
        this.rights = rights;
    }

    public @Nullable LocalDate getRenovatedOn() {
        return renovatedOn;
    }

    public void setRenovatedOn(@Nullable LocalDate renovatedOn) {
        this.renovatedOn = renovatedOn;
    }
}
