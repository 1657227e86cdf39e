package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.ValueType;
import java.sql.SQLException;
import java.util.Optional;

/**
 * The violation of an exclusion constraint: a value overlaps one that is there. PostgreSQL: SQLState {@code 23P01}.
 *
 * <pre>{@code
 * try {
 *     bookings.saveAndFlush(booking);
 * } catch (DataIntegrityViolationException e) {
 *     OverlapConflict conflict = OverlapConflict.from(e).orElseThrow(() -> e);
 *     throw new RoomTakenException(conflict.existing(RangeType.LOCAL_DATE));
 * }
 * }</pre>
 *
 * <p>What the server did not say is the empty text. It says nothing of values to those who may not read the columns.
 *
 * @param constraint the name of the constraint
 * @param table the name of the table
 * @param refused the values that were refused, as the server writes them, with commas between columns
 * @param existing the values that were there, as the server writes them, with commas between columns
 */
public record OverlapConflict(String constraint, String table, String refused, String existing) {

    private static final String EXCLUSION_VIOLATION = "23P01";
    private static final String DRIVER_EXCEPTION = "org.postgresql.util.PSQLException";

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
        // By its name: without the driver of PostgreSQL on the class path its classes must not be touched.
        return Optional.of(
                cause.getClass().getName().equals(DRIVER_EXCEPTION)
                        ? DriverMessage.conflict(cause)
                        : new OverlapConflict("", "", "", ""));
    }

    /**
     * Reads the range or range set that was refused, if it is the last column of the constraint, as
     * {@link ExcludeOverlaps} makes it.
     *
     * @param type the type of the attribute
     * @return the value; absent if the server did not say it, or says it in another form than the type reads
     */
    public <V> Optional<V> refused(ValueType<V> type) {
        return last(refused, requireNonNull(type, "type"));
    }

    /**
     * Reads the range or range set that was there, if it is the last column of the constraint, as
     * {@link ExcludeOverlaps} makes it.
     *
     * @param type the type of the attribute
     * @return the value; absent if the server did not say it, or says it in another form than the type reads
     */
    public <V> Optional<V> existing(ValueType<V> type) {
        return last(existing, requireNonNull(type, "type"));
    }

    private static <V> Optional<V> last(String values, ValueType<V> type) {
        try {
            return Optional.of(
                    type.parse(values.substring(values.lastIndexOf(", ") + 1).stripLeading()));
        } catch (IllegalArgumentException otherForm) {
            return Optional.empty();
        }
    }
}
