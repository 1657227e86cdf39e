package io.github.valueranges.benchmarks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which cell of the table a benchmark fills. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Measured {

    /** The row; the value of the parameter, if there is one, is added to it. */
    String work();

    /** The column. */
    Implementation by();

    /** The values of the parameter to run with, all of them if none are named. */
    String[] only() default {};

    /** How many times what the hand-written code takes is wanted at most; 0 if nothing is promised. */
    double atMost() default 0;

    /** Whether it is wanted to make no object. */
    boolean withoutAllocation() default false;

    /** How many times what another implementation takes is wanted at most. */
    Against[] against() default {};

    /** A limit relative to another implementation. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface Against {

        Implementation other();

        double atMost();
    }
}
