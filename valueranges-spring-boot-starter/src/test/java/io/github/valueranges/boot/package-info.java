/** Tests of the auto-configuration. */
@NullMarked
package io.github.valueranges.boot;

import org.jspecify.annotations.NullMarked;
