package io.github.valueranges;

import java.time.YearMonth;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * What another library got wrong, and what is right.
 *
 * @param id the kind of mistake
 * @param behaviour what holds
 * @param right the right value as text; for a refusal a part of the message
 * @param refusedHere whether this library refuses
 * @param memory what this library answers
 * @param sql an expression that asks the server, or null if the server has none
 * @param serverText the server's answer where it is another than the one here, or null
 * @param sqlState what the server fails with, or null if it answers
 */
record FieldCase(
        String id,
        String behaviour,
        String right,
        boolean refusedHere,
        Callable<?> memory,
        @Nullable String sql,
        @Nullable String serverText,
        @Nullable String sqlState) {

    /** The same value here and there. */
    static FieldCase value(String id, String behaviour, String right, Callable<?> memory, @Nullable String sql) {
        return new FieldCase(id, behaviour, right, false, memory, sql, null, null);
    }

    static FieldCase inMemory(String id, String behaviour, String right, Callable<?> memory) {
        return value(id, behaviour, right, memory, null);
    }

    /** Refused here and there. */
    static FieldCase refused(
            String id, String behaviour, String reason, Callable<?> memory, @Nullable String sql, String sqlState) {
        return new FieldCase(id, behaviour, reason, true, memory, sql, null, sqlState);
    }

    static FieldCase refusedInMemory(String id, String behaviour, String reason, Callable<?> memory) {
        return new FieldCase(id, behaviour, reason, true, memory, null, null, null);
    }

    /** A literal that gives the same value here and there. */
    static FieldCase reads(String id, ValueType<?> type, String literal, String right) {
        return value(
                id, name(type, "reads", literal), right, () -> type.parse(literal), sql(type, cast(type, literal)));
    }

    /** A literal that is refused here and there. */
    static FieldCase refuses(String id, ValueType<?> type, String literal, String reason, String sqlState) {
        return refused(
                id,
                name(type, "refuses", literal),
                reason,
                () -> type.parse(literal),
                sql(type, cast(type, literal)),
                sqlState);
    }

    /** A literal that the server reads and this library refuses. */
    static FieldCase refusesHere(String id, ValueType<?> type, String literal, String reason, String serverText) {
        return new FieldCase(
                id,
                name(type, "aloneRefuses", literal),
                reason,
                true,
                () -> type.parse(literal),
                sql(type, cast(type, literal)),
                serverText,
                null);
    }

    /** A literal that this library reads and the server refuses. */
    static FieldCase refusedThere(String id, ValueType<?> type, String literal, String right, String sqlState) {
        return new FieldCase(
                id,
                name(type, "aloneReads", literal),
                right,
                false,
                () -> type.parse(literal),
                sql(type, cast(type, literal)),
                null,
                sqlState);
    }

    static String name(ValueType<?> type, String verb, String text) {
        return type.javaType().getSimpleName() + " " + verb + " " + text;
    }

    /** A literal as a value of the server's type. */
    static String cast(ValueType<?> type, String literal) {
        return "'" + literal.replace("'", "''") + "'::" + type.postgresName();
    }

    /** An expression over a type, or null for months, which the server knows as days alone. */
    static @Nullable String sql(ValueType<?> type, String expression) {
        return type.elementClass() == YearMonth.class ? null : expression;
    }

    @Override
    public String toString() {
        return id + " " + behaviour;
    }
}
