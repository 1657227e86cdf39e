package io.github.valueranges.oracles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The tree of a draw that depends on another one: each reduction of the first repeats the second from the same random
 * numbers.
 */
final class Dependent {
    private Dependent() {}

    static <T, R> Drawn<R> tree(Drawn<T> first, Function<? super T, ? extends Generator<R>> next, RandomSource random) {
        Drawn<R> second = next.apply(first.value()).draw(random.copy());
        return Drawn.of(second.value(), () -> {
            List<Drawn<R>> smaller = new ArrayList<>();
            for (Drawn<T> reduction : first.reductions()) {
                smaller.add(tree(reduction, next, random));
            }
            smaller.addAll(second.reductions());
            return smaller;
        });
    }
}
