package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What a native query may answer as an entity. Hibernate takes the column of an embeddable document for each of its
 * attributes, so that such an entity fails without any value type in it too: where that changes, a limit of the page
 * goes.
 */
class NativeEntityTests {

    private static final LocalDateRange STAY = LocalDateRange.parse("[2026-06-01,2026-06-08]");

    @Test
    void anEntityWithADocumentOfAnotherClass() {
        try (SessionFactory factory = Factories.create(WithDocument.class)) {
            factory.inTransaction(session -> session.persist(new WithDocument()));

            WithDocument read = byNativeQuery(factory, WithDocument.class);
            assertThat(read.document).isEqualTo(new Document(STAY, StringSet.of("quiet")));
            assertThat(read.stay).isEqualTo(STAY);
        }
    }

    @Test
    void noEntityWithAnEmbeddableDocument() {
        try (SessionFactory factory = Factories.create(WithEmbeddable.class, WithPlainEmbeddable.class)) {
            factory.inTransaction(session -> {
                session.persist(new WithEmbeddable());
                session.persist(new WithPlainEmbeddable());
            });

            for (Class<?> entity : new Class<?>[] {WithEmbeddable.class, WithPlainEmbeddable.class}) {
                assertThatThrownBy(() -> byNativeQuery(factory, entity))
                        .as("%s", entity)
                        .isInstanceOf(RuntimeException.class);
            }
            assertThat(factory.<WithEmbeddable>fromSession(session -> session.find(WithEmbeddable.class, 1L)).document)
                    .isEqualTo(new EmbeddedDocument(STAY, StringSet.of("quiet")));
        }
    }

    private static <T> T byNativeQuery(SessionFactory factory, Class<T> entity) {
        return factory.fromSession(
                session -> session.createNativeQuery("select * from " + entity.getSimpleName(), entity)
                        .getSingleResult());
    }

    record Document(LocalDateRange stay, StringSet requests) {}

    @Embeddable
    record EmbeddedDocument(LocalDateRange stay, StringSet requests) {}

    @Embeddable
    record PlainDocument(String name, int age) {}

    @Entity(name = "WithDocument")
    static class WithDocument {
        @Id
        private long id = 1;

        private @Nullable LocalDateRange stay = STAY;

        @JdbcTypeCode(SqlTypes.JSON)
        private @Nullable Document document = new Document(STAY, StringSet.of("quiet"));
    }

    @Entity(name = "WithEmbeddable")
    static class WithEmbeddable {
        @Id
        private long id = 1;

        @Embedded
        @JdbcTypeCode(SqlTypes.JSON)
        private @Nullable EmbeddedDocument document = new EmbeddedDocument(STAY, StringSet.of("quiet"));
    }

    @Entity(name = "WithPlainEmbeddable")
    static class WithPlainEmbeddable {
        @Id
        private long id = 1;

        @Embedded
        @JdbcTypeCode(SqlTypes.JSON)
        private @Nullable PlainDocument document = new PlainDocument("Ada", 36);
    }
}
