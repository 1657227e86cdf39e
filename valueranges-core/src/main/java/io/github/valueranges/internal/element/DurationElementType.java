package io.github.valueranges.internal.element;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * An element type between whose elements there is a {@link Duration}.
 *
 * @param <E> the element's Java type
 */
abstract class DurationElementType<E> extends ContinuousElementType<E, Duration> {

    DurationElementType(Class<E> javaType, String postgresName) {
        super(javaType, postgresName);
    }

    @Override
    public final Duration zero() {
        return Duration.ZERO;
    }

    @Override
    public final @Nullable Duration sum(Duration left, Duration right) {
        try {
            return left.plus(right);
        } catch (ArithmeticException tooLarge) {
            return null;
        }
    }
}
