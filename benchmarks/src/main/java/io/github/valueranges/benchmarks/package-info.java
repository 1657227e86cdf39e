/** Benchmarks: ratios between ways to do the same work, on one machine and in one run. */
@NullMarked
package io.github.valueranges.benchmarks;

import org.jspecify.annotations.NullMarked;
