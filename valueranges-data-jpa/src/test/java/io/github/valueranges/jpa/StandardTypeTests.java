package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.InstantSet;
import io.github.valueranges.LocalDateTimeSet;
import io.github.valueranges.LocalTimeSet;
import io.github.valueranges.OffsetDateTimeSet;
import io.github.valueranges.UuidSet;
import io.github.valueranges.jpa.internal.ValueTypeContributor;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.PersistenceConfiguration;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.hibernate.SessionFactory;
import org.hibernate.boot.MetadataBuilder;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.model.TypeContributions;
import org.hibernate.boot.model.TypeContributor;
import org.hibernate.boot.registry.BootstrapServiceRegistry;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.boot.registry.classloading.internal.ClassLoaderServiceImpl;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.service.ServiceRegistry;
import org.hibernate.type.BasicType;
import org.hibernate.type.BasicTypeReference;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.StandardBasicTypes;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the application has beside values: the types of Hibernate are what they are without the mapping. */
class StandardTypeTests {

    private static final UUID KEY = UUID.fromString("80000000-0000-0000-0000-000000000001");

    @Entity(name = "Plain")
    static class Plain {
        @Id
        UUID id;

        UUID other;
    }

    @Entity(name = "Keyed")
    static class Keyed {
        @Id
        UUID id;

        UuidSet keys;
    }

    @Entity(name = "Times")
    static class Times {
        @Id
        Long id;

        Instant[] instants;
        InstantSet instantSet;
        OffsetDateTime[] offsets;
        OffsetDateTimeSet offsetSet;
        LocalDateTime[] dateTimes;
        LocalDateTimeSet dateTimeSet;
        LocalTimeSet timeSet;
    }

    @Test
    void standardTypesAreThoseOfHibernateHoweverItIsStarted() throws IllegalAccessException {
        Map<String, String> without;
        try (SessionFactory factory = Factories.create(
                new BootstrapServiceRegistryBuilder()
                        .applyClassLoaderService(new WithContributors())
                        .build(),
                Map.of(),
                Plain.class)) {
            without = standardTypes(factory);
        }
        assertThat(without).hasSizeGreaterThan(60);
        try (SessionFactory factory = Factories.create(Plain.class)) {
            assertThat(standardTypes(factory)).isEqualTo(without);
        }
        try (EntityManagerFactory factory = jpa(Plain.class)) {
            assertThat(standardTypes(factory.unwrap(SessionFactory.class))).isEqualTo(without);
        }
    }

    @Test
    void uuidOfTheApplicationIsStoredAndAskedFor() {
        try (EntityManagerFactory factory = jpa(Plain.class, Keyed.class)) {
            factory.runInTransaction(em -> {
                Plain plain = new Plain();
                plain.id = KEY;
                plain.other = KEY;
                em.persist(plain);
                Keyed keyed = new Keyed();
                keyed.id = KEY;
                keyed.keys = UuidSet.of(KEY);
                em.persist(keyed);
            });
            factory.runInTransaction(em -> {
                assertThat(em.find(Plain.class, KEY).other).isEqualTo(KEY);
                assertThat(em.createQuery("select p.id from Plain p where p.other = :key", UUID.class)
                                .setParameter("key", KEY)
                                .getResultList())
                        .containsExactly(KEY);
                assertThat(em.createQuery(
                                        "select set_add(k.keys, :key) from Keyed k where set_contains(k.keys, :key)",
                                        UuidSet.class)
                                .setParameter("key", KEY)
                                .getResultList())
                        .containsExactly(UuidSet.of(KEY));
            });
        }
    }

    /** Hibernate sorts contributors by their number and name; under JPA it calls them unsorted before that, too. */
    @ParameterizedTest
    @CsvSource({"0, false", "2000, false", "0, true", "2000, true"})
    void aTypeOfTheApplicationStays(int ordinal, boolean jpa) {
        TypeContributor own = new OwnMonths(ordinal);
        BootstrapServiceRegistry bootstrap = new BootstrapServiceRegistryBuilder()
                .applyClassLoaderService(new WithContributors(own, new ValueTypeContributor()))
                .build();
        MetadataBuilder builder = new MetadataSources(new StandardServiceRegistryBuilder(bootstrap)
                        .applySetting("hibernate.connection.url", TestPostgres.freshJdbcUrl())
                        .build())
                .addAnnotatedClass(Budget.class)
                .getMetadataBuilder();
        if (jpa) {
            builder.applyTypes(new ValueTypeContributor()).applyTypes(own);
        }
        try (SessionFactory factory = builder.build().buildSessionFactory()) {
            assertThat(((SessionFactoryImplementor) factory)
                            .getMappingMetamodel()
                            .getEntityDescriptor(Budget.class)
                            .findAttributeMapping("month")
                            .getSingleJdbcMapping()
                            .getJdbcType()
                            .isString())
                    .isTrue();
        }
    }

