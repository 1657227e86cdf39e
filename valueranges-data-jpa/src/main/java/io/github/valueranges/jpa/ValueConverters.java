package io.github.valueranges.jpa;

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
import io.github.valueranges.IntRange;
import io.github.valueranges.IntRangeSet;
import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.LocalDateTimeRange;
import io.github.valueranges.LocalDateTimeRangeSet;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.LocalTimeRangeSet;
import io.github.valueranges.LongRange;
import io.github.valueranges.LongRangeSet;
import io.github.valueranges.LongSet;
import io.github.valueranges.OffsetDateTimeRange;
import io.github.valueranges.OffsetDateTimeRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ShortSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.UuidSet;
import io.github.valueranges.YearMonthRange;
import io.github.valueranges.YearMonthRangeSet;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/**
 * The converters of ranges, range sets and sets of texts, numbers and UUIDs, for providers of JPA other than Hibernate.
 * Each is a managed class of the persistence unit, and the column is declared beside it, since such a provider knows no
 * type of the server for it:
 *
 * <pre>{@code
 * @Convert(converter = ValueConverters.OfLocalDateRange.class)
 * @Column(columnDefinition = "daterange")
 * private LocalDateRange stay;
 * }</pre>
 *
 * <p>{@link ValueConverter} says what is stored and read. There is none for a set of dates or times: as arrays of
 * {@code java.sql}, which is how such providers read them, they are not what the server holds.
 */
public final class ValueConverters {

    private ValueConverters() {}

    /** Converts {@link IntRange}. */
    @Converter
    public static final class OfIntRange extends ValueConverter<IntRange>
            implements AttributeConverter<IntRange, Object> {

        /** Makes the converter. */
        public OfIntRange() {
            super(RangeType.INT);
        }
    }

    /** Converts {@link LongRange}. */
    @Converter
    public static final class OfLongRange extends ValueConverter<LongRange>
            implements AttributeConverter<LongRange, Object> {

        /** Makes the converter. */
        public OfLongRange() {
            super(RangeType.LONG);
        }
    }

    /** Converts {@link BigDecimalRange}. */
    @Converter
    public static final class OfBigDecimalRange extends ValueConverter<BigDecimalRange>
            implements AttributeConverter<BigDecimalRange, Object> {

        /** Makes the converter. */
        public OfBigDecimalRange() {
            super(RangeType.BIG_DECIMAL);
        }
    }

    /** Converts {@link DoubleRange}. */
    @Converter
    public static final class OfDoubleRange extends ValueConverter<DoubleRange>
            implements AttributeConverter<DoubleRange, Object> {

        /** Makes the converter. */
        public OfDoubleRange() {
            super(RangeType.DOUBLE);
        }
    }

    /** Converts {@link FloatRange}. */
    @Converter
    public static final class OfFloatRange extends ValueConverter<FloatRange>
            implements AttributeConverter<FloatRange, Object> {

        /** Makes the converter. */
        public OfFloatRange() {
            super(RangeType.FLOAT);
        }
    }

    /** Converts {@link LocalDateRange}. */
    @Converter
    public static final class OfLocalDateRange extends ValueConverter<LocalDateRange>
            implements AttributeConverter<LocalDateRange, Object> {

        /** Makes the converter. */
        public OfLocalDateRange() {
            super(RangeType.LOCAL_DATE);
        }
    }

    /** Converts {@link LocalTimeRange}. */
    @Converter
    public static final class OfLocalTimeRange extends ValueConverter<LocalTimeRange>
            implements AttributeConverter<LocalTimeRange, Object> {

        /** Makes the converter. */
        public OfLocalTimeRange() {
            super(RangeType.LOCAL_TIME);
        }
    }

    /** Converts {@link LocalDateTimeRange}. */
    @Converter
    public static final class OfLocalDateTimeRange extends ValueConverter<LocalDateTimeRange>
            implements AttributeConverter<LocalDateTimeRange, Object> {

        /** Makes the converter. */
        public OfLocalDateTimeRange() {
            super(RangeType.LOCAL_DATE_TIME);
        }
    }

