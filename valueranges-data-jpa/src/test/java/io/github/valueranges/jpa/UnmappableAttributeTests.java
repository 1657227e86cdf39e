package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.Range;
import io.github.valueranges.RangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Connection;
import java.sql.ResultSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.boot.model.TypeContributor;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.classloading.internal.ClassLoaderServiceImpl;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What has no column type stops the start; it never becomes a column of bytes. */
class UnmappableAttributeTests {

    @Test
    void anyRange() {
        refused(WithAnyRange.class, "WithAnyRange.value", "type Range ", "declare one type, such as ");
    }

    @Test
    void anyRangeSet() {
        refused(
                WithAnyRangeSet.class,
                "WithAnyRangeSet.value",
                "type RangeSet<LocalDate> ",
                "declare LocalDateRangeSet");
    }

    @Test
    void anySet() {
        refused(WithAnySet.class, "WithAnySet.value", "type ValueSet ", "declare one type, such as ");
    }

    @Test
    @SuppressWarnings("rawtypes")
    void wrapperSetWithoutItsElement() {
        refused(WithRawWrapperSet.class, "WithRawWrapperSet.value", "type WrapperSet ", "declare the element class");
    }

    @Test
    void wrapperSetOfAnyElement() {
        refused(WithAnyWrapperSet.class, "WithAnyWrapperSet.value", "type WrapperSet ", "declare the element class");
    }

    /** Hibernate passes on the class of the rows alone; of an attribute of an embeddable it passes on all. */
    @Test
    void wrapperSetThatIsARowItself() {
        refused(
                WithRowsOfWrapperSets.class,
                "WithRowsOfWrapperSets_values.values",
                "declare the element class",
                "and in an element collection inside of an embeddable");
        Factories.create(WithRowsOfParts.class).close();
    }

    @Test
    void wrapperSetOfAnUndeclaredWrapper() {
        refused(WithUndeclaredWrapper.class, "WithUndeclaredWrapper.value", "WrapperSet<Undeclared>", "declare");
    }

    @Test
    void aMissingTypeContributorIsNoticedBeforeTheSchemaIsTouched() throws Exception {
        String url = TestPostgres.freshJdbcUrl();

        assertThatThrownBy(() -> Factories.create(
                        new BootstrapServiceRegistryBuilder()
                                .applyClassLoaderService(new WithoutTypeContributor())
                                .build(),
                        Map.of("hibernate.connection.url", url),
                        WithRange.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("WithRange.value")
                .hasMessageContaining("LocalDateRange")
                .hasMessageContaining("META-INF/services/org.hibernate.boot.model.TypeContributor");

        try (Connection connection = java.sql.DriverManager.getConnection(url);
                ResultSet tables = connection
                        .createStatement()
                        .executeQuery("select count(*) from information_schema.tables where table_schema = 'public'")) {
            tables.next();
            assertThat(tables.getInt(1)).isZero();
        }
    }

    @Test
    void aMissingTypeContributorIsNoticedForSetsAndForListsOfRanges() {
        for (Class<?> entity : List.of(WithSet.class, WithListOfRanges.class)) {
            assertThatThrownBy(() -> Factories.create(
                            new BootstrapServiceRegistryBuilder()
                                    .applyClassLoaderService(new WithoutTypeContributor())
                                    .build(),
                            Map.of(),
                            entity))
                    .isInstanceOf(MappingException.class)
                    .hasMessageContaining(entity.getSimpleName() + ".value");
        }
    }

    private static void refused(Class<?> entity, String... parts) {
        assertThatThrownBy(() -> Factories.create(entity))
                .isInstanceOf(MappingException.class)
                .satisfies(e -> assertThat(e.getMessage()).contains(parts));
    }

    private static final class WithoutTypeContributor extends ClassLoaderServiceImpl {

        @Override
        public <S> Collection<S> loadJavaServices(Class<S> contract) {
            Collection<S> all = super.loadJavaServices(contract);
            return contract == TypeContributor.class
                    ? all.stream()
                            .filter(service -> !service.getClass().getName().startsWith("io.github.valueranges"))
                            .toList()
                    : all;
        }
    }

    @Entity(name = "WithRange")
    static class WithRange {
        @Id
        int id;

        @Nullable
        LocalDateRange value;
    }

    @Entity(name = "WithSet")
    static class WithSet {
        @Id
        int id;

        @Nullable
        StringSet value;
    }

    @Entity(name = "WithListOfRanges")
    static class WithListOfRanges {
        @Id
        int id;

        @Nullable
        List<LocalDateRange> value;
    }

    @Entity(name = "WithAnyRange")
    static class WithAnyRange {
        @Id
        int id;

        @Nullable
        Range<?> value;
    }

    @Entity(name = "WithAnyRangeSet")
    static class WithAnyRangeSet {
        @Id
        int id;

        @Nullable
        RangeSet<java.time.LocalDate> value;
    }

    @Entity(name = "WithAnySet")
    static class WithAnySet {
        @Id
        int id;

        @Nullable
        ValueSet<?> value;
    }

    @Entity(name = "WithRawWrapperSet")
    @SuppressWarnings("rawtypes")
    static class WithRawWrapperSet {
        @Id
        int id;

        @Nullable
        WrapperSet value;
    }

    @Entity(name = "WithAnyWrapperSet")
    static class WithAnyWrapperSet {
        @Id
        int id;

        @Nullable
        WrapperSet<?> value;
    }

    @Entity(name = "WithRowsOfWrapperSets")
    static class WithRowsOfWrapperSets {
        @Id
        int id;

        @ElementCollection
        List<WrapperSet<AccessRight>> values = List.of();
    }

    @Entity(name = "WithRowsOfParts")
    static class WithRowsOfParts {
        @Id
        int id;

        @ElementCollection
        List<Part> values = List.of();
    }

    @Embeddable
    record Part(WrapperSet<AccessRight> rights) {}

    @Entity(name = "WithUndeclaredWrapper")
    static class WithUndeclaredWrapper {
        @Id
        int id;

        @Nullable
        WrapperSet<Undeclared> value;
    }

    static final class Undeclared {
        final String value = "";
    }
}
