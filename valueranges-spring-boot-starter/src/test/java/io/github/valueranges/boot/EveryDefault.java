package io.github.valueranges.boot;

import io.github.valueranges.BigDecimalRange;
import io.github.valueranges.BigDecimalRangeSet;
import io.github.valueranges.BigDecimalSet;
import io.github.valueranges.DoubleRange;
import io.github.valueranges.DoubleRangeSet;
import io.github.valueranges.DoubleSet;
import io.github.valueranges.FloatRange;
import io.github.valueranges.FloatRangeSet;
import io.github.valueranges.FloatSet;
import io.github.valueranges.InstantRange;
import io.github.valueranges.InstantRangeSet;
import io.github.valueranges.InstantSet;
import io.github.valueranges.IntRange;
import io.github.valueranges.IntRangeSet;
import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.LocalDateSet;
import io.github.valueranges.LocalDateTimeRange;
import io.github.valueranges.LocalDateTimeRangeSet;
import io.github.valueranges.LocalDateTimeSet;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.LocalTimeRangeSet;
import io.github.valueranges.LocalTimeSet;
import io.github.valueranges.LongRange;
import io.github.valueranges.LongRangeSet;
import io.github.valueranges.LongSet;
import io.github.valueranges.OffsetDateTimeRange;
import io.github.valueranges.OffsetDateTimeRangeSet;
import io.github.valueranges.OffsetDateTimeSet;
import io.github.valueranges.ShortSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.UuidSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.YearMonthRange;
import io.github.valueranges.YearMonthRangeSet;
import io.github.valueranges.YearMonthSet;
import io.github.valueranges.boot.EveryValue.Name;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** The examples of every type as default values: a literal of a range or a range set, the elements of a value set. */
@ConfigurationProperties("none")
record EveryDefault(
        @DefaultValue("[1,5]") IntRange intRange,
        @DefaultValue("[1,5]") LongRange longRange,
        @DefaultValue("[9.90,19.90]") BigDecimalRange bigDecimalRange,
        @DefaultValue("[1.5,2.25]") DoubleRange doubleRange,
        @DefaultValue("[1.5,2.25]") FloatRange floatRange,
        @DefaultValue("[2026-06-01,2026-06-08]") LocalDateRange localDateRange,
        @DefaultValue("[10:30:00,12:00:00]") LocalTimeRange localTimeRange,

        @DefaultValue("[2026-06-01T10:30:00,2026-06-08T12:00:00]")
        LocalDateTimeRange localDateTimeRange,

        @DefaultValue("[2026-06-01T10:30:00+02:00,2026-06-08T12:00:00+02:00]")
        OffsetDateTimeRange offsetDateTimeRange,

        @DefaultValue("[2026-06-01T10:30:00Z,2026-06-08T12:00:00Z]")
        InstantRange instantRange,

        @DefaultValue("[2024-01,2024-03]") YearMonthRange yearMonthRange,
        @DefaultValue("{[1,5]}") IntRangeSet intRangeSet,
        @DefaultValue("{[1,5]}") LongRangeSet longRangeSet,
        @DefaultValue("{[9.90,19.90]}") BigDecimalRangeSet bigDecimalRangeSet,
        @DefaultValue("{[1.5,2.25]}") DoubleRangeSet doubleRangeSet,
        @DefaultValue("{[1.5,2.25]}") FloatRangeSet floatRangeSet,
        @DefaultValue("{[2026-06-01,2026-06-08]}") LocalDateRangeSet localDateRangeSet,
        @DefaultValue("{[10:30:00,12:00:00]}") LocalTimeRangeSet localTimeRangeSet,

        @DefaultValue("{[2026-06-01T10:30:00,2026-06-08T12:00:00]}")
        LocalDateTimeRangeSet localDateTimeRangeSet,

        @DefaultValue("{[2026-06-01T10:30:00+02:00,2026-06-08T12:00:00+02:00]}")
        OffsetDateTimeRangeSet offsetDateTimeRangeSet,

        @DefaultValue("{[2026-06-01T10:30:00Z,2026-06-08T12:00:00Z]}")
        InstantRangeSet instantRangeSet,

        @DefaultValue("{[2024-01,2024-03]}") YearMonthRangeSet yearMonthRangeSet,
        @DefaultValue({"alpha", "beta"}) StringSet stringSet,

        @DefaultValue({"11111111-2222-4333-8444-555555555555", "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"})
        UuidSet uuidSet,

        @DefaultValue({"1", "5"}) ShortSet shortSet,
        @DefaultValue({"1", "5"}) IntSet intSet,
        @DefaultValue({"1", "5"}) LongSet longSet,
        @DefaultValue({"9.90", "19.90"}) BigDecimalSet bigDecimalSet,
        @DefaultValue({"1.5", "2.25"}) DoubleSet doubleSet,
        @DefaultValue({"1.5", "2.25"}) FloatSet floatSet,
        @DefaultValue({"2026-06-01", "2026-06-08"}) LocalDateSet localDateSet,
        @DefaultValue({"10:30:00", "12:00:00"}) LocalTimeSet localTimeSet,

        @DefaultValue({"2026-06-01T10:30:00", "2026-06-08T12:00:00"})
        LocalDateTimeSet localDateTimeSet,

        @DefaultValue({"2026-06-01T10:30:00+02:00", "2026-06-08T12:00:00+02:00"})
        OffsetDateTimeSet offsetDateTimeSet,

        @DefaultValue({"2026-06-01T10:30:00Z", "2026-06-08T12:00:00Z"})
        InstantSet instantSet,

        @DefaultValue({"2024-01", "2024-03"}) YearMonthSet yearMonthSet,
        @DefaultValue({"alpha", "beta"}) WrapperSet<Name> names) {}