    /** Converts {@link OffsetDateTimeRange}. */
    @Converter
    public static final class OfOffsetDateTimeRange extends ValueConverter<OffsetDateTimeRange>
            implements AttributeConverter<OffsetDateTimeRange, Object> {

        /** Makes the converter. */
        public OfOffsetDateTimeRange() {
            super(RangeType.OFFSET_DATE_TIME);
        }
    }

    /** Converts {@link InstantRange}. */
    @Converter
    public static final class OfInstantRange extends ValueConverter<InstantRange>
            implements AttributeConverter<InstantRange, Object> {

        /** Makes the converter. */
        public OfInstantRange() {
            super(RangeType.INSTANT);
        }
    }

    /** Converts {@link YearMonthRange}. */
    @Converter
    public static final class OfYearMonthRange extends ValueConverter<YearMonthRange>
            implements AttributeConverter<YearMonthRange, Object> {

        /** Makes the converter. */
        public OfYearMonthRange() {
            super(RangeType.YEAR_MONTH);
        }
    }

    /** Converts {@link IntRangeSet}. */
    @Converter
    public static final class OfIntRangeSet extends ValueConverter<IntRangeSet>
            implements AttributeConverter<IntRangeSet, Object> {

        /** Makes the converter. */
        public OfIntRangeSet() {
            super(RangeType.INT.rangeSetType());
        }
    }

    /** Converts {@link LongRangeSet}. */
    @Converter
    public static final class OfLongRangeSet extends ValueConverter<LongRangeSet>
            implements AttributeConverter<LongRangeSet, Object> {

        /** Makes the converter. */
        public OfLongRangeSet() {
            super(RangeType.LONG.rangeSetType());
        }
    }

    /** Converts {@link BigDecimalRangeSet}. */
    @Converter
    public static final class OfBigDecimalRangeSet extends ValueConverter<BigDecimalRangeSet>
            implements AttributeConverter<BigDecimalRangeSet, Object> {

        /** Makes the converter. */
        public OfBigDecimalRangeSet() {
            super(RangeType.BIG_DECIMAL.rangeSetType());
        }
    }

    /** Converts {@link DoubleRangeSet}. */
    @Converter
    public static final class OfDoubleRangeSet extends ValueConverter<DoubleRangeSet>
            implements AttributeConverter<DoubleRangeSet, Object> {

        /** Makes the converter. */
        public OfDoubleRangeSet() {
            super(RangeType.DOUBLE.rangeSetType());
        }
    }

    /** Converts {@link FloatRangeSet}. */
    @Converter
    public static final class OfFloatRangeSet extends ValueConverter<FloatRangeSet>
            implements AttributeConverter<FloatRangeSet, Object> {

        /** Makes the converter. */
        public OfFloatRangeSet() {
            super(RangeType.FLOAT.rangeSetType());
        }
    }

    /** Converts {@link LocalDateRangeSet}. */
    @Converter
    public static final class OfLocalDateRangeSet extends ValueConverter<LocalDateRangeSet>
            implements AttributeConverter<LocalDateRangeSet, Object> {

        /** Makes the converter. */
        public OfLocalDateRangeSet() {
            super(RangeType.LOCAL_DATE.rangeSetType());
        }
    }

    /** Converts {@link LocalTimeRangeSet}. */
    @Converter
    public static final class OfLocalTimeRangeSet extends ValueConverter<LocalTimeRangeSet>
            implements AttributeConverter<LocalTimeRangeSet, Object> {

        /** Makes the converter. */
        public OfLocalTimeRangeSet() {
            super(RangeType.LOCAL_TIME.rangeSetType());
        }
    }

