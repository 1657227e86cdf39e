package io.github.valueranges.sample;

import io.github.valueranges.oracles.Campaign;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.oracles.Laws;
import io.github.valueranges.sample.BookingHistory.Moment;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Promise: after any history of bookings, moves, cancellations and changed openings the service answers what a plain
 * list of bookings and plain sets of days answer. Each step is a request to the real server; now and then two or three
 * are sent at the same moment, or the connection to the database is cut while one of them writes. After each moment the
 * bookings, the free nights and the occupancy are asked for and compared; so is the status of each step.
 *
 * <p>Two rooms and twelve days, so that stays meet, touch and overlap all the time; the season ends among these days.
 * Each stay is written in one of the four forms of its bounds, or as nothing at all, or with its bounds exchanged.
 *
 * <p>Not established here: crowds ({@link ConcurrencyTests}), and a service that is started again
 * ({@link KilledServiceTests}). Which order the service gives to requests of one moment is not the seed's to choose: a
 * replay sends the same requests, and the order may be another.
 */
class BookingHistoryOracleTests extends ServiceTest {

    private static final Generator<List<Moment>> HISTORIES = Generator.lists(
            Generator.oneOf(
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.ALONE,
                    BookingHistory.TOGETHER,
                    BookingHistory.TOGETHER,
                    BookingHistory.RUSH,
                    BookingHistory.CUT),
            6,
            16,
            1);

    private Campaign<List<Moment>> histories() {
        return Campaign.of(BookingHistoryOracleTests.class, "histories", HISTORIES, this::runHistory)
                .cases(40)
                .reaching("booked", 12)
                .reaching("several bookings", 4)
                .reaching("taken", 10)
                .reaching("moved", 1)
                .reaching("not moved", 1)
                .reaching("cancelled", 2)
                .reaching("gone", 10)
                .reaching("opened", 3)
                .reaching("not opened", 1)
                .reaching("no such room", 5)
                .reaching("no stay", 10)
                .reaching("together", 10)
                .reaching("contested", 1)
                .reaching("cut off", 2);
    }

    @Test
    void theServiceKnowsWhatAPlainListKnows() {
        histories().runFixed();
    }

    @Test
    void theServiceKnowsWhatAPlainListKnowsInHistoriesNeverSeenBefore() {
        histories().runFresh();
    }

    private void runHistory(List<Moment> moments, Laws laws) throws Exception {
        asOnTheFirstDay();
        new BookingHistory(new HotelUnderway(hotel(), DATABASE), laws).run(moments);
    }
}
