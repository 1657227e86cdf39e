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
import io.github.valueranges.UuidSet;
import io.github.valueranges.YearMonthRange;
import io.github.valueranges.YearMonthRangeSet;
import io.github.valueranges.YearMonthSet;
import io.github.valueranges.boot.Probes.Bean;
import io.github.valueranges.boot.Probes.Holder;
import io.github.valueranges.boot.Probes.Probe;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * A controller for each type that {@link Probes} has none for, at the name of its class. A parameter has its type at
 * compile time, so that no loop can make these.
 */
final class TypeProbes {

    private TypeProbes() {}

    @RestController
    @RequestMapping("/IntRange")
    static class OfIntRange extends Probe<IntRange, OfIntRange.Form, OfIntRange.FormBean> {

        record Form(@Nullable IntRange value) implements Holder<IntRange> {}

        static class FormBean extends Bean<IntRange> {}
    }

    @RestController
    @RequestMapping("/LongRange")
    static class OfLongRange extends Probe<LongRange, OfLongRange.Form, OfLongRange.FormBean> {

        record Form(@Nullable LongRange value) implements Holder<LongRange> {}

        static class FormBean extends Bean<LongRange> {}
    }

    @RestController
    @RequestMapping("/BigDecimalRange")
    static class OfBigDecimalRange extends Probe<BigDecimalRange, OfBigDecimalRange.Form, OfBigDecimalRange.FormBean> {

        record Form(@Nullable BigDecimalRange value) implements Holder<BigDecimalRange> {}

        static class FormBean extends Bean<BigDecimalRange> {}
    }

    @RestController
    @RequestMapping("/DoubleRange")
    static class OfDoubleRange extends Probe<DoubleRange, OfDoubleRange.Form, OfDoubleRange.FormBean> {

        record Form(@Nullable DoubleRange value) implements Holder<DoubleRange> {}

        static class FormBean extends Bean<DoubleRange> {}
    }

    @RestController
    @RequestMapping("/FloatRange")
    static class OfFloatRange extends Probe<FloatRange, OfFloatRange.Form, OfFloatRange.FormBean> {

        record Form(@Nullable FloatRange value) implements Holder<FloatRange> {}

        static class FormBean extends Bean<FloatRange> {}
    }

    @RestController
    @RequestMapping("/LocalTimeRange")
    static class OfLocalTimeRange extends Probe<LocalTimeRange, OfLocalTimeRange.Form, OfLocalTimeRange.FormBean> {

        record Form(@Nullable LocalTimeRange value) implements Holder<LocalTimeRange> {}

        static class FormBean extends Bean<LocalTimeRange> {}
    }

    @RestController
    @RequestMapping("/LocalDateTimeRange")
    static class OfLocalDateTimeRange
            extends Probe<LocalDateTimeRange, OfLocalDateTimeRange.Form, OfLocalDateTimeRange.FormBean> {

        record Form(@Nullable LocalDateTimeRange value) implements Holder<LocalDateTimeRange> {}

        static class FormBean extends Bean<LocalDateTimeRange> {}
    }

    @RestController
    @RequestMapping("/OffsetDateTimeRange")
    static class OfOffsetDateTimeRange
            extends Probe<OffsetDateTimeRange, OfOffsetDateTimeRange.Form, OfOffsetDateTimeRange.FormBean> {

        record Form(@Nullable OffsetDateTimeRange value) implements Holder<OffsetDateTimeRange> {}

        static class FormBean extends Bean<OffsetDateTimeRange> {}
    }

    @RestController
    @RequestMapping("/InstantRange")
    static class OfInstantRange extends Probe<InstantRange, OfInstantRange.Form, OfInstantRange.FormBean> {

        record Form(@Nullable InstantRange value) implements Holder<InstantRange> {}

        static class FormBean extends Bean<InstantRange> {}
    }

    @RestController
    @RequestMapping("/YearMonthRange")
    static class OfYearMonthRange extends Probe<YearMonthRange, OfYearMonthRange.Form, OfYearMonthRange.FormBean> {

        record Form(@Nullable YearMonthRange value) implements Holder<YearMonthRange> {}

        static class FormBean extends Bean<YearMonthRange> {}
    }

    @RestController
    @RequestMapping("/IntRangeSet")
    static class OfIntRangeSet extends Probe<IntRangeSet, OfIntRangeSet.Form, OfIntRangeSet.FormBean> {

