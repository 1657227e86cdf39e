/** Tests of the bookings service. */
@NullMarked
package io.github.valueranges.sample;

import org.jspecify.annotations.NullMarked;
