package io.github.valueranges.oracles.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.RangeSet;
import io.github.valueranges.oracles.ProjectTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hibernate.Version;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringBootVersion;
import org.threeten.extra.Interval;
import tools.jackson.databind.cfg.PackageVersion;

/** What the pages point at is there: pages and headings, artifacts and their version, modules. */
class PagesTests {

    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern COORDINATES = Pattern.compile(
            "<groupId>io\\.github\\.valueranges</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");
    private static final Pattern REQUIRES = Pattern.compile("requires (io\\.github\\.valueranges[.\\w]*);");

    @Test
    void linksLeadToPagesAndHeadings() throws IOException {
        List<String> broken = new ArrayList<>();
        int followed = 0;
        for (Path page : pages()) {
            Matcher link = LINK.matcher(withoutCode(Files.readString(page)));
            while (link.find()) {
                Path target = link.group(1).isEmpty()
                        ? page
                        : page.resolveSibling(link.group(1)).normalize();
                if (!Files.exists(target)) {
                    broken.add(page + ": " + link.group());
                } else if (link.group(2) != null) {
                    Map<String, String> sections = Documents.sectionsOf(Files.readAllLines(target));
                    if (!sections.containsKey(link.group(2))) {
                        broken.add(page + ": " + link.group());
                    }
                }
                followed++;
            }
        }
        assertThat(broken).isEmpty();
        assertThat(followed).isGreaterThan(40);
    }

    @Test
    void everyPageIsInTheTableOfTheFirstOne() throws IOException {
        Path docs = ProjectTree.root().resolve("docs");
        String first = Files.readString(ProjectTree.root().resolve("README.md"));

        for (Path page : pages()) {
            if (page.startsWith(docs)) {
                assertThat(first).contains("| [docs/" + page.getFileName() + "](docs/" + page.getFileName() + ") |");
            }
        }
    }

    @Test
    void dependenciesNameArtifactsOfThisBuildInItsVersion() throws IOException {
        String parent = Files.readString(ProjectTree.root().resolve("pom.xml"));
        String version = parent.substring(parent.indexOf("<version>") + 9, parent.indexOf("</version>"));
        int named = 0;
        for (Path page : pages()) {
            Matcher dependency = COORDINATES.matcher(Files.readString(page));
            while (dependency.find()) {
                assertThat(ProjectTree.root().resolve(dependency.group(1)).resolve("pom.xml"))
                        .as(page.toString())
                        .exists();
                assertThat(dependency.group(2)).as(page.toString()).isEqualTo(version);
                named++;
            }
        }
        assertThat(named).isGreaterThanOrEqualTo(6);
    }

    /** What a page names of others by artifact and version is what the tests of this build run with. */
    @Test
    void versionsOfOthersAreThoseOfThisBuild() throws IOException {
        String parent = Files.readString(ProjectTree.root().resolve("pom.xml"));
        int named = 0;
        for (String[] row : new String[][] {
            {"docs/spring-boot.md", "springdoc-openapi-starter-webmvc-api:", "springdoc.version"},
            {"docs/migration.md", "Each cell was measured, with version ", "hypersistence-utils.version"}
        }) {
            String version = between(parent, "<" + row[2] + ">", "<");
            assertThat(Files.readString(ProjectTree.root().resolve(row[0]))).contains(row[1] + version);
            named++;
        }
        assertThat(named).isEqualTo(2);
    }

    @Test
    void requiredModulesAreThoseOfThisBuild() throws IOException {
        String descriptor =
                Files.readString(ProjectTree.root().resolve("valueranges-core/src/main/java/module-info.java"));
        int required = 0;
        for (Path page : pages()) {
            Matcher requires = REQUIRES.matcher(Files.readString(page));
            while (requires.find()) {
                assertThat(descriptor).contains("module " + requires.group(1) + " {");
                required++;
            }
        }
        assertThat(required).isPositive();
    }

    @Test
    void versionsThatAreNamedAreThoseOfTheBuild() throws Exception {
        Path root = ProjectTree.root();
        String parent = Files.readString(root.resolve("pom.xml"));
        String first = Files.readString(root.resolve("README.md"));
        String java = between(parent, "<maven.compiler.release>", "<");
        String postgres = between(parent, "-Dpg is one of ", "<");
        String boot = minor(SpringBootVersion.getVersion());
        String hibernate = minor(Version.getVersionString());

        assertThat(first)
                .contains("Java " + java + " or later, PostgreSQL " + postgres.substring(0, 2) + " to "
                        + postgres.substring(postgres.length() - 2) + ", Spring Boot " + boot + ", Hibernate "
                        + hibernate + ", Jackson " + PackageVersion.VERSION.getMajorVersion() + " (and "
                        + com.fasterxml.jackson.databind.cfg.PackageVersion.VERSION.getMajorVersion() + ").")
                .contains("| Java " + java + ", and no other library |")
                .contains("| Hibernate " + hibernate + "; Spring Data JPA where it is used |")
                .contains("| Spring Boot " + boot + " |");
        assertThat(Files.readString(root.resolve("docs/ranges.md")))
                .contains("by Guava " + versionOf(RangeSet.class) + " and ThreeTen-Extra " + versionOf(Interval.class)
                        + ", and by PostgreSQL " + between(parent, "<pg>", "<") + ".");
    }

    private static String between(String text, String start, String end) {
        int from = text.indexOf(start) + start.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static String minor(String version) {
        return version.substring(0, version.indexOf('.', version.indexOf('.') + 1));
    }

    /** The version in the name of the jar: {@code guava-33.8.0-jre.jar}. */
    private static String versionOf(Class<?> type) {
        String jar = type.getProtectionDomain().getCodeSource().getLocation().getPath();
        Matcher version = Pattern.compile("-(\\d[\\d.]*\\d)(?:-jre)?\\.jar$").matcher(jar);
        assertThat(version.find()).as(jar).isTrue();
        return version.group(1);
    }

    private static String withoutCode(String page) {
        return page.replaceAll("(?ms)^```.*?^```$", "").replaceAll("`[^`\n]*`", "``");
    }

    private static List<Path> pages() throws IOException {
        Path root = ProjectTree.root();
        try (Stream<Path> docs = Files.list(root.resolve("docs"))) {
            return Stream.concat(
                            Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md", "sample-bookings/README.md")
                                    .map(root::resolve),
                            docs.filter(page -> page.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }
}
