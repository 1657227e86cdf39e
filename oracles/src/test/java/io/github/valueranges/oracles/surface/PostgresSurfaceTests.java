package io.github.valueranges.oracles.surface;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.Recorder;
import io.github.valueranges.oracles.catalogue.ApiSurface;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Everything that the running server offers over ranges, multiranges and arrays has a public member that answers alike,
 * or a reason why there is none.
 *
 * <p>The listing is made anew from the catalogue of the server and compared with the one that is kept. Then each
 * example is asked of the server as SQL and of the member in memory; the server compares the two. The library reads the
 * operands and writes the answer in memory, which the corpora of literals judge.
 *
 * <p>Not established here: that members and server agree over all values. The sweeps do that; this is about what
 * exists.
 */
@Tag("server")
class PostgresSurfaceTests {
    private final PostgresSurface surface = PostgresSurface.read(ProjectTree.root());

    @Test
    void theServerOffersWhatTheListingSays() throws SQLException {
        List<String> onServer = ServerListing.of(TestPostgres.freshDatabase());

        assertThat(surface.differences(onServer, TestPostgres.majorVersion())).isEmpty();
        assertThat(onServer).hasSizeGreaterThan(400).contains("operator anyrange && anyrange -> boolean");
    }

    @Test
    void everyRowIsMirroredByAMemberOrWaived() {
        assertThat(surface.undecided()).isEmpty();
        assertThat(surface.findings(ApiSurface.of(ProjectTree.root()))).isEmpty();
    }

    @Test
    void everyMemberAnswersItsExamplesAsTheServerDoes() throws SQLException {
        int version = TestPostgres.majorVersion();
        List<SurfaceEntry> mirrored = surface.entries().stream()
                .filter(entry -> entry.mirrors() && entry.isOn(version))
                .toList();
        Recorder recorder = Recorder.of(PostgresSurfaceTests.class, "examples");
        int examples = 0;
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement zone = connection.createStatement()) {
            zone.execute("set time zone 'UTC'");
            for (SurfaceEntry entry : mirrored) {
                for (String example : entry.examples()) {
                    examples++;
                    ask(connection, entry, example, recorder);
                }
            }
        }
        recorder.conclude(2L * examples);
        assertThat(mirrored).hasSizeGreaterThan(120);
    }

    private static void ask(Connection connection, SurfaceEntry entry, String example, Recorder recorder)
            throws SQLException {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int bar = example.indexOf(" | "); bar >= 0; bar = example.indexOf(" | ", from)) {
            parts.add(example.substring(from, bar));
            from = bar + " | ".length();
        }
        String expected = example.substring(from);
        String sql = filled(entry.sql(), parts);
        String row = entry.row() + " of " + example;
        String type;
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery("select (" + sql + ")::text, pg_typeof(" + sql + ")")) {
            answer.next();
            recorder.check(row + " on the server", expected, String.valueOf(answer.getString(1)));
            type = answer.getString(2);
        } catch (SQLException refused) {
            recorder.disagreed(row + " on the server: " + refused.getMessage());
            recorder.agreed();
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(
                "select (" + sql + ")::" + type + " is not distinct from cast(? as " + type + ")")) {
            String inMemory = MemberCall.answer(entry.member(), parts);
            statement.setString(1, inMemory.equals("null") ? null : inMemory);
            try (ResultSet answer = statement.executeQuery()) {
                answer.next();
                recorder.check(row + " in memory", expected, answer.getBoolean(1) ? expected : inMemory);
            }
        } catch (Exception thrown) {
            recorder.disagreed(row + " in memory: " + thrown);
        }
    }

    private static String filled(String sql, List<String> operands) {
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int brace = sql.indexOf('{'); brace >= 0; brace = sql.indexOf('{', from)) {
            filled.append(sql, from, brace).append(literal(operands.get(sql.charAt(brace + 1) - '0')));
            from = brace + "{0}".length();
        }
        return filled.append(sql, from, sql.length()).toString();
    }

    /** The name of the type, a space, the text. */
    private static String literal(String operand) {
        int space = operand.indexOf(' ');
        return "'" + operand.substring(space + 1).replace("'", "''") + "'::" + operand.substring(0, space);
    }
}
