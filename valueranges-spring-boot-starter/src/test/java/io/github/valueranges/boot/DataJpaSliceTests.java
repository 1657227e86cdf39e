package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.boot.PersistenceTests.Booking;
import io.github.valueranges.jpa.RangeQueries;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.oracles.postgres.TestPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.data.jpa.test.autoconfigure.DataJpaTest;
import org.springframework.boot.jdbc.test.autoconfigure.AutoConfigureTestDatabase;
import org.springframework.boot.jdbc.test.autoconfigure.AutoConfigureTestDatabase.Replace;
import org.springframework.boot.persistence.autoconfigure.EntityScan;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The slice of Spring Data JPA maps the types and has the predicates, on a server that the test brings. */
@Tag("server")
@DataJpaTest
@AutoConfigureTestDatabase(replace = Replace.NONE)
class DataJpaSliceTests {

    interface SliceBookings extends JpaRepository<Booking, Long>, RangeQueries<Booking> {}

    @SpringBootConfiguration
    @EnableAutoConfiguration
    @EntityScan(basePackageClasses = PersistenceTests.class)
    @EnableJpaRepositories(basePackageClasses = PersistenceTests.class, considerNestedRepositories = true)
    static class Application {}

    @DynamicPropertySource
    static void database(DynamicPropertyRegistry registry) {
        String url = TestPostgres.freshJdbcUrl();
        registry.add("spring.datasource.url", () -> url);
        registry.add("spring.jpa.hibernate.ddl-auto", () -> "create");
    }

    @Autowired
    private SliceBookings bookings;

    @Test
    void aRangeIsStoredAndFoundByItsPredicate() {
        Booking booking = new Booking();
        booking.room = "1";
        booking.stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");
        bookings.saveAndFlush(booking);
        for (String asked : new String[] {"[2026-06-08,)", "[2026-06-09,)"}) {
            assertThat(bookings.findMatching(
                            Ranges.overlaps(Booking::getStay, LocalDateRange.parse(asked)), Sort.unsorted()))
                    .hasSize(asked.startsWith("[2026-06-08") ? 1 : 0);
        }
    }
}
