package com.example.rooms;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceConfiguration;
import java.util.function.Function;

/** Prints what it asks and what it is answered. */
public final class Main {

    private static int printed;

    private Main() {}

    public static void main(String[] args) throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.start()) {
            String url = server.getJdbcUrl("postgres", "postgres");
            try (EntityManagerFactory created = open(url, "create")) {
                EveryType.run(created);
                Hotel.run(created);
            }
            try (EntityManagerFactory validated = open(url, "validate")) {
                long rows = inTransaction(validated, em -> em.createQuery("select count(e) from Everything e", Long.class)
                        .getSingleResult());
                print("the schema is valid, rows", rows);
            }
            try (EntityManagerFactory updated = open(url, "update")) {
                long rows = inTransaction(updated, em -> em.createQuery("select count(b) from Booking b", Long.class)
                        .getSingleResult());
                print("the schema has nothing to update, rows", rows);
            }
        }
        System.out.println(printed + " answers");
    }

    private static EntityManagerFactory open(String url, String action) {
        return new PersistenceConfiguration("rooms")
                .managedClass(Everything.class)
                .managedClass(Room.class)
                .managedClass(Booking.class)
                .property(PersistenceConfiguration.JDBC_URL, url)
                .property(PersistenceConfiguration.JDBC_USER, "postgres")
                .property(PersistenceConfiguration.JDBC_PASSWORD, "")
                .property("hibernate.hbm2ddl.auto", action)
                .createEntityManagerFactory();
    }

    static <T> T inTransaction(EntityManagerFactory factory, Function<EntityManager, T> work) {
        return factory.callInTransaction(work::apply);
    }

    static void print(String question, Object answer) {
        printed++;
        System.out.println(question + ": " + answer);
    }
}
