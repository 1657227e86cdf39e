package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.pages.CurlCommand;
import io.github.valueranges.oracles.pages.Page;
import io.github.valueranges.oracles.pages.PageCompiler;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * The application that {@code docs/getting-started.md} gives file by file, compiled and started, answers the requests
 * of the page as the page says; the tests on that page and on {@code docs/testing.md} pass. Says nothing of the
 * {@code pom.xml}, which another build reads.
 */
@Tag("server")
class ApplicationPagesTests {

    private static final Page PAGE = Page.of("docs/getting-started.md");
    private static final String WITH_DATABASE = "## With a database";
    private static final String APPLICATION = "com.example.hotel.HotelApplication";
    private static final String TEST_APPLICATION = "com.example.hotel.TestHotelApplication";

    @TempDir
    private Path classes;

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @AfterEach
    void restoreTheClassLoader() {
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void withoutADatabaseTheApplicationAnswersWhatThePageSays() throws Exception {
        Page part = PAGE.before(WITH_DATABASE);
        Map<String, String> files = part.files();
        assertThat(files).hasSize(4);
        try (URLClassLoader loader = load(files);
                ConfigurableApplicationContext application = start(
                        loader,
                        List.of(),
                        "--spring.autoconfigure.exclude=org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration")) {
            assertThat(answers(part, application)).isEqualTo(3);
        }
    }

    @Test
    void withADatabaseTheApplicationAnswersWhatThePageSays() throws Exception {
        Map<String, String> files = PAGE.files();
        assertThat(files).hasSize(9);
        try (URLClassLoader loader = load(files);
                ConfigurableApplicationContext application = start(loader, List.of(TEST_APPLICATION))) {
            assertThat(answers(PAGE.from(WITH_DATABASE), application)).isEqualTo(4);
        }
    }

    @Test
    void theTestsOfThePagesPass() throws Exception {
        Map<String, String> files = new LinkedHashMap<>(PAGE.files());
        files.putAll(Page.of("docs/testing.md").files());
        List<String> names = files.keySet().stream()
                .filter(path -> path.endsWith("Tests.java"))
                .map(path -> path.substring("src/test/java/".length(), path.length() - ".java".length())
                        .replace('/', '.'))
                .toList();
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        try (URLClassLoader loader = load(files)) {
            LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
            for (String name : names) {
                request.selectors(DiscoverySelectors.selectClass(loader.loadClass(name)));
            }
            run(request.build(), summary);
        }

        List<String> failures = new ArrayList<>();
        summary.getSummary()
                .getFailures()
                .forEach(failure ->
                        failures.add(failure.getTestIdentifier().getDisplayName() + ": " + failure.getException()));
        assertThat(failures).isEmpty();
        assertThat(names).hasSize(6);
        assertThat(summary.getSummary().getTestsSucceededCount()).isGreaterThanOrEqualTo(9);
    }

    /** Runs tests beside those that run already, whose listeners are not told. */
    private static void run(LauncherDiscoveryRequest request, SummaryGeneratingListener summary) {
        LauncherFactory.create(LauncherConfig.builder()
                        .enableTestExecutionListenerAutoRegistration(false)
                        .enableLauncherSessionListenerAutoRegistration(false)
                        .build())
                .execute(request, summary);
    }

    private URLClassLoader load(Map<String, String> files) throws Exception {
        URLClassLoader loader = PageCompiler.load(files, classes);
        Thread.currentThread().setContextClassLoader(loader);
        return loader;
    }

    private static ConfigurableApplicationContext start(ClassLoader loader, List<String> more, String... arguments)
            throws Exception {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=error"));
        List<Class<?>> configurations = new ArrayList<>();
        for (String name : more) {
            configurations.add(loader.loadClass(name));
        }
        Class<?> main = loader.loadClass(APPLICATION);
        return SpringApplication.from(
                        args -> main.getMethod("main", String[].class).invoke(null, (Object) args))
                .with(configurations.toArray(Class<?>[]::new))
                .run(all.toArray(String[]::new))
                .getApplicationContext();
    }

    /** Sends the requests of a page, compares the answers, and returns how many there were. */
    private static int answers(Page page, ConfigurableApplicationContext application) throws Exception {
        int port = application.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
        List<Page.Command> session = page.session();
        List<String> others = new ArrayList<>();
        for (Page.Command command : session) {
            String printed = CurlCommand.parse(command.text()).run(port);
            if (!printed.equals(command.output())) {
                others.add(command.text() + " prints " + printed);
            }
        }
        assertThat(others).isEmpty();
        return session.size();
    }
}
