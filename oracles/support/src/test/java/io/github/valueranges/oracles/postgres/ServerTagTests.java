package io.github.valueranges.oracles.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ServerTagTests {

    private static void refused(ThrowingCallable question) {
        assertThatIllegalStateException()
                .isThrownBy(question)
                .withMessage("a test asks the server and has no tag: expected @Tag(\"server\") on it or on its class");
    }

    @Test
    void aTestWithoutTheTagGetsNoServer() {
        refused(TestPostgres::jdbcUrl);
        refused(TestPostgres::dataSource);
        refused(TestPostgres::freshJdbcUrl);
        refused(TestPostgres::freshDatabase);
        refused(TestPostgres::majorVersion);
    }

    @Test
    @Tag(ServerTag.NAME)
    void aTestWithTheTagGetsIt() {
        assertThat(TestPostgres.jdbcUrl()).startsWith("jdbc:postgresql:");
    }
}
