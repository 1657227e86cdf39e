/** The command line: the worklist, and the proof that every planted defect is caught. */
@NullMarked
package io.github.valueranges.oracles.tool;

import org.jspecify.annotations.NullMarked;
