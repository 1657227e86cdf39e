package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.jpa.internal.ColumnValues;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Converter;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.PersistenceConfiguration;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.eclipse.persistence.jpa.PersistenceProvider;
import org.hibernate.MappingException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.postgresql.util.PGobject;

/** The converters under a provider that knows nothing of the types: the columns are those of Hibernate's mapping. */
class ValueConverterTests {

    private static final Map<ValueType<?>, Class<?>> CONVERTERS = converters();
    private static final Class<?> ENTITY = makeEntity();

    private static EntityManagerFactory factory;

    /** The converter of one wrapper set. */
    @Converter
    public static final class AccessRightsConverter extends ValueConverter<WrapperSet<AccessRight>>
            implements AttributeConverter<WrapperSet<AccessRight>, Object> {

        /** Made by the provider. */
        public AccessRightsConverter() {
            super(SetType.wrapper(AccessRight.class));
        }
    }

    private static Map<ValueType<?>, Class<?>> converters() {
        Map<ValueType<?>, Class<?>> converters = new LinkedHashMap<>();
        for (Class<?> converter : ValueConverters.class.getDeclaredClasses()) {
            ValueType<?> type = ValueType.all().stream()
                    .filter(each -> converter
                            .getSimpleName()
                            .equals("Of" + each.javaType().getSimpleName()))
                    .findFirst()
                    .orElseThrow();
            converters.put(type, converter);
        }
        converters.put(SetType.wrapper(AccessRight.class), AccessRightsConverter.class);
        return converters;
    }

