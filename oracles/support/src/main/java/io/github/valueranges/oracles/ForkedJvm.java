package io.github.valueranges.oracles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A program in a process of its own, on the class path of the tests, which a test can kill. */
public final class ForkedJvm implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Process process;
    private final List<String> output = new ArrayList<>();

    private ForkedJvm(Process process) {
        this.process = process;
        Thread reader = new Thread(this::read, "output of " + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /** Runs a main class with arguments. */
    public static ForkedJvm start(Class<?> mainClass, String... arguments) throws IOException {
        return start(List.of(), mainClass, arguments);
    }

    /** Runs a main class with options of the JVM and arguments. */
    public static ForkedJvm start(List<String> options, Class<?> mainClass, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(options);
        command.add(mainClass.getName());
        command.addAll(List.of(arguments));
        return new ForkedJvm(
                new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    /** Waits for the first line that contains the text and returns what follows the text in it. */
    public String awaitLine(String text) throws InterruptedException {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(deadline)) {
            boolean ended = !process.isAlive();
            Optional<String> found = lineWith(text);
            if (found.isPresent()) {
                return found.get();
            }
            if (ended) {
                Thread.sleep(200); // what it wrote last may still be on its way
                Optional<String> last = lineWith(text);
                if (last.isPresent()) {
                    return last.get();
                }
                throw new AssertionError("ended without \"" + text + "\":\n" + output());
            }
            Thread.sleep(20);
        }
        throw new AssertionError("no \"" + text + "\" within " + PATIENCE + ":\n" + output());
    }

    private synchronized Optional<String> lineWith(String text) {
        return output.stream()
                .filter(line -> line.contains(text))
                .map(line -> line.substring(line.indexOf(text) + text.length()))
                .findFirst();
    }

    /** Waits until the program ends by itself and returns its exit code. */
    public int awaitExit() throws InterruptedException {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("still running after " + PATIENCE + ":\n" + output());
        }
        return process.exitValue();
    }

    /** Ends the program as a power cut would: with SIGKILL, so that nothing of it runs any more. */
    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Asks the program to end, with SIGTERM, and waits until it has. */
    public int stop() throws InterruptedException {
        process.destroy();
        return awaitExit();
    }

    public synchronized String output() {
        return String.join("\n", output);
    }

    @Override
    public void close() {
        kill();
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                synchronized (this) {
                    output.add(line);
                }
            }
        } catch (IOException endedWithTheProcess) {
            // nothing more to read
        }
    }
}
