package io.github.valueranges.jpa.internal;

import org.hibernate.sql.ast.spi.SqlAppender;

/** Writes literals into SQL text. */
final class Literals {

    private Literals() {}

    /** Appends {@code cast('…' as type)}: without its type a literal would be resolved by the operator beside it. */
    static void append(SqlAppender sql, String literal, String postgresName) {
        sql.append("cast('");
        for (int i = 0; i < literal.length(); i++) {
            char c = literal.charAt(i);
            if (c == '\'') {
                sql.append('\'');
            }
            sql.append(c);
        }
        sql.append("' as ");
        sql.append(postgresName);
        sql.append(')');
    }
}
