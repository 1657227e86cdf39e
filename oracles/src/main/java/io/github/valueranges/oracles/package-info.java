/** The catalogues of what the project promises, and the tests that hold them. */
@NullMarked
package io.github.valueranges.oracles;

import org.jspecify.annotations.NullMarked;
