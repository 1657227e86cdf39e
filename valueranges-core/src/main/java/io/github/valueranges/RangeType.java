package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cut;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.algebra.DiscreteCuts;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.literal.Bounds;
import io.github.valueranges.internal.literal.LiteralReader;
import io.github.valueranges.internal.literal.LiteralWriter;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The descriptor of a range type.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public final class RangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        implements ValueType<R> {

    /** {@link LocalDateRange}, {@code daterange}. */
    public static final RangeType<LocalDate, LocalDateRange, LocalDateRangeSet> LOCAL_DATE = new RangeType<>(
            LocalDateRange.class,
            RangeShapes.<LocalDate, LocalDateRange>of(new LocalDateRange.Empty(), new LocalDateRange.Unbounded())
                    .finite(
                            LocalDateRange.Finite.class,
                            LocalDateRange.Finite::new,
                            LocalDateRange.Finite::start,
                            LocalDateRange.Finite::end)
                    .unboundedStart(
                            LocalDateRange.UnboundedStart.class,
                            LocalDateRange.UnboundedStart::new,
                            LocalDateRange.UnboundedStart::end)
                    .unboundedEnd(
                            LocalDateRange.UnboundedEnd.class,
                            LocalDateRange.UnboundedEnd::new,
                            LocalDateRange.UnboundedEnd::start),
            ElementTypes.DATE,
            "daterange",
            LocalDateRangeSet.class,
            LocalDateRangeSet::new,
            "datemultirange");

    private static final List<RangeType<?, ?, ?>> ALL = List.of(LOCAL_DATE);

    private final Class<R> javaType;
    private final RangeShapes<E, R> shapes;
    private final ElementType<E> elementType;
    private final String postgresName;
    private final RangeSetType<E, R, S> rangeSetType;

    private RangeType(
            Class<R> javaType,
            RangeShapes<E, R> shapes,
            ElementType<E> elementType,
            String postgresName,
            Class<S> rangeSetClass,
            Function<Cuts<E>, S> rangeSetFactory,
            String rangeSetPostgresName) {
        this.javaType = javaType;
        this.shapes = shapes;
        this.elementType = elementType;
        this.postgresName = postgresName;
        this.rangeSetType = new RangeSetType<>(this, rangeSetClass, rangeSetFactory, rangeSetPostgresName);
    }

    /**
     * Returns all range types.
     *
     * @return an unmodifiable list
     */
    public static List<RangeType<?, ?, ?>> all() {
        return ALL;
    }

    /**
     * Returns the descriptor of the range sets over this range type.
     *
     * @return the range set type
     */
    public RangeSetType<E, R, S> rangeSetType() {
        return rangeSetType;
    }

    /**
     * Tells whether the values have a step, so that ranges are closed and can be counted.
     *
     * @return whether the type is discrete
     */
    public boolean isDiscrete() {
        return elementType instanceof DiscreteElementType<E>;
    }

    @Override
    public Class<R> javaType() {
        return javaType;
    }

    @Override
    public List<Class<? extends R>> variants() {
        return shapes.variants();
    }

    @Override
    public Class<E> elementClass() {
        return elementType.javaType();
    }

    @Override
    public String postgresName() {
        return postgresName;
    }

    @Override
    public String postgresElementName() {
        return elementType.postgresName();
    }

    /**
     * Returns the range between two bounds as PostgreSQL's constructor functions make it,
     * {@code daterange(l, u, '[)')}: a missing bound is never inclusive, and what holds no value is the empty range.
     * Unlike those it takes bounds in the wrong order for the empty range too.
     *
     * @param lower the lower bound, null for none
     * @param lowerInclusive whether the lower bound is contained
     * @param upper the upper bound, null for none
     * @param upperInclusive whether the upper bound is contained
     * @return the range
     * @throws IllegalArgumentException if no range of this type can have such a bound
     */
    public R between(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
        E start = lower == null ? null : elementType.normalise(lower);
        E end = upper == null ? null : elementType.normalise(upper);
        return range(Cut.lower(elementType, start, lowerInclusive), Cut.upper(elementType, end, upperInclusive));
    }

    /**
     * Returns the range that holds one value alone.
     *
     * @param value the value
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if no range of this type can hold it
     */
    public R singleton(E value) {
        return between(requireNonNull(value, "value"), true, value, true);
    }

    @Override
    public R empty() {
        return shapes.empty();
    }

    /**
     * Returns the range that holds every value.
     *
     * @return the range {@code (,)}
     */
    public R unbounded() {
        return shapes.unbounded();
    }

    @Override
    public R parse(CharSequence literal) {
        return range(LiteralReader.readRange(requireNonNull(literal, "literal"), elementType));
    }

    @Override
    public String example() {
        return "[" + elementType.examples()[0] + "," + elementType.examples()[1] + "]";
    }

    /**
     * Reads the text of one bound.
     *
     * @param text the text, without the quotes of a range literal
     * @return the value
     * @throws NullPointerException if {@code text} is null
     * @throws LiteralParseException if it is no text of the type
     */
    public E parseElement(CharSequence text) {
        return elementType.parse(ElementText.of(requireNonNull(text, "text")));
    }

    /**
     * Returns the text of one bound as it stands in a literal, without quotes.
     *
     * @param value the value
     * @return the text
     * @throws NullPointerException if {@code value} is null
     */
    public String formatElement(E value) {
        return elementType.format(requireNonNull(value, "value"));
    }

    /**
     * Returns a range as one of its variants.
     *
     * @param <V> the variant
     * @param variant a class of {@link #variants()}, or {@link #javaType()}
     * @param range the range
     * @return the same range
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if the range has another shape
     */
    public <V> V requireVariant(Class<V> variant, R range) {
        if (!requireNonNull(variant, "variant").isInstance(requireNonNull(range, "range"))) {
            throw new LiteralParseException("expected a range that is " + shapeOf(variant), range.toString(), 0);
        }
        return variant.cast(range);
    }

    /** The shape in words: {@code UnboundedStart} is {@code unbounded start}. */
    private static String shapeOf(Class<?> variant) {
        StringBuilder words = new StringBuilder();
        String name = variant.getSimpleName();
        for (int i = 0; i < name.length(); i++) {
            if (i > 0 && Character.isUpperCase(name.charAt(i))) {
                words.append(' ');
            }
            words.append(Character.toLowerCase(name.charAt(i)));
        }
        return words.toString();
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    public Collector<R, ?, Optional<R>> toIntersection() {
        return Collectors.mapping(range -> requireNonNull(range, "range"), Collectors.reducing(TypedRange::intersect));
    }

    @Override
    public R cast(Object value) {
        return javaType.cast(requireNonNull(value, "value"));
    }

    @Override
    public boolean isInstance(@Nullable Object value) {
        return javaType.isInstance(value);
    }

    /**
     * Returns the name of the range type on the server.
     *
     * @return the name
     */
    @Override
    public String toString() {
        return postgresName;
    }

    // --- for the types of this package -----------------------------------------------------------------------------

    ElementType<E> elementType() {
        return elementType;
    }

    DiscreteElementType<E> discreteElementType() {
        return (DiscreteElementType<E>) elementType;
    }

    Cuts<E> cuts(Object range) {
        Bounds<E> bounds = shapes.bounds(range);
        return bounds.empty() ? Cuts.nothing(elementType) : cuts(bounds);
    }

    private Cuts<E> cuts(Bounds<E> bounds) {
        return Cuts.between(
                elementType,
                Cut.lower(elementType, bounds.lower(), bounds.lowerInclusive()),
                Cut.upper(elementType, bounds.upper(), bounds.upperInclusive()));
    }

    R range(Bounds<E> bounds) {
        return bounds.empty() ? empty() : range(cuts(bounds));
    }

    R range(Cut<E> lower, Cut<E> upper) {
        return range(Cuts.between(elementType, lower, upper));
    }

    /** The range of cuts that are one piece or none. */
    R range(Cuts<E> cuts) {
        return shapes.create(bounds(cuts));
    }

    /** The outermost bounds as the records hold them: of a discrete type the first and the last value. */
    Bounds<E> bounds(Cuts<E> cuts) {
        if (cuts.isEmpty()) {
            return Bounds.ofEmpty();
        }
        Cut<E> lower = cuts.first();
        Cut<E> upper = cuts.last();
        return elementType instanceof DiscreteElementType<E> discrete
                ? Bounds.of(DiscreteCuts.start(lower), true, DiscreteCuts.end(discrete, upper), true)
                : Bounds.of(
                        lower.isUnbounded() ? null : lower.value(),
                        !lower.isAfterValue(),
                        upper.isUnbounded() ? null : upper.value(),
                        upper.isAfterValue());
    }

    R shift(Cuts<E> cuts, long steps) {
        Bounds<E> bounds = bounds(cuts);
        if (bounds.empty()) {
            return empty();
        }
        E lower = bounds.lower();
        E upper = bounds.upper();
        return between(
                lower == null ? null : DiscreteCuts.shift(discreteElementType(), lower, steps),
                bounds.lowerInclusive(),
                upper == null ? null : DiscreteCuts.shift(discreteElementType(), upper, steps),
                bounds.upperInclusive());
    }

    /**
     * Refuses bounds between which there is no value, for the constructor of a finite record.
     *
     * @throws IllegalArgumentException naming both bounds
     */
    void requireValueBetween(E start, boolean startInclusive, E end, boolean endInclusive) {
        int order = elementType.compare(start, end);
        if (order > 0) {
            throw new IllegalArgumentException("lower bound " + elementType.format(start) + " is after upper bound "
                    + elementType.format(end) + ": expected them in ascending order");
        }
        if (order == 0 && !(startInclusive && endInclusive)) {
            throw new IllegalArgumentException("no value lies between " + elementType.format(start) + " and "
                    + elementType.format(end) + ": expected both bounds to be inclusive, or different ones");
        }
    }

    String format(R range) {
        StringBuilder out = new StringBuilder();
        append(shapes.bounds(range), out);
        return out.toString();
    }

    /**
     * Appends the literal of canonical bounds. A discrete bound just inside of an infinity is written as the exclusive
     * infinity that it stands for, which is also how the server keeps it; likewise one just before the server's first
     * value.
     */
    void append(Bounds<E> bounds, StringBuilder out) {
        Bounds<E> written = bounds;
        if (elementType instanceof DiscreteElementType<E> discrete && !bounds.empty()) {
            E lower = DiscreteCuts.excludedBefore(discrete, bounds.lower());
            E upper = DiscreteCuts.excludedAfter(discrete, bounds.upper());
            written = Bounds.of(
                    lower != null ? lower : bounds.lower(),
                    lower == null,
                    upper != null ? upper : bounds.upper(),
                    upper == null);
        }
        LiteralWriter.appendRange(written, elementType, out);
    }
}
