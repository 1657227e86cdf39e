package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.servlet.MockMvc;

/** The service while no database answers: whoever asks is told to try again, and whoever runs it is told why. */
@SpringBootTest(
        properties = {
            "spring.flyway.enabled=false",
            "spring.jpa.hibernate.ddl-auto=none",
            "spring.jpa.properties.hibernate.boot.allow_jdbc_metadata_access=false",
            "spring.jpa.database-platform=org.hibernate.dialect.PostgreSQLDialect",
            "spring.datasource.hikari.connection-timeout=250",
            "spring.main.banner-mode=off",
            "logging.level.root=warn"
        })
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
@ExtendWith(OutputCaptureExtension.class)
class DatabaseOutOfReachTests {

    @DynamicPropertySource
    static void nobodyListens(DynamicPropertyRegistry properties) throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            int port = free.getLocalPort();
            properties.add("spring.datasource.url", () -> "jdbc:postgresql://localhost:" + port + "/hotel");
        }
    }

    @Test
    void aRequestIsToldToTryAgain(@Autowired MockMvc mvc, CapturedOutput output) throws Exception {
        mvc.perform(get("/api/rooms"))
                .andExpect(status().isServiceUnavailable())
                .andExpect(jsonPath("$.detail")
                        .value("The books of the hotel are out of reach at this moment; try again"));
        assertThat(output).contains("The database was not reached");
    }
}
