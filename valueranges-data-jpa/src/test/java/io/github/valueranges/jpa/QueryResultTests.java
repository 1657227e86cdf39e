package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.IntRange;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Id;
import jakarta.persistence.Tuple;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.core.convert.ConverterNotFoundException;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Slice;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.jpa.repository.support.JpaRepositoryFactory;
import org.springframework.data.repository.NoRepositoryBean;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** A value of every type as the whole result of a method of a repository, in every form that such a method may answer. */
class QueryResultTests {

    private static SessionFactory factory;
    private static EntityManager entityManager;
    private static Object repository;
    private static List<Object> loaded;

    @NoRepositoryBean // it is not one of the application's in Spring
    interface Views extends Repository<Tagged, Long> {

        @Query("select t.rights from Tagged t order by t.id")
        List<WrapperSet<AccessRight>> rights();

        @Query("select set_union(t.rights, t.rights) from Tagged t where t.id = 1")
        Optional<WrapperSet<AccessRight>> merged();

        List<Projection> findByIdLessThan(long id);

        @Query("select a.intRange from Anything a")
        List<IntRange> ranges();

        @Query("select a.intRange from Anything a")
        List<IntRange.Finite> finiteRanges();
    }

    interface Projection {

        long getId();

        @Nullable
        WrapperSet<AccessRight> getRights();
    }

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY, Tagged.class);
        loaded = EveryTypeRows.store(factory);
        entityManager = factory.createEntityManager();
        // What Spring Data asks of who reads a stream.
        TransactionSynchronizationManager.setActualTransactionActive(true);
        repository = new JpaRepositoryFactory(entityManager).getRepository(repositoryInterface());
    }

    @AfterAll
    static void close() {
        TransactionSynchronizationManager.clear();
        entityManager.close();
        factory.close();
    }

    private static Class<?> repositoryInterface() {
        DynamicType.Builder<?> builder = new ByteBuddy()
                .makeInterface(TypeDescription.Generic.Builder.parameterizedType(
                                Repository.class, Everything.ENTITY, Long.class)
                        .build())
                .name(Everything.class.getPackageName() + ".Results");
        for (ValueType<?> type : ValueType.all()) {
            Class<?> value = type.javaType();
            String name = value.getSimpleName();
            String attribute = Everything.attribute(type);
            String all = "select a." + attribute + " from Anything a order by a.id";
            String one = "select a." + attribute + " from Anything a where a.id = 1";
            builder = method(builder, "plain" + name, value, one, false);
            builder = method(builder, "optional" + name, of(Optional.class, value), one, false);
            builder = method(builder, "list" + name, of(List.class, value), all, false);
            builder = method(builder, "native" + name, of(List.class, value), all, true);
            builder = method(builder, "set" + name, of(Set.class, value), all, false);
            builder = method(builder, "stream" + name, of(Stream.class, value), all, false);
            builder = method(builder, "array" + name, value.arrayType(), all, false);
            builder = method(builder, "slice" + name, of(Slice.class, value), all, false, Pageable.class);
            builder = method(builder, "page" + name, of(Page.class, value), all, false, Pageable.class);
            builder = method(builder, "tuple" + name, of(List.class, Tuple.class), all, false);
            if (type instanceof RangeType<?, ?, ?> range) {
                Class<?> set = range.rangeSetType().javaType();
                String of = "(a." + attribute + ") from Anything a where a.id > 1";
                builder = method(builder, "computed" + name, of(Optional.class, set), "select range_agg" + of, false);
            } else if (type instanceof SetType<?, ?>) {
                String of = "(a." + attribute + ", a." + attribute + ") from Anything a where a.id = 1";
                builder = method(builder, "computed" + name, of(Optional.class, value), "select set_union" + of, false);
            }
        }
        return builder.make()
                .load(Everything.class.getClassLoader(), ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }

    private static TypeDescription.Generic of(Class<?> container, Class<?> value) {
        return TypeDescription.Generic.Builder.parameterizedType(container, value)
                .build();
    }

    private static DynamicType.Builder<?> method(
            DynamicType.Builder<?> builder,
            String name,
            Object result,
            String query,
            boolean isNative,
            Type... parameters) {
        AnnotationDescription annotation = AnnotationDescription.Builder.ofType(Query.class)
                .define("value", query)
                .define("nativeQuery", isNative)
                .build();
        return (result instanceof Type type
                        ? builder.defineMethod(name, type, Visibility.PUBLIC)
                        : builder.defineMethod(name, (TypeDescription.Generic) result, Visibility.PUBLIC))
                .withParameters(parameters)
                .withoutCode()
                .annotateMethod(annotation);
    }

    private static Object call(String form, ValueType<?> type, Object... arguments) {
        String name = form + type.javaType().getSimpleName();
        try {
            return Arrays.stream(repository.getClass().getMethods())
                    .filter(method -> method.getName().equals(name))
                    .findAny()
                    .orElseThrow()
                    .invoke(repository, arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name, e);
        }
    }

    @Test
    void everyTypeIsAResultInEveryForm() {
        int asked = 0;
        for (ValueType<?> type : ValueType.all()) {
            List<@Nullable Object> values = new ArrayList<>();
            loaded.forEach(row -> values.add(Everything.get(row, type)));
            Pageable third = PageRequest.of(2, 3);

            assertThat(call("plain", type)).isEqualTo(values.get(1));
            assertThat(call("optional", type)).isEqualTo(Optional.ofNullable(values.get(1)));
            assertThat(call("list", type)).isEqualTo(values);
            if (type instanceof RangeType<?, ?, ?>) {
                assertThatThrownBy(() -> call("native", type)).hasRootCauseInstanceOf(ConverterNotFoundException.class);
            } else {
                assertThat(call("native", type)).isEqualTo(values);
            }
            assertThat(call("set", type)).isEqualTo(new LinkedHashSet<>(values));
            assertThat(((Stream<?>) call("stream", type)).toList()).isEqualTo(values);
            assertThat((Object[]) call("array", type)).isEqualTo(values.toArray());
            assertThat(((Slice<?>) call("slice", type, third)).getContent()).isEqualTo(values.subList(6, 9));
            assertThat(((Page<?>) call("page", type, third)).getContent()).isEqualTo(values.subList(6, 9));
            assertThat(((List<?>) call("tuple", type))
                            .stream().map(row -> ((Tuple) row).get(0)).toList())
                    .isEqualTo(values);
            asked++;
        }

        assertThat(asked).isEqualTo(11 + 11 + 14);
    }

    @Test
    void whatTheServerComputesIsAResult() {
        int asked = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            assertThat(call("computed", type)).isEqualTo(Optional.of(union(type)));
            asked++;
        }
        for (SetType<?, ?> type : SetType.all()) {
            assertThat(call("computed", type)).isEqualTo(Optional.ofNullable(Everything.get(loaded.get(1), type)));
            asked++;
        }

        assertThat(asked).isEqualTo(11 + 14);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S union(
            RangeType<E, R, S> type) {
        List<R> ranges = new ArrayList<>();
        for (Object row : loaded.subList(2, loaded.size() - 1)) {
            ranges.add(type.cast(Everything.get(row, type)));
        }
        return type.rangeSetType().of(ranges);
    }

    @Test
    void aWrapperSetIsAResult() {
        WrapperSet<AccessRight> rights =
                WrapperSet.of(AccessRight.class, new AccessRight("write"), new AccessRight("read"));
        factory.inTransaction(session -> {
            session.persist(new Tagged(1, rights));
            session.persist(new Tagged(2, WrapperSet.empty(AccessRight.class)));
            session.persist(new Tagged(3, null));
        });
        Views views = new JpaRepositoryFactory(entityManager).getRepository(Views.class);

        assertThat(views.rights()).containsExactly(rights, WrapperSet.empty(AccessRight.class), null);
        assertThat(views.merged()).contains(rights);
        assertThat(views.findByIdLessThan(4)).extracting(Projection::getRights).isEqualTo(views.rights());
    }

    @Test
    void aRecordOfARangeIsAskedForAsTheRange() {
        Views views = new JpaRepositoryFactory(entityManager).getRepository(Views.class);

        assertThat(views.ranges()).contains(IntRange.empty());
        assertThatThrownBy(views::finiteRanges).hasMessageContaining("Missing constructor for type 'Finite'");
    }

    @Entity(name = "Tagged")
    static class Tagged {

        @Id
        private long id;

        private @Nullable WrapperSet<AccessRight> rights;

        protected Tagged() {}

        Tagged(long id, @Nullable WrapperSet<AccessRight> rights) {
            this.id = id;
            this.rights = rights;
        }
    }
}
