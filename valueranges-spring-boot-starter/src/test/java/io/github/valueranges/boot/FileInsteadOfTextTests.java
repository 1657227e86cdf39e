package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.multipart;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A part with a file name, where the text of a value is expected. */
class FileInsteadOfTextTests {

    private final WebApplicationContextRunner runner = MvcRunner.with(Controller.class);

    record Form(
            @Nullable LocalDateRange stay,
            @Nullable StringSet requests,
            @Nullable List<LocalDateRange> stays) {}

    @RestController
    static class Controller {

        @PostMapping("/stay")
        String stay(@RequestParam LocalDateRange stay) {
            return stay.toString();
        }

        @PostMapping("/requests")
        String requests(@RequestParam StringSet requests) {
            return requests.toString();
        }

        @PostMapping("/stays")
        String stays(@RequestParam List<LocalDateRange> stays) {
            return stays.toString();
        }

        @PostMapping("/array")
        String array(@RequestParam LocalDateRange[] stays) {
            return List.of(stays).toString();
        }

        @PostMapping("/form")
        String form(@ModelAttribute Form form) {
            return form.toString();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/stay|stay|[2026-06-01,2026-06-08]",
                "/requests|requests|{alpha,beta}",
                "/stays|stays|[2026-06-01,2026-06-08]",
                "/array|stays|[2026-06-01,2026-06-08]",
                "/form|stay|[2026-06-01,2026-06-08]",
                "/form|requests|{alpha,beta}",
                "/form|stays|[2026-06-01,2026-06-08]"
            })
    void aFileIsRefusedByItsName(String path, String name, String example) {
        refused(path, name, name + ": is given as a file, but takes text such as " + example);
    }

    @Test
    void aFileThatReachesIntoAValueIsRefused() {
        refused("/form", "stay.start", "stay: is one value such as [2026-06-01,2026-06-08], its parts cannot be given");
        refused("/form", "requests[0]", "requests: is one value such as {alpha,beta}, its parts cannot be given");
    }

    private void refused(String path, String name, String detail) {
        runner.run(context -> {
            MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
            MockHttpServletResponse response = mvc.perform(
                            multipart(path).file(name, "[2026-06-01,2026-06-08]".getBytes(StandardCharsets.UTF_8)))
                    .andReturn()
                    .getResponse();
            assertThat(response.getStatus()).isEqualTo(400);
            JsonNode problem = JsonMapper.shared().readTree(response.getContentAsString());
            assertThat(problem.path("detail").asString()).isEqualTo(detail);
        });
    }
}
