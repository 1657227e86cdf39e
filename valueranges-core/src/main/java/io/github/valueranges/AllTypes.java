package io.github.valueranges;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The descriptors together; a class of its own, for each descriptor class makes its own ones first. */
final class AllTypes {

    static final List<RangeType<?, ?, ?>> RANGES = List.of(
            RangeType.INT,
            RangeType.LONG,
            RangeType.BIG_DECIMAL,
            RangeType.DOUBLE,
            RangeType.FLOAT,
            RangeType.LOCAL_DATE,
            RangeType.LOCAL_TIME,
            RangeType.LOCAL_DATE_TIME,
            RangeType.OFFSET_DATE_TIME,
            RangeType.INSTANT,
            RangeType.YEAR_MONTH);

    static final List<ValueType<?>> LIST = Stream.<List<? extends ValueType<?>>>of(
                    RANGES, RangeSetType.all(), SetType.all())
            .<ValueType<?>>flatMap(List::stream)
            .toList();

    static final Map<Class<?>, ValueType<?>> BY_CLASS = byClass();

    private AllTypes() {}

    private static Map<Class<?>, ValueType<?>> byClass() {
        Map<Class<?>, ValueType<?>> types = new HashMap<>();
        for (ValueType<?> type : LIST) {
            types.put(type.javaType(), type);
            type.variants().forEach(variant -> types.put(variant, type));
        }
        return Map.copyOf(types);
    }
}
