package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;

/** A database of its own, with the settings of a plain application that writes in batches. */
final class Database implements AutoCloseable {

    private final SessionFactory factory;

    Database(List<Class<?>> entities, Map<String, Object> settings) {
        MetadataSources sources = new MetadataSources(new StandardServiceRegistryBuilder()
                .applySetting("hibernate.connection.url", TestPostgres.freshJdbcUrl())
                .applySetting("hibernate.hbm2ddl.auto", "create")
                .applySetting("hibernate.jdbc.batch_size", 100)
                .applySettings(settings)
                .build());
        entities.forEach(sources::addAnnotatedClass);
        factory = sources.buildMetadata().buildSessionFactory();
    }

    SessionFactory factory() {
        return factory;
    }

    void execute(String... statements) {
        factory.inSession(session -> session.doWork(connection -> execute(connection, statements)));
    }

    private static void execute(Connection connection, String... statements) throws SQLException {
        boolean automatic = connection.getAutoCommit();
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
        connection.setAutoCommit(automatic);
    }

    @Override
    public void close() {
        factory.close();
    }
}
