package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What other libraries got wrong with ranges, multiranges and arrays: the right value of each, in memory and, where it
 * has an expression, on the server. Each mistake is a kind, and the kind is asked of every type that could make it.
 */
@Tag("server")
class FieldCasesTests {

    /** The kinds of mistake that can be made here. Those of mappings, web requests and settings have their own place. */
    private static final List<String> KINDS = List.of(
            // canonical form, emptiness, missing bounds, the ends of the types
            "F01",
            "F02",
            "F04",
            "F06",
            "F07",
            "F09",
            "F11",
            "F12",
            "F14",
            "F16",
            "F17",
            "F19",
            // infinities
            "F21",
            "F22",
            "F24",
            "F26",
            "F27",
            "F29",
            // literals of ranges and range sets
            "F31",
            "F32",
            "F34",
            "F36",
            "F37",
            "F39",
            "F41",
            "F42",
            // algebra, aggregates, equality and order
            "F46",
            "F47",
            "F49",
            "F51",
            "F52",
            "F54",
            "F56",
            "F72",
            "F74",
            // arrays
            "F77",
            "F79",
            "F81",
            "F82",
            "F84",
            "F86",
            // time
            "F89",
            "F91",
            "F92",
            "F94",
            "F96",
            "F97",
            "F99",
            // numbers, JSON, locale
            "F101",
            "F102",
            "F104",
            "F106",
            "F116");

    private static List<FieldCase> all() {
        return Stream.of(
                        DateAndTextFieldCases.all(),
                        RangeFieldCases.all().stream(),
                        NumberFieldCases.all(),
                        TimeFieldCases.all(),
                        SetFieldCases.all().stream())
                .flatMap(each -> each)
                .toList();
    }

    @Test
    void inMemory() throws Exception {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (FieldCase fieldCase : all()) {
            cases++;
            if (fieldCase.refusedHere()) {
                Throwable refusal = catchThrowable(() -> fieldCase.memory().call());
                if (!(refusal instanceof LiteralParseException)
                        || !refusal.getMessage().contains(fieldCase.right())) {
                    wrong.add(fieldCase + ": " + refusal + ", not " + fieldCase.right());
                }
            } else {
                String answer = String.valueOf(answerOf(fieldCase));
                if (!answer.equals(fieldCase.right())) {
                    wrong.add(fieldCase + ": " + answer + ", not " + fieldCase.right());
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(cases).isEqualTo(1956 + 33 + 17);
    }

    @Test
    void onTheServer() throws Exception {
        // creates the range types that a database lacks
        assertThat(PostgresAnswers.rows("select 1")).hasSize(1);
        List<String> wrong = new ArrayList<>();
        int answered = 0;
        int refused = 0;
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            for (FieldCase fieldCase :
                    all().stream().filter(each -> each.sql() != null).toList()) {
                String question = "select (" + fieldCase.sql() + ")::text";
                if (fieldCase.sqlState() == null) {
                    String answer;
                    try {
                        answer = answer(statement, question);
                        if (!isRight(statement, fieldCase, answer)) {
                            wrong.add(fieldCase + ": " + answer + ", not "
                                    + Objects.requireNonNullElse(fieldCase.serverText(), fieldCase.right()));
                        }
                    } catch (SQLException e) {
                        wrong.add(fieldCase + ": " + e.getMessage());
                    }
                    answered++;
                } else {
                    SQLException refusal = catchThrowableOfType(SQLException.class, () -> answer(statement, question));
                    String state = refusal == null ? "accepted" : refusal.getSQLState();
                    if (!Objects.equals(state, fieldCase.sqlState())) {
                        wrong.add(fieldCase + ": " + state + ", not " + fieldCase.sqlState());
                    }
                    refused++;
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(answered).isEqualTo(1219 + 31);
        assertThat(refused).isEqualTo(318 + 15);
    }

    @Test
    void everyKindHasItsCases() {
        assertThat(all().stream().map(FieldCase::id).distinct().toList()).containsExactlyInAnyOrderElementsOf(KINDS);
    }

    @Test
    void eachCaseHasItsName() {
        assertThat(all().stream().map(FieldCase::toString)).doesNotHaveDuplicates();
    }

    private static @Nullable Object answerOf(FieldCase fieldCase) {
        try {
            return fieldCase.memory().call();
        } catch (Exception e) {
            return e;
        }
    }

    private static @Nullable String answer(Statement statement, String question) throws SQLException {
        try (ResultSet rows = statement.executeQuery(question)) {
            rows.next();
            return rows.getString(1);
        }
    }

    /**
     * Whether the server's answer is the right value. A literal is compared by the server: it prints a discrete range
     * half open, and its own text must not be read by the code that is judged.
     */
    private static boolean isRight(Statement statement, FieldCase fieldCase, @Nullable String answer) throws Exception {
        if (fieldCase.serverText() != null) {
            return fieldCase.serverText().equals(answer);
        }
        Object here = fieldCase.memory().call();
        for (ValueType<?> type : ValueType.all()) {
            if (type.isInstance(here)) {
                String right = "'" + fieldCase.right().replace("'", "''") + "'::" + type.postgresName();
                return "true".equals(answer(statement, "select ((" + fieldCase.sql() + ") = " + right + ")::text"));
            }
        }
        return String.valueOf(answer).equals(fieldCase.right());
    }
}