    private static Class<?> makeEntity() {
        DynamicType.Builder<?> builder = new ByteBuddy()
                .subclass(Object.class)
                .name(ValueConverterTests.class.getPackageName() + ".Converted")
                .annotateType(AnnotationDescription.Builder.ofType(Entity.class).build())
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(Id.class).build());
        for (Map.Entry<ValueType<?>, Class<?>> each : CONVERTERS.entrySet()) {
            builder = builder.defineField(
                            Everything.attribute(each.getKey()), each.getKey().javaType(), Visibility.PUBLIC)
                    .annotateField(
                            AnnotationDescription.Builder.ofType(Convert.class)
                                    .define("converter", TypeDescription.ForLoadedType.of(each.getValue()))
                                    .build(),
                            AnnotationDescription.Builder.ofType(Column.class)
                                    .define("columnDefinition", each.getKey().postgresName())
                                    .build());
        }
        return builder.make()
                // The provider reads the bytes of the class.
                .load(ValueConverterTests.class.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER_PERSISTENT)
                .getLoaded();
    }

    @BeforeAll
    static void open() throws Exception {
        String url = TestPostgres.freshJdbcUrl();
        try (var connection = java.sql.DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute("create type timerange as range (subtype = time)");
            statement.execute("create type float8range as range (subtype = float8)");
            statement.execute("create type float4range as range (subtype = float4)");
        }
        PersistenceConfiguration configuration = new PersistenceConfiguration("converted")
                .managedClass(ENTITY)
                .property("jakarta.persistence.jdbc.url", url)
                .property("jakarta.persistence.jdbc.driver", "org.postgresql.Driver")
                .property("jakarta.persistence.schema-generation.database.action", "create")
                .property("eclipselink.weaving", "false")
                .property("eclipselink.logging.level", "WARNING");
        CONVERTERS.values().forEach(configuration::managedClass);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(ENTITY.getClassLoader());
        try {
            factory = new PersistenceProvider().createEntityManagerFactory(configuration);
            factory.createEntityManager().close();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    /** All but sets of dates and times, which the provider reads as arrays of {@code java.sql}. */
    @Test
    void everyTypeThatIsReadExactlyHasAConverter() {
        assertThat(CONVERTERS.keySet())
                .containsAll(ValueType.all().stream()
                        .filter(type -> !(type instanceof SetType<?, ?> && isTemporal(type.elementClass())))
                        .toList())
                .hasSize(ValueType.all().size() - 6 + 1);
    }

    private static boolean isTemporal(Class<?> elementClass) {
        return Temporal.class.isAssignableFrom(elementClass);
    }

    @Test
    void theProviderIsAnotherOne() {
        assertThat(factory.getClass().getName()).startsWith("org.eclipse.persistence.");
    }

    @Test
    void everyValueIsCreatedReadUpdatedAndDeleted() {
        List<Object> cases = new ArrayList<>();
        long id = 0;
        for (ValueType<?> type : CONVERTERS.keySet()) {
            String attribute = Everything.attribute(type);
            for (Object value : Probes.values(type)) {
                long row = ++id;
                inTransaction(manager -> manager.persist(entity(row, attribute, value)));
                assertThat(read(row, attribute)).as("%s", value).isEqualTo(value);
                assertThat(text(row, attribute)).as("%s", value).isEqualTo(serverText(type, value));

                Object other = Probes.values(type).get(0);
                inTransaction(manager -> Place.set(find(manager, row), attribute, other));
                assertThat(read(row, attribute)).as("%s", value).isEqualTo(other);

                inTransaction(manager -> Place.set(find(manager, row), attribute, null));
                assertThat(read(row, attribute)).as("%s", value).isNull();

                inTransaction(manager -> manager.remove(find(manager, row)));
                cases.add(value);
            }
        }
        assertThat(cases).hasSizeGreaterThan(200);
    }

    @Test
    void aQueryTakesEveryTypeAsAParameter() {
        long id = 10_000;
        for (ValueType<?> type : CONVERTERS.keySet()) {
            String attribute = Everything.attribute(type);
            Object value = Probes.values(type).get(1);
            long row = ++id;
            inTransaction(manager -> manager.persist(entity(row, attribute, value)));
            try (EntityManager manager = factory.createEntityManager()) {
                assertThat(manager.createQuery(
                                        "select c." + attribute + " from Converted c where c." + attribute + " = :p",
                                        Object.class)
                                .setParameter("p", value)
                                .getResultList())
                        .as("%s", value)
                        .isEqualTo(List.of(value));
            }
            inTransaction(manager -> manager.remove(find(manager, row)));
        }
    }

    @Test
    void aRowOfAnotherToolLoadsOrIsRefused() {
        inTransaction(manager -> {
            manager.persist(entity(20_000L, "stringSet", null));
            manager.flush();
            manager.createNativeQuery("update converted set stringset = '{b,a,b}' where id = 20000")
                    .executeUpdate();
        });
        assertThat(read(20_000L, "stringSet")).hasToString("{a,b}");

        inTransaction(
                manager -> manager.createNativeQuery("update converted set stringset = '{b,NULL}' where id = 20000")
                        .executeUpdate());
        assertThatThrownBy(() -> read(20_000L, "stringSet")).hasStackTraceContaining("element 2 of 2 is NULL");
        inTransaction(manager -> manager.createNativeQuery("delete from converted where id = 20000")
                .executeUpdate());
    }

    @Test
    void aSetIsNotReadFromDatesOfJavaSql() {
        assertThatThrownBy(
                        () -> ColumnValues.read(SetType.LOCAL_DATE, new Object[] {java.sql.Date.valueOf("1582-10-10")}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a set of date is not read exactly from an array of java.sql; read the column as text");
    }

    @Test
    void whatNeedsNoConverterRefusesIt() {
        assertThatThrownBy(() -> Factories.create(UnderHibernate.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("UnderHibernate.stay")
                .hasMessageContaining("remove the converter OfLocalDateRange");
    }

    @Entity(name = "UnderHibernate")
    static class UnderHibernate {
        @Id
        int id;

        @Convert(converter = ValueConverters.OfLocalDateRange.class)
        io.github.valueranges.@Nullable LocalDateRange stay;
    }

    @Test
    void nullIsNull() {
        ValueConverters.OfLocalDateRange converter = new ValueConverters.OfLocalDateRange();

        assertThat(converter.convertToDatabaseColumn(null))
                .isInstanceOfSatisfying(
                        PGobject.class, column -> assertThat(column.isNull()).isTrue());
        assertThat(converter.convertToEntityAttribute(null)).isNull();
        assertThat(converter.convertToEntityAttribute("[2026-06-01,2026-06-08)"))
                .isEqualTo(RangeType.LOCAL_DATE.parse("[2026-06-01,2026-06-07]"));
    }

    private static Object entity(long id, String attribute, @Nullable Object value) {
        Object entity = Place.make(ENTITY);
        Place.set(entity, "id", id);
        Place.set(entity, attribute, value);
        return entity;
    }

    private static Object find(EntityManager manager, long id) {
        return manager.find(ENTITY, id);
    }

    private static @Nullable Object read(long id, String attribute) {
        factory.getCache().evictAll();
        try (EntityManager manager = factory.createEntityManager()) {
            return Place.get(find(manager, id), attribute);
        }
    }

    private static String text(long id, String attribute) {
        return query("select cast(" + attribute + " as text) from converted where id = " + id);
    }

    private static <V> String serverText(ValueType<V> type, Object value) {
        return query("select cast(cast('"
                + type.toStoredLiteral(type.cast(value)).replace("'", "''") + "' as " + type.postgresName()
                + ") as text)");
    }

    private static String query(String sql) {
        try (EntityManager manager = factory.createEntityManager()) {
            return String.valueOf(manager.createNativeQuery(sql).getSingleResult());
        }
    }

    private static void inTransaction(Consumer<EntityManager> work) {
        try (EntityManager manager = factory.createEntityManager()) {
            manager.getTransaction().begin();
            work.accept(manager);
            manager.getTransaction().commit();
        }
    }
}
