package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.algebra.CutsBuilder;
import io.github.valueranges.internal.algebra.DiscreteCuts;
import io.github.valueranges.internal.algebra.SortedElements;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.literal.Bounds;
import io.github.valueranges.internal.literal.LiteralPattern;
import io.github.valueranges.internal.literal.RangeReader;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The descriptor of a range set type, which PostgreSQL calls a multirange type.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public final class RangeSetType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        implements ValueType<S> {

    private final AbstractRangeType<E, R, S> rangeType;
    private final Class<S> javaType;
    private final Function<Cuts<E>, S> factory;
    private final String postgresName;

    RangeSetType(
            AbstractRangeType<E, R, S> rangeType,
            Class<S> javaType,
            Function<Cuts<E>, S> factory,
            String postgresName) {
        this.rangeType = rangeType;
        this.javaType = javaType;
        this.factory = factory;
        this.postgresName = postgresName;
    }

    /**
     * Returns all range set types: one for each range type.
     *
     * @return an unmodifiable list
     */
    public static List<RangeSetType<?, ?, ?>> all() {
        return RangeType.all().stream()
                .<RangeSetType<?, ?, ?>>map(RangeType::rangeSetType)
                .toList();
    }

    /**
     * Returns the descriptor of the ranges in the sets.
     *
     * @return the range type
     */
    public RangeType<E, R, S> rangeType() {
        return rangeType;
    }

    @Override
    public Class<S> javaType() {
        return javaType;
    }

    @Override
    public List<Class<? extends S>> variants() {
        return List.of();
    }

    @Override
    public Class<E> elementClass() {
        return rangeType.elementClass();
    }

    @Override
    public String postgresName() {
        return postgresName;
    }

    @Override
    public String postgresElementName() {
        return rangeType.postgresElementName();
    }

    /**
     * Returns the set of all values of some ranges, in whatever order they come and however they overlap. Empty ranges
     * add nothing. PostgreSQL: {@code range_agg}.
     *
     * <pre>{@code
     * RangeType.INT.rangeSetType().of(List.of(IntRange.closed(4, 6), IntRange.closed(1, 3))); // {[1,6]}
     * }</pre>
     *
     * @param ranges the ranges, none null
     * @return the range set, empty if there is no value
     * @throws NullPointerException if {@code ranges} or a range is null: the message has its index
     */
    public S of(Collection<? extends R> ranges) {
        CutsBuilder<E> pieces = new CutsBuilder<>(
                elementType(), requireNonNull(ranges, "ranges").size());
        int index = 0;
        for (R range : ranges) {
            if (range == null) {
                throw new NullPointerException("range " + index);
            }
            rangeType.addTo(pieces, range);
            index++;
        }
        return rangeSet(pieces.build());
    }

    @Override
    public S empty() {
        return rangeSet(Cuts.nothing(elementType()));
    }

    /**
     * Returns the set of every value.
     *
     * @return the range set {@code {(,)}}
     */
    public S unbounded() {
        return rangeSet(Cuts.everything(elementType()));
    }

    @Override
    public S parse(CharSequence literal) {
        CutsBuilder<E> pieces = new CutsBuilder<>(elementType(), 0);
        RangeReader.readRangeSet(requireNonNull(literal, "literal"), elementType(), bounds -> {
            if (!bounds.empty()) {
                pieces.add(bounds.lower(), bounds.lowerInclusive(), bounds.upper(), bounds.upperInclusive());
            }
        });
        return rangeSet(pieces.build());
    }

    /**
     * Returns the union of some ranges by their literals: what {@link #parse} is for one literal.
     *
     * <pre>{@code
     * RangeType.INT.rangeSetType().ofTexts(List.of("[1,3]", "[4,5]", "[8,)")); // {[1,5],[8,)}
     * }</pre>
     *
     * @param literals the literals of ranges, none null
     * @return the range set, empty if there is no value
     * @throws NullPointerException if {@code literals} or a literal is null: the message has its index
     * @throws LiteralParseException if one is no literal of a range: among several the message says which it is, counted
     *     from 1
     */
    public S ofTexts(Collection<? extends CharSequence> literals) {
        return of(EachElement.read(requireNonNull(literals, "literals"), rangeType::parse));
    }

    @Override
    public String toStoredLiteral(S value) {
        return format(requireNonNull(value, "value").cuts(), rangeType::appendStored);
    }

    @Override
    public String example() {
        return "{" + rangeType.example() + "}";
    }

    @Override
    public Optional<String> literalPattern() {
        return Optional.ofNullable(elementType().pattern()).map(LiteralPattern::ofRangeSet);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public Collector<RangeAlgebra<E, R, S>, ?, S> toRangeSet() {
        return Collector.of(
                () -> new CutsBuilder<>(elementType(), 0),
                (pieces, operand) -> addTo(pieces, requireNonNull(operand, "operand")),
                CutsBuilder::addAll,
                pieces -> rangeSet(pieces.build()));
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public Collector<S, ?, Optional<S>> toIntersection() {
        return Collectors.mapping(
                rangeSet -> requireNonNull(rangeSet, "rangeSet"), Collectors.reducing(RangeAlgebra::intersect));
    }

    @Override
    public S cast(Object value) {
        return javaType.cast(requireNonNull(value, "value"));
    }

    @Override
    public boolean isInstance(@Nullable Object value) {
        return javaType.isInstance(value);
    }

    /**
     * Returns the name of the range set type on the server.
     *
     * @return the name
     */
    @Override
    public String toString() {
        return postgresName;
    }

    // --- for the types of this package -----------------------------------------------------------------------------

    AbstractRangeType<E, R, S> ranges() {
        return rangeType;
    }

    private ElementType<E> elementType() {
        return rangeType.elementType();
    }

    private void addTo(CutsBuilder<E> pieces, RangeAlgebra<E, R, S> operand) {
        if (operand instanceof TypedRangeSet<E, R, S> set) {
            pieces.addAll(set.cuts());
        } else {
            rangeType.addTo(pieces, operand);
        }
    }

    /** The ranges of some elements, if the type has a step. */
    S around(SortedElements<E> elements) {
        return rangeSet(DiscreteCuts.around(rangeType.discreteElementType(), elements));
    }

    S rangeSet(Cuts<E> cuts) {
        return factory.apply(cuts);
    }

    String format(Cuts<E> cuts) {
        return format(cuts, rangeType::append);
    }

    private String format(Cuts<E> cuts, BiConsumer<Bounds<E>, StringBuilder> rangeWriter) {
        StringBuilder out = new StringBuilder().append('{');
        for (int piece = 0; piece < cuts.pieces(); piece++) {
            if (piece > 0) {
                out.append(',');
            }
            rangeWriter.accept(rangeType.bounds(cuts.lower(piece), cuts.upper(piece)), out);
        }
        return out.append('}').toString();
    }
}