    /** Converts {@link LocalDateTimeRangeSet}. */
    @Converter
    public static final class OfLocalDateTimeRangeSet extends ValueConverter<LocalDateTimeRangeSet>
            implements AttributeConverter<LocalDateTimeRangeSet, Object> {

        /** Makes the converter. */
        public OfLocalDateTimeRangeSet() {
            super(RangeType.LOCAL_DATE_TIME.rangeSetType());
        }
    }

    /** Converts {@link OffsetDateTimeRangeSet}. */
    @Converter
    public static final class OfOffsetDateTimeRangeSet extends ValueConverter<OffsetDateTimeRangeSet>
            implements AttributeConverter<OffsetDateTimeRangeSet, Object> {

        /** Makes the converter. */
        public OfOffsetDateTimeRangeSet() {
            super(RangeType.OFFSET_DATE_TIME.rangeSetType());
        }
    }

    /** Converts {@link InstantRangeSet}. */
    @Converter
    public static final class OfInstantRangeSet extends ValueConverter<InstantRangeSet>
            implements AttributeConverter<InstantRangeSet, Object> {

        /** Makes the converter. */
        public OfInstantRangeSet() {
            super(RangeType.INSTANT.rangeSetType());
        }
    }

    /** Converts {@link YearMonthRangeSet}. */
    @Converter
    public static final class OfYearMonthRangeSet extends ValueConverter<YearMonthRangeSet>
            implements AttributeConverter<YearMonthRangeSet, Object> {

        /** Makes the converter. */
        public OfYearMonthRangeSet() {
            super(RangeType.YEAR_MONTH.rangeSetType());
        }
    }

    /** Converts {@link StringSet}. */
    @Converter
    public static final class OfStringSet extends ValueConverter<StringSet>
            implements AttributeConverter<StringSet, Object> {

        /** Makes the converter. */
        public OfStringSet() {
            super(SetType.STRING);
        }
    }

    /** Converts {@link UuidSet}. */
    @Converter
    public static final class OfUuidSet extends ValueConverter<UuidSet> implements AttributeConverter<UuidSet, Object> {

        /** Makes the converter. */
        public OfUuidSet() {
            super(SetType.UUID);
        }
    }

    /** Converts {@link ShortSet}. */
    @Converter
    public static final class OfShortSet extends ValueConverter<ShortSet>
            implements AttributeConverter<ShortSet, Object> {

        /** Makes the converter. */
        public OfShortSet() {
            super(SetType.SHORT);
        }
    }

    /** Converts {@link IntSet}. */
    @Converter
    public static final class OfIntSet extends ValueConverter<IntSet> implements AttributeConverter<IntSet, Object> {

        /** Makes the converter. */
        public OfIntSet() {
            super(SetType.INT);
        }
    }

    /** Converts {@link LongSet}. */
    @Converter
    public static final class OfLongSet extends ValueConverter<LongSet> implements AttributeConverter<LongSet, Object> {

        /** Makes the converter. */
        public OfLongSet() {
            super(SetType.LONG);
        }
    }

    /** Converts {@link BigDecimalSet}. */
    @Converter
    public static final class OfBigDecimalSet extends ValueConverter<BigDecimalSet>
            implements AttributeConverter<BigDecimalSet, Object> {

        /** Makes the converter. */
        public OfBigDecimalSet() {
            super(SetType.BIG_DECIMAL);
        }
    }

    /** Converts {@link DoubleSet}. */
    @Converter
    public static final class OfDoubleSet extends ValueConverter<DoubleSet>
            implements AttributeConverter<DoubleSet, Object> {

        /** Makes the converter. */
        public OfDoubleSet() {
            super(SetType.DOUBLE);
        }
    }

    /** Converts {@link FloatSet}. */
    @Converter
    public static final class OfFloatSet extends ValueConverter<FloatSet>
            implements AttributeConverter<FloatSet, Object> {

        /** Makes the converter. */
        public OfFloatSet() {
            super(SetType.FLOAT);
        }
    }
}
