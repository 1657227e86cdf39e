package io.github.valueranges;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Asks the server for many answers in one query: an expression over columns of texts, one row a case. */
final class PostgresAnswers {

    /** What the server makes of one case: its answer as text, and whether the answer given here is the same value. */
    record Answer(String text, boolean same) {}

    /** The range types that a database has to be given: at the first question, for not every user asks one. */
    private static final class CustomTypes {

        private static final List<String> TYPES = List.of("timerange:time", "float8range:float8", "float4range:float4");

        static {
            for (String type : TYPES) {
                String name = type.substring(0, type.indexOf(':'));
                execute("do $$ begin if to_regtype('" + name + "') is null then create type " + name
                        + " as range (subtype = " + type.substring(type.indexOf(':') + 1) + "); end if; end $$");
            }
        }

        static void require() {}
    }

    private PostgresAnswers() {}

    private static void execute(String sql) {
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException("the server refuses: " + sql, e);
        }
    }

    /**
     * Evaluates an expression over {@code a} and {@code b}, and compares it with the answers given here as values of
     * the type, so that no text is compared and nothing is read back by the code that is judged.
     */
    static List<Answer> compare(
            String expression, String type, List<String> a, List<String> b, List<String> answersHere) {
        List<Answer> answers = new ArrayList<>();
        List<List<String>> rows = rows(
                "select answer::text, answer is not distinct from here::" + type + " from (select (" + expression
                        + ") as answer, here, n from unnest(?::text[], ?::text[], ?::text[])"
                        + " with ordinality as t(a, b, here, n) offset 0) as answered order by n",
                a,
                b,
                answersHere);
        for (List<String> row : rows) {
            answers.add(new Answer(row.get(0), row.get(1).equals("t")));
        }
        return answers;
    }

    /** Runs a query whose parameters are arrays of texts. */
    @SafeVarargs
    static List<List<String>> rows(String sql, List<String>... parameters) {
        CustomTypes.require();
        try (Connection connection = TestPostgres.dataSource().getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setArray(i + 1, connection.createArrayOf("text", parameters[i].toArray()));
            }
            List<List<String>> rows = new ArrayList<>();
            try (ResultSet result = statement.executeQuery()) {
                int columns = result.getMetaData().getColumnCount();
                while (result.next()) {
                    String[] row = new String[columns];
                    for (int i = 0; i < columns; i++) {
                        row[i] = result.getString(i + 1);
                    }
                    rows.add(Arrays.asList(row));
                }
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException("the server refuses: " + sql, e);
        }
    }

    /** The text of an answer that SQL has as NULL where there is none. */
    static String text(Object answer) {
        if (answer instanceof java.util.Optional<?> optional) {
            return optional.map(PostgresAnswers::text).orElse(null);
        }
        if (answer instanceof java.time.LocalDate date) {
            return date(date);
        }
        return answer == null ? null : answer.toString();
    }

    /** A date as the server reads it, written without the code that is judged. */
    static String date(java.time.LocalDate date) {
        if (date.equals(java.time.LocalDate.MAX)) {
            return "infinity";
        }
        if (date.equals(java.time.LocalDate.MIN)) {
            return "-infinity";
        }
        int year = date.getYear();
        String padded = "000" + (year > 0 ? year : 1 - year);
        return padded.substring(Math.min(3, padded.length() - 4))
                + date.toString().substring(date.toString().length() - 6)
                + (year > 0 ? "" : " BC");
    }
}
