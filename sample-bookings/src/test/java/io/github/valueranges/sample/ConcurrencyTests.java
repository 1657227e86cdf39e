package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Guests who book the same nights at the same moment, through the real server. */
class ConcurrencyTests extends ServiceTest {

    @Test
    void ofFiftyGuestsWhoBookOneSlotAtOnceOneGetsIt() throws Exception {
        Hotel hotel = hotel();
        List<Callable<Answer>> guests = new ArrayList<>();
        for (int guest = 0; guest < 50; guest++) {
            String name = "guest " + guest;
            guests.add(() -> hotel.book("201", name, "[2026-07-01,2026-07-07]"));
        }
        List<Answer> answers = allAtOnce(guests);
        assertThat(answers).hasSize(50);
        assertThat(answers).filteredOn(answer -> answer.status() == 201).hasSize(1);
        assertThat(answers)
                .filteredOn(answer -> answer.status() == 409)
                .hasSize(49)
                .allSatisfy(answer -> {
                    answer.isProblem(409);
                    assertThat(answer.body()).contains("\"room\":\"201\"", "\"stay\":\"[2026-07-01,2026-07-07]\"");
                });
        assertThat(database.sql("select count(*) from booking")
                        .query(Long.class)
                        .single())
                .isEqualTo(1);
    }

    @Test
    void ofTwentyBookingsThatMoveToOneSlotAtOnceOneArrives() throws Exception {
        Hotel hotel = hotel();
        List<Callable<Answer>> moves = new ArrayList<>();
        for (int day = 1; day <= 20; day++) {
            String night = "2026-05-" + (day < 10 ? "0" + day : day);
            hotel.book("201", "guest " + day, "[" + night + "," + night + "]").has(201);
            int id = day;
            moves.add(() -> hotel.put("/api/bookings/" + id + "/stay", "\"[2026-08-01,2026-08-02]\""));
        }
        List<Answer> answers = allAtOnce(moves);
        assertThat(answers).filteredOn(answer -> answer.status() == 200).hasSize(1);
        assertThat(answers).filteredOn(answer -> answer.status() == 409).hasSize(19);
        assertThat(database.sql("select count(*) from booking where stay = '[2026-08-01,2026-08-02]'")
                        .query(Long.class)
                        .single())
                .isEqualTo(1);
        assertThat(database.sql("select count(*) from booking")
                        .query(Long.class)
                        .single())
                .isEqualTo(20);
    }

    @Test
    void aBookingNeverSlipsIntoARoomThatIsBeingClosed() throws Exception {
        Hotel hotel = hotel();
        int booked = 0;
        int closed = 0;
        for (int round = 0; round < 30; round++) {
            asOnTheFirstDay();
            List<Answer> answers = allAtOnce(List.of(
                    () -> hotel.book("201", "Ada", "[2026-07-01,2026-07-07]"),
                    () -> hotel.put("/api/rooms/201/openings", "\"{[2026-04-01,2026-06-30]}\""),
                    () -> hotel.book("201", "Bob", "[2026-08-01,2026-08-07]")));
            assertThat(answers).allSatisfy(answer -> assertThat(answer.status()).isIn(200, 201, 409));
            assertThat(database.sql("select count(*) from booking b join room r on r.number = b.room_number"
                                    + " where not (b.stay <@ r.openings)")
                            .query(Long.class)
                            .single())
                    .isZero();
            if (answers.get(1).status() == 200) {
                closed++;
                assertThat(answers.get(0).status()).isEqualTo(409);
                assertThat(answers.get(2).status()).isEqualTo(409);
            } else {
                booked++;
            }
        }
        assertThat(booked + closed).isEqualTo(30);
    }

    @Test
    void theVictimOfADeadlockAsksAgainAndLearnsThatTheRoomIsTaken() throws Exception {
        assertThat(bookIntoADeadlock(true).isProblem(409).body()).contains("Room 101 is taken");
    }

    @Test
    void theVictimOfADeadlockAsksAgainAndGetsTheRoomThatTheOtherGaveUp() throws Exception {
        bookIntoADeadlock(false).has(201);
    }

    /** Another program holds the nights and then waits for the room that the service has locked. */
    private Answer bookIntoADeadlock(boolean otherCommits) throws Exception {
        long before = deadlocks();
        ExecutorService guest = Executors.newSingleThreadExecutor();
        try (Connection other = DriverManager.getConnection(DATABASE);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("set local deadlock_timeout = '60s'"); // so that the service is the victim
            statement.execute("insert into booking (room_number, guest, stay, requests, booked_at)"
                    + " values ('101', 'other', '[2026-07-03,2026-07-04]', '{}', now())");
            Future<Answer> answer = guest.submit(() -> hotel().book("101", "Ada", "[2026-07-01,2026-07-07]"));
            awaitBlockedWriter();
            statement.execute("select 1 from room where number = '101' for update");
            if (otherCommits) {
                other.commit();
            } else {
                other.rollback();
            }
            Answer answered = answer.get(60, TimeUnit.SECONDS);
            assertThat(deadlocks()).as("deadlocks").isGreaterThan(before);
            return answered;
        } finally {
            guest.shutdownNow();
        }
    }

    private void awaitBlockedWriter() throws InterruptedException {
        for (int attempt = 0; attempt < 1_000; attempt++) {
            Long waiting = database.sql("select count(*) from pg_stat_activity where datname = current_database()"
                            + " and wait_event_type = 'Lock' and query ilike 'insert into booking%'")
                    .query(Long.class)
                    .single();
            if (waiting > 0) {
                return;
            }
            Thread.sleep(10);
        }
        throw new AssertionError("the service does not wait for the other booking");
    }

    private long deadlocks() throws InterruptedException {
        Thread.sleep(1_200); // a session reports its statistics once a second
        return database.sql("select deadlocks from pg_stat_database where datname = current_database()")
                .query(Long.class)
                .single();
    }

    private static <T> List<T> allAtOnce(List<Callable<T>> calls) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(calls.size());
        try {
            CountDownLatch start = new CountDownLatch(1);
            List<Future<T>> answers = new ArrayList<>();
            for (Callable<T> call : calls) {
                answers.add(threads.submit(() -> {
                    start.await();
                    return call.call();
                }));
            }
            start.countDown();
            List<T> all = new ArrayList<>();
            for (Future<T> answer : answers) {
                all.add(answer.get(120, TimeUnit.SECONDS));
            }
            return all;
        } finally {
            threads.shutdownNow();
        }
    }
}
