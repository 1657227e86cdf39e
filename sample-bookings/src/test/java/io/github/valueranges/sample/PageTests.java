package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import com.jayway.jsonpath.JsonPath;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The page, in a browser, against the real server. Where no browser is installed these tests are skipped and say so. */
@Tag("any-version")
class PageTests extends ServiceTest {

    private static final String JUNE = "2026-06";
    private static final Path SCREENSHOT = Path.of("../docs/images/bookings.png");

    private static @Nullable Browser shared;

    @BeforeEach
    void aBrowserIsThere() {
        Optional<String> missing = Browser.missing();
        if (missing.isPresent()) {
            String reason = "The page is not tested, for the path lacks " + missing.get();
            System.out.println(reason);
            abort(reason);
        }
        if (shared == null) {
            shared = Browser.start(port, "en-US", "Europe/Berlin");
        }
    }

    @AfterEach
    void nothingIsComplainedAboutAndNoOtherHostIsAsked() {
        if (shared != null) {
            assertThat(shared.complaints()).isEmpty();
            assertThat(shared.hosts()).containsOnly("localhost:" + port);
        }
    }

    @AfterAll
    static void closeTheBrowser() {
        if (shared != null) {
            shared.close();
            shared = null;
        }
    }

    private static Browser browser() {
        if (shared == null) {
            throw new IllegalStateException("no browser");
        }
        return shared;
    }

    @Test
    void aMonthShowsRoomsDaysBookingsGapsAndClosedNights() throws Exception {
        hotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        hotel().book("101", "Bob", "[2026-06-10,2026-06-10]").has(201);
        hotel().book("102", "Cid", "[2026-05-28,2026-06-02]").has(201);
        hotel().book("102", "Dan", "[2026-06-29,2026-07-03]").has(201);
        hotel().book("201", "Eve", "[2026-05-01,2026-08-31]").has(201);
        hotel().put("/api/rooms/202/openings", "\"{[2026-06-03,2026-06-10],[2026-06-20,2026-07-31]}\"")
                .has(200);
        browser().show(JUNE);
        assertThat(browser().picture())
                .containsExactly(
                        "101 AAAAAAAA.B....................",
                        "102 CC..........................DD",
                        "201 EEEEEEEEEEEEEEEEEEEEEEEEEEEEEE",
                        "202 xx........xxxxxxxxx...........",
                        "301 ..............................",
                        "302 ..............................");
        assertThat(browser().dates())
                .hasSize(30)
                .startsWith("Mon 1 June 2026", "Tue 2 June 2026")
                .endsWith("Tue 30 June 2026");
        assertThat(browser().text("month")).isEqualTo("June 2026");
        assertThat(browser().texts("return [...document.querySelectorAll('.room .left')].map((it) => it.textContent)"))
                .containsExactly("21 free", "26 free", "0 free", "19 free", "30 free", "30 free");
    }

