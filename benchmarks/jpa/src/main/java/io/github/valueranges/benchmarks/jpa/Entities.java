package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.hypersistence.utils.hibernate.type.range.PostgreSQLRangeType;
import io.hypersistence.utils.hibernate.type.range.Range;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.LocalDate;
import java.util.Arrays;
import org.hibernate.annotations.Type;
import org.jspecify.annotations.Nullable;

/** One table for each way to keep a stay, and for each way to keep tags. */
final class Entities {

    private Entities() {}

    /** What an entity holds, so that all of them can be asked whether they hold the same. */
    interface Row {
        Object content();
    }

    @Entity(name = "TwoDates")
    static class TwoDates implements Row {

        @Id
        private int id;

        private @Nullable LocalDate arrival;
        private @Nullable LocalDate departure;

        protected TwoDates() {}

        TwoDates(int id, LocalDate arrival, LocalDate departure) {
            this.id = id;
            this.arrival = arrival;
            this.departure = departure;
        }

        @Override
        public Object content() {
            return id + " [" + arrival + ',' + departure + ']';
        }
    }

    @Entity(name = "OneRange")
    static class OneRange implements Row {

        @Id
        private int id;

        private @Nullable LocalDateRange stay;

        protected OneRange() {}

        OneRange(int id, LocalDateRange stay) {
            this.id = id;
            this.stay = stay;
        }

        @Override
        public Object content() {
            return id + " " + stay;
        }
    }

    @Entity(name = "HypersistenceRange")
    static class HypersistenceRange implements Row {

        @Id
        private int id;

        @Type(PostgreSQLRangeType.class)
        @Column(columnDefinition = "daterange")
        private @Nullable Range<LocalDate> stay;

        protected HypersistenceRange() {}

        HypersistenceRange(int id, Range<LocalDate> stay) {
            this.id = id;
            this.stay = stay;
        }

        @Override
        public Object content() {
            return id + " " + (stay == null ? null : LocalDateRange.parse(stay.asString()));
        }
    }

    @Entity(name = "PlainArray")
    static class PlainArray implements Row {

        @Id
        private int id;

        @Column(columnDefinition = "text[]")
        private String @Nullable [] tags;

        protected PlainArray() {}

        PlainArray(int id, String[] tags) {
            this.id = id;
            this.tags = tags;
        }

        @Override
        public Object content() {
            return id + " " + Arrays.asList(tags == null ? new String[0] : tags);
        }
    }

    @Entity(name = "OneSet")
    static class OneSet implements Row {

        @Id
        private int id;

        private @Nullable StringSet tags;

        protected OneSet() {}

        OneSet(int id, StringSet tags) {
            this.id = id;
            this.tags = tags;
        }

        @Override
        public Object content() {
            return id + " " + (tags == null ? null : tags.toList());
        }
    }
}
