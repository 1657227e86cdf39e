package io.github.valueranges.jpa;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** The statements that Hibernate sent. */
final class SqlLog implements StatementInspector {

    private static final long serialVersionUID = 1;

    private final List<String> statements = Collections.synchronizedList(new ArrayList<>());

    @Override
    public String inspect(String sql) {
        statements.add(sql);
        return sql;
    }

    void clear() {
        statements.clear();
    }

    String last() {
        return statements.get(statements.size() - 1);
    }

    int count() {
        return statements.size();
    }

    /** How many statements start so and have a name without a mark. */
    int count(String start, String mark) {
        return (int) statements.stream()
                .filter(sql -> sql.startsWith(start))
                .filter(sql -> !sql.substring(0, sql.indexOf('(')).contains(mark))
                .count();
    }

    List<String> writes() {
        return statements.stream()
                .filter(sql -> !sql.toLowerCase(Locale.ROOT).startsWith("select"))
                .toList();
    }
}
