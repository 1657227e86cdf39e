package io.github.valueranges.sample;

import com.jayway.jsonpath.JsonPath;
import io.github.valueranges.oracles.Campaign;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.oracles.Laws;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Promise: after any history of bookings, moves, cancellations and changed openings the service answers what a plain
 * list of bookings and plain sets of days answer. Each step is sent as a request, and after each step the bookings, the
 * free nights and the occupancy are asked for and compared; so is the status of the step itself.
 *
 * <p>Two rooms and twelve days, so that stays meet, touch and overlap all the time; the season ends among these days.
 * Each stay is written in one of the four forms of its bounds, or as nothing at all, or with its bounds exchanged.
 *
 * <p>Not established here: steps at the same moment ({@link ConcurrencyTests}), and the real server
 * ({@link BadInputTests}).
 */
class BookingHistoryOracleTests extends ServiceTest {

    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 10, 23);
    private static final LocalDate SEASON_END = LocalDate.of(2026, 10, 31);
    private static final List<LocalDate> DAYS =
            Stream.iterate(FIRST_DAY, day -> day.plusDays(1)).limit(12).toList();
    private static final List<String> ROOMS = List.of("101", "102");
    private static final String WINDOW = Hotel.encode("[" + FIRST_DAY + "," + DAYS.get(11) + "]");

    private enum Kind {
        BOOK,
        MOVE,
        CANCEL,
        OPEN
    }

    /** How a stay is written; the last two are refused. */
    private enum Form {
        CLOSED,
        CLOSED_OPEN,
        OPEN_CLOSED,
        OPEN,
        NOTHING,
        EXCHANGED
    }

    /**
     * A step.
     *
     * @param which chooses a booking among those ever made, where the step is about one
     */
    private record Step(Kind kind, String room, int which, LocalDate first, int nights, Form form) {

        LocalDate last() {
            return first.plusDays(nights - 1L);
        }

        boolean isRefused() {
            return form == Form.NOTHING || form == Form.EXCHANGED && nights > 1;
        }

        String text() {
            return switch (form) {
                case CLOSED -> "[" + first + "," + last() + "]";
                case CLOSED_OPEN -> "[" + first + "," + last().plusDays(1) + ")";
                case OPEN_CLOSED -> "(" + first.minusDays(1) + "," + last() + "]";
                case OPEN -> "(" + first.minusDays(1) + "," + last().plusDays(1) + ")";
                case NOTHING -> "[" + first + "," + first + ")";
                case EXCHANGED -> "[" + last() + "," + first + "]";
            };
        }
    }

    private static final Generator<Step> STEPS = Generator.combine(
            Generator.combine(
                    Generator.elements(Kind.BOOK, Kind.BOOK, Kind.BOOK, Kind.MOVE, Kind.MOVE, Kind.CANCEL, Kind.OPEN),
                    Generator.elements("101", "101", "101", "102", "102", "999"),
                    Map::entry),
            Generator.combine(
                    Generator.combine(Generator.integers(0, 9), Generator.integers(0, 10), Map::entry),
                    Generator.combine(
                            Generator.integers(1, 5),
                            Generator.elements(
                                    Form.CLOSED,
                                    Form.CLOSED,
                                    Form.CLOSED_OPEN,
                                    Form.CLOSED_OPEN,
                                    Form.OPEN_CLOSED,
                                    Form.OPEN,
                                    Form.NOTHING,
                                    Form.EXCHANGED),
                            Map::entry),
                    Map::entry),
            (what, when) -> new Step(
                    what.getKey(),
                    what.getValue(),
                    when.getKey().getKey(),
                    DAYS.get(when.getKey().getValue()),
                    when.getValue().getKey(),
                    when.getValue().getValue()));

    private Campaign<List<Step>> histories() {
        return Campaign.of(
                        BookingHistoryOracleTests.class, "histories", Generator.lists(STEPS, 6, 16), this::runHistory)
                .cases(30)
                .reaching("booked", 12)
                .reaching("taken", 10)
                .reaching("moved", 2)
                .reaching("not moved", 1)
                .reaching("cancelled", 5)
                .reaching("gone", 10)
                .reaching("opened", 8)
                .reaching("not opened", 1)
                .reaching("no such room", 5)
                .reaching("no stay", 10);
    }

    @Test
    void theServiceKnowsWhatAPlainListKnows() {
        histories().runFixed();
    }

    @Test
    void theServiceKnowsWhatAPlainListKnowsInHistoriesNeverSeenBefore() {
        histories().runFresh();
    }

    private void runHistory(List<Step> steps, Laws laws) throws Exception {
        asOnTheFirstDay();
        HotelModel model = new HotelModel(ROOMS, DAYS, SEASON_END);
        Hotel hotel = mockHotel();
        List<Long> ids = new ArrayList<>();
        for (Step step : steps) {
            switch (step.kind()) {
                case BOOK -> book(step, hotel, model, ids, laws);
                case MOVE -> move(step, hotel, model, ids, laws);
                case CANCEL -> cancel(step, hotel, model, ids, laws);
                case OPEN -> open(step, hotel, model, laws);
            }
            observe(hotel, model, step.first(), laws);
        }
    }

    private static void book(Step step, Hotel hotel, HotelModel model, List<Long> ids, Laws laws) throws Exception {
        boolean known = model.has(step.room());
        int expected = step.isRefused()
                ? 400
                : !known ? 404 : model.canStay(step.room(), step.first(), step.last(), -1) ? 201 : 409;
        Answer answer = hotel.book(step.room(), "guest", step.text());
        laws.equal("the status of a booking", expected, answer.status());
        if (answer.status() == 201) {
            long id = JsonPath.<Integer>read(answer.body(), "$.id");
            ids.add(id);
            model.book(id, step.room(), step.first(), step.last());
        }
        laws.reach(
                expected == 201 ? "booked" : expected == 409 ? "taken" : expected == 404 ? "no such room" : "no stay");
    }

    private static void move(Step step, Hotel hotel, HotelModel model, List<Long> ids, Laws laws) throws Exception {
        long id = chosen(step, ids);
        int expected = step.isRefused()
                ? 400
                : !model.has(id) ? 404 : model.canStay(model.roomOf(id), step.first(), step.last(), id) ? 200 : 409;
        Answer answer = hotel.put("/api/bookings/" + id + "/stay", "\"" + step.text() + "\"");
        laws.equal("the status of a move", expected, answer.status());
        if (answer.status() == 200) {
            model.move(id, step.first(), step.last());
        }
        laws.reach(expected == 200 ? "moved" : expected == 409 ? "not moved" : expected == 404 ? "gone" : "no stay");
    }

    private static void cancel(Step step, Hotel hotel, HotelModel model, List<Long> ids, Laws laws) throws Exception {
        long id = chosen(step, ids);
        int expected = model.has(id) ? 204 : 404;
        Answer answer = hotel.delete("/api/bookings/" + id);
        laws.equal("the status of a cancellation", expected, answer.status());
        model.cancel(id);
        laws.reach(expected == 204 ? "cancelled" : "gone");
    }

    private static void open(Step step, Hotel hotel, HotelModel model, Laws laws) throws Exception {
        // Long enough to hold bookings now and then.
        LocalDate last = step.last().plusDays(step.which());
        int expected = !model.has(step.room()) ? 404 : model.canOpen(step.room(), step.first(), last) ? 200 : 409;
        Answer answer =
                hotel.put("/api/rooms/" + step.room() + "/openings", "\"{[" + step.first() + "," + last + "]}\"");
        laws.equal("the status of new openings", expected, answer.status());
        if (answer.status() == 200) {
            model.open(step.room(), step.first(), last);
        }
        laws.reach(expected == 200 ? "opened" : expected == 409 ? "not opened" : "no such room");
    }

    private static void observe(Hotel hotel, HotelModel model, LocalDate day, Laws laws) throws Exception {
        laws.equal("the bookings", model.bookings(), () -> bookings(hotel, ""));
        laws.equal("the bookings on a day", model.bookingsOn(day), () -> bookings(hotel, "?on=" + day));
        String occupancy = hotel.get("/api/occupancy?within=" + WINDOW).body();
        for (String room : ROOMS) {
            int free = model.free(room).size();
            laws.equal(
                    "the free nights",
                    HotelModel.text(model.free(room)) + " " + free,
                    () -> free(hotel.get("/api/rooms/" + room + "/free?within=" + WINDOW)));
            laws.equal(
                    "the occupied nights",
                    HotelModel.text(model.taken(room)) + " " + model.taken(room).size() + " " + free,
                    () -> occupied(occupancy, room));
        }
    }

    private static List<String> bookings(Hotel hotel, String query) throws Exception {
        List<Map<String, Object>> found =
                JsonPath.read(hotel.get("/api/bookings" + query).body(), "$");
        return found.stream()
                .map(it -> it.get("id") + " " + it.get("room") + " " + it.get("stay"))
                .toList();
    }

    private static String free(Answer answer) {
        return JsonPath.read(answer.body(), "$.free") + " " + JsonPath.read(answer.body(), "$.nights");
    }

    private static String occupied(String occupancy, String room) {
        List<Map<String, Object>> rooms = JsonPath.read(occupancy, "$[?(@.room == '" + room + "')]");
        Map<String, Object> found = rooms.get(0);
        return found.get("occupied") + " " + found.get("nightsTaken") + " " + found.get("nightsFree");
    }

    private static long chosen(Step step, List<Long> ids) {
        return ids.isEmpty() ? 77 : ids.get(step.which() % ids.size());
    }
}
