/** The element types: order, step, text and normalisation of one scalar type each, and nowhere else. */
@NullMarked
package io.github.valueranges.internal.element;

import org.jspecify.annotations.NullMarked;
