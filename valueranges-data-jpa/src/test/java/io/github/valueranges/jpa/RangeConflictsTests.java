package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.valueranges.LocalDateRange;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;

class RangeConflictsTests {

    @Test
    void aDeferredConflictFailsTheCommitAndIsFoundInWhatSpringThrows() {
        try (Spring spring = new Spring()) {
            spring.bookings().save(cleanedOn("[2026-07-01,2026-07-01]"));

            Throwable thrown = catchThrowable(() -> spring.bookings().save(cleanedOn("[2026-06-30,2026-07-02]")));

            assertThat(thrown).isInstanceOf(DataIntegrityViolationException.class);
            assertThat(OverlapConflict.from(thrown).orElseThrow().constraint()).isEqualTo("one cleaning at a time");
            assertThat(spring.bookings().count()).isEqualTo(1);
        }
    }

    private static Booking cleanedOn(String days) {
        Booking booking = new Booking("Ada", null, null);
        booking.setService(new Booking.Service(LocalDateRange.parse(days)));
        return booking;
    }

    @Test
    void aForcedDeadlockIsToldFromAConflictAndRetried() throws Exception {
        try (SessionFactory factory = Factories.create(Room.class)) {
            factory.inTransaction(session -> {
                session.persist(new Room("1"));
                session.persist(new Room("2"));
            });
            CyclicBarrier bothHoldOne = new CyclicBarrier(2);
            AtomicInteger attempts = new AtomicInteger();
            List<Throwable> deadlocks = new ArrayList<>();

            List<Callable<Object>> work = new ArrayList<>();
            for (String order : List.of("12", "21")) {
                AtomicInteger attempt = new AtomicInteger();
                work.add(() -> RangeConflicts.retryDeadlocks(20, () -> {
                    attempts.incrementAndGet();
                    boolean first = attempt.getAndIncrement() == 0;
                    try {
                        factory.inTransaction(session -> {
                            touch(session, order.substring(0, 1));
                            if (first) {
                                await(bothHoldOne);
                            }
                            touch(session, order.substring(1));
                        });
                    } catch (RuntimeException e) {
                        synchronized (deadlocks) {
                            deadlocks.add(e);
                        }
                        throw e;
                    }
                    return order;
                }));
            }
            ExecutorService threads = Executors.newFixedThreadPool(2);
            try {
                for (Future<Object> done : threads.invokeAll(work)) {
                    assertThat(done.get(60, TimeUnit.SECONDS)).isIn("12", "21");
                }
            } finally {
                threads.shutdownNow();
            }

            // The one that is begun again may be faster than the one that waited, and meet it once more.
            assertThat(deadlocks).isNotEmpty().hasSize(attempts.get() - 2).allSatisfy(deadlock -> {
                assertThat(RangeConflicts.isDeadlock(deadlock)).isTrue();
                assertThat(OverlapConflict.from(deadlock)).isEmpty();
            });
        }
    }

