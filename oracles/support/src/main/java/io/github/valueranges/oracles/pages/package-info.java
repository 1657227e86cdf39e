/** What the pages of the project show, taken apart so that tests can run it. */
@NullMarked
package io.github.valueranges.oracles.pages;

import org.jspecify.annotations.NullMarked;
