package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sessions of the first page and of the sample's own, command by command, against a service on its first day. */
class ReadmeTests extends ServiceTest {

    /** A command of the session and what the README says it prints. */
    private record Command(String text, String output) {}

    @ParameterizedTest(name = "{0}")
    @CsvSource({"README.md, 15", "../README.md, 4"})
    void theSessionPrintsWhatTheReadmeSays(Path page, int leastCommands) throws Exception {
        List<Command> session = session(page);
        assertThat(session).hasSizeGreaterThanOrEqualTo(leastCommands);
        for (Command command : session) {
            assertThat(run(CurlCommand.parse(command.text())))
                    .as(command.text())
                    .isEqualTo(command.output());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"README.md", "../README.md"})
    void curlItselfPrintsTheSameWhereItIsInstalled(Path page) throws Exception {
        List<Command> session = session(page);
        boolean installed = shell("command -v curl >/dev/null && echo yes").equals("yes");
        int ran = 0;
        for (Command command : session) {
            String expected = command.output();
            String printed = installed
                    ? shell(command.text().replace("localhost:8080", "localhost:" + port))
                    : run(CurlCommand.parse(command.text()));
            assertThat(printed).as(command.text()).isEqualTo(expected);
            ran++;
        }
        assertThat(ran).isEqualTo(session.size());
    }

    private String run(CurlCommand command) throws Exception {
        Answer answer = hotel().send(command.method(), command.pathAndQuery(), command.contentType(), command.body());
        return command.printsStatus() ? Integer.toString(answer.status()) : answer.body();
    }

    private static String shell(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("sh", "-c", command)
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output.strip();
    }

    /** Reads the console blocks: a line that begins with a dollar sign is a command, what follows is its output. */
    private static List<Command> session(Path page) throws IOException {
        List<Command> commands = new ArrayList<>();
        boolean inside = false;
        StringBuilder command = new StringBuilder();
        StringBuilder output = new StringBuilder();
        boolean continued = false;
        for (String line : Files.readAllLines(page)) {
            boolean starts = line.startsWith("$ ");
            if (line.equals("```console") || line.equals("```") || starts) {
                if (!command.isEmpty()) {
                    commands.add(
                            new Command(command.toString(), output.toString().strip()));
                }
                command.setLength(0);
                output.setLength(0);
                inside = line.equals("```console") || inside && starts;
            }
            if (inside && (starts || continued)) {
                continued = line.endsWith("\\");
                String text = starts ? line.substring(2) : line.strip();
                command.append(continued ? text.substring(0, text.length() - 1) : text);
            } else if (inside && !line.startsWith("```")) {
                output.append(line).append('\n');
            }
        }
        return commands;
    }
}
