package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.util.List;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.core.TypeInformation;
import org.springframework.data.core.TypedPropertyPath;

/** The value types of attributes, by their declarations. */
final class AttributeTypes {

    private AttributeTypes() {}

    @SuppressWarnings("unchecked") // the path's own type arguments
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> RangeType<E, R, S> rangeType(
            TypedPropertyPath<?, ? extends RangeAlgebra<E, R, S>> path) {
        ValueType<?> type = ValueType.of(leaf(path).getType()).orElse(null);
        if (type instanceof RangeType<?, ?, ?> rangeType) {
            return (RangeType<E, R, S>) rangeType;
        }
        if (type instanceof RangeSetType<?, ?, ?> rangeSetType) {
            return (RangeType<E, R, S>) rangeSetType.rangeType();
        }
        throw new IllegalArgumentException(
                "attribute " + path.toDotPath() + " is declared as no range or range set of one type");
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R singleton(
            TypedPropertyPath<?, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return rangeType(requireNonNull(path, "path")).singleton(value);
    }

    @SuppressWarnings("unchecked") // the path's own type arguments
    static <E, S extends TypedValueSet<E, S>> S setOf(
            TypedPropertyPath<?, ? extends TypedValueSet<E, S>> path, E element) {
        TypeInformation<?> leaf = leaf(requireNonNull(path, "path"));
        SetType<?, ?> type;
        if (leaf.getType() == WrapperSet.class && leaf.getTypeArguments().size() == 1) {
            type = SetType.wrapper(leaf.getTypeArguments().get(0).getType());
        } else if (ValueType.of(leaf.getType()).orElse(null) instanceof SetType<?, ?> setType) {
            type = setType;
        } else {
            throw new IllegalArgumentException("attribute " + path.toDotPath() + " is declared as no set of one type");
        }
        return ((SetType<E, S>) type).of(List.of(element));
    }

    private static TypeInformation<?> leaf(PropertyPath path) {
        return path.getLeafProperty().getTypeInformation();
    }
}
