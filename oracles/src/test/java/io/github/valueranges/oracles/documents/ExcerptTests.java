package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

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

/**
 * What the pages show in part is so: an excerpt of a file stands in that file, line by line, with a line of three dots
 * for what is left out; the members that the page of the starter shows compile.
 */
class ExcerptTests {

    private static final String LEFT_OUT = "…";

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
