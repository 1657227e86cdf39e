package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A drawn value with the simpler values that it can be reduced to, simplest first, as a tree made when asked.
 *
 * <p>The tree depends on the draw alone, so a path of child numbers names one reduction for good: seed, case and path
 * replay it.
 */
public final class Drawn<T> {
    private final T value;
    private final Supplier<List<Drawn<T>>> reductions;

    private Drawn(T value, Supplier<List<Drawn<T>>> reductions) {
        this.value = requireNonNull(value, "value");
        this.reductions = requireNonNull(reductions, "reductions");
    }

    /** Returns a value that cannot be reduced. */
    public static <T> Drawn<T> leaf(T value) {
        return new Drawn<>(value, List::of);
    }

    /** Returns a value with its reductions, which must be the same at every call. */
    public static <T> Drawn<T> of(T value, Supplier<List<Drawn<T>>> reductions) {
        return new Drawn<>(value, reductions);
    }

    /** Returns the value itself. */
    public T value() {
        return value;
    }

    /** Returns what the value can be reduced to in one step. */
    public List<Drawn<T>> reductions() {
        return reductions.get();
    }

    /** Returns the tree of the mapped values. */
    public <R> Drawn<R> map(Function<? super T, ? extends R> function) {
        requireNonNull(function, "function");
        return new Drawn<>(function.apply(value), () -> {
            List<Drawn<R>> mapped = new ArrayList<>();
            for (Drawn<T> reduction : reductions()) {
                mapped.add(reduction.map(function));
            }
            return mapped;
        });
    }

    /** Returns the tree without the reductions that the condition refuses. */
    Drawn<T> onlyReductions(Predicate<? super T> condition) {
        return new Drawn<>(value, () -> {
            List<Drawn<T>> kept = new ArrayList<>();
            for (Drawn<T> reduction : reductions()) {
                if (condition.test(reduction.value)) {
                    kept.add(reduction.onlyReductions(condition));
                }
            }
            return kept;
        });
    }

    /** Returns both values as one, reduced on the left first. */
    static <A, B, R> Drawn<R> combine(
            Drawn<A> left, Drawn<B> right, BiFunction<? super A, ? super B, ? extends R> join) {
        return new Drawn<>(join.apply(left.value, right.value), () -> {
            List<Drawn<R>> smaller = new ArrayList<>();
            for (Drawn<A> reduction : left.reductions()) {
                smaller.add(combine(reduction, right, join));
            }
            for (Drawn<B> reduction : right.reductions()) {
                smaller.add(combine(left, reduction, join));
            }
            return smaller;
        });
    }

    /**
     * Returns a list of drawn elements, reduced by leaving elements out (large parts first) and then one element at a
     * time.
     */
    static <E> Drawn<List<E>> list(List<Drawn<E>> elements, int minimumSize) {
        List<E> values = new ArrayList<>();
        for (Drawn<E> element : elements) {
            values.add(element.value);
        }
        return new Drawn<>(List.copyOf(values), () -> {
            List<Drawn<List<E>>> smaller = new ArrayList<>();
            for (int part = elements.size(); part > 0; part /= 2) {
                for (int from = 0; from + part <= elements.size(); from += part) {
                    if (elements.size() - part >= minimumSize) {
                        List<Drawn<E>> rest = new ArrayList<>(elements.subList(0, from));
                        rest.addAll(elements.subList(from + part, elements.size()));
                        smaller.add(list(rest, minimumSize));
                    }
                }
            }
            for (int index = 0; index < elements.size(); index++) {
                for (Drawn<E> reduction : elements.get(index).reductions()) {
                    List<Drawn<E>> changed = new ArrayList<>(elements);
                    changed.set(index, reduction);
                    smaller.add(list(changed, minimumSize));
                }
            }
            return smaller;
        });
    }

    /** Returns a number that is reduced toward {@code origin}, in halving steps. */
    static Drawn<Long> number(long value, long origin) {
        return new Drawn<>(value, () -> {
            List<Drawn<Long>> smaller = new ArrayList<>();
            for (long step = value - origin; step != 0; step /= 2) {
                smaller.add(number(value - step, origin));
            }
            return smaller;
        });
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
