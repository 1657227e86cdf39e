package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.boot.web.context.reactive.AnnotationConfigReactiveWebApplicationContext;
import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.client.MockMvcWebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An object of a form holds values in the objects, and in the lists of objects, that it is made of. */
class NestedBindingTests {

    record Right(String value) {}

    record Leg(
            @Nullable LocalDateRange stay,
            @Nullable StringSet tags,
            @Nullable WrapperSet<Right> rights,
            @Nullable List<LocalDateRange> others) {}

    record Trip(String name, @Nullable Leg leg, @Nullable List<Leg> legs) {}

    @RestController
    static class Controller {

        @GetMapping("/trip")
        Trip trip(@ModelAttribute Trip trip) {
            return trip;
        }
    }

    private static final String LEG = "[2026-06-01,2026-06-08]";

    private static HostBinding.Reply reply(WebTestClient host, String... pairs) {
        return HostBinding.reply(host.get().uri(uri -> {
            uri.path("/trip");
            Object[] values = new Object[pairs.length / 2];
            for (int i = 0; i < values.length; i++) {
                uri.queryParam(pairs[2 * i], "{" + i + "}");
                values[i] = pairs[2 * i + 1];
            }
            return uri.build(values);
        }));
    }

    private static void check(WebTestClient host) {
        assertThat(reply(
                                host,
                                "name",
                                "a",
                                "leg.stay",
                                LEG,
                                "leg.tags",
                                "b",
                                "leg.tags",
                                "a",
                                "leg.rights",
                                "{r}",
                                "leg.others",
                                LEG + ",(,)",
                                "legs[0].stay",
                                "(,)",
                                "legs[1].tags",
                                "x,y")
                        .body())
                .isEqualTo("{\"name\":\"a\",\"leg\":{\"stay\":\"[2026-06-01,2026-06-08]\",\"tags\":[\"a\",\"b\"],"
                        + "\"rights\":[\"r\"],\"others\":[\"[2026-06-01,2026-06-08]\",\"(,)\"]},"
                        + "\"legs\":[{\"stay\":\"(,)\",\"tags\":null,\"rights\":null,\"others\":null},"
                        + "{\"stay\":null,\"tags\":[\"x\",\"y\"],\"rights\":null,\"others\":null}]}");
        HostBinding.Reply refused =
                reply(host, "name", "a", "leg.stay", "soon", "legs[0].stay", LEG, "legs[1].stay", "x");
        assertThat(refused.status()).isEqualTo(400);
        JsonNode errors = JsonMapper.shared().readTree(refused.body()).get("errors");
        assertThat(errors)
                .extracting(error -> error.get("field").asString())
                .containsExactlyInAnyOrder("leg.stay", "legs[1].stay");
    }

    @Test
    void anObjectInAnObjectIsBoundByBothHosts() {
        try (var servlet = new AnnotationConfigServletWebApplicationContext();
                var reactive = new AnnotationConfigReactiveWebApplicationContext()) {
            servlet.setServletContext(new MockServletContext());
            servlet.register(MvcBindingTests.Application.class, Controller.class);
            servlet.refresh();
            reactive.register(MvcBindingTests.Application.class, Controller.class);
            reactive.refresh();
            check(MockMvcWebTestClient.bindToApplicationContext(servlet).build());
            check(WebTestClient.bindToApplicationContext(reactive).build());
        }
    }
}