    private static void touch(org.hibernate.Session session, String number) {
        session.createMutationQuery("update Room r set r.version = r.version + 1 where r.number = :n")
                .setParameter("n", number)
                .executeUpdate();
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await(60, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void ofManyWhoBookOneSlotAtOnceOneSucceedsAndTheOthersConflict() throws Exception {
        try (SessionFactory factory = Factories.create(Room.class, Booking.class)) {
            factory.inTransaction(session -> session.persist(new Room("1")));
            LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");
            int clients = 8;
            CyclicBarrier together = new CyclicBarrier(clients);
            List<Callable<Object>> work = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                work.add(() -> {
                    await(together);
                    Throwable thrown = catchThrowable(() -> RangeConflicts.retryDeadlocks(20, () -> {
                        factory.inTransaction(session ->
                                session.persist(new Booking("Ada", session.getReference(Room.class, "1"), stay)));
                        return true;
                    }));
                    return thrown == null
                            ? "booked"
                            : RangeConflicts.constraintName(thrown).orElse(thrown.toString());
                });
            }
            ExecutorService threads = Executors.newFixedThreadPool(clients);
            List<Object> outcomes = new ArrayList<>();
            try {
                for (Future<Object> done : threads.invokeAll(work)) {
                    outcomes.add(done.get(120, TimeUnit.SECONDS));
                }
            } finally {
                threads.shutdownNow();
            }

            assertThat(outcomes).filteredOn("booked"::equals).hasSize(1);
            assertThat(outcomes).filteredOn("booking_no_overlap"::equals).hasSize(clients - 1);
            long stored = factory.fromSession(
                    session -> session.createSelectionQuery("select count(*) from Booking b", Long.class)
                            .getSingleResult());
            assertThat(stored).isEqualTo(1);
        }
    }

    @Test
    void retriesEndAfterTheLastAttempt() {
        AtomicInteger attempts = new AtomicInteger();
        RuntimeException deadlock = new IllegalStateException(new SQLException("deadlock detected", "40P01"));

        assertThatThrownBy(() -> RangeConflicts.retryDeadlocks(3, () -> {
                    attempts.incrementAndGet();
                    throw deadlock;
                }))
                .isSameAs(deadlock);
        assertThat(attempts.get()).isEqualTo(3);
    }

    @Test
    void nothingButADeadlockIsRetried() {
        AtomicInteger attempts = new AtomicInteger();
        RuntimeException other = new IllegalStateException(new SQLException("taken", "23P01"));

        assertThatThrownBy(() -> RangeConflicts.retryDeadlocks(3, () -> {
                    attempts.incrementAndGet();
                    throw other;
                }))
                .isSameAs(other);
        assertThat(attempts.get()).isEqualTo(1);
        assertThat(OverlapConflict.from(other)).contains(new OverlapConflict("", "", "", ""));
    }

    @Test
    void workIsDoneAtLeastOnce() {
        assertThatThrownBy(() -> RangeConflicts.retryDeadlocks(0, () -> 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("attempts is 0, but work is done at least once");
    }

    @Test
    void causesThatLeadInACircleEnd() {
        RuntimeException first = new RuntimeException("first");
        RuntimeException second = new RuntimeException("second", first);
        first.initCause(second);

        assertThat(RangeConflicts.isDeadlock(first)).isFalse();
        assertThat(OverlapConflict.from(first)).isEmpty();
    }

    @Test
    void aBatchCarriesItsCauseInTheNextException() {
        SQLException batch = new SQLException("batch", "25000");
        batch.setNextException(new SQLException("taken", "23P01"));

        assertThat(OverlapConflict.from(new RuntimeException(batch))).isPresent();
    }

    @Test
    void theValuesAreFoundInAnyLanguageOfTheServer() {
        String english = "Key (room, stay)=(a)=(b, [2026-06-05,2026-06-13)) conflicts with existing key"
                + " (room, stay)=(it's, [2026-06-01,2026-06-09)).";
        String german = "Schlüssel »(lower(room), stay)=(x, [1,3))« kollidiert mit vorhandenem Schlüssel"
                + " »(lower(room), stay)=(x, [2,4))«.";

        assertThat(DriverMessage.refused(english)).isEqualTo("a)=(b, [2026-06-05,2026-06-13)");
        assertThat(DriverMessage.existing(english)).isEqualTo("it's, [2026-06-01,2026-06-09)");
        assertThat(DriverMessage.refused(german)).isEqualTo("x, [1,3)");
        assertThat(DriverMessage.existing(german)).isEqualTo("x, [2,4)");
        for (String other : List.of("", "Key conflicts with existing key.", "(", ")=(", "(a)=(b)")) {
            assertThat(DriverMessage.refused(other)).isEmpty();
            assertThat(DriverMessage.existing(other)).isEmpty();
        }
    }

    @Test
    void theClassesLoadWithoutTheDriver() throws Exception {
        List<java.net.URL> places = new ArrayList<>();
        for (Class<?> needed : List.of(OverlapConflict.class, io.github.valueranges.ValueType.class)) {
            places.add(needed.getProtectionDomain().getCodeSource().getLocation());
        }
        try (java.net.URLClassLoader alone = new java.net.URLClassLoader(
                places.toArray(new java.net.URL[0]), ClassLoader.getPlatformClassLoader())) {
            Class<?> conflict = alone.loadClass(OverlapConflict.class.getName());
            Object found = conflict.getMethod("from", Throwable.class)
                    .invoke(null, new RuntimeException(new SQLException("taken", "23P01")));

            assertThat(found).hasToString("Optional[OverlapConflict[constraint=, table=, refused=, existing=]]");
            assertThatThrownBy(() -> alone.loadClass("org.postgresql.util.PSQLException"))
                    .isInstanceOf(ClassNotFoundException.class);
        }
    }
}
