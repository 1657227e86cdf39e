package com.example.rooms;

import static com.example.rooms.Main.inTransaction;
import static com.example.rooms.Main.print;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.StringSet;
import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.jpa.OverlapConflict;
import io.github.valueranges.jpa.RangeConflicts;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.hibernate.Session;
import org.hibernate.query.NativeQuery;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;

/** Rooms and bookings: queries in the words of the page, a constraint and its conflict. */
final class Hotel {

    private static final LocalDateRange WEEK = LocalDateRange.parse("[2026-06-05,2026-06-11]");

    private Hotel() {}

    static void run(EntityManagerFactory factory) {
        inTransaction(factory, em -> {
            Room sea = new Room(
                    "101",
                    "[2026-04-01,2026-10-31]",
                    "{[2026-06-01,2026-06-30],[2026-08-01,2026-08-31]}",
                    StringSet.of("sea", "bath"),
                    "2026-05-01",
                    "2026-05-31");
            Room yard = new Room("102", "[2026-06-10,)", "{}", StringSet.of("bath"), "2026-06-10", null);
            em.persist(sea);
            em.persist(yard);
            em.persist(booking(1, sea, "[2026-06-01,2026-06-08]", "late", "quiet"));
            em.persist(booking(2, sea, "[2026-06-09,2026-06-10]", "sea"));
            em.persist(booking(3, yard, "[2026-06-01,2026-06-03]"));
            em.persist(booking(4, yard, "empty"));
            return null;
        });
        queries(factory);
        criteria(factory);
        natively(factory);
        conflict(factory);
        refusals(factory);
    }

    private static Booking booking(long id, Room room, String stay, String... requests) {
        return new Booking(id, room, LocalDateRange.parse(stay), StringSet.of(requests));
    }

    private static void queries(EntityManagerFactory factory) {
        List<String> queries = List.of(
                "select b.id, b.room.number from Booking b where range_overlaps(b.stay, :week) order by b.id",
                "select b.id from Booking b where b.stay in (:week, cast('[2026-06-09,2026-06-10]' as LocalDateRange))",
                "select b.id, range_contains(b.room.season, b.stay), range_is_contained_by(b.stay, b.room.openings) from Booking b order by b.id",
                "select b.id, range_is_adjacent_to(b.stay, :week), range_is_strictly_left_of(b.stay, :week) from Booking b order by b.id",
                "select b.id, range_lower_bound(b.stay), range_upper_bound(b.stay), range_length(b.stay) from Booking b order by b.stay",
                "select b.id, range_intersect(b.stay, :week), range_union(b.stay, :week), range_except(b.stay, :week) from Booking b order by b.id",
                "select b.id, range_shift(b.stay, 7L), range_merge(b.stay, :week), range_gap(b.stay, :week) from Booking b order by b.id",
                "select b.id, range_clamp(b.stay, b.room.opened) from Booking b order by b.id",
                "select r.number, range_closed(r.opened, r.closed), range_at_least(r.opened), range_singleton(r.opened) from Room r order by r.number",
                "select r.number, range_size(r.openings), range_gaps(r.openings), range_gaps(r.openings, r.season) from Room r order by r.number",
                "select r.number, range_complement(r.openings), range_merge(r.openings) from Room r order by r.number",
                "select r.number, o, index(o) from Room r join lateral range_unnest(r.openings) o where range_overlaps(o, :week)",
                "select a, count(r) from Room r join lateral set_unnest(r.amenities) a where cast(a as string) like 's%' group by a",
                "select b.room.number, range_agg(b.stay) from Booking b group by b.room.number having range_length(range_agg(b.stay)) > 2 order by 1",
                "select range_agg(b.stay) filter (where b.id > 2), range_intersect_agg(b.stay) from Booking b where range_overlaps(b.stay, :week) or b.id < 4",
                "select r.number, set_contains(r.amenities, 'sea'), set_size(r.amenities), set_add(r.amenities, 'yard') from Room r order by r.number",
                "select b.id, set_union(b.room.amenities, b.requests), set_except(b.room.amenities, b.requests), set_intersect(b.room.amenities, b.requests) from Booking b order by b.id",
                "select b.id from Booking b where set_is_subset_of(b.requests, b.room.amenities) and not set_is_empty(b.requests)");
        for (String query : queries) {
            inTransaction(factory, em -> {
                print(query, rows(em, query));
                return null;
            });
        }
        inTransaction(factory, em -> {
            LocalDateRangeSet free = em.createQuery(
                            "select range_except(cast(:week as LocalDateRange), range_agg(b.stay)) from Booking b where b.room.number = '101'",
                            LocalDateRangeSet.class)
                    .setParameter("week", WEEK)
                    .getSingleResult();
            print("free in " + WEEK, free);
            return null;
        });
    }

