/** How the mapping and the query functions work; no part of the API. */
@NullMarked
package io.github.valueranges.jpa.internal;

import org.jspecify.annotations.NullMarked;
