package io.github.valueranges.jpa;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** What the driver of PostgreSQL knows of an error; no other class needs the driver to be there. */
final class DriverMessage {

    private DriverMessage() {}

    static OverlapConflict conflict(SQLException thrown) {
        ServerErrorMessage message = ((PSQLException) thrown).getServerErrorMessage();
        if (message == null) {
            return new OverlapConflict("", "", "", "");
        }
        String detail = known(message.getDetail());
        return new OverlapConflict(
                known(message.getConstraint()), known(message.getTable()), refused(detail), existing(detail));
    }

    /**
     * Returns the first values of {@code Key (room, stay)=(101, [a,b)) conflicts with existing key (room, stay)=(101,
     * [c,d)).} The words are those of the server's language, the rest is not; a text among the values may look like any of
     * it.
     */
    static String refused(String detail) {
        String columns = columns(detail);
        int from = detail.indexOf(columns) + columns.length();
        int second = detail.lastIndexOf(columns);
        return columns.isEmpty() || second < from ? "" : inside(detail.substring(from, second));
    }

    static String existing(String detail) {
        String columns = columns(detail);
        int second = columns.isEmpty() ? -1 : detail.lastIndexOf(columns);
        return second <= detail.indexOf(columns) ? "" : inside(detail.substring(second + columns.length()));
    }

    /** Returns the columns with all that is between them and their values. */
    private static String columns(String detail) {
        int open = detail.indexOf('(');
        int end = detail.indexOf(")=(");
        return open < 0 || end < open ? "" : detail.substring(open, end + ")=(".length());
    }

    private static String inside(String values) {
        int close = values.lastIndexOf(')');
        return close < 0 ? "" : values.substring(0, close);
    }

    private static String known(@Nullable String text) {
        return text == null ? "" : text;
    }
}
