package io.github.valueranges;

import java.util.Objects;

/**
 * Signals that a value is one in memory, but PostgreSQL's type has no such value.
 *
 * <p>It is thrown where a value is made ready for the server, before anything is sent. The message names the bound or
 * element in an excerpt and says what the server has. PostgreSQL reports the same with SQLSTATE {@code 22008},
 * {@code 22003} or {@code 22021}.
 *
 * <pre>{@code
 * LocalDateRange range = LocalDateRange.atMost(LocalDate.of(6000000, 1, 1));
 * range.type().toStoredLiteral(range); // UnstorableValueException: the upper bound 6000000-01-01 cannot be stored: ...
 * }</pre>
 */
public final class UnstorableValueException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * Creates an exception for a value.
     *
     * @param reason which value cannot be stored and which ones can, complete for an end user
     * @throws NullPointerException if {@code reason} is null
     */
    public UnstorableValueException(String reason) {
        super(Objects.requireNonNull(reason, "reason"));
        this.reason = reason;
    }

    /**
     * Creates an exception that says where the value was to be stored.
     *
     * @param place such as the attribute of an entity; it comes first in the message
     * @param cause what refused the value; its reason is kept
     * @throws NullPointerException if an argument is null
     */
    public UnstorableValueException(String place, UnstorableValueException cause) {
        super(Objects.requireNonNull(place, "place") + ": " + Objects.requireNonNull(cause, "cause").reason, cause);
        this.reason = cause.reason;
    }

    /**
     * Returns which value cannot be stored and which ones can, without the place.
     *
     * @return a text for end users, the same in every locale
     */
    public String getReason() {
        return reason;
    }
}
