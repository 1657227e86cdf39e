package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/**
 * A headless Chromium that shows the page of the service, and reaches no other host.
 *
 * <p>The browser and its driver are those of this machine, found on the path or named by {@code -Dbrowser=…} and {@code
 * -Dbrowser.driver=…}; none is downloaded.
 */
final class Browser implements AutoCloseable {

    /** What is missing for a browser, or nothing. */
    static Optional<String> missing() {
        return Stream.of(
                        program("browser", "chromium", "chromium-browser", "google-chrome"),
                        program("browser.driver", "chromedriver"))
                .filter(found -> found.file() == null)
                .map(Program::names)
                .reduce((one, other) -> one + " and " + other);
    }

    private record Program(String names, @Nullable File file) {}

    private final ChromeDriver driver;
    private final String origin;

    private Browser(ChromeDriver driver, String origin) {
        this.driver = driver;
        this.origin = origin;
    }

    /** Starts a browser of somebody who speaks the language and lives in the time zone. */
    static Browser start(int port, String language, String zone) {
        File browser = program("browser", "chromium", "chromium-browser", "google-chrome")
                .file();
        File chromedriver = program("browser.driver", "chromedriver").file();
        if (browser == null || chromedriver == null) {
            throw new IllegalStateException("no browser: " + missing());
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--hide-scrollbars",
                "--lang=" + language,
                "--window-size=1360,1060",
                "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost");
        options.setExperimentalOption("prefs", Map.of("intl.accept_languages", language));
        options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(chromedriver)
                .usingAnyFreePort()
                .withEnvironment(Map.of("TZ", zone, "LANGUAGE", language.replace('-', '_')))
                .withSilent(true)
                .build();
        return new Browser(new ChromeDriver(service, options), "http://localhost:" + port);
    }

    private static Program program(String property, String... names) {
        String given = System.getProperty(property, "");
        if (!given.isEmpty()) {
            assertThat(new File(given)).as("-D" + property).exists();
            return new Program(given, new File(given));
        }
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        File found = Stream.of(names)
                .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(folder -> new File(folder, name)))
                .filter(File::canExecute)
                .findFirst()
                .orElse(null);
        return new Program(String.join(" or ", names) + " (-D" + property + "=…)", found);
    }

    /** Shows a month and waits until it is drawn. */
    void show(String month) {
        open("/?month=" + month);
    }

    void open(String path) {
        driver.get(origin + path);
        awaitDrawn();
    }

    void awaitDrawn() {
        await(
                "true",
                () -> String.valueOf(
                        script("return document.querySelector('#grid').getAttribute('aria-busy') === 'false'")));
    }

    /** The rooms as drawn, a letter a day: that of the guest, a dot for a free night, an x for a closed one. */
    List<String> picture() {
        return texts("""
                return [...document.querySelectorAll('#grid .row:not(.head)')].map((row) =>
                  row.querySelector('.room strong').textContent + ' ' + [...row.children].slice(1).map((cell) => {
                    const stop = cell.matches('[data-day]') ? cell : cell.querySelector('[data-day]');
                    const kind = stop.dataset.booking ? stop.textContent[0] : cell.matches('.free') ? '.' : 'x';
                    return kind.repeat(stop.dataset.until - stop.dataset.day + 1);
                  }).join(''))""");
    }

    /** The days above the rooms, as they are read out. */
    List<String> dates() {
        return texts("return [...document.querySelectorAll('#grid .date')].map((it) => it.getAttribute('aria-label'))");
    }

    String text(String id) {
        return String.valueOf(script("return document.getElementById(arguments[0]).textContent", id));
    }

    void awaitText(String id, String expected) {
        await(expected, () -> text(id));
    }

    void awaitPicture(String expectedRow) {
        await("true", () -> String.valueOf(picture().contains(expectedRow)));
    }

    WebElement find(String css) {
        return driver.findElement(By.cssSelector(css));
    }

    void click(String css) {
        find(css).click();
    }

    /** Types into whatever has the focus. */
    void type(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    void type(Keys key, int times) {
        for (int i = 0; i < times; i++) {
            type(key);
        }
    }

    /** Presses Tab until something that matches has the focus. */
    void tabTo(String css) {
        for (int i = 0; i < 40; i++) {
            if (hasFocus(css)) {
                return;
            }
            type(Keys.TAB);
        }
        throw new AssertionError("Tab does not reach " + css);
    }

    boolean hasFocus(String css) {
        return Boolean.TRUE.equals(script("return document.activeElement.matches(arguments[0])", css));
    }

    String focused() {
        return String.valueOf(script(
                "const it = document.activeElement; return it.getAttribute('aria-label') ?? it.id ?? it.tagName"));
    }

    @Nullable
    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    @SuppressWarnings("unchecked")
    List<String> texts(String script, Object... arguments) {
        Object found = script(script, arguments);
        assertThat(found).isInstanceOf(List.class);
        return (List<String>) found;
    }

    void command(String name, Map<String, Object> parameters) {
        driver.executeCdpCommand(name, parameters);
    }

    byte[] screenshot() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    /** What the browser complains about, but for the answers that are refusals. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .filter(message -> !message.contains("the server responded with a status of 4"))
                .toList();
    }

    /** The hosts that the page has asked for anything. */
    List<String> hosts() {
        return texts("return performance.getEntriesByType('resource').map((it) => it.name)").stream()
                .map(address -> URI.create(address).getAuthority())
                .distinct()
                .toList();
    }

    void await(String expected, Supplier<String> actual) {
        Instant deadline = Instant.now().plus(Duration.ofSeconds(20));
        String last = "";
        while (Instant.now().isBefore(deadline)) {
            try {
                last = actual.get();
            } catch (StaleElementReferenceException drawnAnew) {
                last = "";
            }
            if (last.equals(expected)) {
                return;
            }
            try {
                Thread.sleep(25);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        assertThat(last).isEqualTo(expected);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
