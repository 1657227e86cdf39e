package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the service answered.
 *
 * @param location the {@code Location} header, or an empty text
 */
record Answer(int status, String contentType, String location, String body) {

    Answer has(int expectedStatus) {
        assertThat(status).as(body).isEqualTo(expectedStatus);
        return this;
    }

    Answer is(int expectedStatus, String expectedBody) {
        assertThat(body).isEqualTo(expectedBody);
        return has(expectedStatus);
    }

    /** Checks what every refusal promises. */
    Answer isProblem(int expectedStatus) {
        has(expectedStatus);
        assertThat(contentType).isEqualTo("application/problem+json");
        assertThat(body)
                .contains("\"type\":\"about:blank\"", "\"title\":\"", "\"detail\":\"", "\"status\":" + expectedStatus)
                .doesNotContain("Exception", "java.", "io.github", "org.");
        return this;
    }
}
