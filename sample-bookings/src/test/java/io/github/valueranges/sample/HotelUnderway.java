package io.github.valueranges.sample;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;

/**
 * A hotel with what can happen to a request on its way.
 *
 * @param database where the hotel keeps what it knows; cut off from there
 */
record HotelUnderway(Hotel hotel, String database) {

    private static final int PATIENCE_SECONDS = 120;

    /** One request of one guest. */
    @FunctionalInterface
    interface Request {
        Answer send(Hotel hotel) throws Exception;
    }

    /** What a guest is told, and whether the connection was cut before the hotel knew what to say. */
    record Cut(boolean happened, Answer answer) {}

    /** Sends requests at the same moment; the answers are in the order of the requests. */
    List<Answer> together(List<Request> requests) throws Exception {
        if (requests.size() == 1) {
            return List.of(requests.get(0).send(hotel));
        }
        ExecutorService guests = Executors.newFixedThreadPool(requests.size());
        try {
            CountDownLatch start = new CountDownLatch(1);
            List<Future<Answer>> answers = new ArrayList<>();
            for (Request request : requests) {
                answers.add(guests.submit(() -> {
                    start.await();
                    return request.send(hotel);
                }));
            }
            start.countDown();
            List<Answer> all = new ArrayList<>();
            for (Future<Answer> answer : answers) {
                all.add(answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
            }
            return all;
        } finally {
            guests.shutdownNow();
        }
    }

    /**
     * Ends the session on the server in which a request is about to write. A request that has nothing to write is
     * answered as ever.
     */
    Cut cut(Request request) throws Exception {
        ExecutorService guest = Executors.newSingleThreadExecutor();
        LoggingSystem logging = LoggingSystem.get(HotelUnderway.class.getClassLoader());
        // Each cut is an error for the service to log, with all that was called.
        logging.setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.OFF);
        try (Connection other = DriverManager.getConnection(database);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("lock table booking, room in share row exclusive mode");
            Future<Answer> answer = guest.submit(() -> request.send(hotel));
            boolean isCut = false;
            while (!answer.isDone() && !isCut) {
                isCut = ended(statement) > 0;
                Thread.sleep(2);
            }
            // Whoever asks again for what was cut off must not wait for this session.
            other.rollback();
            return new Cut(isCut, answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } finally {
            logging.setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.WARN);
            guest.shutdownNow();
        }
    }

    private static int ended(Statement statement) throws Exception {
        try (ResultSet waiting = statement.executeQuery("select count(*) filter (where pg_terminate_backend(pid))"
                + " from pg_locks where not granted and database ="
                + " (select oid from pg_database where datname = current_database())")) {
            waiting.next();
            return waiting.getInt(1);
        }
    }
}
