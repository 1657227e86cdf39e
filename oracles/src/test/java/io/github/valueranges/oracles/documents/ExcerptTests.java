package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.pages.Page;
import io.github.valueranges.oracles.pages.PageCompiler;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the pages show in part is so: an excerpt of a file stands in that file, line by line, with a line of three dots
 * for what is left out; the members that the page of the starter shows compile, its settings are bound to the record
 * that it shows, and the problem on it is one that the sample answers.
 */
class ExcerptTests {

    private static final String LEFT_OUT = "…";
    private static final JsonMapper JSON = JsonMapper.shared();

    @TempDir
    private Path classes;

    @Test
    void theWalkthroughShowsWhatTheSampleHas() throws Exception {
        int excerpts = 0;
        int lines = 0;
        for (Page.Block block : Page.of("docs/walkthrough.md").blocks()) {
            if (block.path().isEmpty()) {
                continue;
            }
            List<String> file = Files.readAllLines(ProjectTree.root().resolve(block.path())).stream()
                    .map(String::strip)
                    .toList();
            int at = 0;
            boolean adjacent = false;
            for (String line : block.lines().stream().map(String::strip).toList()) {
                if (line.equals(LEFT_OUT)) {
                    adjacent = false;
                    continue;
                }
                int found = adjacent ? at : at + file.subList(at, file.size()).indexOf(line);
                assertThat(found < file.size() ? file.get(found) : "the end of the file")
                        .as("%s, after line %s", block.path(), at)
                        .isEqualTo(line);
                at = found + 1;
                adjacent = true;
                lines++;
            }
            excerpts++;
        }
        assertThat(excerpts).isGreaterThanOrEqualTo(8);
        assertThat(lines).isGreaterThan(80);
    }

    @Test
    void theMembersThatThePageOfTheStarterShowsCompile() throws Exception {
        Map<String, String> sources = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        for (Page.Block block : Page.of("docs/spring-boot.md").blocks()) {
            if (block.language().equals("java")) {
                String name = "Shown" + names.size();
                names.add(name);
                sources.put(
                        name + ".java",
                        SURROUNDINGS.replace("NAME", name)
                                + block.text().replace("{ … }", "{ throw new UnsupportedOperationException(); }")
                                + "}\n");
            }
        }
        try (URLClassLoader loader = PageCompiler.load(sources, classes)) {
            for (String name : names) {
                assertThat(loader.loadClass(name)).isNotNull();
            }
        }
        assertThat(names).hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void theSettingsThatThePageOfTheStarterShowsAreBound() throws Exception {
        List<Page.Block> blocks = Page.of("docs/spring-boot.md").blocks();
        String record = theOne(blocks, "java", "@ConfigurationProperties").text();
        String settings = theOne(blocks, "yaml", "bookings:").text();
        Map<String, String> sources =
                Map.of("Shown.java", SURROUNDINGS.replace("NAME", "Shown") + record + "}\n", "Settings.java", """
                import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
                import org.springframework.boot.context.properties.EnableConfigurationProperties;
                @EnableAutoConfiguration
                @EnableConfigurationProperties(Shown.Bookings.class)
                class Settings {}
                """);
        try (URLClassLoader loader = PageCompiler.load(sources, classes)) {
            assertThat(bound(settings, loader))
                    .isEqualTo("Bookings[season=[2026-04-01,2026-10-31],"
                            + " openings={[2026-05-01,2026-05-31],[2026-07-01,2026-08-31]},"
                            + " defaultRequests={late,quiet}]");
            assertThatThrownBy(() -> bound(settings.replace("\"", ""), loader))
                    .hasStackTraceContaining("bookings.season")
                    .hasStackTraceContaining("a range needs one quoted literal");
        }
    }

    private String bound(String settings, ClassLoader loader) throws Exception {
        Path file = Files.writeString(classes.resolve("shown.yaml"), settings);
        try (ConfigurableApplicationContext context = new SpringApplicationBuilder(loader.loadClass("Settings"))
                .resourceLoader(new DefaultResourceLoader(loader))
                .web(WebApplicationType.NONE)
                .run(
                        "--spring.config.location=" + file.toUri(),
                        "--spring.autoconfigure.exclude=org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                        "--spring.main.banner-mode=off",
                        "--logging.level.root=off")) {
            return context.getBean(loader.loadClass("Shown$Bookings")).toString();
        }
    }

    @Test
    void theProblemThatThePageOfTheStarterShowsIsAnAnswerOfTheSample() {
        JsonNode shown = JSON.readTree(theOne(Page.of("docs/spring-boot.md").blocks(), "json", "errors")
                .text());
        List<JsonNode> answers = Page.of("sample-bookings/README.md").session().stream()
                .map(Page.Command::output)
                .filter(output -> output.startsWith("{"))
                .map(JSON::readTree)
                .toList();
        assertThat(answers).hasSizeGreaterThan(10).contains(shown);
    }

    private static Page.Block theOne(List<Page.Block> blocks, String language, String part) {
        List<Page.Block> found = blocks.stream()
                .filter(block ->
                        block.language().equals(language) && block.text().contains(part))
                .toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private static final String SURROUNDINGS = """
            import io.github.valueranges.*;
            import io.github.valueranges.boot.*;
            import io.github.valueranges.boot.constraints.*;
            import jakarta.validation.constraints.*;
            import java.util.*;
            import org.springframework.beans.TypeMismatchException;
            import org.springframework.boot.context.properties.ConfigurationProperties;
            import org.springframework.boot.context.properties.bind.DefaultValue;
            import org.springframework.http.*;
            import org.springframework.web.bind.annotation.*;
            class NAME {
            record Booking() {}
            InvalidValueProblems problems;
            """;
}
