package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.core.TypedPropertyPath;

/**
 * A predicate and its negation, conjunctions and disjunctions select in a query what they select in memory, over an
 * attribute of every type. {@link PredicateParityTests} goes deeper for dates and texts.
 */
class EveryTypePredicateTests {

    private static SessionFactory factory;
    private static List<Object> loaded;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
        loaded = EveryTypeRows.store(factory);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void rangesAndRangeSets() {
        Recorder recorder = Recorder.of(EveryTypePredicateTests.class, "rangesAndRangeSets");
        int types = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            List<ValuePredicate<Object>> predicates = ofRanges(type);
            assertThat(predicates).hasSize(2 * (8 * 4 + 7));
            compare(predicates, recorder);
            types++;
        }

        assertThat(types).isEqualTo(11);
        recorder.conclude(11 * 4 * 78);
    }

    @Test
    void sets() {
        Recorder recorder = Recorder.of(EveryTypePredicateTests.class, "sets");
        int types = 0;
        for (SetType<?, ?> type : SetType.all()) {
            List<ValuePredicate<Object>> predicates = ofSets(type);
            assertThat(predicates).hasSize(5 * 2 + 2 + 1);
            compare(predicates, recorder);
            types++;
        }

        assertThat(types).isEqualTo(14);
        recorder.conclude(14 * 4 * 13);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<ValuePredicate<Object>> ofRanges(RangeType<E, R, S> type) {
        List<ValuePredicate<Object>> all = new ArrayList<>();
        List<E> elements = Probes.elements(type);
        List<RangeAlgebra<E, R, S>> operands = List.of(
                type.between(elements.get(0), true, elements.get(1), false),
                Objects.requireNonNull(Probes.rangeSets(type.rangeSetType()).get(4)));
        List<E> values = List.of(elements.get(0), elements.get(elements.size() / 2));
        for (TypedPropertyPath<Object, RangeAlgebra<E, R, S>> path : List.of(
                new AnyAttribute<RangeAlgebra<E, R, S>>(type),
                new AnyAttribute<RangeAlgebra<E, R, S>>(type.rangeSetType()))) {
            for (RangeAlgebra<E, R, S> operand : operands) {
                all.add(Ranges.contains(path, operand));
                all.add(Ranges.isContainedBy(path, operand));
                all.add(Ranges.overlaps(path, operand));
                all.add(Ranges.isAdjacentTo(path, operand));
                all.add(Ranges.isStrictlyLeftOf(path, operand));
                all.add(Ranges.isStrictlyRightOf(path, operand));
                all.add(Ranges.doesNotExtendRightOf(path, operand));
                all.add(Ranges.doesNotExtendLeftOf(path, operand));
            }
            for (E value : values) {
                all.add(Ranges.contains(path, value));
                all.add(Ranges.isContainedBy(path, value));
                all.add(Ranges.overlaps(path, value));
                all.add(Ranges.isAdjacentTo(path, value));
                all.add(Ranges.isStrictlyLeftOf(path, value));
                all.add(Ranges.isStrictlyRightOf(path, value));
                all.add(Ranges.doesNotExtendRightOf(path, value));
                all.add(Ranges.doesNotExtendLeftOf(path, value));
            }
            all.add(Ranges.isEmpty(path));
            all.add(Ranges.isFinite(path));
            all.add(Ranges.isUnbounded(path));
            all.add(Ranges.isUnboundedStart(path));
            all.add(Ranges.isUnboundedEnd(path));
            all.add(Ranges.lowerBoundInclusive(path));
            all.add(Ranges.upperBoundInclusive(path));
        }
        return all;
    }

    private static <E, S extends TypedValueSet<E, S>> List<ValuePredicate<Object>> ofSets(SetType<E, S> type) {
        TypedPropertyPath<Object, TypedValueSet<E, S>> path = new AnyAttribute<>(type);
        List<ValuePredicate<Object>> all = new ArrayList<>();
        List<S> sets = Probes.sets(type);
        for (S operand : List.of(sets.get(1), sets.get(2))) {
            all.add(Sets.overlaps(path, operand));
            all.add(Sets.isSubsetOf(path, operand));
            all.add(Sets.isSupersetOf(path, operand));
            all.add(Sets.isProperSubsetOf(path, operand));
            all.add(Sets.isProperSupersetOf(path, operand));
        }
        for (E element : Probes.elements(type).subList(0, 2)) {
            all.add(Sets.contains(path, element));
        }
        all.add(Sets.isEmpty(path));
        return all;
    }

    /** Each predicate, its negation, and both with the next one. */
    private static void compare(List<ValuePredicate<Object>> predicates, Recorder recorder) {
        int selected = 0;
        for (int i = 0; i < predicates.size(); i++) {
            ValuePredicate<Object> one = predicates.get(i);
            ValuePredicate<Object> next = predicates.get((i + 1) % predicates.size());
            for (ValuePredicate<Object> predicate : List.of(
                    one, one.negate(), one.and(next.negate()), one.negate().or(next))) {
                List<Object> inMemory =
                        loaded.stream().filter(predicate).map(Everything::id).toList();
                selected += inMemory.size();
                recorder.checkElements(predicate::toString, inMemory, () -> select(predicate));
            }
        }
        assertThat(selected).isPositive();
    }

    @SuppressWarnings("unchecked") // the entity has no type but Object
    private static List<Long> select(ValuePredicate<Object> predicate) {
        return factory.fromSession(session -> {
            var builder = session.getCriteriaBuilder();
            var query = builder.createQuery(Long.class);
            var root = query.from((Class<Object>) Everything.ENTITY);
            query.select(root.get("id"))
                    .where(predicate.toPredicate(root, builder))
                    .orderBy(builder.asc(root.get("id")));
            return session.createSelectionQuery(query).list();
        });
    }
}
