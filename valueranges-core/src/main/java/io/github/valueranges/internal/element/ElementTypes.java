package io.github.valueranges.internal.element;

import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** The element types, one object each. */
public final class ElementTypes {

    public static final DiscreteElementType<Short> SMALLINT = new SmallintElementType();
    public static final DiscreteElementType<Integer> INTEGER = new IntegerElementType();
    public static final DiscreteElementType<Long> BIGINT = new BigintElementType();
    public static final ContinuousElementType<BigDecimal, BigDecimal> NUMERIC = new NumericElementType();
    public static final ContinuousElementType<Double, Double> DOUBLE_PRECISION = new DoubleElementType();
    public static final ContinuousElementType<Float, Double> REAL = new RealElementType();
    public static final DiscreteElementType<LocalDate> DATE = new DateElementType();
    public static final ContinuousElementType<LocalTime, Duration> TIME = new TimeElementType();
    public static final ContinuousElementType<LocalDateTime, Duration> TIMESTAMP = new TimestampElementType();
    public static final ContinuousElementType<OffsetDateTime, Duration> TIMESTAMPTZ = new TimestampTzElementType();
    public static final ContinuousElementType<Instant, Duration> INSTANT = new InstantElementType();
    public static final DiscreteElementType<YearMonth> MONTH = new MonthElementType(DATE);
    public static final ElementType<String> TEXT = new TextElementType();
    public static final ElementType<UUID> UUID = new UuidElementType();

    private static final List<ElementType<?>> ALL = List.of(
            SMALLINT,
            INTEGER,
            BIGINT,
            NUMERIC,
            DOUBLE_PRECISION,
            REAL,
            DATE,
            TIME,
            TIMESTAMP,
            TIMESTAMPTZ,
            INSTANT,
            MONTH,
            TEXT,
            UUID);

    private ElementTypes() {}

    /** The simple names of their Java classes, for messages. */
    static String names() {
        return ALL.stream().map(type -> type.javaType().getSimpleName()).collect(Collectors.joining(", "));
    }

    /** The element type of a Java class, a primitive one included. */
    @SuppressWarnings("unchecked") // an element type's own class says what it holds
    public static <E> Optional<ElementType<E>> of(Class<E> javaType) {
        Class<?> boxed = MethodType.methodType(javaType).wrap().returnType();
        for (ElementType<?> type : ALL) {
            if (type.javaType() == boxed) {
                return Optional.of((ElementType<E>) type);
            }
        }
        return Optional.empty();
    }
}
