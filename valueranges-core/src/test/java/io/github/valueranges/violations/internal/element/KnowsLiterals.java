package io.github.valueranges.violations.internal.element;

import io.github.valueranges.violations.internal.literal.KnowsAlgebra;

/** Breaks the order of the floors. */
public final class KnowsLiterals {
    KnowsAlgebra above = new KnowsAlgebra();
}
