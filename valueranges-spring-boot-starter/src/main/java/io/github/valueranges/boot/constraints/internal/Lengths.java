package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.Range;
import io.github.valueranges.RangeLike;
import io.github.valueranges.RangeSet;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The length of any range or range set, which each type returns in a class of its own. */
final class Lengths {

    /** The public classes with the method, by the class of the value. */
    private static final ClassValue<Method> METHODS = new ClassValue<>() {
        @Override
        protected Method computeValue(Class<?> type) {
            try {
                return type.getMethod("length");
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
    };

    private Lengths() {}

    /** Returns a number or a duration; null if there is none, because a side is unbounded or at an infinity. */
    static @Nullable Object of(RangeLike<?> value) {
        Class<?> type = value instanceof Range<?> range
                ? range.type().javaType()
                : ((RangeSet<?>) value).type().javaType();
        try {
            return comparable(METHODS.get(type).invoke(value));
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }

    private static @Nullable Object comparable(Object length) {
        if (length instanceof OptionalLong number) {
            return number.isPresent() ? BigDecimal.valueOf(number.getAsLong()) : null;
        }
        if (length instanceof OptionalDouble number) {
            return number.isPresent() ? BigDecimal.valueOf(number.getAsDouble()) : null;
        }
        return ((Optional<?>) length).orElse(null);
    }
}
