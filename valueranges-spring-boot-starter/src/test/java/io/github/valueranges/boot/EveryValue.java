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
import io.github.valueranges.SetType;
import io.github.valueranges.ShortSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.UuidSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.YearMonthRange;
import io.github.valueranges.YearMonthRangeSet;
import io.github.valueranges.YearMonthSet;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.core.ResolvableType;

/**
 * A record with a component of every type, and of a wrapper set over a text and over a number; {@link #components()}
 * fails if one is missing.
 */
@ConfigurationProperties("every")
record EveryValue(
        @Nullable IntRange intRange,
        @Nullable LongRange longRange,
        @Nullable BigDecimalRange bigDecimalRange,
        @Nullable DoubleRange doubleRange,
        @Nullable FloatRange floatRange,
        @Nullable LocalDateRange localDateRange,
        @Nullable LocalTimeRange localTimeRange,
        @Nullable LocalDateTimeRange localDateTimeRange,
        @Nullable OffsetDateTimeRange offsetDateTimeRange,
        @Nullable InstantRange instantRange,
        @Nullable YearMonthRange yearMonthRange,
        @Nullable IntRangeSet intRangeSet,
        @Nullable LongRangeSet longRangeSet,
        @Nullable BigDecimalRangeSet bigDecimalRangeSet,
        @Nullable DoubleRangeSet doubleRangeSet,
        @Nullable FloatRangeSet floatRangeSet,
        @Nullable LocalDateRangeSet localDateRangeSet,
        @Nullable LocalTimeRangeSet localTimeRangeSet,
        @Nullable LocalDateTimeRangeSet localDateTimeRangeSet,
        @Nullable OffsetDateTimeRangeSet offsetDateTimeRangeSet,
        @Nullable InstantRangeSet instantRangeSet,
        @Nullable YearMonthRangeSet yearMonthRangeSet,
        @Nullable StringSet stringSet,
        @Nullable UuidSet uuidSet,
        @Nullable ShortSet shortSet,
        @Nullable IntSet intSet,
        @Nullable LongSet longSet,
        @Nullable BigDecimalSet bigDecimalSet,
        @Nullable DoubleSet doubleSet,
        @Nullable FloatSet floatSet,
        @Nullable LocalDateSet localDateSet,
        @Nullable LocalTimeSet localTimeSet,
        @Nullable LocalDateTimeSet localDateTimeSet,
        @Nullable OffsetDateTimeSet offsetDateTimeSet,
        @Nullable InstantSet instantSet,
        @Nullable YearMonthSet yearMonthSet,
        @Nullable WrapperSet<Name> names,
        @Nullable WrapperSet<Number> numbers) {

    record Name(String value) {

        Name {
            if (value.isBlank()) {
                throw new IllegalArgumentException("a name is not blank");
            }
        }
    }

    record Number(long value) {

        Number {
            if (value < 0) {
                throw new IllegalArgumentException("a number is not negative");
            }
        }
    }

    /** A component: its name, its type as declared, and what is known of that. */
    record Component(String name, ResolvableType declared, ValueType<?> type, ValueTarget target) {

        String example() {
            return type.example();
        }
    }

    /** Returns the value of a component. */
    @Nullable
    Object get(Component component) {
        try {
            return EveryValue.class.getDeclaredMethod(component.name()).invoke(this);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<Component> components() {
        List<Component> components = new ArrayList<>();
        List<ValueType<?>> types = new ArrayList<>(ValueType.all());
        for (RecordComponent component : EveryValue.class.getRecordComponents()) {
            ResolvableType declared = ResolvableType.forType(component.getGenericType());
            ValueType<?> type = component.getType() == WrapperSet.class
                    ? SetType.wrapper(declared.getGeneric(0).toClass())
                    : ValueType.of(component.getType()).orElseThrow();
            types.remove(type);
            components.add(new Component(
                    component.getName(),
                    declared,
                    type,
                    ValueTarget.of(declared).orElseThrow()));
        }
        if (!types.isEmpty()) {
            throw new AssertionError("no component has the type " + types);
        }
        return components;
    }
}
