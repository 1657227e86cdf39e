package io.github.valueranges.sample;

import io.github.valueranges.oracles.ForkedJvm;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.springframework.boot.SpringApplicationAotProcessor;
import org.springframework.util.FileSystemUtils;

/**
 * The service processed ahead of time, as {@code spring-boot:process-aot} does it, and started with
 * {@code spring.aot.enabled=true} in a process of its own over the database of the tests. One for all test classes.
 */
final class AheadOfTime {

    private static final Path DIRECTORY = Path.of("target", "ahead-of-time");

    private AheadOfTime() {}

    static Hotel hotel() {
        return Started.HOTEL;
    }

    private static final class Started {

        static final Hotel HOTEL = started();

        private static Hotel started() {
            try {
                return Hotel.at(start(processed()));
            } catch (Exception thrown) {
                throw new IllegalStateException(
                        "the service is not processed ahead of time, or does not start", thrown);
            }
        }
    }

    private static String[] arguments() {
        return new String[] {
            "--server.port=0", "--spring.main.banner-mode=off", "--spring.datasource.url=" + ServiceTest.DATABASE
        };
    }

    /** Generates the sources, compiles them, and returns the class path that has them. */
    private static String processed() throws Exception {
        FileSystemUtils.deleteRecursively(DIRECTORY);
        Path sources = Files.createDirectories(DIRECTORY.resolve("sources"));
        Path classes = Files.createDirectories(DIRECTORY.resolve("classes"));
        List<String> processor = new ArrayList<>(List.of(
                AheadOfTimeProgram.class.getName(),
                sources.toString(),
                classes.toString(),
                classes.toString(),
                "io.github.valueranges",
                "sample-bookings"));
        processor.addAll(List.of(arguments()));
        try (ForkedJvm processing =
                ForkedJvm.start(SpringApplicationAotProcessor.class, processor.toArray(String[]::new))) {
            if (processing.awaitExit() != 0) {
                throw new IllegalStateException(processing.output());
            }
        }
        String path = classes + File.pathSeparator + System.getProperty("java.class.path");
        compile(sources, classes, path);
        return path;
    }

    private static void compile(Path sources, Path classes, String path) throws Exception {
        List<String> command = new ArrayList<>(List.of("-proc:none", "-nowarn", "-cp", path, "-d", classes.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(command::add);
        }
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler().run(null, messages, messages, command.toArray(String[]::new));
        if (status != 0) {
            throw new IllegalStateException(messages.toString(StandardCharsets.UTF_8));
        }
    }

    private static int start(String path) throws Exception {
        ForkedJvm service = ForkedJvm.start(
                List.of("-cp", path, "-Dspring.aot.enabled=true"), AheadOfTimeProgram.class, arguments());
        Runtime.getRuntime().addShutdownHook(new Thread(service::close));
        service.awaitLine("Starting AOT-processed AheadOfTimeProgram");
        String rest = service.awaitLine("Tomcat started on port ");
        service.awaitLine("Started AheadOfTimeProgram");
        return Integer.parseInt(rest.substring(0, rest.indexOf(' ')));
    }
}
