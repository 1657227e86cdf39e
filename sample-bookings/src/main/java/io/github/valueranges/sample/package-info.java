/** A booking service for the rooms of a small hotel. */
@NullMarked
package io.github.valueranges.sample;

import org.jspecify.annotations.NullMarked;
