package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cuts;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A range set that knows its own type, so that results have it too.
 *
 * <p>Its order is PostgreSQL's {@code multirange_cmp}: range by range, and the set that ends first is smaller.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public abstract sealed class TypedRangeSet<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        implements RangeSet<E>, RangeAlgebra<E, R, S>, Comparable<S> permits DiscreteRangeSet, ContinuousRangeSet {

    private static final long serialVersionUID = 1L;

    private final transient Cuts<E> cuts;

    TypedRangeSet(Cuts<E> cuts) {
        this.cuts = cuts;
    }

    final Cuts<E> cuts() {
        return cuts;
    }

    @Override
    public abstract RangeSetType<E, R, S> type();

    @Override
    public final int size() {
        return cuts.pieces();
    }

    @Override
    public final Stream<R> stream() {
        return IntStream.range(0, cuts.pieces()).mapToObj(this::piece);
    }

    private R piece(int piece) {
        return type().ranges().range(cuts.lower(piece), cuts.upper(piece));
    }

    @Override
    public final List<R> toList() {
        return stream().toList();
    }

    /**
     * Performs an action for each range in ascending order.
     *
     * @param action the action
     * @throws NullPointerException if {@code action} is null
     */
    public final void forEach(Consumer<? super R> action) {
        stream().forEachOrdered(requireNonNull(action, "action"));
    }

    @Override
    public final boolean contains(E value) {
        return cuts.contains(requireNonNull(value, "value"));
    }

    @Override
    public final Optional<R> rangeContaining(E value) {
        return rangeOf(cuts.pieceHolding(requireNonNull(value, "value")));
    }

    /** The range that holds the value with a number, of a type that has them. */
    final Optional<R> rangeContainingCode(long code) {
        return rangeOf(cuts.pieceHoldingCode(code));
    }

    private Optional<R> rangeOf(int piece) {
        return piece < 0 ? Optional.empty() : Optional.of(piece(piece));
    }

    /**
     * Returns the values that are in both. PostgreSQL: {@code *}.
     *
     * <pre>{@code
     * IntRangeSet.parse("{[1,3],[7,9]}").intersect(IntRange.closed(2, 7)); // {[2,3],[7,7]}
     * }</pre>
     *
     * @param other a range
     * @return the intersection, empty if they share no value
     * @throws NullPointerException if {@code other} is null
     */
    public final S intersect(R other) {
        return Operands.rangeSet(this, cuts.intersect(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the set that holds the value alone if it is contained. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     * @throws NullPointerException if {@code value} is null
     */
    public final S intersect(E value) {
        return intersect(Operands.singleton(this, value));
    }

    /**
     * Returns the smallest range that contains all of this. PostgreSQL: {@code range_merge}.
     *
     * <pre>{@code
     * IntRangeSet.parse("{[1,3],[7,9]}").merge(); // [1,9]
     * }</pre>
     *
     * @return the hull, empty for the empty set
     */
    public final R merge() {
        return Operands.range(this, cuts.hull());
    }

    /**
     * Returns the values between the ranges of this: the hull without this.
     *
     * <pre>{@code
     * LocalDateRangeSet.parse("{(,2026-06-02],[2026-06-08,2026-06-09]}").gaps(); // {[2026-06-03,2026-06-07]}
     * }</pre>
     *
     * @return the gaps, none for less than two ranges
     */
    public final S gaps() {
        return Operands.rangeSet(this, cuts.hull().except(cuts));
    }

    /**
     * Returns the values of a window that are not in this.
     *
     * <pre>{@code
     * LocalDateRangeSet booked = LocalDateRangeSet.parse("{[2026-06-01,2026-06-08]}");
     * booked.gaps(LocalDateRange.parse("[2026-06-05,2026-06-30]")); // {[2026-06-09,2026-06-30]}
     * }</pre>
     *
     * @param window the window
     * @return the free parts of the window
     * @throws NullPointerException if {@code window} is null
     */
    public final S gaps(R window) {
        return requireNonNull(window, "window").except(this);
    }

    @Override
    public final int compareTo(S other) {
        return cuts.compareTo(requireNonNull(other, "other").cuts());
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof TypedRangeSet<?, ?, ?> other && type() == other.type() && cuts.equals(other.cuts);
    }

    @Override
    public final int hashCode() {
        return cuts.hashCode();
    }

    @Override
    public final String toString() {
        return type().format(cuts);
    }

    final Object writeReplace() {
        return new SerializedLiteral(type().javaType(), null, toString());
    }

    private void readObject(ObjectInputStream stream) throws InvalidObjectException {
        throw SerializedLiteral.required();
    }

    /** Called for a stream that knows no such superclass. */
    private void readObjectNoData() throws InvalidObjectException {
        throw SerializedLiteral.required();
    }
}
