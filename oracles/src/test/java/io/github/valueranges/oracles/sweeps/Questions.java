package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.oracles.Laws;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Questions that memory and server answer: each is an expression of the server and a call. All are sent as one
 * statement.
 *
 * <p>The server compares too: what memory answers goes back to it as a literal and is compared there with its own
 * value, so that neither the parser nor the printer of this library takes part in the judgement.
 */
final class Questions {
    private final List<Question> questions = new ArrayList<>();

    private record Question(String law, String expression, String cast, Answer answer) {}

    private record Answer(String text, boolean thrown) {}

    /** Asks for a value that has a type on the server. */
    void value(String law, String expression, String cast, Callable<?> call) {
        Answer answer;
        try {
            answer = new Answer(String.valueOf(call.call()), false);
        } catch (Exception thrown) {
            answer = new Answer("thrown " + thrown, true);
        }
        questions.add(new Question(law, expression, cast, answer));
    }

    /** Asks for a truth value. */
    void truth(String law, String expression, Callable<Boolean> call) {
        value(law, expression, "boolean", call);
    }

    /** Sends the questions and compares the answers. */
    void judge(Connection connection, Laws laws) throws SQLException {
        StringBuilder sql = new StringBuilder("select ");
        for (Question question : questions) {
            String expression = "(" + question.expression() + ")";
            sql.append(expression).append("::text, ");
            if (question.answer().thrown()) {
                sql.append("false, ");
            } else if (question.answer().text().equals("null")) {
                sql.append(expression).append(" is null, ");
            } else {
                sql.append(expression)
                        .append(" is not distinct from '")
                        .append(question.answer().text().replace("'", "''"))
                        .append("'::")
                        .append(question.cast())
                        .append(", ");
            }
        }
        sql.setLength(sql.length() - ", ".length());
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql.toString())) {
            if (!row.next()) {
                throw new AssertionError("the server answered nothing");
            }
            for (int index = 0; index < questions.size(); index++) {
                Question question = questions.get(index);
                String expected = String.valueOf(row.getString(2 * index + 1));
                laws.equal(
                        question.law(),
                        expected,
                        row.getBoolean(2 * index + 2)
                                ? expected
                                : question.answer().text());
            }
        }
    }
}
