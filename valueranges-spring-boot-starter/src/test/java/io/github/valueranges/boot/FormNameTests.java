package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.BindParam;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.MatrixVariable;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Names in a request that are not those of the fields in which the values are kept. */
class FormNameTests {

    private final WebApplicationContextRunner runner = MvcRunner.with(Controller.class);

    record Renamed(
            @BindParam("from-to") @Nullable LocalDateRange stay,
            @BindParam("tag") @Nullable StringSet requests) {}

    static class Base<R> {

        private @Nullable R kept;

        public @Nullable R getStay() {
            return kept;
        }

        public void setStay(@Nullable R stay) {
            kept = stay;
        }
    }

    static final class Bean extends Base<LocalDateRange> {

        private final StringSet keptRequests = StringSet.of("quiet");
        private Map<LocalDateRange, String> keptPrices = Map.of();

        public StringSet getRequests() {
            return keptRequests;
        }

        public Map<LocalDateRange, String> getPrices() {
            return keptPrices;
        }

        public void setPrices(Map<LocalDateRange, String> prices) {
            keptPrices = prices;
        }
    }

    @RestController
    static class Controller {

        @GetMapping("/renamed")
        String renamed(@ModelAttribute Renamed form) {
            return form.toString();
        }

        @GetMapping("/bean")
        String bean(@ModelAttribute("request") Bean form) {
            return form.getStay() + " " + form.getRequests();
        }

        @GetMapping("/wanted/{room}")
        String wanted(@MatrixVariable StringSet tags) {
            return tags.toString();
        }

        @GetMapping("/matrix/{room}")
        String matrix(@MatrixVariable LocalDateRange stay) {
            return stay.toString();
        }
    }

    private void refused(String uri, String detail) {
        runner.run(context -> {
            MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
            MockHttpServletResponse response =
                    mvc.perform(get(java.net.URI.create(uri))).andReturn().getResponse();
            assertThat(response.getStatus()).as(uri).isEqualTo(400);
            JsonNode problem = JsonMapper.shared().readTree(response.getContentAsString());
            assertThat(problem.path("detail").asString()).as(uri).isEqualTo(detail);
        });
    }

    @Test
    void thePartsOfAValueAreRefusedByTheNameItIsBoundBy() {
        String range = ": is one value such as [2026-06-01,2026-06-08], its parts cannot be given";
        String set = ": is one value such as {alpha,beta}, its parts cannot be given";
        refused("/renamed?from-to.start=2026-06-01", "from-to" + range);
        refused("/renamed?tag.size=1", "tag" + set);
        refused("/renamed?tag%5B0%5D=late", "tag" + set);
    }

    @Test
    void thePartsOfAPropertyAreRefusedWhateverItsFieldIsCalled() {
        String range = ": is one value such as [2026-06-01,2026-06-08], its parts cannot be given";
        String set = ": is one value such as {alpha,beta}, its parts cannot be given";
        for (String name : List.of("stay.start", "stay%5B0%5D", "stay.class.x")) {
            refused("/bean?" + name + "=2026-06-01", "stay" + range);
        }
        refused("/bean?requests.size=1", "requests" + set);
    }

    @Test
    void aRefusedKeyIsAnsweredWithTheNameOfItsForm() {
        refused(
                "/bean?prices%5Bnonsense%5D=low",
                "request: expected [ or ( or empty, as in [2026-06-01,2026-06-08] at index 0 in \"nonsense\"");
    }

    /** Spring takes a comma of a matrix variable for the end of one value, wherever it stands. */
    @Test
    void aCommaOfAMatrixVariableIsEncoded() {
        runner.run(context -> {
            MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
            for (String given : List.of("2026-06-01%2C2026-06-08", "2026-06-01,2026-06-08")) {
                MockHttpServletResponse response = mvc.perform(
                                get(java.net.URI.create("/matrix/1;stay=%5B" + given + "%5D")))
                        .andReturn()
                        .getResponse();
                if (given.contains("%2C")) {
                    assertThat(response.getContentAsString()).isEqualTo("[2026-06-01,2026-06-08]");
                } else {
                    assertThat(response.getStatus()).isEqualTo(400);
                    assertThat(response.getContentAsString()).contains("stay: is given 2 times");
                }
            }
            assertThat(mvc.perform(get(java.net.URI.create("/wanted/1;tags=sea,bath")))
                            .andReturn()
                            .getResponse()
                            .getContentAsString())
                    .isEqualTo("{bath,sea}");
        });
    }

    @Test
    void aMissingMatrixVariableIsRequired() {
        refused("/matrix/1", "stay: is required, such as [2026-06-01,2026-06-08]");
    }
}