        record Form(@Nullable IntRangeSet value) implements Holder<IntRangeSet> {}

        static class FormBean extends Bean<IntRangeSet> {}
    }

    @RestController
    @RequestMapping("/LongRangeSet")
    static class OfLongRangeSet extends Probe<LongRangeSet, OfLongRangeSet.Form, OfLongRangeSet.FormBean> {

        record Form(@Nullable LongRangeSet value) implements Holder<LongRangeSet> {}

        static class FormBean extends Bean<LongRangeSet> {}
    }

    @RestController
    @RequestMapping("/BigDecimalRangeSet")
    static class OfBigDecimalRangeSet
            extends Probe<BigDecimalRangeSet, OfBigDecimalRangeSet.Form, OfBigDecimalRangeSet.FormBean> {

        record Form(@Nullable BigDecimalRangeSet value) implements Holder<BigDecimalRangeSet> {}

        static class FormBean extends Bean<BigDecimalRangeSet> {}
    }

    @RestController
    @RequestMapping("/DoubleRangeSet")
    static class OfDoubleRangeSet extends Probe<DoubleRangeSet, OfDoubleRangeSet.Form, OfDoubleRangeSet.FormBean> {

        record Form(@Nullable DoubleRangeSet value) implements Holder<DoubleRangeSet> {}

        static class FormBean extends Bean<DoubleRangeSet> {}
    }

    @RestController
    @RequestMapping("/FloatRangeSet")
    static class OfFloatRangeSet extends Probe<FloatRangeSet, OfFloatRangeSet.Form, OfFloatRangeSet.FormBean> {

        record Form(@Nullable FloatRangeSet value) implements Holder<FloatRangeSet> {}

        static class FormBean extends Bean<FloatRangeSet> {}
    }

    @RestController
    @RequestMapping("/LocalTimeRangeSet")
    static class OfLocalTimeRangeSet
            extends Probe<LocalTimeRangeSet, OfLocalTimeRangeSet.Form, OfLocalTimeRangeSet.FormBean> {

        record Form(@Nullable LocalTimeRangeSet value) implements Holder<LocalTimeRangeSet> {}

        static class FormBean extends Bean<LocalTimeRangeSet> {}
    }

    @RestController
    @RequestMapping("/LocalDateTimeRangeSet")
    static class OfLocalDateTimeRangeSet
            extends Probe<LocalDateTimeRangeSet, OfLocalDateTimeRangeSet.Form, OfLocalDateTimeRangeSet.FormBean> {

        record Form(@Nullable LocalDateTimeRangeSet value) implements Holder<LocalDateTimeRangeSet> {}

        static class FormBean extends Bean<LocalDateTimeRangeSet> {}
    }

    @RestController
    @RequestMapping("/OffsetDateTimeRangeSet")
    static class OfOffsetDateTimeRangeSet
            extends Probe<OffsetDateTimeRangeSet, OfOffsetDateTimeRangeSet.Form, OfOffsetDateTimeRangeSet.FormBean> {

        record Form(@Nullable OffsetDateTimeRangeSet value) implements Holder<OffsetDateTimeRangeSet> {}

        static class FormBean extends Bean<OffsetDateTimeRangeSet> {}
    }

    @RestController
    @RequestMapping("/InstantRangeSet")
    static class OfInstantRangeSet extends Probe<InstantRangeSet, OfInstantRangeSet.Form, OfInstantRangeSet.FormBean> {

        record Form(@Nullable InstantRangeSet value) implements Holder<InstantRangeSet> {}

        static class FormBean extends Bean<InstantRangeSet> {}
    }

    @RestController
    @RequestMapping("/YearMonthRangeSet")
    static class OfYearMonthRangeSet
            extends Probe<YearMonthRangeSet, OfYearMonthRangeSet.Form, OfYearMonthRangeSet.FormBean> {

        record Form(@Nullable YearMonthRangeSet value) implements Holder<YearMonthRangeSet> {}

        static class FormBean extends Bean<YearMonthRangeSet> {}
    }

    @RestController
    @RequestMapping("/UuidSet")
    static class OfUuidSet extends Probe<UuidSet, OfUuidSet.Form, OfUuidSet.FormBean> {

        record Form(@Nullable UuidSet value) implements Holder<UuidSet> {}

