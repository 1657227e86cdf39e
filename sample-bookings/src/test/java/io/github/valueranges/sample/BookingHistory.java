package io.github.valueranges.sample;

import com.jayway.jsonpath.JsonPath;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.oracles.Laws;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Sends a history to a hotel, and to the plain list that {@link HotelModel} is, and compares the two after each moment
 * of it.
 *
 * <p>Of requests that are sent at the same moment the service chooses the order. The answers have to be those of one of
 * the orders, and the hotel has to be as one of these leaves it. A request whose connection was cut changes nothing.
 */
final class BookingHistory {

    static final LocalDate SEASON_END = LocalDate.of(2026, 10, 31);
    static final LocalDate FIRST_DAY = LocalDate.of(2026, 10, 23);
    static final List<LocalDate> DAYS =
            Stream.iterate(FIRST_DAY, day -> day.plusDays(1)).limit(12).toList();
    static final List<String> ROOMS = List.of("101", "102");
    static final String WINDOW = Hotel.encode("[" + FIRST_DAY + "," + DAYS.get(11) + "]");

    enum Kind {
        BOOK("a booking"),
        MOVE("a move"),
        CANCEL("a cancellation"),
        OPEN("new openings");

        private final String noun;

        Kind(String noun) {
            this.noun = noun;
        }
    }

    /** How a stay is written; the last two are refused. */
    enum Form {
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
    record Step(Kind kind, String room, int which, LocalDate first, int nights, Form form) {

        LocalDate last() {
            return first.plusDays(nights - 1L);
        }

        /** Openings are long enough to hold bookings now and then. */
        LocalDate closing() {
            return last().plusDays(which);
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

        @Override
        public String toString() {
            return switch (kind) {
                case BOOK -> "book " + room + " " + text();
                case MOVE -> "move #" + which + " to " + text();
                case CANCEL -> "cancel #" + which;
                case OPEN -> "open " + room + " [" + first + "," + closing() + "]";
            };
        }
    }

    /** Steps that are sent at the same moment, or one whose connection to the database is cut. */
    record Moment(List<Step> steps, boolean isCut) {

        @Override
        public String toString() {
            return (isCut ? "cut off: " : "")
                    + (steps.size() == 1 ? steps.get(0).toString() : "together: " + steps);
        }
    }

