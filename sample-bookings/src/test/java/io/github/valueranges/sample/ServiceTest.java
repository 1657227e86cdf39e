package io.github.valueranges.sample;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.init.ScriptUtils;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.servlet.MockMvc;

/**
 * The running service over the PostgreSQL of the tests, one for all test classes. Each test finds it as a first start
 * leaves it: six rooms, no booking. Its clock stands still on 1 May 2026, nine o'clock.
 */
@Tag("server")
@SpringBootTest(
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.jpa.properties.hibernate.session_factory.statement_inspector=io.github.valueranges.sample.SeenSql",
            "spring.main.banner-mode=off",
            "logging.level.root=warn"
        })
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
@Import(ServiceTest.StandingClock.class)
abstract class ServiceTest {

    static final String DATABASE = TestPostgres.freshJdbcUrl();

    @LocalServerPort
    int port;

    @Autowired
    MockMvc mvc;

    @Autowired
    JdbcClient database;

    @Autowired
    DataSource dataSource;

    @DynamicPropertySource
    static void database(DynamicPropertyRegistry properties) {
        properties.add("spring.datasource.url", () -> DATABASE);
    }

    @BeforeEach
    void asOnTheFirstDay() throws Exception {
        try (Connection connection = dataSource.getConnection()) {
            connection.createStatement().execute("truncate booking, room restart identity");
            ScriptUtils.executeSqlScript(connection, new ClassPathResource("db/migration/V2__rooms.sql"));
        }
    }

    /** The service behind its real server. */
    Hotel hotel() {
        return Hotel.at(port);
    }

    /** The service without a server. */
    Hotel mockHotel() {
        return Hotel.of(mvc);
    }

    /** Everything the database holds. */
    List<String> stored() {
        return database.sql("select r::text from room r union all select b::text from booking b order by 1")
                .query(String.class)
                .list();
    }

    @TestConfiguration(proxyBeanMethods = false)
    static class StandingClock {

        @Bean
        @Primary
        Clock standingClock() {
            return Clock.fixed(Instant.parse("2026-05-01T09:00:00Z"), ZoneOffset.UTC);
        }
    }
}
