/** The validators, which Bean Validation finds by name; public for that alone. */
@NullMarked
package io.github.valueranges.boot.constraints.internal;

import org.jspecify.annotations.NullMarked;
