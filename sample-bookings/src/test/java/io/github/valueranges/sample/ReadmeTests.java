package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.pages.CurlCommand;
import io.github.valueranges.oracles.pages.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The sessions of the first page, of the sample's own and of the walkthrough, command by command, against a service on
 * its first day.
 */
class ReadmeTests extends ServiceTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({"sample-bookings/README.md, 15", "README.md, 4", "docs/walkthrough.md, 9"})
    void theSessionPrintsWhatThePageSays(String page, int leastCommands) throws Exception {
        List<Page.Command> session = Page.of(page).session();
        assertThat(session).hasSizeGreaterThanOrEqualTo(leastCommands);
        for (Page.Command command : session) {
            assertThat(CurlCommand.parse(command.text()).run(port))
                    .as(command.text())
                    .isEqualTo(command.output());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"sample-bookings/README.md", "README.md", "docs/walkthrough.md"})
    void curlItselfPrintsTheSameWhereItIsInstalled(String page) throws Exception {
        List<Page.Command> session = Page.of(page).session();
        boolean installed = shell("command -v curl >/dev/null && echo yes").equals("yes");
        int ran = 0;
        for (Page.Command command : session) {
            String expected = command.output();
            String printed = installed
                    ? shell(command.text().replace("localhost:8080", "localhost:" + port))
                    : CurlCommand.parse(command.text()).run(port);
            assertThat(printed).as(command.text()).isEqualTo(expected);
            ran++;
        }
        assertThat(ran).isEqualTo(session.size());
    }

    private static String shell(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("sh", "-c", command)
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output.strip();
    }
}
