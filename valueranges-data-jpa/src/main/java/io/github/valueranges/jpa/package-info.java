/** Hibernate mapping, query functions and Spring Data queries for ranges and sets. */
@NullMarked
package io.github.valueranges.jpa;

import org.jspecify.annotations.NullMarked;