        static class FormBean extends Bean<UuidSet> {}
    }

    @RestController
    @RequestMapping("/ShortSet")
    static class OfShortSet extends Probe<ShortSet, OfShortSet.Form, OfShortSet.FormBean> {

        record Form(@Nullable ShortSet value) implements Holder<ShortSet> {}

        static class FormBean extends Bean<ShortSet> {}
    }

    @RestController
    @RequestMapping("/IntSet")
    static class OfIntSet extends Probe<IntSet, OfIntSet.Form, OfIntSet.FormBean> {

        record Form(@Nullable IntSet value) implements Holder<IntSet> {}

        static class FormBean extends Bean<IntSet> {}
    }

    @RestController
    @RequestMapping("/LongSet")
    static class OfLongSet extends Probe<LongSet, OfLongSet.Form, OfLongSet.FormBean> {

        record Form(@Nullable LongSet value) implements Holder<LongSet> {}

        static class FormBean extends Bean<LongSet> {}
    }

    @RestController
    @RequestMapping("/BigDecimalSet")
    static class OfBigDecimalSet extends Probe<BigDecimalSet, OfBigDecimalSet.Form, OfBigDecimalSet.FormBean> {

        record Form(@Nullable BigDecimalSet value) implements Holder<BigDecimalSet> {}

        static class FormBean extends Bean<BigDecimalSet> {}
    }

    @RestController
    @RequestMapping("/DoubleSet")
    static class OfDoubleSet extends Probe<DoubleSet, OfDoubleSet.Form, OfDoubleSet.FormBean> {

        record Form(@Nullable DoubleSet value) implements Holder<DoubleSet> {}

        static class FormBean extends Bean<DoubleSet> {}
    }

    @RestController
    @RequestMapping("/FloatSet")
    static class OfFloatSet extends Probe<FloatSet, OfFloatSet.Form, OfFloatSet.FormBean> {

        record Form(@Nullable FloatSet value) implements Holder<FloatSet> {}

        static class FormBean extends Bean<FloatSet> {}
    }

    @RestController
    @RequestMapping("/LocalDateSet")
    static class OfLocalDateSet extends Probe<LocalDateSet, OfLocalDateSet.Form, OfLocalDateSet.FormBean> {

        record Form(@Nullable LocalDateSet value) implements Holder<LocalDateSet> {}

        static class FormBean extends Bean<LocalDateSet> {}
    }

    @RestController
    @RequestMapping("/LocalTimeSet")
    static class OfLocalTimeSet extends Probe<LocalTimeSet, OfLocalTimeSet.Form, OfLocalTimeSet.FormBean> {

        record Form(@Nullable LocalTimeSet value) implements Holder<LocalTimeSet> {}

        static class FormBean extends Bean<LocalTimeSet> {}
    }

    @RestController
    @RequestMapping("/LocalDateTimeSet")
    static class OfLocalDateTimeSet
            extends Probe<LocalDateTimeSet, OfLocalDateTimeSet.Form, OfLocalDateTimeSet.FormBean> {

        record Form(@Nullable LocalDateTimeSet value) implements Holder<LocalDateTimeSet> {}

        static class FormBean extends Bean<LocalDateTimeSet> {}
    }

    @RestController
    @RequestMapping("/OffsetDateTimeSet")
    static class OfOffsetDateTimeSet
            extends Probe<OffsetDateTimeSet, OfOffsetDateTimeSet.Form, OfOffsetDateTimeSet.FormBean> {

        record Form(@Nullable OffsetDateTimeSet value) implements Holder<OffsetDateTimeSet> {}

        static class FormBean extends Bean<OffsetDateTimeSet> {}
    }

    @RestController
    @RequestMapping("/InstantSet")
    static class OfInstantSet extends Probe<InstantSet, OfInstantSet.Form, OfInstantSet.FormBean> {

        record Form(@Nullable InstantSet value) implements Holder<InstantSet> {}

        static class FormBean extends Bean<InstantSet> {}
    }

    @RestController
    @RequestMapping("/YearMonthSet")
    static class OfYearMonthSet extends Probe<YearMonthSet, OfYearMonthSet.Form, OfYearMonthSet.FormBean> {

        record Form(@Nullable YearMonthSet value) implements Holder<YearMonthSet> {}

        static class FormBean extends Bean<YearMonthSet> {}
    }
}