    static final Generator<Step> STEPS = Generator.combine(
            Generator.combine(
                    Generator.elements(
                            Kind.BOOK,
                            Kind.BOOK,
                            Kind.BOOK,
                            Kind.BOOK,
                            Kind.BOOK,
                            Kind.MOVE,
                            Kind.MOVE,
                            Kind.CANCEL,
                            Kind.OPEN),
                    Generator.elements("101", "101", "101", "101", "102", "102", "102", "999"),
                    Map::entry),
            Generator.combine(
                    Generator.combine(Generator.integers(0, 9), Generator.integers(0, 10), Map::entry),
                    Generator.combine(
                            Generator.elements(1, 1, 2, 2, 3, 4),
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

    static final Generator<Moment> ALONE = STEPS.map(step -> new Moment(List.of(step), false));

    static final Generator<Moment> TOGETHER = Generator.lists(STEPS, 2, 3).map(steps -> new Moment(steps, false));

    /** Guests who want the same. */
    static final Generator<Moment> RUSH = Generator.combine(
            Generator.integers(2, 3), STEPS, (guests, step) -> new Moment(Collections.nCopies(guests, step), false));

    static final Generator<Moment> CUT = STEPS.map(step -> new Moment(List.of(step), true));

    private final Laws laws;
    private final List<Long> ids = new ArrayList<>();
    private HotelUnderway way;
    private HotelModel model = new HotelModel(ROOMS, DAYS, SEASON_END);

    /**
     * Begins a history.
     *
     * @param way how requests reach the hotel, which is empty
     */
    BookingHistory(HotelUnderway way, Laws laws) {
        this.way = way;
        this.laws = laws;
    }

    /** Sends each moment; ends at the first after which hotel and list are not the same. */
    void run(List<Moment> moments) throws Exception {
        for (Moment moment : moments) {
            if (!live(moment)) {
                return;
            }
        }
    }

    /** Tells whether the hotel is as the list has it after the moment. */
    boolean live(Moment moment) throws Exception {
        List<Step> steps = moment.steps();
        List<Long> chosen = steps.stream().map(this::chosen).toList();
        List<Answer> answers;
        if (moment.isCut()) {
            HotelUnderway.Cut cut = way.cut(request(steps.get(0)));
            if (cut.happened()) {
                laws.reach("cut off");
                return same(
                                "the status of a request that is cut off",
                                503,
                                cut.answer().status())
                        && observed(List.of(model), steps.get(0).first());
            }
            answers = List.of(cut.answer());
        } else {
            answers = way.together(steps.stream().map(this::request).toList());
        }
        return answered(steps, chosen, answers)
                && observed(candidates(steps, chosen, answers), steps.get(0).first());
    }

    /**
     * The service was killed after the step was sent: the list is as it was, or as the step leaves it.
     *
     * @param restarted the service as it was started again
     */
    boolean goOn(HotelUnderway restarted, Step unanswered) throws Exception {
        HotelModel changed = model.copy();
        apply(unanswered, chosen(unanswered), -1, changed);
        way = restarted;
        return observed(List.of(model, changed), unanswered.first());
    }

    /** Sends a step; nobody waits for what comes of it. */
    HotelUnderway.Request request(Step step) {
        long id = chosen(step);
        return hotel -> send(step, id, hotel);
    }

    private long chosen(Step step) {
        return ids.isEmpty() ? 77 : ids.get(step.which() % ids.size());
    }

    private static Answer send(Step step, long id, Hotel hotel) throws Exception {
        return switch (step.kind()) {
            case BOOK -> hotel.book(step.room(), "guest", step.text());
            case MOVE -> hotel.put("/api/bookings/" + id + "/stay", "\"" + step.text() + "\"");
            case CANCEL -> hotel.delete("/api/bookings/" + id);
            case OPEN ->
                hotel.put(
                        "/api/rooms/" + step.room() + "/openings",
                        "\"{[" + step.first() + "," + step.closing() + "]}\"");
        };
    }

    /** Does a step in the list and returns the status that it should have. */
    private static int apply(Step step, long id, long newId, HotelModel model) {
        boolean isKnown = model.has(step.room());
        switch (step.kind()) {
            case BOOK -> {
                if (step.isRefused()) {
                    return 400;
                }
                if (!isKnown) {
                    return 404;
                }
                if (!model.canStay(step.room(), step.first(), step.last(), -1)) {
                    return 409;
                }
                model.book(newId, step.room(), step.first(), step.last());
                return 201;
            }
            case MOVE -> {
                if (step.isRefused()) {
                    return 400;
                }
                if (!model.has(id)) {
                    return 404;
                }
                if (!model.canStay(model.roomOf(id), step.first(), step.last(), id)) {
                    return 409;
                }
                model.move(id, step.first(), step.last());
                return 200;
            }
            case CANCEL -> {
                boolean isThere = model.has(id);
                model.cancel(id);
                return isThere ? 204 : 404;
            }
            case OPEN -> {
                if (!isKnown) {
                    return 404;
                }
                if (!model.canOpen(step.room(), step.first(), step.closing())) {
                    return 409;
                }
                model.open(step.room(), step.first(), step.closing());
                return 200;
            }
        }
        throw new IllegalStateException("no such step");
    }

    private static long idOf(Answer answer) {
        return answer.status() == 201 ? JsonPath.<Integer>read(answer.body(), "$.id") : -1;
    }

    private List<Integer> expected(
            List<Integer> order, List<Step> steps, List<Long> chosen, List<Answer> answers, HotelModel after) {
        List<Integer> statuses = new ArrayList<>(Collections.nCopies(steps.size(), 0));
        for (int index : order) {
            statuses.set(index, apply(steps.get(index), chosen.get(index), idOf(answers.get(index)), after));
        }
        return statuses;
    }

    private boolean answered(List<Step> steps, List<Long> chosen, List<Answer> answers) {
        List<Integer> actual = answers.stream().map(Answer::status).toList();
        Set<List<Integer>> possible = new LinkedHashSet<>();
        for (List<Integer> order : orders(steps.size())) {
            possible.add(expected(order, steps, chosen, answers, model.copy()));
        }
        for (int index = 0; index < answers.size(); index++) {
            if (answers.get(index).status() == 201) {
                ids.add(idOf(answers.get(index)));
            }
        }
        Collections.sort(ids);
        if (steps.size() == 1) {
            int expected = possible.iterator().next().get(0);
            laws.reach(situation(steps.get(0).kind(), expected));
            return same("the status of " + steps.get(0).kind().noun, expected, actual.get(0));
        }
        laws.reach(possible.size() > 1 ? "contested" : "together");
        return same(
                "the statuses of requests sent together",
                possible.contains(actual) ? actual : List.copyOf(possible),
                actual);
    }

    private static String situation(Kind kind, int status) {
        return switch (status) {
            case 400 -> "no stay";
            case 404 -> kind == Kind.BOOK || kind == Kind.OPEN ? "no such room" : "gone";
            case 409 -> kind == Kind.BOOK ? "taken" : kind == Kind.OPEN ? "not opened" : "not moved";
            default ->
                switch (kind) {
                    case BOOK -> "booked";
                    case MOVE -> "moved";
                    case CANCEL -> "cancelled";
                    case OPEN -> "opened";
                };
        };
    }

    /** What the hotel may be like after the answers: one list for each order that explains them. */
    private List<HotelModel> candidates(List<Step> steps, List<Long> chosen, List<Answer> answers) {
        List<Integer> actual = answers.stream().map(Answer::status).toList();
        List<HotelModel> candidates = new ArrayList<>();
        for (List<Integer> order : orders(steps.size())) {
            HotelModel after = model.copy();
            if (expected(order, steps, chosen, answers, after).equals(actual)) {
                candidates.add(after);
            }
        }
        return candidates;
    }

    private static List<List<Integer>> orders(int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> orders = new ArrayList<>();
        for (List<Integer> shorter : orders(size - 1)) {
            IntStream.rangeClosed(0, shorter.size()).forEach(place -> {
                List<Integer> longer = new ArrayList<>(shorter);
                longer.add(place, size - 1);
                orders.add(longer);
            });
        }
        return orders;
    }

    /** Asks for everything; the list that agrees is the one from here on. */
    private boolean observed(List<HotelModel> candidates, LocalDate day) throws Exception {
        Map<String, Object> seen = seen(way.hotel(), day);
        if (model.bookings().size() > 1) {
            laws.reach("several bookings");
        }
        for (HotelModel candidate : candidates) {
            if (promised(candidate, day).equals(seen)) {
                model = candidate;
            }
        }
        if (!candidates.contains(model)) {
            model = candidates.get(0);
        }
        boolean agrees = true;
        for (Map.Entry<String, Object> promise : promised(model, day).entrySet()) {
            agrees &= same(promise.getKey(), promise.getValue(), seen.get(promise.getKey()));
        }
        return agrees;
    }

    private boolean same(String law, Object expected, @Nullable Object actual) {
        laws.equal(law, expected, actual);
        return Objects.equals(expected, actual);
    }

    private static Map<String, Object> promised(HotelModel model, LocalDate day) {
        List<String> free = new ArrayList<>();
        List<String> occupied = new ArrayList<>();
        for (String room : ROOMS) {
            TreeSet<LocalDate> nights = model.free(room);
            TreeSet<LocalDate> taken = model.taken(room);
            free.add(room + " " + HotelModel.text(nights) + " " + nights.size());
            occupied.add(room + " " + HotelModel.text(taken) + " " + taken.size() + " " + nights.size());
        }
        return Map.of(
                "the bookings",
                model.bookings(),
                "the bookings on a day",
                model.bookingsOn(day),
                "the free nights",
                free,
                "the occupied nights",
                occupied);
    }

    private static Map<String, Object> seen(Hotel hotel, LocalDate day) throws Exception {
        List<String> free = new ArrayList<>();
        List<String> occupied = new ArrayList<>();
        String occupancy = hotel.get("/api/occupancy?within=" + WINDOW).body();
        for (String room : ROOMS) {
            String body =
                    hotel.get("/api/rooms/" + room + "/free?within=" + WINDOW).body();
            free.add(room + " " + JsonPath.read(body, "$.free") + " " + JsonPath.read(body, "$.nights"));
            List<Map<String, Object>> rooms = JsonPath.read(occupancy, "$[?(@.room == '" + room + "')]");
            for (Map<String, Object> found : rooms) {
                occupied.add(room + " " + found.get("occupied") + " " + found.get("nightsTaken") + " "
                        + found.get("nightsFree"));
            }
        }
        return Map.of(
                "the bookings",
                bookings(hotel, ""),
                "the bookings on a day",
                bookings(hotel, "?on=" + day),
                "the free nights",
                free,
                "the occupied nights",
                occupied);
    }

    private static List<String> bookings(Hotel hotel, String query) throws Exception {
        List<Map<String, Object>> found =
                JsonPath.read(hotel.get("/api/bookings" + query).body(), "$");
        return found.stream()
                .map(it -> it.get("id") + " " + it.get("room") + " " + it.get("stay"))
                .toList();
    }
}
