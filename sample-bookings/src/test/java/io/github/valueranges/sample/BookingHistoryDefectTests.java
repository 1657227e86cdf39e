package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.jayway.jsonpath.JsonPath;
import io.github.valueranges.oracles.Campaign;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.sample.BookingHistory.Moment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A hotel that is wrong in one way is found out by a history, and the history is reduced to what the mistake needs. */
@Tag("any-version")
class BookingHistoryDefectTests extends ServiceTest {

    private static final Generator<List<Moment>> HISTORIES =
            Generator.lists(Generator.oneOf(BookingHistory.ALONE, BookingHistory.ALONE, BookingHistory.RUSH), 8, 12, 1);

    @Test
    void aBookingThatIsListedTwiceTakesOneBooking() {
        assertThat(failureOf(listing(bookings -> {
                    if (!bookings.isEmpty()) {
                        bookings.add(bookings.get(0));
                    }
                })))
                .contains("the bookings: seed ")
                .contains("reduced [book 101 [2026-10-23,2026-10-23]]: expected [1 101 [2026-10-23,2026-10-23]] but was"
                        + " [1 101 [2026-10-23,2026-10-23], 1 101 [2026-10-23,2026-10-23]]");
    }

    @Test
    void aBookingThatIsLostTakesTwoBookings() {
        assertThat(failureOf(listing(bookings -> {
                    if (bookings.size() > 1) {
                        bookings.remove(1);
                    }
                })))
                .contains("the bookings: seed ")
                .contains("reduced [book 101 [2026-10-2", ", book 10", "]]: expected [");
    }

    @Test
    void anotherOrderOfTheBookingsTakesTwoBookings() {
        assertThat(failureOf(listing(Collections::reverse)))
                .contains("the bookings: seed ")
                .contains("reduced [book 101 [2026-10-2", ", book 10", "]]: expected [");
    }

    @Test
    void twoGuestsInOneRoomTakeTwoRequestsOfOneMoment() {
        assertThat(failureOf(hotel -> (method, path, contentType, body) -> {
                    Answer answer = hotel.send(method, path, contentType, body);
                    return method.equals("POST") && answer.status() == 409
                            ? new Answer(201, answer.contentType(), "", "{\"id\":1}")
                            : answer;
                }))
                .contains("the statuses of requests sent together: seed ")
                .contains("expected [[409, 201], [201, 409]] but was [201, 201]");
    }

    private static Planted listing(Consumer<List<Object>> defect) {
        return hotel -> (method, path, contentType, body) -> {
            Answer answer = hotel.send(method, path, contentType, body);
            if (!method.equals("GET") || !path.startsWith("/api/bookings")) {
                return answer;
            }
            List<Object> bookings = new ArrayList<>(JsonPath.<List<Object>>read(answer.body(), "$"));
            defect.accept(bookings);
            return new Answer(
                    answer.status(),
                    answer.contentType(),
                    "",
                    JsonPath.parse(bookings).jsonString());
        };
    }

    @FunctionalInterface
    private interface Planted {
        Hotel in(Hotel hotel);
    }

    private String failureOf(Planted defect) {
        Hotel hotel = defect.in(mockHotel());
        Campaign<List<Moment>> campaign = Campaign.of(
                        BookingHistoryDefectTests.class, "planted", HISTORIES, (moments, laws) -> {
                            asOnTheFirstDay();
                            new BookingHistory(new HotelUnderway(hotel, DATABASE), laws).run(moments);
                        })
                .cases(3);
        Throwable failure = catchThrowable(campaign::runFixed);
        assertThat(failure).isInstanceOf(AssertionError.class);
        return failure.getMessage();
    }
}
