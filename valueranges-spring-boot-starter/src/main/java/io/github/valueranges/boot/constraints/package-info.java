/** Constraints of Bean Validation for ranges and range sets, beside those of Bean Validation itself. */
@NullMarked
package io.github.valueranges.boot.constraints;

import org.jspecify.annotations.NullMarked;
