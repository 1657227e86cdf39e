package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import org.junit.jupiter.api.Test;
import org.springdoc.core.models.GroupedOpenApi;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The document of a group says of a value what the whole document says. */
@SpringBootTest(classes = {OpenApiConstraintTests.Application.class, OpenApiGroupTests.Groups.class})
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
@Import(OpenApiGroupTests.Groups.class)
class OpenApiGroupTests {

    @Configuration(proxyBeanMethods = false)
    static class Groups {

        @Bean
        GroupedOpenApi bodies() {
            return GroupedOpenApi.builder()
                    .group("bodies")
                    .pathsToMatch("/body")
                    .build();
        }

        @Bean
        GroupedOpenApi parameters() {
            return GroupedOpenApi.builder()
                    .group("parameters")
                    .pathsToMatch("/parameters/**")
                    .build();
        }
    }

    @Autowired
    private MockMvc mvc;

    private JsonNode document(String group) throws Exception {
        String json = mvc.perform(get("/v3/api-docs/" + group))
                .andReturn()
                .getResponse()
                .getContentAsString();
        assertThat(json).doesNotContain("x-valueranges");
        return JsonMapper.shared().readTree(json);
    }

    @Test
    void aConstraintOnAValueLimitsNoCharactersInAnyGroup() throws Exception {
        JsonNode properties = document("bodies").at("/components/schemas/Sent/properties");
        assertThat(properties.at("/ranges/format").asString()).isEqualTo("datemultirange");
        assertThat(properties.get("ranges").has("maxLength")).isFalse();
        assertThat(properties.at("/rights/maxItems").asInt()).isEqualTo(2);
        JsonNode parameters = document("parameters").at("/paths/~1parameters~1{path}/get/parameters");
        int texts = 0;
        for (JsonNode parameter : parameters) {
            if (parameter.at("/schema/format").asString().startsWith("date")) {
                assertThat(parameter.get("schema").has("maxLength"))
                        .as(parameter.toString())
                        .isFalse();
                texts++;
            }
        }
        assertThat(texts).isEqualTo(7);
    }
}
