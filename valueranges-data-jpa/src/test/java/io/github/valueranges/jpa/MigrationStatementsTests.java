package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The statements that the page of columns has for migrations make what the annotations make. */
class MigrationStatementsTests {

    @Test
    void theStatementsOfThePageMakeWhatTheAnnotationsMake() {
        List<String> statements = statements();
        assertThat(statements).hasSize(4);
        String url = TestPostgres.freshJdbcUrl();
        List<String> made;
        try (SessionFactory migrated = Factories.create(Map.of("hibernate.connection.url", url), Plain.class)) {
            migrated.inTransaction(session -> statements.forEach(
                    sql -> session.createNativeMutationQuery(sql).executeUpdate()));
            made = definitions(migrated);
        }

        try (SessionFactory annotated = Factories.create(Annotated.class)) {
            assertThat(definitions(annotated)).hasSize(3).isEqualTo(made);
        }
        try (SessionFactory update = Factories.create(
                Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "update"), Annotated.class)) {
            assertThat(definitions(update)).isEqualTo(made);
        }
    }

    private static List<String> statements() {
        List<String> found = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(ProjectTree.root().resolve("docs/jpa.md"))) {
                if (line.startsWith("create index ")
                        || line.startsWith("create extension ")
                        || line.startsWith("alter table ")) {
                    found.add(line.substring(0, line.lastIndexOf(';')));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static List<String> definitions(SessionFactory factory) {
        return factory.fromSession(session -> session.createNativeQuery(
                        "select coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid))"
                                + " from pg_index i left join pg_constraint c on c.conindid = i.indexrelid"
                                + " where i.indrelid = cast('booking' as regclass) and not i.indisprimary order by 1",
                        String.class)
                .list());
    }

    @Entity(name = "Plain")
    @Table(name = "booking")
    static class Plain {
        @Id
        private int id;

        @Column(name = "room_number")
        private @Nullable String room;

        private @Nullable LocalDateRange stay;
        private @Nullable StringSet requests;
    }

    @Entity(name = "Annotated")
    @Table(name = "booking")
    @ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay")
    static class Annotated {
        @Id
        private int id;

        @Column(name = "room_number")
        private @Nullable String room;

        @ValueIndex
        private @Nullable LocalDateRange stay;

        @ValueIndex
        private @Nullable StringSet requests;
    }
}
