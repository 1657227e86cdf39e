package io.github.valueranges.violations.internal.algebra;

import io.github.valueranges.violations.LeakyValue;
import java.util.List;

/** Breaks the order of the floors. */
public class KnowsPublicTypes {
    List<LeakyValue> above = List.of();
}
