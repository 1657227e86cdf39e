package io.github.valueranges.jpa.internal;

import io.github.valueranges.jpa.OverlapConflict;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** What the server says about the violation of an exclusion constraint. */
public final class ServerMessages {

    private static final String DRIVER = "org.postgresql.";

    private ServerMessages() {}

    /** Takes a violation apart; with another driver than pgjdbc only that it is one is known. */
    public static OverlapConflict conflict(SQLException violation) {
        return violation.getClass().getName().startsWith(DRIVER)
                ? Driver.conflict(violation)
                : new OverlapConflict("", "", "", "");
    }

    /** Apart, so that nothing of the driver is looked for where there is another one. */
    private static final class Driver {

        static OverlapConflict conflict(SQLException violation) {
            ServerErrorMessage message =
                    violation instanceof PSQLException server ? server.getServerErrorMessage() : null;
            if (message == null) {
                return new OverlapConflict("", "", "", "");
            }
            String detail = known(message.getDetail());
            return new OverlapConflict(
                    known(message.getConstraint()), known(message.getTable()), refused(detail), existing(detail));
        }
    }

    private static String known(@Nullable String said) {
        return said == null ? "" : said;
    }

    /**
     * The detail is {@code Key (room, stay)=(1, [1,3)) conflicts with existing key (room, stay)=(1, [2,5)).}, its words
     * in the language of the server. Texts among the values are printed as they are and may hold anything, which is why
     * a value is looked for from its end.
     */
    static String refused(String detail) {
        String columns = columns(detail);
        int existing = columns.isEmpty() ? -1 : detail.lastIndexOf(columns);
        int first = detail.indexOf(columns);
        return existing <= first ? "" : lastValue(detail, first + columns.length(), detail.lastIndexOf(')', existing));
    }

    static String existing(String detail) {
        String columns = columns(detail);
        int existing = columns.isEmpty() ? -1 : detail.lastIndexOf(columns);
        return existing <= detail.indexOf(columns)
                ? ""
                : lastValue(detail, existing + columns.length(), detail.lastIndexOf(')'));
    }

    /** Returns {@code (room, stay)=(}, which stands before the values, twice. */
    private static String columns(String detail) {
        int from = detail.indexOf('(');
        int to = detail.indexOf(")=(", Math.max(from, 0));
        return from < 0 || to < 0 ? "" : detail.substring(from, to + 3);
    }

    /** Returns the range or range set that ends where the list of values ends. */
    private static String lastValue(String detail, int from, int to) {
        if (to <= from) {
            return "";
        }
        int start = valueStart(detail, to - 1);
        boolean afterComma = start > from + 1 && detail.startsWith(", ", start - 2);
        return start == from || afterComma ? detail.substring(start, to) : "";
    }

    /** Returns where the range or range set starts that ends with a character, -1 if none does. */
    private static int valueStart(String detail, int end) {
        return switch (detail.charAt(end)) {
            case '}' -> detail.lastIndexOf('{', end);
            case ')', ']' -> Math.max(detail.lastIndexOf('[', end - 1), detail.lastIndexOf('(', end - 1));
            default -> -1;
        };
    }
}
