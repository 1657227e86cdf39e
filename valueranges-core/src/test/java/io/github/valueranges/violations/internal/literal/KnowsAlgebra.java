package io.github.valueranges.violations.internal.literal;

import io.github.valueranges.violations.internal.algebra.KnowsPublicTypes;

/** Breaks the order of the floors. */
public final class KnowsAlgebra {
    KnowsPublicTypes above = new KnowsPublicTypes();
}
