package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/**
 * Programs compiled with every warning as an error and run in a virtual machine of their own, with core and what they
 * ask for.
 */
class ModularConsumerTests {

    private static final String MODULE = """
            module consumer {
                requires io.github.valueranges;

                opens consumer to io.github.valueranges;
            }
            """;

    private static final String MAIN = """
            package consumer;

            import io.github.valueranges.LocalDateRange;
            import io.github.valueranges.LocalDateRangeSet;
            import io.github.valueranges.RangeType;
            import io.github.valueranges.StringSet;
            import io.github.valueranges.ValueType;
            import io.github.valueranges.WrapperSet;
            import java.time.LocalDate;

            public class Main {
                record Right(String value) {}

                static final class Code {
                    final String text;

                    Code(String text) {
                        this.text = text;
                    }
                }

                public static void main(String[] arguments) {
                    LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-09)");
                    if (stay instanceof LocalDateRange.Finite finite) {
                        System.out.println(finite.start().datesUntil(finite.end()).count());
                    }
                    System.out.println(new LocalDateRange.UnboundedEnd(LocalDate.of(2026, 6, 1)));
                    System.out.println(LocalDateRangeSet.all().except(stay));
                    System.out.println(StringSet.of("beta", "alpha"));
                    System.out.println(WrapperSet.of(Right.class, new Right("write"), new Right("read")));
                    WrapperSet.declare(Code.class, String.class, code -> code.text, Code::new);
                    System.out.println(WrapperSet.parse(Code.class, "{b,a}"));
                    System.out.println(RangeType.LOCAL_DATE.isInstance(null));
                    for (ValueType<?> type : ValueType.all()) {
                        System.out.println(type.parse(type.example()).equals(type.empty()));
                    }
                }
            }
            """;

    private static final List<String> PRINTED = Stream.concat(
                    Stream.of(
                            "7",
                            "[2026-06-01,)",
                            "{(,2026-05-31],[2026-06-09,)}",
                            "{alpha,beta}",
                            "{read,write}",
                            "{a,b}",
                            "false"),
                    ValueType.all().stream().map(type -> "false"))
            .toList();

    private static final String JSON_MODULE = """
            module consumer {
                requires io.github.valueranges;
                requires com.fasterxml.jackson.databind;
                requires tools.jackson.databind;
            }
            """;

    private static final String JSON_MAIN = """
            package consumer;

            import io.github.valueranges.ValueType;

            public class Main {
                public static void main(String[] arguments) throws Exception {
                    for (ValueType<?> type : ValueType.all()) {
                        write(type, type.parse(type.example()));
                        write(type, type.empty());
                        for (Class<?> variant : type.variants()) {
                            read(variant, "{}");
                        }
                    }
                }

                private static void write(ValueType<?> type, Object value) throws Exception {
                    Class<?> own = type.variants().isEmpty() ? type.javaType() : value.getClass();
                    read(own, new com.fasterxml.jackson.databind.ObjectMapper().writeValueAsString(value));
                    read(own, new tools.jackson.databind.json.JsonMapper().writeValueAsString(value));
                }

                private static void read(Class<?> type, String json) throws Exception {
                    try {
                        System.out.println(new com.fasterxml.jackson.databind.ObjectMapper().readValue(json, type));
                    } catch (com.fasterxml.jackson.databind.exc.ValueInstantiationException refused) {
                        System.out.println("2 refuses " + json);
                    }
                    try {
                        System.out.println(new tools.jackson.databind.json.JsonMapper().readValue(json, type));
                    } catch (tools.jackson.databind.exc.ValueInstantiationException refused) {
                        System.out.println("3 refuses " + json);
                    }
                }
            }
            """;

