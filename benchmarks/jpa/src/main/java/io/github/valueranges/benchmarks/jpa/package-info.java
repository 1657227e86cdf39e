/** Measures the mapping and the queries on a real server, beside plain columns and another library. */
@NullMarked
package io.github.valueranges.benchmarks.jpa;

import org.jspecify.annotations.NullMarked;
