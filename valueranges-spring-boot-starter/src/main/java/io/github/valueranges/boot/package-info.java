/** Spring Boot auto-configuration for ranges and sets. */
@NullMarked
package io.github.valueranges.boot;

import org.jspecify.annotations.NullMarked;
