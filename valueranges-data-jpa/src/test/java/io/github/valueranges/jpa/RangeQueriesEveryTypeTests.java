package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import jakarta.persistence.EntityManager;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.core.TypedPropertyPath;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;
import org.springframework.data.jpa.repository.support.DefaultJpaContext;
import org.springframework.data.jpa.repository.support.JpaRepositoryFactory;
import org.springframework.data.repository.Repository;
import org.springframework.data.repository.core.support.RepositoryComposition.RepositoryFragments;

/** The queries of a repository over an attribute of every range and range set type, against memory. */
class RangeQueriesEveryTypeTests {

    private static final Sort BY_ID = Sort.by("id");

    private static SessionFactory factory;
    private static EntityManager entityManager;
    private static RangeQueries<Object> repository;
    private static List<Object> loaded;

    @BeforeAll
    @SuppressWarnings("unchecked") // the entity has no type but Object
    static void open() {
        factory = Factories.create(Everything.ENTITY);
        loaded = EveryTypeRows.store(factory);
        entityManager = factory.createEntityManager();
        repository = (RangeQueries<Object>) new JpaRepositoryFactory(entityManager)
                .getRepository(
                        repositoryInterface(),
                        RepositoryFragments.just(
                                new RangeQueriesFragment<>(new DefaultJpaContext(Set.of(entityManager)))));
    }

    private static Class<?> repositoryInterface() {
        return new ByteBuddy()
                .makeInterface(
                        TypeDescription.Generic.Builder.parameterizedType(
                                        Repository.class, Everything.ENTITY, Long.class)
                                .build(),
                        TypeDescription.Generic.Builder.parameterizedType(RangeQueries.class, Everything.ENTITY)
                                .build())
                .name(Everything.class.getPackageName() + ".Anythings")
                .make()
                .load(Everything.class.getClassLoader(), ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }

    @AfterAll
    static void close() {
        entityManager.close();
        factory.close();
    }

    @Test
    void everyRelationFindsPagesCountsAndTellsExistence() {
        int asked = 0;
        int found = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            for (Answer answer : answers(type)) {
                List<Object> expected =
                        ids(loaded.stream().filter(answer.memory()).toList());
                assertThat(ids(answer.found())).as("%s", answer.memory()).isEqualTo(expected);
                assertThat(answer.count()).as("%s", answer.memory()).isEqualTo(expected.size());
                assertThat(answer.exists()).as("%s", answer.memory()).isEqualTo(!expected.isEmpty());
                assertThat(answer.page().getTotalElements())
                        .as("%s", answer.memory())
                        .isEqualTo(expected.size());
                List<Object> backwards = new ArrayList<>(expected);
                Collections.reverse(backwards);
                assertThat(ids(answer.page().getContent()))
                        .as("%s", answer.memory())
                        .isEqualTo(backwards.subList(Math.min(1, expected.size()), Math.min(2, expected.size())));
                found += expected.size();
                asked++;
            }
        }

        assertThat(asked).isEqualTo(11 * 2 * 2 * 8);
        assertThat(found).isGreaterThan(asked);
    }

    private record Answer(
            ValuePredicate<Object> memory, List<Object> found, Page<Object> page, long count, boolean exists) {}

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Answer> answers(
            RangeType<E, R, S> type) {
        RangeQueries<Object> all = repository;
        // The second of one element each: nothing but the order of all pages tells it from the others.
        PageRequest page = PageRequest.of(1, 1, BY_ID.descending());
        List<Answer> answers = new ArrayList<>();
        List<RangeAlgebra<E, R, S>> operands = List.of(
                window(type),
                Objects.requireNonNull(Probes.rangeSets(type.rangeSetType()).get(4)));
        for (TypedPropertyPath<Object, RangeAlgebra<E, R, S>> path : paths(type)) {
            for (RangeAlgebra<E, R, S> o : operands) {
                answers.add(new Answer(
                        Ranges.contains(path, o),
                        all.findContaining(path, o, BY_ID),
                        all.findContaining(path, o, page),
                        all.countContaining(path, o),
                        all.existsContaining(path, o)));
                answers.add(new Answer(
                        Ranges.isContainedBy(path, o),
                        all.findContainedBy(path, o, BY_ID),
                        all.findContainedBy(path, o, page),
                        all.countContainedBy(path, o),
                        all.existsContainedBy(path, o)));
                answers.add(new Answer(
                        Ranges.overlaps(path, o),
                        all.findOverlapping(path, o, BY_ID),
                        all.findOverlapping(path, o, page),
                        all.countOverlapping(path, o),
                        all.existsOverlapping(path, o)));
                answers.add(new Answer(
                        Ranges.isAdjacentTo(path, o),
                        all.findAdjacentTo(path, o, BY_ID),
                        all.findAdjacentTo(path, o, page),
                        all.countAdjacentTo(path, o),
                        all.existsAdjacentTo(path, o)));
                answers.add(new Answer(
                        Ranges.isStrictlyLeftOf(path, o),
                        all.findStrictlyLeftOf(path, o, BY_ID),
                        all.findStrictlyLeftOf(path, o, page),
                        all.countStrictlyLeftOf(path, o),
                        all.existsStrictlyLeftOf(path, o)));
                answers.add(new Answer(
                        Ranges.isStrictlyRightOf(path, o),
                        all.findStrictlyRightOf(path, o, BY_ID),
                        all.findStrictlyRightOf(path, o, page),
                        all.countStrictlyRightOf(path, o),
                        all.existsStrictlyRightOf(path, o)));
                answers.add(new Answer(
                        Ranges.doesNotExtendRightOf(path, o),
                        all.findNotExtendingRightOf(path, o, BY_ID),
                        all.findNotExtendingRightOf(path, o, page),
                        all.countNotExtendingRightOf(path, o),
                        all.existsNotExtendingRightOf(path, o)));
                answers.add(new Answer(
                        Ranges.doesNotExtendLeftOf(path, o),
                        all.findNotExtendingLeftOf(path, o, BY_ID),
                        all.findNotExtendingLeftOf(path, o, page),
                        all.countNotExtendingLeftOf(path, o),
                        all.existsNotExtendingLeftOf(path, o)));
            }
        }
        return answers;
    }

