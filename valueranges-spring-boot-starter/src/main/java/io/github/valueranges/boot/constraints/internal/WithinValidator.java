package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeLike;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.boot.constraints.Within;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Asks whether a literal contains a range or a range set. */
public final class WithinValidator implements ConstraintValidator<Within, RangeLike<?>> {

    private String literal = "";

    /** By the class of a value: a constraint may stand on an interface. */
    private final Map<Class<?>, Object> allowed = new ConcurrentHashMap<>();

    /** Creates the validator. */
    public WithinValidator() {}

    @Override
    public void initialize(Within within) {
        literal = within.value();
    }

    @Override
    public boolean isValid(@Nullable RangeLike<?> value, ConstraintValidatorContext context) {
        return value == null
                || contains(
                        allowed.computeIfAbsent(
                                value.getClass(),
                                type -> ValueType.of(type).orElseThrow().parse(literal)),
                        value);
    }

    @SuppressWarnings("unchecked") // the literal was read by the type of the value
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean contains(
            Object allowed, RangeLike<?> value) {
        return ((RangeAlgebra<E, R, S>) allowed).contains((RangeAlgebra<E, R, S>) value);
    }
}
