package io.github.valueranges.sample.database;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.NoneNestedConditions;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Configuration;

/** Starts a PostgreSQL server for the service unless {@code spring.datasource.url} names one. */
@Configuration(proxyBeanMethods = false)
@Conditional(EmbeddedPostgresConfiguration.NoUrlGiven.class)
class EmbeddedPostgresConfiguration {

    @Bean
    EmbeddedServer embeddedServer(@Value("${bookings.data-dir:.data}") String directory)
            throws IOException, InterruptedException {
        return EmbeddedServer.start(Path.of(directory));
    }

    @Bean
    JdbcConnectionDetails embeddedServerConnection(EmbeddedServer server) {
        return new JdbcConnectionDetails() {

            @Override
            public String getJdbcUrl() {
                return server.jdbcUrl();
            }

            @Override
            public String getUsername() {
                return server.username();
            }

            @Override
            public @Nullable String getPassword() {
                return null; // the server takes connections from this machine alone, without a password
            }
        };
    }

    static final class NoUrlGiven extends NoneNestedConditions {

        NoUrlGiven() {
            super(ConfigurationPhase.PARSE_CONFIGURATION);
        }

        @ConditionalOnProperty("spring.datasource.url")
        static final class UrlGiven {}
    }
}
