/** The algebra on cuts and on sorted elements: no element type is named here and no shape is switched on. */
@NullMarked
package io.github.valueranges.internal.algebra;

import org.jspecify.annotations.NullMarked;
