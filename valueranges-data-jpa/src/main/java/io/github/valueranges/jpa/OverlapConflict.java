package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/**
 * The violation of an exclusion constraint: a value overlaps one that is there. PostgreSQL: SQLState {@code 23P01}.
 *
 * <pre>{@code
 * try {
 *     bookings.saveAndFlush(booking);
 * } catch (DataIntegrityViolationException e) {
 *     if (OverlapConflict.from(e).filter(c -> c.constraint().equals("booking_no_overlap")).isPresent()) {
 *         throw new RoomTakenException(booking);
 *     }
 *     throw e;
 * }
 * }</pre>
 *
 * @param constraint the name of the constraint; empty if the server did not say it
 * @param table the name of the table; empty if the server did not say it
 */
public record OverlapConflict(String constraint, String table) {

    private static final String EXCLUSION_VIOLATION = "23P01";

    /**
     * Finds the violation among the causes of an exception, whatever Hibernate and Spring have wrapped it in.
     *
     * @param thrown any exception
     * @return the violation; absent if the exception has another cause
     */
    public static Optional<OverlapConflict> from(Throwable thrown) {
        SQLException cause = RangeConflicts.sqlException(requireNonNull(thrown, "thrown"), EXCLUSION_VIOLATION);
        if (cause == null) {
            return Optional.empty();
        }
        ServerErrorMessage message = cause instanceof PSQLException server ? server.getServerErrorMessage() : null;
        return Optional.of(
                message == null
                        ? new OverlapConflict("", "")
                        : new OverlapConflict(known(message.getConstraint()), known(message.getTable())));
    }

    private static String known(@Nullable String name) {
        return name == null ? "" : name;
    }
}
