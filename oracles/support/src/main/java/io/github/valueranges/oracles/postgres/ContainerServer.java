package io.github.valueranges.oracles.postgres;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.testcontainers.utility.DockerImageName;

/** Runs a container image. Loaded only when one is asked for: Testcontainers is not on the class path otherwise. */
final class ContainerServer {

    private ContainerServer() {}

    static Server start(String image) {
        PostgreSQLContainer container =
                new PostgreSQLContainer(DockerImageName.parse(image).asCompatibleSubstituteFor("postgres"));
        container.withCommand("postgres", "-c", "fsync=off", "-c", "max_connections=300");
        container.start();
        String url = container.getJdbcUrl();
        String login = "user=" + encode(container.getUsername()) + "&password=" + encode(container.getPassword());
        return new Server(url + (url.indexOf('?') < 0 ? '?' : '&') + login, "C.UTF-8", false);
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
