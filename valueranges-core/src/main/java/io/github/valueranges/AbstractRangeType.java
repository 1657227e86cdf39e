package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cut;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.algebra.CutsBuilder;
import io.github.valueranges.internal.algebra.DiscreteCuts;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.Excerpt;
import io.github.valueranges.internal.element.StoredAs;
import io.github.valueranges.internal.literal.Bounds;
import io.github.valueranges.internal.literal.LiteralPattern;
import io.github.valueranges.internal.literal.LiteralWriter;
import io.github.valueranges.internal.literal.OnServer;
import io.github.valueranges.internal.literal.RangeReader;
import io.github.valueranges.internal.literal.StoredBounds;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What all range types have in common: ranges from bounds, from literals, from cuts, and back.
 *
 * <p>The constants are in the interface, for a class that initialises its own subclasses can be met by another thread
 * that initialises one of them first, and both wait for ever.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
abstract sealed class AbstractRangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends RangeBounds<E> implements RangeType<E, R, S> permits DiscreteRangeType, ContinuousRangeType {

    /** Room for a literal, which most have. */
    private static final int TYPICAL_LENGTH = 48;

    private final Class<R> javaType;
    private final R empty;
    private final R unbounded;
    private final List<Class<? extends R>> variants;
    private final String postgresName;
    private final RangeSetType<E, R, S> rangeSetType;

    AbstractRangeType(
            Class<R> javaType,
            R empty,
            R unbounded,
            List<Class<? extends R>> variants,
            String postgresName,
            Class<S> rangeSetClass,
            Function<Cuts<E>, S> rangeSetFactory,
            String rangeSetPostgresName) {
        this.javaType = javaType;
        this.empty = empty;
        this.unbounded = unbounded;
        this.variants = variants;
        this.postgresName = postgresName;
        this.rangeSetType = new RangeSetType<>(this, rangeSetClass, rangeSetFactory, rangeSetPostgresName);
    }

    @Override
    public RangeSetType<E, R, S> rangeSetType() {
        return rangeSetType;
    }

    @Override
    public boolean isDiscrete() {
        return elementType() instanceof DiscreteElementType<E>;
    }

    @Override
    public Class<R> javaType() {
        return javaType;
    }

    @Override
    public List<Class<? extends R>> variants() {
        return variants;
    }

    @Override
    public Class<E> elementClass() {
        return elementType().javaType();
    }

    @Override
    public String postgresName() {
        return postgresName;
    }

    @Override
    public String postgresElementName() {
        return elementType().postgresName();
    }

    @Override
    public R between(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
        E start = lower == null ? null : elementType().normalise(lower);
        E end = upper == null ? null : elementType().normalise(upper);
        return canonical(start, lowerInclusive, end, upperInclusive);
    }

    @Override
    public R singleton(E value) {
        return between(requireNonNull(value, "value"), true, value, true);
    }

    @Override
    public R empty() {
        return empty;
    }

    @Override
    public R unbounded() {
        return unbounded;
    }

    @Override
    public R parse(CharSequence literal) {
        return range(RangeReader.readRange(requireNonNull(literal, "literal"), elementType()));
    }

    @Override
    public String example() {
        return "[" + elementType().examples()[0] + "," + elementType().examples()[1] + "]";
    }

    @Override
    public Optional<String> literalPattern() {
        return Optional.ofNullable(elementType().pattern()).map(LiteralPattern::ofRange);
    }

    @Override
    public E parseElement(CharSequence text) {
        return elementType().parse(ElementText.of(requireNonNull(text, "text")));
    }

    @Override
    public String formatElement(E value) {
        return elementType().format(elementType().normalise(requireNonNull(value, "value")));
    }

    @Override
    public <V> V requireVariant(Class<V> variant, R range) {
        if (!requireNonNull(variant, "variant").isInstance(requireNonNull(range, "range"))) {
            throw new LiteralParseException("expected a range that is " + shapeOf(variant), range.toString(), 0);
        }
        return variant.cast(range);
    }

    /** The shape in words: {@code UnboundedStart} is {@code unbounded at the start}. */
    private static String shapeOf(Class<?> variant) {
        StringBuilder words = new StringBuilder();
        String name = variant.getSimpleName();
        for (int i = 0; i < name.length(); i++) {
            if (i > 0 && Character.isUpperCase(name.charAt(i))) {
                words.append(" at the ");
            }
            words.append(Character.toLowerCase(name.charAt(i)));
        }
        return words.toString();
    }

    @Override
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

    @Override
    public String toString() {
        return postgresName;
    }

    // --- for the types of this package -----------------------------------------------------------------------------

    /** The record of bounds that are canonical already. */
    abstract R create(@Nullable E start, boolean startInclusive, @Nullable E end, boolean endInclusive);

    /** The record of the values between two bounds, empty if there is none. */
    abstract R canonical(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive);

    /** For a range of another type, which raw or unchecked generics let in: it would pass for one without bounds. */
    final ClassCastException foreign(Object range) {
        return new ClassCastException(Excerpt.start(range.toString()) + " is no " + javaType.getSimpleName()
                + ": expected a range of that type");
    }

    /** The element type of a range type that is discrete. */
    DiscreteElementType<E> discreteElementType() {
        return (DiscreteElementType<E>) elementType();
    }

    // --- relations with what may be a range or a range set -----------------------------------------------------------

    final boolean contains(R range, E value) {
        return holds(range, elementType().normalise(requireNonNull(value, "value")));
    }

    final boolean contains(R range, RangeAlgebra<E, R, S> other) {
        return other instanceof TypedRangeSet<E, R, S> set
                ? cuts(range).contains(set.cuts())
                : contains((Object) range, requireNonNull(other, "other"));
    }

