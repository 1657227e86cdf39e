package io.github.valueranges.internal.algebra;

/**
 * A set operation by its truth table: whether a value is in the result is bit 2 * (it is in the left operand) + (it is
 * in the right operand), each 0 or 1.
 */
enum Operation {
    UNION(0b1110),
    INTERSECT(0b1000),
    EXCEPT(0b0100);

    final int truthTable;

    Operation(int truthTable) {
        this.truthTable = truthTable;
    }

    /** Whether the left operand alone puts a value into the result. */
    boolean keepsLeft() {
        return (truthTable & 0b0100) != 0;
    }

    /** Whether the right operand alone puts a value into the result. */
    boolean keepsRight() {
        return (truthTable & 0b0010) != 0;
    }

    /** Whether a value is in the result that is, or is not, in each of the operands. */
    boolean contains(boolean inLeft, boolean inRight) {
        int membership = (inLeft ? 0b10 : 0) | (inRight ? 0b01 : 0);
        return (truthTable >>> membership & 1) != 0;
    }

    /** How many elements of two sets so large the result can have. */
    int capacity(int left, int right) {
        return this == INTERSECT ? Math.min(left, right) : this == EXCEPT ? left : Math.addExact(left, right);
    }
}
