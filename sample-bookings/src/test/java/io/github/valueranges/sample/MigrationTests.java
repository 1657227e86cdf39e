package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.postgres.TestPostgres;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The step from the schema of an earlier version of the service to that of a later one. */
@Tag("server")
class MigrationTests {

    private final DataSource dataSource = TestPostgres.freshDatabase();
    private final JdbcClient database = JdbcClient.create(dataSource);

    @Test
    void bookingsFromBeforeArrivalsWereAskedForHaveNone() {
        assertThat(flyway().target("2").load().migrate().migrationsExecuted).isEqualTo(2);
        database.sql("insert into booking (room_number, guest, stay, requests, booked_at)"
                        + " values ('101', 'Ada', '[2026-06-01,2026-06-08]', '{late}', now())")
                .update();
        assertThat(flyway().load().migrate().migrationsExecuted).isEqualTo(1);
        assertThat(database.sql("select stay::text || coalesce(arrival::text, ' whenever') from booking")
                        .query(String.class)
                        .single())
                .isEqualTo("[2026-06-01,2026-06-09) whenever");
    }

    private FluentConfiguration flyway() {
        return Flyway.configure().dataSource(dataSource);
    }
}
