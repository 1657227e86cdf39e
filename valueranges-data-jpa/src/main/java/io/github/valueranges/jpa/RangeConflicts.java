package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells conflicts over an exclusion constraint apart, and repeats the ones that are worth it.
 *
 * <p>Of two transactions that insert overlapping ranges at once, PostgreSQL ends one either with the violation of the
 * constraint or with a deadlock. The deadlock says nothing about the ranges: done again, the work succeeds or violates
 * the constraint.
 */
public final class RangeConflicts {

    private static final String DEADLOCK = "40P01";

    private RangeConflicts() {}

    /**
     * Returns the name of the violated exclusion constraint.
     *
     * @param thrown any exception
     * @return the name; absent if no exclusion constraint was violated
     */
    public static Optional<String> constraintName(Throwable thrown) {
        return OverlapConflict.from(thrown).map(OverlapConflict::constraint);
    }

    /**
     * Returns whether an exception comes from a deadlock. PostgreSQL: SQLState {@code 40P01}.
     *
     * @param thrown any exception
     * @return true if the work may succeed when it is done again, in a new transaction
     */
    public static boolean isDeadlock(Throwable thrown) {
        return sqlException(requireNonNull(thrown, "thrown"), DEADLOCK) != null;
    }

    /**
     * Does some work, and does it again after a deadlock. The work opens its own transaction: one that has failed
     * cannot go on.
     *
     * <pre>{@code
     * Booking booked = RangeConflicts.retryDeadlocks(5, () -> transaction.execute(status -> book(request)));
     * }</pre>
     *
     * @param attempts how often the work is done at most, at least once
     * @param work a whole transaction
     * @return what the work returns
     * @throws IllegalArgumentException if {@code attempts} is less than 1
     * @throws RuntimeException what the work throws, of a deadlock the last one
     */
    public static <T extends @Nullable Object> T retryDeadlocks(int attempts, Supplier<T> work) {
        requireNonNull(work, "work");
        if (attempts < 1) {
            throw new IllegalArgumentException("attempts is " + attempts + ", but work is done at least once");
        }
        for (int attempt = 1; ; attempt++) {
            try {
                return work.get();
            } catch (RuntimeException e) {
                if (attempt == attempts || !isDeadlock(e)) {
                    throw e;
                }
            }
        }
    }

    /** Finds the first cause with an SQLState; a chain of causes that leads back into itself ends. */
    static @Nullable SQLException sqlException(Throwable thrown, String sqlState) {
        Throwable cause = thrown;
        for (int depth = 0; cause != null && depth < 100; depth++) {
            if (cause instanceof SQLException sql) {
                for (SQLException next = sql; next != null; next = next.getNextException()) {
                    if (sqlState.equals(next.getSQLState())) {
                        return next;
                    }
                }
            }
            cause = cause.getCause();
        }
        return null;
    }
}