    final boolean overlaps(R range, RangeAlgebra<E, R, S> other) {
        return other instanceof TypedRangeSet<E, R, S> set
                ? cuts(range).overlaps(set.cuts())
                : overlaps((Object) range, requireNonNull(other, "other"));
    }

    final boolean isAdjacentTo(R range, RangeAlgebra<E, R, S> other) {
        return other instanceof TypedRangeSet<E, R, S> set
                ? cuts(range).isAdjacentTo(set.cuts())
                : isAdjacentTo((Object) range, requireNonNull(other, "other"));
    }

    final boolean isStrictlyLeftOf(R range, RangeAlgebra<E, R, S> other) {
        return other instanceof TypedRangeSet<E, R, S> set
                ? cuts(range).isStrictlyLeftOf(set.cuts())
                : isStrictlyLeftOf((Object) range, requireNonNull(other, "other"));
    }

    final boolean doesNotExtendRightOf(R range, RangeAlgebra<E, R, S> other) {
        return other instanceof TypedRangeSet<E, R, S> set
                ? cuts(range).doesNotExtendRightOf(set.cuts())
                : doesNotExtendRightOf((Object) range, requireNonNull(other, "other"));
    }

    final boolean doesNotExtendLeftOf(R range, RangeAlgebra<E, R, S> other) {
        return other instanceof TypedRangeSet<E, R, S> set
                ? cuts(range).doesNotExtendLeftOf(set.cuts())
                : doesNotExtendLeftOf((Object) range, requireNonNull(other, "other"));
    }

    final int compareTo(R range, R other) {
        return compare(range, requireNonNull(other, "other"));
    }

    Cuts<E> cuts(Object range) {
        return isEmpty(range)
                ? Cuts.nothing(elementType())
                : Cuts.between(
                        elementType(),
                        Cut.lower(elementType(), start(range), startInclusive(range)),
                        Cut.upper(elementType(), end(range), endInclusive(range)));
    }

    /** Adds the values of a range to those that are united. */
    void addTo(CutsBuilder<E> pieces, Object range) {
        if (!isEmpty(range)) {
            pieces.add(start(range), startInclusive(range), end(range), endInclusive(range));
        }
    }

    R range(Bounds<E> bounds) {
        return bounds.empty()
                ? empty()
                : canonical(bounds.lower(), bounds.lowerInclusive(), bounds.upper(), bounds.upperInclusive());
    }

    /** The range of cuts that are one piece or none. */
    R range(Cuts<E> cuts) {
        return cuts.isEmpty() ? empty() : range(cuts.first(), cuts.last());
    }

    /** The range between two cuts with a value between them. */
    R range(Cut<E> lower, Cut<E> upper) {
        Bounds<E> bounds = bounds(lower, upper);
        return create(bounds.lower(), bounds.lowerInclusive(), bounds.upper(), bounds.upperInclusive());
    }

    /** The bounds of two cuts as the records hold them: of a discrete type the first and the last value. */
    Bounds<E> bounds(Cut<E> lower, Cut<E> upper) {
        return elementType() instanceof DiscreteElementType<E> discrete
                ? Bounds.of(DiscreteCuts.start(lower), true, DiscreteCuts.end(discrete, upper), true)
                : Bounds.of(
                        lower.isUnbounded() ? null : lower.value(),
                        !lower.isAfterValue(),
                        upper.isUnbounded() ? null : upper.value(),
                        upper.isAfterValue());
    }

    private Bounds<E> bounds(Object range) {
        return isEmpty(range)
                ? Bounds.ofEmpty()
                : Bounds.of(start(range), startInclusive(range), end(range), endInclusive(range));
    }

    @Override
    public String toStoredLiteral(R value) {
        StringBuilder out = new StringBuilder();
        appendStored(bounds((Object) requireNonNull(value, "value")), out);
        return out.toString();
    }

    void appendStored(Bounds<E> bounds, StringBuilder out) {
        OnServer.requireBounds(bounds, elementType());
        if (elementType() instanceof StoredAs<?, ?> form) {
            appendAs(form, bounds, out);
        } else {
            append(bounds, out);
        }
    }

    @SuppressWarnings("unchecked") // an element type is stored as its own elements are
    private <T> void appendAs(StoredAs<?, T> form, Bounds<E> bounds, StringBuilder out) {
        LiteralWriter.appendRange(
                StoredBounds.of(bounds, discreteElementType(), (StoredAs<E, T>) form), form.storedType(), out);
    }

    String format(R range) {
        StringBuilder out = new StringBuilder(TYPICAL_LENGTH);
        append(bounds((Object) range), out);
        return out.toString();
    }

    /**
     * Appends the literal of canonical bounds. A discrete bound just inside of an infinity is written as the exclusive
     * infinity that it stands for, which is also how the server keeps it; likewise one just before the server's first
     * value.
     */
    void append(Bounds<E> bounds, StringBuilder out) {
        Bounds<E> written = bounds;
        if (elementType() instanceof DiscreteElementType<E> discrete && !bounds.empty()) {
            E lower = DiscreteCuts.excludedBefore(discrete, bounds.lower());
            E upper = DiscreteCuts.excludedAfter(discrete, bounds.upper());
            if (lower != null || upper != null) {
                written = Bounds.of(
                        lower != null ? lower : bounds.lower(),
                        lower == null,
                        upper != null ? upper : bounds.upper(),
                        upper == null);
            }
        }
        LiteralWriter.appendRange(written, elementType(), out);
    }
}