    @Test
    void aValueIsFoundInEveryWay() {
        int asked = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            asked += findsAValue(type);
        }
        assertThat(asked).isGreaterThan(11 * 2 * 2 - 1);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> int findsAValue(
            RangeType<E, R, S> type) {
        int asked = 0;
        for (TypedPropertyPath<Object, RangeAlgebra<E, R, S>> path : paths(type)) {
            for (E value : Probes.elements(type)) {
                List<Object> expected =
                        ids(loaded.stream().filter(Ranges.contains(path, value)).toList());
                assertThat(ids(repository.findContaining(path, value, BY_ID))).isEqualTo(expected);
                assertThat(ids(repository.findContaining(path, value))).hasSameElementsAs(expected);
                assertThat(repository.countContaining(path, value)).isEqualTo(expected.size());
                assertThat(repository.existsContaining(path, value)).isEqualTo(!expected.isEmpty());
                asked++;
            }
        }
        return asked;
    }

    @Test
    void whatIsFreeAndWhatIsHeldIsComputedInTheDatabase() {
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            assertThat(freeAndHeld(type)).as("%s", type.postgresName()).isGreaterThan(3);
        }
    }

    /** Returns for how many windows a part is free and a part is not. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> int freeAndHeld(
            RangeType<E, R, S> type) {
        int both = 0;
        for (TypedPropertyPath<Object, RangeAlgebra<E, R, S>> path : paths(type)) {
            for (R window : List.of(window(type), type.unbounded(), type.empty())) {
                S all = held(path, type, loaded);
                assertThat(repository.occupied(path, window)).isEqualTo(all.intersect(window));
                assertThat(repository.gaps(path, window)).isEqualTo(window.except(all));
                for (List<Integer> ids : List.of(List.of(0, 4), List.of(3, 8), List.of(5, 6), List.<Integer>of())) {
                    PredicateSpecification<Object> some = (from, builder) ->
                            from.get("id").in(ids.stream().map(Long::valueOf).toList());
                    S ofSome = held(path, type, ids.stream().map(loaded::get).toList());
                    S held = repository.occupied(path, window, some);
                    S free = repository.gaps(path, window, some);
                    assertThat(held).isEqualTo(ofSome.intersect(window));
                    assertThat(free).isEqualTo(window.except(ofSome));
                    both += held.isEmpty() || free.isEmpty() ? 0 : 1;
                }
            }
        }
        return both;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S held(
            TypedPropertyPath<Object, RangeAlgebra<E, R, S>> path, RangeType<E, R, S> type, List<Object> rows) {
        S held = type.rangeSetType().empty();
        for (Object row : rows) {
            RangeAlgebra<E, R, S> value = path.get(row);
            held = value == null ? held : held.union(value);
        }
        return held;
    }

    private static List<Object> ids(List<Object> rows) {
        return rows.stream().map(Everything::id).toList();
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R window(
            RangeType<E, R, S> type) {
        List<E> elements = Probes.elements(type);
        return type.between(elements.get(0), true, elements.get(elements.size() - 1), false);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<TypedPropertyPath<Object, RangeAlgebra<E, R, S>>> paths(RangeType<E, R, S> type) {
        return List.of(new AnyAttribute<>(type), new AnyAttribute<>(type.rangeSetType()));
    }
}