    @Entity(name = "Budget")
    static class Budget {
        @Id
        Long id;

        YearMonth month;
    }

    /** Months as texts, for all attributes of an application. */
    private record OwnMonths(int ordinal) implements TypeContributor {

        @Override
        public void contribute(TypeContributions contributions, ServiceRegistry serviceRegistry) {
            contributions.contributeJavaType(new AsText());
        }

        private static final class AsText extends AbstractClassJavaType<YearMonth> {

            private static final long serialVersionUID = 1;

            AsText() {
                super(YearMonth.class);
            }

            @Override
            public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
                return indicators.getJdbcType(SqlTypes.VARCHAR);
            }

            @Override
            public <X> @Nullable X unwrap(@Nullable YearMonth month, Class<X> type, WrapperOptions options) {
                return month == null ? null : type.cast(month.toString());
            }

            @Override
            public <X> @Nullable YearMonth wrap(@Nullable X text, WrapperOptions options) {
                return text == null ? null : YearMonth.parse(text.toString());
            }
        }
    }

    /** The server would take less and warn. */
    @Test
    void setsOfTimesAskForThePrecisionThatArraysAskFor() {
        StringWriter script = new StringWriter();
        configuration(Times.class)
                .property("jakarta.persistence.schema-generation.scripts.action", "create")
                .property("jakarta.persistence.schema-generation.scripts.create-target", script)
                .createEntityManagerFactory()
                .close();
        assertThat(script.toString())
                .contains(
                        "dateTimeSet timestamp(6) array,",
                        "dateTimes timestamp(6) array,",
                        "instantSet timestamp(6) with time zone array,",
                        "instants timestamp(6) with time zone array,",
                        "offsetSet timestamp(6) with time zone array,",
                        "offsets timestamp(6) with time zone array,",
                        "timeSet time array,");
    }

    private static EntityManagerFactory jpa(Class<?>... entities) {
        return configuration(entities).createEntityManagerFactory();
    }

    private static PersistenceConfiguration configuration(Class<?>... entities) {
        PersistenceConfiguration configuration = new PersistenceConfiguration("standard")
                .provider(org.hibernate.jpa.HibernatePersistenceProvider.class.getName())
                .property("jakarta.persistence.jdbc.url", TestPostgres.freshJdbcUrl())
                .property("jakarta.persistence.schema-generation.database.action", "create")
                .property("hibernate.hbm2ddl.halt_on_error", true);
        for (Class<?> entity : entities) {
            configuration.managedClass(entity);
        }
        return configuration;
    }

    /** By the name of the reference: class and DDL code of the JDBC type, and those of the type of the Java class. */
    private static Map<String, String> standardTypes(SessionFactory factory) throws IllegalAccessException {
        var registry =
                ((SessionFactoryImplementor) factory).getTypeConfiguration().getBasicTypeRegistry();
        Map<String, String> types = new TreeMap<>();
        for (Field field : StandardBasicTypes.class.getFields()) {
            if (field.get(null) instanceof BasicTypeReference<?> reference) {
                types.put(
                        field.getName(),
                        describe(registry.resolve(reference)) + ", "
                                + describe(registry.getRegisteredType(reference.getJavaType())));
            }
        }
        return types;
    }

    private static String describe(@Nullable BasicType<?> type) {
        return type == null
                ? "none"
                : type.getJdbcType().getClass().getName()
                        + ' '
                        + type.getJdbcType().getDdlTypeCode()
                        + ' '
                        + type.getJavaTypeDescriptor().getClass().getName();
    }

    private static final class WithContributors extends ClassLoaderServiceImpl {

        private static final long serialVersionUID = 1;

        private final transient List<TypeContributor> contributors;

        WithContributors(TypeContributor... contributors) {
            this.contributors = List.of(contributors);
        }

        @Override
        @SuppressWarnings("unchecked") // what is asked for is given
        public <S> Collection<S> loadJavaServices(Class<S> service) {
            return service == TypeContributor.class ? (Collection<S>) contributors : super.loadJavaServices(service);
        }
    }
}