    @Test
    void nightsOutOfTheSeasonCannotBeChosenForFree() throws Exception {
        hotel().put("/api/rooms/101/openings", "\"{(,)}\"").has(200);
        browser().show("2026-11");
        assertThat(browser().picture()).contains("101 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
        assertThat(labels("101")).hasSize(30).contains("Room 101, Sun 1 November 2026, out of season");
        browser().show("2026-10");
        assertThat(browser().picture()).contains("101 ...............................");
        browser().show("2026-07");
        assertThat(labels("302")).contains("Room 302, Wed 1 July 2026, closed");
        assertThat(browser().text("season"))
                .isEqualTo("The season: Wed 1 April to Sat 31 October 2026."
                        + " Nobody arrives from 00:00 to 06:00 and 22:00 to 24:00.");
    }

    private static List<String> labels(String room) {
        return browser().texts("""
                return [...document.querySelectorAll('#grid .night')].filter((it) => it.dataset.room === arguments[0])
                  .map((it) => it.getAttribute('aria-label'))""", room);
    }

    @Test
    void aRoomSaysWhatItHasAndWhenItIsOpen() throws Exception {
        hotel().put("/api/rooms/101/openings", "\"{}\"").has(200);
        hotel().put("/api/rooms/102/openings", "\"{(,)}\"").has(200);
        hotel().put("/api/rooms/201/openings", "\"{(,2026-06-10],[2027-01-01,2027-01-01],[2027-06-20,)}\"")
                .has(200);
        hotel().put("/api/rooms/202/openings", "\"{[0044-03-15 BC,2026-01-31]}\"")
                .has(200);
        browser().show(JUNE);
        assertThat(browser().texts("""
                return [...document.querySelectorAll('#rooms tr')].map((row) =>
                  [...row.children].map((cell) => cell.textContent).join(' | '))"""))
                .containsExactly(
                        "101 | single | 80.00 | bath, desk | never",
                        "102 | single | 95.00 | desk, sea | always",
                        "201 | double | 140.00 | balcony, bath, sea | until Wed 10 June 2026; Fri 1 January 2027; from Sun 20 June 2027",
                        "202 | double | 120.00 | bath | Fri 15 March 44 BC to Sat 31 January 2026",
                        "301 | suite | 240.00 | balcony, bar, bath, sea | Fri 1 May to Wed 30 September 2026",
                        "302 | suite | 220.00 | bar, bath, kitchen | Wed 1 April to Tue 30 June 2026; Tue 1 September to Sat 31 October 2026");
        browser().tabTo("[role=region]");
        assertThat(browser().find("[role=region]").getAccessibleName()).isEqualTo("The rooms");
        assertThat(browser().find("#rooms th").getAriaRole()).isEqualTo("rowheader");
        assertThat(browser().texts("return [...document.querySelectorAll('#grid [title]')].map((it) => it.title)"))
                .isEmpty();
    }

    @Test
    void aBarLiesUnderTheDaysOfItsStay() throws Exception {
        hotel().book("101", "Ada", "[2026-06-03,2026-06-08]").has(201);
        hotel().book("102", "Bob", "[2026-05-28,2026-06-02]").has(201);
        browser().show(JUNE);
        assertThat(daysAbove("Ada")).containsExactly("3", "4", "5", "6", "7", "8");
        assertThat(daysAbove("Bob")).containsExactly("1", "2");
    }

    /** The days whose middle is above the bar. */
    private static List<String> daysAbove(String guest) {
        return browser().texts("""
                const bar = [...document.querySelectorAll('.bar')].find((it) => it.textContent === arguments[0])
                  .getBoundingClientRect();
                return [...document.querySelectorAll('.date')].filter((it) => {
                  const { left, right } = it.getBoundingClientRect();
                  return bar.left < (left + right) / 2 && (left + right) / 2 < bar.right;
                }).map((it) => it.querySelector('strong').textContent)""", guest);
    }

    @Test
    void monthsTurnAndTheAddressFollows() throws Exception {
        hotel().book("101", "Ada", "[2026-06-29,2026-07-02]").has(201);
        browser().show(JUNE);
        browser().click("#next");
        browser().awaitText("month", "July 2026");
        assertThat(browser().picture()).contains("101 AA.............................");
        browser().click("#previous");
        browser().awaitText("month", "June 2026");
        assertThat(browser().picture()).contains("101 ............................AA");
        assertThat(browser().script("return location.search")).isEqualTo("?month=2026-06");
        browser().show("2024-02");
        assertThat(browser().dates()).hasSize(29).startsWith("Thu 1 February 2024");
        browser().show("2025-12");
        browser().click("#next");
        browser().awaitText("month", "January 2026");
        assertThat(browser().dates()).hasSize(31).startsWith("Thu 1 January 2026");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"/", "/?month=", "/?month=2026-13", "/?month=June", "/?month=0000-01"})
    void withoutAMonthThatExistsTheNearestOneIsShownInWhichARoomIsOpen(String path) {
        browser().open(path);
        assertThat(String.join("", browser().picture())).contains(".");
        assertThat(browser().text("month")).endsWith(" 2026");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                                                          | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                "{(,)}                                                       | ..............................",
                "{(,2026-06-10]}                                             | ..........xxxxxxxxxxxxxxxxxxxx",
                "{(,2026-06-10],[2026-06-20,)}                               | ..........xxxxxxxxx...........",
                "{[-infinity,2026-06-05],[2026-06-25,infinity]}              | .....xxxxxxxxxxxxxxxxxxx......",
                "{[2026-06-30,infinity)}                                     | xxxxxxxxxxxxxxxxxxxxxxxxxxxxx.",
                "{[0044-03-15 BC,2026-06-03],[2026-06-28,5874897-12-30]}     | ...xxxxxxxxxxxxxxxxxxxxxxxx...",
                "{[4713-01-01 BC,0044-03-15 BC],[10000-01-01,10000-01-31]}   | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
            })
    void openingsMayHaveNoEnd(String openings, String expected) throws Exception {
        hotel().put("/api/rooms/101/openings", "\"" + openings + "\"").has(200);
        browser().show(JUNE);
        assertThat(browser().picture()).contains("101 " + expected);
    }

    @Test
    void theReaderOfLiteralsReadsWhatTheLibraryWrites() {
        LocalDate first = LocalDate.of(2026, 5, 31);
        List<LocalDateRange> ranges = new ArrayList<>();
        for (LocalDate a = first; a.isBefore(first.plusDays(3)); a = a.plusDays(1)) {
            ranges.add(LocalDateRange.atMost(a));
            ranges.add(LocalDateRange.atLeast(a.plusYears(7)));
            for (LocalDate b = a; b.isBefore(first.plusDays(4)); b = b.plusDays(1)) {
                ranges.add(LocalDateRange.closed(a, b));
            }
        }
        ranges.add(LocalDateRange.all());
        ranges.add(LocalDateRange.closed(LocalDate.of(-43, 3, 15), LocalDate.of(1, 1, 1)));
        ranges.add(LocalDateRange.closed(LocalDate.of(99, 12, 31), LocalDate.of(12026, 2, 3)));
        int compared = 0;
        browser().show(JUNE);
        for (LocalDateRange range : ranges) {
            for (LocalDateRange other : ranges) {
                LocalDateRangeSet set = LocalDateRangeSet.of(range, other);
                assertThat(read(set.toString())).as(set.toString()).isEqualTo(ends(set.toList()));
                compared++;
            }
            assertThat(read(range.toString())).as(range.toString()).isEqualTo(ends(List.of(range)));
            compared++;
        }
        assertThat(read("empty")).isEmpty();
        assertThat(read("{}")).isEmpty();
        assertThat(compared).isEqualTo(18 * 18 + 18);
    }

    private static String ends(List<LocalDateRange> ranges) {
        StringBuilder text = new StringBuilder();
        for (LocalDateRange range : ranges) {
            text.append(range.lowerBound()
                            .map(day -> Long.toString(day.toEpochDay()))
                            .orElse("-Infinity"))
                    .append(' ')
                    .append(range.upperBound()
                            .map(day -> Long.toString(day.toEpochDay()))
                            .orElse("Infinity"))
                    .append(';');
        }
        return text.toString();
    }

    private static String read(String literal) {
        return String.valueOf(browser().script("""
                return import('/literals.js').then(({ days }) =>
                  days(arguments[0]).map(({ first, last }) => `${first} ${last};`).join(''))""", literal));
    }

    @Test
    void aRoomIsBookedByKeyboardAlone() throws Exception {
        hotel().book("101", "Bob", "[2026-06-01,2026-06-02]").has(201);
        browser().show(JUNE);
        browser().tabTo("#grid [data-day]");
        assertThat(browser().focused()).isEqualTo("Room 101, Wed 3 June 2026, free");
        browser().type(Keys.ARROW_LEFT);
        assertThat(browser().focused()).isEqualTo("Room 101, Bob, Mon 1 June to Tue 2 June 2026, 2 nights");
        browser().type(Keys.ARROW_DOWN);
        browser().type(Keys.ARROW_RIGHT, 4);
        assertThat(browser().focused()).isEqualTo("Room 102, Fri 5 June 2026, free");
        browser().type(Keys.ENTER);
        assertThat(browser().text("news")).isEqualTo("Room 102 from Fri 5 June 2026. Choose the last night.");
        browser().type(Keys.ARROW_RIGHT, 3);
        browser().type(" ");
        assertThat(browser().text("news")).isEqualTo("Room 102, Fri 5 June to Mon 8 June 2026, 4 nights.");
        assertThat(
                        browser()
                                .texts(
                                        "return [...document.querySelectorAll('[aria-selected=true]')].map((it) => it.getAttribute('aria-label'))"))
                .hasSize(4)
                .startsWith("Room 102, Fri 5 June 2026, free");
        assertThat(browser().hasFocus("#guest")).isTrue();
        browser().type("Ada", Keys.TAB);
        browser().type("0300PM", Keys.TAB);
        browser().tabTo("#until");
        browser().type("0630PM");
        browser().tabTo("#requests");
        browser().type("late, quiet ,late,", Keys.ENTER);
        browser().awaitText("news", "Booked: Ada, room 102, Fri 5 June to Mon 8 June 2026, 4 nights.");
        browser().awaitPicture("102 ....AAAA......................");
        assertThat(hotel().get("/api/bookings?room=102").body())
                .contains("\"guest\":\"Ada\",\"stay\":\"[2026-06-05,2026-06-08]\",\"arrival\":\"[15:00:00,18:30:00)\","
                        + "\"requests\":[\"late\",\"quiet\"]");
        assertThat(browser().texts("return [...document.querySelectorAll('#book input')].map((it) => it.value)"))
                .containsOnly("");
    }

    @Test
    void theDaysMayBeTypedAndTheGridFollows() throws Exception {
        browser().show(JUNE);
        browser().tabTo("#room");
        browser().type("202");
        browser().tabTo("#first");
        browser().type("06292026");
        browser().tabTo("#last");
        browser().type("07022026");
        browser().tabTo("#guest");
        assertThat(
                        browser()
                                .texts(
                                        "return [...document.querySelectorAll('[aria-selected=true]')].map((it) => it.getAttribute('aria-label'))"))
                .containsExactly("Room 202, Mon 29 June 2026, free", "Room 202, Tue 30 June 2026, free");
        browser().type("Ada", Keys.ENTER);
        browser().awaitText("news", "Booked: Ada, room 202, Mon 29 June to Thu 2 July 2026, 4 nights.");
        assertThat(hotel().get("/api/bookings").body())
                .contains(
                        "\"room\":\"202\"", "\"stay\":\"[2026-06-29,2026-07-02]\"", "\"arrival\":null", "[\"towels\"]");
    }

    @Test
    void theGridIsWalkedByKeyboard() throws Exception {
        hotel().book("102", "Bob", "[2026-06-10,2026-06-20]").has(201);
        browser().show(JUNE);
        browser().tabTo("#grid [data-day]");
        browser().type(Keys.END);
        assertThat(browser().focused()).isEqualTo("Room 101, Tue 30 June 2026, free");
        browser().type(Keys.HOME);
        browser().type(Keys.ARROW_UP);
        browser().type(Keys.ARROW_LEFT);
        assertThat(browser().focused()).isEqualTo("Room 101, Mon 1 June 2026, free");
        browser().type(Keys.ARROW_RIGHT, 14);
        browser().type(Keys.ARROW_DOWN);
        assertThat(browser().focused()).startsWith("Room 102, Bob");
        browser().type(Keys.ARROW_RIGHT);
        assertThat(browser().focused()).isEqualTo("Room 102, Sun 21 June 2026, free");
        browser().type(Keys.PAGE_DOWN);
        browser().awaitText("month", "July 2026");
        assertThat(browser().focused()).isEqualTo("Room 102, Tue 21 July 2026, free");
        browser().type(Keys.PAGE_UP);
        browser().awaitText("month", "June 2026");
        assertThat(browser().focused()).isEqualTo("Room 102, Sun 21 June 2026, free");
        browser().type(Keys.ENTER, Keys.ESCAPE);
        assertThat(browser().script("return document.querySelectorAll('[aria-selected=true]').length"))
                .isEqualTo(0L);
        assertThat(browser().script("return document.querySelectorAll('#grid [tabindex=\"0\"]').length"))
                .isEqualTo(1L);
    }

    @Test
    void aRefusalIsShownInTheWordsOfTheServiceAndTheFormIsKept() throws Exception {
        hotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        browser().show(JUNE);
        fill("101", "2026-06-08", "2026-06-10", "Bob");
        browser().type(Keys.ENTER);
        browser().awaitText("refusal", "Room 101 is taken on a night of [2026-06-08,2026-06-10]");
        assertThat(browser().find("#refusal").getAriaRole()).isEqualTo("alert");
        assertThat(browser().find("#refusal").isDisplayed()).isTrue();
        assertThat(browser().find("#guest").getDomProperty("value")).isEqualTo("Bob");
        assertThat(invalid()).isEmpty();
        assertThat(browser().picture()).contains("101 AAAAAAAA......................");

        fill("101", "2026-10-31", "2026-11-01", "Bob");
        browser().type(Keys.ENTER);
        browser().awaitText("refusal", "[2026-10-31,2026-11-01] is not within the season, [2026-04-01,2026-10-31]");

        fill("101", "2026-06-10", "2026-06-09", "Bob");
        browser().type(Keys.ENTER);
        browser()
                .awaitText(
                        "refusal",
                        "stay: lower bound 2026-06-10 is after upper bound 2026-06-09 at index 0 in \"[2026-06-10,2026-06-09]\"");
        assertThat(invalid()).containsExactly("first", "last");
        assertThat(browser().focused()).isEqualTo("first");

        fill("101", "2026-06-09", "", "Bob");
        browser().type(Keys.ENTER);
        browser().awaitText("refusal", "stay: must have a first and a last day, as [2026-06-01,2026-06-08] has");

        fill("101", "2026-06-09", "2026-06-10", " ");
        browser().type(Keys.ENTER);
        browser().awaitText("refusal", "guest: must not be blank");
        assertThat(invalid()).containsExactly("guest");
        assertThat(browser().focused()).isEqualTo("guest");

        fill("101", "2026-06-09", "2026-06-10", "Bob");
        browser().script("document.getElementById('from').value = '21:00'");
        browser().type(Keys.ENTER);
        browser()
                .awaitText(
                        "refusal",
                        "An arrival in [21:00:00,) may disturb the quiet hours, {[00:00:00,06:00:00),[22:00:00,24:00:00]}");
        assertThat(JsonPath.<List<Object>>read(hotel().get("/api/bookings").body(), "$"))
                .hasSize(1);

        fill("101", "2026-06-09", "2026-06-10", "Bob");
        browser().script("document.getElementById('from').value = ''");
        browser().type(Keys.ENTER);
        browser().awaitText("news", "Booked: Bob, room 101, Tue 9 June to Wed 10 June 2026, 2 nights.");
        assertThat(browser().text("refusal")).isEmpty();
    }

    private static void fill(String room, String first, String last, String guest) {
        browser().script("""
                ['room', 'first', 'last', 'guest'].forEach((id, index) => {
                  document.getElementById(id).value = arguments[index];
                });
                document.getElementById('guest').focus();""", room, first, last, guest);
    }

    private static List<String> invalid() {
        return browser().texts("return [...document.querySelectorAll('[aria-invalid=true]')].map((it) => it.id)");
    }

    @Test
    void aBookingIsCancelledByKeyboardAlone() throws Exception {
        hotel().post(
                        "/api/bookings",
                        "{\"room\":\"101\",\"guest\":\"Ada\",\"stay\":\"[2026-06-01,2026-06-08]\",\"arrival\":\"[15:00,18:00)\",\"requests\":[\"late\"]}")
                .has(201);
        browser().show(JUNE);
        browser().tabTo("#grid [data-day]");
        browser().type(Keys.ARROW_LEFT);
        browser().type(Keys.ENTER);
        assertThat(browser().find("#details").isDisplayed()).isTrue();
        assertThat(
                        browser()
                                .texts(
                                        "return [...document.querySelectorAll('#details h2, #details dd')].map((it) => it.textContent)"))
                .containsExactly(
                        "Ada", "101", "Mon 1 June to Mon 8 June 2026, 8 nights", "from 15:00 until 18:00", "late");
        browser().type(Keys.ENTER);
        assertThat(browser().find("#details").isDisplayed()).isFalse();
        assertThat(browser().focused()).startsWith("Room 101, Ada");
        hotel().get("/api/bookings/1").has(200);

        browser().type(Keys.ENTER);
        browser().tabTo("#cancel");
        browser().type(Keys.ENTER);
        browser().awaitText("news", "Cancelled: Ada, room 101, Mon 1 June to Mon 8 June 2026, 8 nights.");
        browser().awaitPicture("101 ..............................");
        assertThat(browser().find("#details").isDisplayed()).isFalse();
        assertThat(browser().focused()).isEqualTo("Room 101, Mon 1 June 2026, free");
        hotel().get("/api/bookings/1").isProblem(404);
    }

    @Test
    void aBookingThatIsGoneMeanwhileIsSaidToBe() throws Exception {
        hotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        browser().show(JUNE);
        browser().click(".bar");
        hotel().delete("/api/bookings/1").has(204);
        browser().click("#cancel");
        browser().awaitText("details-refusal", "There is no booking 1");
        browser().awaitPicture("101 ..............................");
        browser().click("#keep");
        browser().await("true", () -> String.valueOf(browser().hasFocus("#grid [data-day]")));
    }

    @Test
    void aBookingIsCancelledByItsOwnNameWhenAnotherIsOpenByThen() throws Exception {
        hotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        hotel().book("102", "Bob", "[2026-06-03,2026-06-04]").has(201);
        browser().show(JUNE);
        browser().script("""
                const ask = window.fetch;
                window.fetch = async (address, options) => {
                  const answer = await ask(address, options);
                  if (options.method === 'DELETE') {
                    await new Promise((done) => { window.answer = done; });
                  }
                  return answer;
                };""");
        browser().click(".bar[data-room='101']");
        browser().click("#cancel");
        browser().await("function", () -> String.valueOf(browser().script("return typeof window.answer")));
        browser().type(Keys.ESCAPE);
        browser().click(".bar[data-room='102']");
        browser().script("window.answer()");
        browser().awaitText("news", "Cancelled: Ada, room 101, Mon 1 June to Mon 8 June 2026, 8 nights.");
        assertThat(browser().find("#details").isDisplayed()).isTrue();
        assertThat(browser().text("details-guest")).isEqualTo("Bob");
    }

    @Test
    void whatAGuestIsCalledStaysText() throws Exception {
        String guest = "<img src=x onerror=document.title='hacked'>";
        String request = "<b onmouseover=alert(1)>late</b>";
        hotel().post(
                        "/api/bookings",
                        "{\"room\":\"101\",\"guest\":\"" + guest
                                + "\",\"stay\":\"[2026-06-01,2026-06-28]\",\"requests\":[\"" + request + "\"]}")
                .has(201);
        browser().show(JUNE);
        assertThat(browser().find(".bar").getText()).isEqualTo(guest);
        browser().click(".bar");
        assertThat(browser().text("details-guest")).isEqualTo(guest);
        assertThat(browser().text("details-requests")).isEqualTo(request);
        browser().click("#keep");
        fill("102", "2026-06-01", "2026-06-02", guest);
        browser().type(Keys.ENTER);
        browser().awaitText("news", "Booked: " + guest + ", room 102, Mon 1 June to Tue 2 June 2026, 2 nights.");
        assertThat(browser().script("return document.querySelectorAll('img, b').length"))
                .isEqualTo(0L);
        assertThat(browser().script("return document.title")).isEqualTo("June 2026 · Bookings");
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({"ar-EG, America/Los_Angeles", "th-TH, Pacific/Kiritimati"})
    void theDaysAreTheSameInEveryLanguageAndTimeZone(String language, String zone) throws Exception {
        hotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        hotel().book("102", "Bob", "[2026-05-28,2026-06-02]").has(201);
        browser().show(JUNE);
        List<String> dates = browser().dates();
        List<String> picture = browser().picture();
        assertThat(picture).contains("101 AAAAAAAA......................", "102 BB............................");
        try (Browser abroad = Browser.start(port, language, zone)) {
            abroad.show(JUNE);
            assertThat(abroad.script("return navigator.language")).isEqualTo(language);
            assertThat(abroad.script("return Intl.DateTimeFormat().resolvedOptions().timeZone"))
                    .isEqualTo(zone);
            assertThat(abroad.dates()).isEqualTo(dates);
            assertThat(abroad.picture()).isEqualTo(picture);
            abroad.click("[aria-label='Room 201, Mon 29 June 2026, free']");
            abroad.click("[aria-label='Room 201, Tue 30 June 2026, free']");
            abroad.type("Cid", Keys.ENTER);
            abroad.awaitText("news", "Booked: Cid, room 201, Mon 29 June to Tue 30 June 2026, 2 nights.");
            assertThat(abroad.complaints()).isEmpty();
        }
        assertThat(hotel().get("/api/bookings?room=201").body()).contains("\"stay\":\"[2026-06-29,2026-06-30]\"");
    }

    @Test
    void aServiceThatDoesNotAnswerIsSaidToAndCanBeAskedAgain() {
        browser().show(JUNE);
        network(true);
        try {
            browser().click("#next");
            browser().awaitText("trouble", "The service does not answer. Try again in a moment.");
            assertThat(browser().picture()).hasSize(6);
            fill("101", "2026-06-08", "2026-06-10", "Bob");
            browser().type(Keys.ENTER);
            browser().awaitText("refusal", "The service does not answer. Try again in a moment.");
        } finally {
            network(false);
        }
        browser().click("#again");
        browser().awaitText("trouble", "");
        assertThat(browser().find("#again").isDisplayed()).isFalse();
        assertThat(browser().complaints()).allMatch(it -> it.contains("net::ERR_INTERNET_DISCONNECTED"));
    }

    private static void network(boolean offline) {
        browser().command("Network.enable", Map.of());
        browser()
                .command(
                        "Network.emulateNetworkConditions",
                        Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    @Test
    void thePageFitsAPhone() throws Exception {
        hotel().book("101", "Ada", "[2026-06-20,2026-06-28]").has(201);
        browser()
                .command(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
        try {
            browser().show(JUNE);
            assertThat(browser().script("return document.documentElement.scrollWidth"))
                    .isEqualTo(360L);
            assertThat(browser().texts("""
                    return [...document.querySelectorAll('button, input, select, .night')].filter((it) => {
                      const { width, height } = it.getBoundingClientRect();
                      return width > 0 && (width < 32 || height < 32);
                    }).map((it) => it.outerHTML)""")).isEmpty();
            browser().tabTo("#grid [data-day]");
            browser().type(Keys.END);
            assertThat(browser().script("""
                    const { left, right } = document.activeElement.getBoundingClientRect();
                    return left >= 0 && right <= innerWidth""")).isEqualTo(true);
            assertThat(browser().script("""
                    return document.querySelector('.room').getBoundingClientRect().left >= 0""")).isEqualTo(true);
        } finally {
            browser().command("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"light", "dark"})
    void everyTextIsReadableAndEveryFieldHasALabel(String scheme) throws Exception {
        hotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        browser()
                .command(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        browser().show(JUNE);
        fill("101", "2026-06-08", "2026-06-10", "Bob");
        browser().type(Keys.ENTER);
        browser().awaitText("refusal", "Room 101 is taken on a night of [2026-06-08,2026-06-10]");
        assertThat(browser().texts("""
                const luminance = ([r, g, b]) => [r, g, b].map((it) => it / 255)
                  .map((it) => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4)
                  .reduce((sum, it, index) => sum + it * [0.2126, 0.7152, 0.0722][index], 0);
                const colour = (text) => text.match(/[\\d.]+/g).map(Number);
                const ground = (it) => {
                  const found = colour(getComputedStyle(it).backgroundColor);
                  return found.length === 4 && found[3] === 0 ? ground(it.parentElement) : found;
                };
                const texts = [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility()
                  && [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''));
                const poor = texts.filter((it) => {
                  const [light, dark] = [luminance(colour(getComputedStyle(it).color)), luminance(ground(it))]
                    .sort((a, b) => b - a);
                  return (light + 0.05) / (dark + 0.05) < 4.5;
                });
                return [...poor.map((it) => it.outerHTML), ...(texts.length > 60 ? [] : ['too few texts'])]""")).isEmpty();
        assertThat(browser().script("return getComputedStyle(document.body).backgroundColor"))
                .isEqualTo(scheme.equals("light") ? "rgb(238, 242, 242)" : "rgb(14, 22, 24)");
        assertThat(browser().texts("""
                return [...document.querySelectorAll('input, select')].filter((it) => it.labels.length !== 1)
                  .map((it) => it.id)""")).isEmpty();
        browser().command("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    }

    /** Writes the picture of the documentation where {@code -Dscreenshot} asks for it. */
    @Test
    void thePictureOfTheDocumentationIsSmall() throws Exception {
        hotel().book("101", "Ada Lovelace", "[2026-06-01,2026-06-08]").has(201);
        hotel().book("101", "Bob Ross", "[2026-06-09,2026-06-11]").has(201);
        hotel().book("102", "Grace Hopper", "[2026-05-28,2026-06-04]").has(201);
        hotel().book("102", "Alan Turing", "[2026-06-15,2026-06-21]").has(201);
        hotel().book("201", "Edsger Dijkstra", "[2026-06-05,2026-06-14]").has(201);
        hotel().book("202", "Barbara Liskov", "[2026-06-18,2026-06-25]").has(201);
        hotel().book("301", "Donald Knuth", "[2026-06-26,2026-07-05]").has(201);
        hotel().put("/api/rooms/302/openings", "\"{[2026-04-01,2026-06-14],[2026-09-01,2026-10-31]}\"")
                .has(200);
        browser().show(JUNE);
        browser().click("[aria-label='Room 101, Sat 13 June 2026, free']");
        browser().click("[aria-label='Room 101, Wed 17 June 2026, free']");
        fill("101", "2026-06-11", "2026-06-17", "Charles Babbage");
        browser().script("document.getElementById('last').dispatchEvent(new Event('change'))");
        browser().type(Keys.ENTER);
        browser().awaitText("refusal", "Room 101 is taken on a night of [2026-06-11,2026-06-17]");
        browser()
                .command(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", 1360, "height", 856, "deviceScaleFactor", 1, "mobile", false));
        byte[] picture = browser().screenshot();
        browser().command("Emulation.clearDeviceMetricsOverride", Map.of());
        if (System.getProperty("screenshot") != null) {
            Files.createDirectories(SCREENSHOT.getParent());
            Files.write(SCREENSHOT, picture);
        }
        assertThat(picture).startsWith(0x89, 'P', 'N', 'G').hasSizeBetween(10_000, 150_000);
        assertThat(SCREENSHOT).isNotEmptyFile();
        assertThat(Files.size(SCREENSHOT)).isLessThan(150_000);
    }
}