    private static final String SWITCH = """
            package consumer;

            import io.github.valueranges.LocalDateRange;

            class Shapes {
                static String text(LocalDateRange stay) {
                    return switch (stay) {
                        case LocalDateRange.Finite(var start, var end) -> start + " to " + end;
                        case LocalDateRange.UnboundedEnd(var start) -> "from " + start;
                        case LocalDateRange.UnboundedStart(var end) -> "until " + end;
                        case LocalDateRange.Unbounded u -> "always";
                        case LocalDateRange.Empty e -> "never";
                    };
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aModuleNeedsNothingButCore() throws Exception {
        assertThat(compile(
                        Map.of("module-info.java", MODULE, "consumer/Main.java", MAIN),
                        "--release",
                        "17",
                        "--module-path",
                        core()))
                .isEmpty();
        assertThat(run("--module-path", path(core(), classes()), "--module", "consumer/consumer.Main"))
                .isEqualTo(PRINTED);
    }

    @Test
    void aClassPathNeedsNothingButCore() throws Exception {
        assertThat(compile(Map.of("consumer/Main.java", MAIN), "--release", "17", "--class-path", core()))
                .isEmpty();
        assertThat(run("--class-path", path(core(), classes()), "consumer.Main"))
                .isEqualTo(PRINTED);
    }

    @Test
    void aModuleReadsAndWritesJsonWithBothMajors() throws Exception {
        String jars = path(
                core(),
                jarOf(JsonValue.class),
                jarOf(ObjectMapper.class),
                jarOf(com.fasterxml.jackson.core.JsonFactory.class),
                jarOf(JsonMapper.class),
                jarOf(JsonParser.class));
        assertThat(compile(
                        Map.of("module-info.java", JSON_MODULE, "consumer/Main.java", JSON_MAIN),
                        "--release",
                        "17",
                        "--module-path",
                        jars))
                .isEmpty();
        List<String> expected = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            for (Object value : List.of(type.parse(type.example()), type.empty())) {
                expected.addAll(List.of(value.toString(), value.toString(), value.toString(), value.toString()));
            }
            type.variants().forEach(variant -> expected.addAll(List.of("2 refuses {}", "3 refuses {}")));
        }
        assertThat(expected).hasSize(36 * 2 * 4 + 11 * 5 * 2);
        assertThat(run("--module-path", path(jars, classes()), "--module", "consumer/consumer.Main"))
                .isEqualTo(expected);
    }

    /** A record of a package that is open to nobody: the refusal says both ways out. */
    @Test
    void aWrapperOfAClosedPackageIsRefusedAndCanBeDeclared() throws Exception {
        String main = """
                package consumer;

                import io.github.valueranges.WrapperSet;

                public class Main {
                    record Right(String value) {}

                    public static void main(String[] arguments) {
                        try {
                            WrapperSet.of(Right.class, new Right("write"));
                        } catch (IllegalArgumentException refused) {
                            System.out.println(refused.getMessage());
                        }
                        WrapperSet.declare(Right.class, String.class, Right::value, Right::new);
                        System.out.println(WrapperSet.of(Right.class, new Right("write"), new Right("read")));
                    }
                }
                """;
        String closed = "module consumer { requires io.github.valueranges; }";
        assertThat(compile(
                        Map.of("module-info.java", closed, "consumer/Main.java", main),
                        "--release",
                        "17",
                        "--module-path",
                        core()))
                .isEmpty();
        assertThat(run("--module-path", path(core(), classes()), "--module", "consumer/consumer.Main"))
                .containsExactly(
                        "the record consumer.Main$Right cannot be reached by reflection: open its package to"
                                + " io.github.valueranges, or declare it with WrapperSet.declare",
                        "{read,write}");
    }

    @Test
    void whatIsNotExportedIsOutOfReach() throws Exception {
        String source = "package consumer; class Main { io.github.valueranges.internal.element.ElementTypes types; }";
        assertThat(compile(Map.of("module-info.java", MODULE, "consumer/Main.java", source), "--module-path", core()))
                .contains("package io.github.valueranges.internal.element is not visible");
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void aSwitchOverTheShapesNeedsNoDefault() throws Exception {
        assertThat(compile(Map.of("consumer/Shapes.java", SWITCH), "--class-path", core()))
                .isEmpty();
        String without = SWITCH.replace("            case LocalDateRange.Empty e -> \"never\";\n", "");
        assertThat(without).isNotEqualTo(SWITCH);
        assertThat(compile(Map.of("consumer/Shapes.java", without), "--class-path", core()))
                .contains("does not cover all possible input values");
    }

    /** What the compiler says, nothing if it is content. */
    private String compile(Map<String, String> sources, String... options) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = folder.resolve("src").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.getValue()));
        }
        Files.createDirectories(Path.of(classes()));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-proc:none", "-d", classes()));
            arguments.addAll(List.of(options));
            boolean compiled = compiler.getTask(
                            said, manager, null, arguments, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            assertThat(compiled).as(said.toString()).isEqualTo(said.toString().isEmpty());
        }
        return said.toString();
    }

    private List<String> run(String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        process.destroyForcibly();
        List<String> lines = Files.readAllLines(output);
        assertThat(ended).as("ended in time after %s", lines).isTrue();
        return lines;
    }

    private String classes() {
        return folder.resolve("classes").toString();
    }

    private static String core() throws URISyntaxException {
        return jarOf(ValueType.class);
    }

    private static String jarOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    private static String path(String... entries) {
        return Stream.of(entries).collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
