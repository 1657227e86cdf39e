package io.github.valueranges.sample.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.ForkedJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedServerTests {

    @TempDir
    private Path directory;

    @Test
    void whatWasWrittenSurvivesARestart() throws Exception {
        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            query(server, "create table written (what text)");
            query(server, "insert into written values ('before')");
        }
        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            assertThat(query(server, "select what from written")).containsExactly("before");
        }
    }

    @Test
    void commitsWaitForTheDiskOnlyThisMachineConnectsAndTheServerEndsWithTheService() throws Exception {
        ProcessHandle postmaster;
        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            assertThat(query(server, "show fsync")).containsExactly("on");
            assertThat(query(server, "show synchronous_commit")).containsExactly("on");
            assertThat(query(server, "show full_page_writes")).containsExactly("on");
            assertThat(query(server, "show server_encoding")).containsExactly("UTF8");
            assertThat(query(server, "show listen_addresses")).containsExactly("localhost");
            postmaster = postmaster();
            assertThat(isPostgres(postmaster)).isTrue();
        }
        assertThat(isPostgres(postmaster)).isFalse();
    }

    @Test
    void aSecondServerOnTheSameDirectoryIsRefused() throws Exception {
        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            assertThatThrownBy(() -> EmbeddedServer.start(directory))
                    .isInstanceOf(DataDirectoryInUseException.class)
                    .hasMessageContaining(directory.toRealPath().toString());
            assertThat(query(server, "select 1")).containsExactly("1");
        }
    }

    @Test
    void aSecondServiceOnTheSameDirectoryIsRefusedAndTheFirstIsLeftAlone() throws Exception {
        try (ForkedJvm first = ForkedJvm.start(ServerProgram.class, directory.toString())) {
            first.awaitLine("written by");
            ProcessHandle postmaster = postmaster();
            assertThatThrownBy(() -> EmbeddedServer.start(directory)).isInstanceOf(DataDirectoryInUseException.class);
            assertThat(isPostgres(postmaster)).isTrue();
            assertThat(postmaster()).isEqualTo(postmaster);
        }
        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            assertThat(query(server, "select what from written")).containsExactly("committed");
        }
    }

    @Test
    void theServerThatAKilledServiceLeftRunningIsStoppedAndNothingIsLost() throws Exception {
        ProcessHandle orphan;
        try (ForkedJvm service = ForkedJvm.start(ServerProgram.class, directory.toString())) {
            service.awaitLine("written by");
            orphan = postmaster();
            service.kill();
        }
        assertThat(isPostgres(orphan)).as("the server outlives the service").isTrue();

        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            assertThat(isPostgres(orphan)).isFalse();
            assertThat(postmaster()).isNotEqualTo(orphan);
            assertThat(query(server, "select what from written")).containsExactly("committed");
        }
    }

    @Test
    void aServerThatWasKilledWithItsServiceRecovers() throws Exception {
        try (ForkedJvm service = ForkedJvm.start(ServerProgram.class, directory.toString())) {
            service.awaitLine("written by");
            ProcessHandle postmaster = postmaster();
            service.kill();
            postmaster.destroyForcibly();
            while (isPostgres(postmaster)) {
                Thread.sleep(10);
            }
        }
        assertThat(directory.resolve("postgres/postmaster.pid")).exists();

        try (EmbeddedServer server = EmbeddedServer.start(directory)) {
            assertThat(query(server, "select what from written")).containsExactly("committed");
        }
    }

    @Test
    void aServiceKilledDuringItsVeryFirstStartLeavesNoHalfCluster() throws Exception {
        int killed = 0;
        for (int attempt = 0; attempt < 3; attempt++) {
            Path fresh = Files.createDirectory(directory.resolve("attempt" + attempt));
            try (ForkedJvm service = ForkedJvm.start(ServerProgram.class, fresh.toString())) {
                awaitUnfinished(fresh);
                Thread.sleep(attempt * 300L);
                service.kill();
                killed++;
            }
            try (EmbeddedServer server = EmbeddedServer.start(fresh)) {
                assertThat(query(server, "select 1")).containsExactly("1");
            }
        }
        assertThat(killed).isEqualTo(3);
    }

    @Test
    void aStrangerThatWasGivenTheNumberOfAnEndedServerIsLeftAlone() throws Exception {
        EmbeddedServer.start(directory).close();
        try (ForkedJvm stranger = ForkedJvm.start(Stranger.class)) {
            long pid = Long.parseLong(stranger.awaitLine("stranger ").trim());
            Files.writeString(
                    directory.resolve("postgres/postmaster.pid"), pid + "\n" + directory.resolve("postgres") + "\n");
            try (EmbeddedServer server = EmbeddedServer.start(directory)) {
                assertThat(query(server, "select 1")).containsExactly("1");
            }
            assertThat(ProcessHandle.of(pid))
                    .hasValueSatisfying(it -> assertThat(it.isAlive()).isTrue());
        }
    }

    @Test
    void theServerOfAnotherDirectoryIsLeftAlone() throws Exception {
        Path other = Files.createDirectory(directory.resolve("other"));
        Path mine = Files.createDirectory(directory.resolve("mine"));
        EmbeddedServer.start(mine).close();
        try (EmbeddedServer neighbour = EmbeddedServer.start(other)) {
            Files.copy(other.resolve("postgres/postmaster.pid"), mine.resolve("postgres/postmaster.pid"));
            try (EmbeddedServer server = EmbeddedServer.start(mine)) {
                assertThat(query(server, "select 1")).containsExactly("1");
                assertThat(query(neighbour, "select 2")).containsExactly("2");
            }
        }
    }

    /** Waits to be killed. */
    static final class Stranger {
        public static void main(String[] args) throws Exception {
            System.out.println("stranger " + ProcessHandle.current().pid());
            Thread.sleep(120_000);
        }
    }

    private static void awaitUnfinished(Path directory) throws Exception {
        while (true) {
            try (Stream<Path> files = Files.list(directory)) {
                if (files.anyMatch(file -> file.getFileName().toString().startsWith("unfinished-"))) {
                    return;
                }
            }
            Thread.sleep(5);
        }
    }

    private ProcessHandle postmaster() throws Exception {
        String pid =
                Files.readAllLines(directory.resolve("postgres/postmaster.pid")).get(0);
        return ProcessHandle.of(Long.parseLong(pid.trim())).orElseThrow();
    }

    /** Whether the process still runs its program: an ended one may stay listed until somebody collects it. */
    private static boolean isPostgres(ProcessHandle process) {
        return process.isAlive() && process.info().command().isPresent();
    }

    private static List<String> query(EmbeddedServer server, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(server.jdbcUrl());
                Statement statement = connection.createStatement()) {
            List<String> answer = new ArrayList<>();
            if (statement.execute(sql)) {
                ResultSet rows = statement.getResultSet();
                while (rows.next()) {
                    answer.add(rows.getString(1));
                }
            }
            return answer;
        }
    }
}
