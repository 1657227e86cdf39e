package io.github.valueranges.jpa.internal;

import java.util.List;

/** What a function takes and answers. Parameters past {@code required} may be left out. */
record Signature(List<Parameter> parameters, int required, Result result) {

    /** What one parameter accepts. */
    enum Parameter {
        /** A range or a range set. */
        RANGE_LIKE,
        /** An element, a range or a range set. */
        OPERAND,
        RANGE,
        RANGE_SET,
        ELEMENT,
        /** An element that a range is made of: its type tells which range. */
        BOUND,
        /** A distance between elements: a number of steps, a number or a duration. */
        AMOUNT,
        SET,
        SET_ELEMENT
    }

    /** What the function answers. */
    enum Result {
        BOOLEAN,
        INTEGER,
        /** A number of steps, a number or a duration. */
        LENGTH,
        LOWER_BOUND,
        UPPER_BOUND,
        ELEMENT,
        RANGE,
        RANGE_SET,
        /** A range where all operands are ranges, else a range set. */
        INTERSECTION,
        /** The type of the first argument. */
        FIRST
    }

    static Signature of(Result result, Parameter... parameters) {
        return new Signature(List.of(parameters), parameters.length, result);
    }

    /** The last parameter is optional. */
    static Signature optional(Result result, Parameter... parameters) {
        return new Signature(List.of(parameters), parameters.length - 1, result);
    }

    /** Whether the function makes a range of elements. */
    boolean constructs() {
        return parameters.get(0) == Parameter.BOUND;
    }

    /** Whether the function is one over sets. */
    boolean overSets() {
        return parameters.get(0) == Parameter.SET;
    }
}
