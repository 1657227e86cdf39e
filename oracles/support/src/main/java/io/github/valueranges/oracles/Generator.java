package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Draws values with their reductions from a {@link RandomSource}.
 *
 * <pre>{@code
 * Generator<LocalDate> days = Generator.integers(0, 9).map(day -> JUNE_FIRST.plusDays(day));
 * Generator<List<LocalDate>> some = Generator.lists(days, 0, 8);
 * }</pre>
 *
 * <p>Draw narrowly: over a wide domain two operands hardly ever touch, and the laws of adjacency are about operands
 * that do.
 */
@FunctionalInterface
public interface Generator<T> {
    /** How many draws a filter may refuse in a row. */
    int FILTER_ATTEMPTS = 1_000;

    /** Draws one value. */
    Drawn<T> draw(RandomSource random);

    /** Returns a generator of one value. */
    static <T> Generator<T> constant(T value) {
        return random -> Drawn.leaf(value);
    }

    /**
     * Returns a generator of whole numbers from {@code low} to {@code high}, both inclusive; reduced toward zero, or
     * toward the bound next to it.
     */
    static Generator<Long> longs(long low, long high) {
        long origin = low > 0 ? low : Math.min(high, 0);
        return random -> Drawn.number(random.between(low, high), origin);
    }

    /**
     * Returns a generator of whole numbers from {@code low} to {@code high}, both inclusive; reduced toward zero, or
     * toward the bound next to it.
     */
    static Generator<Integer> integers(int low, int high) {
        return longs(low, high).map(Math::toIntExact);
    }

    /** Returns a generator of both truth values, reduced to false. */
    static Generator<Boolean> booleans() {
        return integers(0, 1).map(bit -> bit == 1);
    }

    /** Returns a generator of the listed values, reduced toward the first. */
    @SafeVarargs
    static <T> Generator<T> elements(T... values) {
        List<T> listed = new ArrayList<>();
        for (T value : values) {
            listed.add(value);
        }
        return elements(listed);
    }

    /** Returns a generator of the listed values, reduced toward the first. */
    static <T> Generator<T> elements(List<? extends T> values) {
        List<T> copy = List.copyOf(values);
        return integers(0, copy.size() - 1).map(copy::get);
    }

    /** Returns a generator that draws from one of the given ones, reduced toward the first. */
    @SafeVarargs
    static <T> Generator<T> oneOf(Generator<T>... choices) {
        List<Generator<T>> listed = new ArrayList<>();
        for (Generator<T> choice : choices) {
            listed.add(choice);
        }
        return Generator.<Generator<T>>elements(listed).flatMap(choice -> choice);
    }

    /** Returns a generator of lists from {@code minimumSize} to {@code maximumSize} elements, reduced within these. */
    static <E> Generator<List<E>> lists(Generator<E> elements, int minimumSize, int maximumSize) {
        return lists(elements, minimumSize, maximumSize, minimumSize);
    }

    /**
     * Returns a generator of lists from {@code minimumSize} to {@code maximumSize} elements, reduced to as few as
     * {@code reducedSize}: a history has to be long to get anywhere, and short to be read.
     */
    static <E> Generator<List<E>> lists(Generator<E> elements, int minimumSize, int maximumSize, int reducedSize) {
        requireNonNull(elements, "elements");
        return random -> {
            long size = random.between(minimumSize, maximumSize);
            List<Drawn<E>> drawn = new ArrayList<>();
            for (long count = 0; count < size; count++) {
                drawn.add(elements.draw(random));
            }
            return Drawn.list(drawn, reducedSize);
        };
    }

    /** Returns a generator of both values joined. */
    static <A, B, R> Generator<R> combine(
            Generator<A> left, Generator<B> right, BiFunction<? super A, ? super B, ? extends R> join) {
        requireNonNull(join, "join");
        return random -> {
            Drawn<A> first = left.draw(random);
            return Drawn.combine(first, right.draw(random), join);
        };
    }

    /** Returns a generator of the mapped values. */
    default <R> Generator<R> map(Function<? super T, ? extends R> function) {
        requireNonNull(function, "function");
        return random -> draw(random).map(function);
    }

    /** Returns a generator whose second draw depends on the first; reduced in the first draw, then in the second. */
    default <R> Generator<R> flatMap(Function<? super T, ? extends Generator<R>> next) {
        requireNonNull(next, "next");
        return random -> {
            Drawn<T> first = draw(random);
            return Dependent.tree(first, next, random.split());
        };
    }

    /**
     * Returns a generator of the values, and the reductions, that the condition accepts.
     *
     * <p>Drawing fails with {@link IllegalStateException} when {@value #FILTER_ATTEMPTS} values in a row are refused:
     * build such values instead.
     */
    default Generator<T> filter(Predicate<? super T> condition) {
        requireNonNull(condition, "condition");
        return random -> {
            for (int attempt = 0; attempt < FILTER_ATTEMPTS; attempt++) {
                Drawn<T> drawn = draw(random);
                if (condition.test(drawn.value())) {
                    return drawn.onlyReductions(condition);
                }
            }
            throw new IllegalStateException(FILTER_ATTEMPTS + " values in a row were refused by the filter");
        };
    }
}