    private static Object rows(EntityManager em, String hql) {
        var query = em.createQuery(hql, Object[].class);
        if (hql.contains(":week")) {
            query.setParameter("week", WEEK);
        }
        return query.getResultList().stream().map(Arrays::toString).toList();
    }

    private static void criteria(EntityManagerFactory factory) {
        inTransaction(factory, em -> {
            HibernateCriteriaBuilder builder = em.unwrap(Session.class).getCriteriaBuilder();
            var query = builder.createQuery(Long.class);
            var booking = query.from(Booking.class);
            var operand = builder.value(WEEK).cast(LocalDateRange.class);
            query.select(booking.get("id"))
                    .where(
                            builder.isTrue(
                                    builder.function("range_overlaps", Boolean.class, booking.get("stay"), operand)),
                            builder.greaterThan(builder.function("range_length", Long.class, booking.get("stay")), 2L))
                    .orderBy(builder.asc(booking.get("id")));
            print("criteria", em.createQuery(query).getResultList());
            return null;
        });
    }

    private static void natively(EntityManagerFactory factory) {
        inTransaction(factory, em -> {
            NativeQuery<?> query = em.createNativeQuery("select stay, requests from booking where id = 1")
                    .unwrap(NativeQuery.class);
            query.addScalar("stay", LocalDateRange.class).addScalar("requests", StringSet.class);
            print("native", Arrays.toString((Object[]) query.getSingleResult()));
            print(
                    "constraints and indexes",
                    em.createNativeQuery(
                                    "select indexname || ' ' || substring(indexdef from 'USING.*') from pg_indexes"
                                            + " where tablename in ('room', 'booking') and indexdef not like '%btree (%' order by 1")
                            .getResultList());
            return null;
        });
    }

    private static void conflict(EntityManagerFactory factory) {
        try {
            RangeConflicts.retryDeadlocks(
                    5,
                    () -> inTransaction(factory, em -> {
                        em.persist(booking(5, em.getReference(Room.class, "101"), "[2026-06-07,2026-06-08]"));
                        return null;
                    }));
            throw new AssertionError("two guests in one room");
        } catch (RuntimeException e) {
            OverlapConflict conflict = OverlapConflict.from(e).orElseThrow(() -> e);
            print("refused by", conflict.constraint() + " of " + conflict.table());
            print("existing", conflict.existing(RangeType.LOCAL_DATE));
            print("refused", conflict.refused(RangeType.LOCAL_DATE));
        }
        inTransaction(factory, em -> {
            em.persist(booking(6, em.getReference(Room.class, "102"), "[2026-06-08,2026-06-12]"));
            return null;
        });
        print("bookings", inTransaction(factory, em -> rows(em, "select b.id from Booking b order by b.id")));
    }

    private static void refusals(EntityManagerFactory factory) {
        refused("a date beyond the calendar of the server", () -> inTransaction(factory, em -> {
            em.find(Booking.class, 1L).stay = LocalDateRange.atLeast(LocalDate.of(6_000_000, 1, 1));
            em.flush();
            return null;
        }));
        refused("an operand of another type", () -> inTransaction(
                factory, em -> rows(em, "select b.id from Booking b where range_overlaps(b.stay, b.requests)")));
        refused("a member of memory", () -> inTransaction(
                factory, em -> rows(em, "select b.id from Booking b where range_values(b.stay) is null")));
    }

    private static void refused(String what, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException e) {
            Throwable cause = e;
            while (cause.getCause() != null && !(cause instanceof UnstorableValueException)) {
                cause = cause.getCause();
            }
            print(what, cause.getClass().getSimpleName() + ": " + cause.getMessage());
            return;
        }
        throw new AssertionError(what + " was not refused");
    }
}
