package com.example.bookings;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.StringSet;
import io.github.valueranges.jpa.OverlapConflict;
import io.github.valueranges.jpa.RangeConflicts;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.jpa.Sets;
import io.github.valueranges.jpa.ValuePredicate;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import jakarta.persistence.EntityManagerFactory;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Prints what it asks and what it is answered. */
public final class Main {

    private static final LocalDateRange WEEK = LocalDateRange.parse("[2026-06-05,2026-06-11]");
    private static final LocalDateRange JUNE = LocalDateRange.parse("[2026-06-01,2026-06-30]");

    private static int printed;

    private Main() {}

    @Configuration
    @EnableJpaRepositories
    static class Application {

        @Bean
        EmbeddedPostgres server() throws Exception {
            return EmbeddedPostgres.start();
        }

        @Bean
        LocalContainerEntityManagerFactoryBean entityManagerFactory(EmbeddedPostgres server) {
            DataSource source = server.getPostgresDatabase();
            LocalContainerEntityManagerFactoryBean factory = new LocalContainerEntityManagerFactoryBean();
            factory.setDataSource(source);
            factory.setPackagesToScan("com.example.bookings");
            factory.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
            factory.setJpaPropertyMap(Map.of("hibernate.hbm2ddl.auto", "create"));
            return factory;
        }

        @Bean
        PlatformTransactionManager transactionManager(EntityManagerFactory factory) {
            return new JpaTransactionManager(factory);
        }
    }

    public static void main(String[] args) {
        try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext(Application.class)) {
            TransactionTemplate transactions =
                    new TransactionTemplate(context.getBean(PlatformTransactionManager.class));
            Rooms rooms = context.getBean(Rooms.class);
            Bookings bookings = context.getBean(Bookings.class);
            fill(rooms, bookings);
            repositories(bookings, rooms);
            // The rooms of loaded bookings are asked too.
            transactions.executeWithoutResult(status -> predicates(bookings));
            conflict(bookings, rooms, transactions);
        }
        System.out.println(printed + " answers");
    }

    private static void fill(Rooms rooms, Bookings bookings) {
        Room sea = rooms.save(new Room(
                "101",
                LocalDateRange.parse("[2026-04-01,2026-10-31]"),
                LocalDateRangeSet.parse("{[2026-06-01,2026-06-30],[2026-08-01,2026-08-31]}"),
                StringSet.of("sea", "bath")));
        Room yard = rooms.save(
                new Room("102", LocalDateRange.parse("[2026-06-10,)"), LocalDateRangeSet.empty(), StringSet.of("bath")));
        bookings.saveAll(List.of(
                new Booking(1, sea, LocalDateRange.parse("[2026-06-01,2026-06-08]"), StringSet.of("late", "quiet")),
                new Booking(2, sea, LocalDateRange.parse("[2026-06-09,2026-06-10]"), StringSet.of("sea")),
                new Booking(3, yard, LocalDateRange.parse("[2026-06-01,2026-06-03]"), StringSet.empty()),
                new Booking(4, yard, LocalDateRange.empty(), StringSet.of("quiet")),
                new Booking(5, null, null, null)));
    }

    private static void repositories(Bookings bookings, Rooms rooms) {
        PredicateSpecification<Booking> inRoom101 =
                (booking, builder) -> builder.equal(booking.get("room").get("number"), "101");
        print("query", ids(bookings.during(WEEK)));
        print("derived query", ids(bookings.findByStay(LocalDateRange.parse("(2026-05-31,2026-06-09)"))));
        print("findOverlapping", ids(bookings.findOverlapping(Booking::getStay, WEEK, Sort.by("id"))));
        print("findContaining", ids(bookings.findContaining(Booking::getStay, LocalDate.of(2026, 6, 2), Sort.by("id"))));
        print("existsAdjacentTo", bookings.existsAdjacentTo(Booking::getStay, LocalDateRange.parse("[2026-06-11,)")));
        print("countStrictlyLeftOf", bookings.countStrictlyLeftOf(Booking::getStay, WEEK));
        Page<Booking> page = bookings.findMatching(
                Ranges.overlaps(Booking::getStay, JUNE), PageRequest.of(1, 2, Sort.by("id")));
        print("page " + page.getNumber() + " of " + page.getTotalPages(), ids(page.getContent()));
        print("gaps", bookings.gaps(Booking::getStay, JUNE, inRoom101));
        print("occupied", bookings.occupied(Booking::getStay, JUNE));
        print("openings", rooms.occupied(Room::getOpenings, LocalDateRange.parse("[2026-06-20,2026-08-10]")));
        print("openings over a week", rooms.countContaining(Room::getOpenings, WEEK));
        PredicateSpecification<Booking> longStay = (booking, builder) ->
                builder.greaterThan(builder.function("range_length", Long.class, booking.get("stay")), 2L);
        print("a specification over a function", ids(bookings.findAll(longStay)));
    }

    private static void predicates(Bookings bookings) {
        LocalDate day = LocalDate.of(2026, 6, 12);
        Map<String, ValuePredicate<Booking>> all = new LinkedHashMap<>();
        all.put("overlaps", Ranges.overlaps(Booking::getStay, WEEK));
        all.put("not overlaps", Ranges.overlaps(Booking::getStay, WEEK).negate());
        all.put("is empty", Ranges.isEmpty(Booking::getStay));
        all.put("contained in openings", Ranges.isContainedBy(Booking::getStay, LocalDateRangeSet.of(JUNE)));
        all.put("quiet", Sets.contains(Booking::getRequests, "quiet"));
        all.put(
                "this week and not quiet",
                Ranges.overlaps(Booking::getStay, WEEK)
                        .and(Sets.contains(Booking::getRequests, "quiet").negate()));
        all.put(
                "this week or quiet",
                Ranges.overlaps(Booking::getStay, WEEK).or(Sets.contains(Booking::getRequests, "quiet")));
        all.put(
                "the room's season has the day",
                Ranges.contains(PropertyPath.of(Booking::getRoom).then(Room::getSeason), day));
        all.put(
                "the room is closed on the day",
                Ranges.contains(PropertyPath.of(Booking::getRoom).then(Room::getOpenings), LocalDate.of(2026, 7, 1))
                        .negate());
        List<Booking> loaded = bookings.findAll(Sort.by("id"));
        all.forEach((name, wanted) -> {
            String selected = ids(bookings.findAll(wanted));
            String kept = ids(loaded.stream().filter(wanted).toList());
            if (!selected.equals(kept)) {
                throw new AssertionError(name + ": the server selects " + selected + ", memory " + kept);
            }
            print(name, selected);
        });
    }

    private static void conflict(Bookings bookings, Rooms rooms, TransactionTemplate transactions) {
        Booking request = new Booking(
                6, rooms.findById("101").orElseThrow(), LocalDateRange.parse("[2026-06-07,2026-06-08]"), StringSet.empty());
        try {
            RangeConflicts.retryDeadlocks(5, () -> transactions.execute(status -> bookings.save(request)));
            throw new AssertionError("two guests in one room");
        } catch (DataIntegrityViolationException e) {
            OverlapConflict conflict = OverlapConflict.from(e).orElseThrow(() -> e);
            print("refused by", conflict.constraint() + " of " + conflict.table());
            print("existing", conflict.existing(RangeType.LOCAL_DATE));
        }
        print("bookings", bookings.count());
    }

    private static String ids(List<Booking> bookings) {
        return bookings.stream().map(Booking::getId).sorted().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static void print(String question, Object answer) {
        printed++;
        System.out.println(question + ": " + answer);
    }
}
