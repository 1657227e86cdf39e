package io.github.valueranges.sample.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;

/** Starts a server, commits one row, leaves another uncommitted, and waits to be killed. */
final class ServerProgram {

    private ServerProgram() {}

    public static void main(String[] args) throws Exception {
        try (EmbeddedServer server = EmbeddedServer.start(Path.of(args[0]));
                Connection connection = DriverManager.getConnection(server.jdbcUrl());
                Statement statement = connection.createStatement()) {
            statement.execute("create table if not exists written (what text)");
            statement.execute("insert into written values ('committed')");
            connection.setAutoCommit(false);
            statement.execute("insert into written values ('uncommitted')");
            System.out.println("written by " + ProcessHandle.current().pid());
            Thread.sleep(120_000);
        }
    }
}
