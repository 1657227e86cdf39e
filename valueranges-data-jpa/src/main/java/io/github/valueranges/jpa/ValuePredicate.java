package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.From;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.data.jpa.domain.PredicateSpecification;

/**
 * Decides over an entity, in a query and in memory alike: it is a specification of Spring Data and a predicate over
 * loaded entities, and both answer the same.
 *
 * <p>Where an attribute is null the answer is unknown, as in SQL: neither the predicate nor its negation selects the
 * entity. {@link Ranges} and {@link Sets} make these predicates.
 *
 * <pre>{@code
 * ValuePredicate<Booking> wanted =
 *         Ranges.overlaps(Booking::getStay, week).and(Sets.contains(Booking::getRequests, "quiet").negate());
 * bookings.findAll(wanted);                  // in the database
 * loaded.stream().filter(wanted).toList();   // in memory
 * }</pre>
 *
 * @param <T> the entity
 */
public abstract class ValuePredicate<T> implements PredicateSpecification<T>, Predicate<T> {

    private static final long serialVersionUID = 1;

    ValuePredicate() {}

    /** Returns whether the entity is selected, or null if that is unknown. */
    abstract @Nullable Boolean evaluate(T entity);

    /**
     * Returns whether the query would select the entity.
     *
     * @param entity a loaded entity
     * @return false if the answer is unknown
     */
    @Override
    public final boolean test(T entity) {
        return Boolean.TRUE.equals(evaluate(requireNonNull(entity, "entity")));
    }

    /**
     * Selects what both predicates select.
     *
     * @param other the other predicate
     * @return the conjunction
     */
    public final ValuePredicate<T> and(ValuePredicate<T> other) {
        return new Both<>(this, requireNonNull(other, "other"));
    }

    /**
     * Selects what either predicate selects.
     *
     * @param other the other predicate
     * @return the disjunction
     */
    public final ValuePredicate<T> or(ValuePredicate<T> other) {
        return new Either<>(this, requireNonNull(other, "other"));
    }

    /**
     * Selects what this predicate is known not to select: an entity whose attribute is null is selected by neither.
     *
     * @return the negation
     */
    @Override
    public final ValuePredicate<T> negate() {
        return new Not<>(this);
    }

    private static final class Both<T> extends ValuePredicate<T> {
        private final ValuePredicate<T> first;
        private final ValuePredicate<T> second;

        Both(ValuePredicate<T> first, ValuePredicate<T> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        @Nullable
        Boolean evaluate(T entity) {
            Boolean a = first.evaluate(entity);
            if (Boolean.FALSE.equals(a)) {
                return false;
            }
            Boolean b = second.evaluate(entity);
            if (Boolean.FALSE.equals(b)) {
                return false;
            }
            return (a == null || b == null) ? null : Boolean.TRUE;
        }

        @Override
        public jakarta.persistence.criteria.Predicate toPredicate(From<?, T> from, CriteriaBuilder builder) {
            return builder.and(first.toPredicate(from, builder), second.toPredicate(from, builder));
        }

        @Override
        public String toString() {
            return "(" + first + " and " + second + ")";
        }
    }

    private static final class Either<T> extends ValuePredicate<T> {
        private final ValuePredicate<T> first;
        private final ValuePredicate<T> second;

        Either(ValuePredicate<T> first, ValuePredicate<T> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        @Nullable
        Boolean evaluate(T entity) {
            Boolean a = first.evaluate(entity);
            if (Boolean.TRUE.equals(a)) {
                return true;
            }
            Boolean b = second.evaluate(entity);
            if (Boolean.TRUE.equals(b)) {
                return true;
            }
            return (a == null || b == null) ? null : Boolean.FALSE;
        }

        @Override
        public jakarta.persistence.criteria.Predicate toPredicate(From<?, T> from, CriteriaBuilder builder) {
            return builder.or(first.toPredicate(from, builder), second.toPredicate(from, builder));
        }

        @Override
        public String toString() {
            return "(" + first + " or " + second + ")";
        }
    }

    private static final class Not<T> extends ValuePredicate<T> {
        private final ValuePredicate<T> negated;

        Not(ValuePredicate<T> negated) {
            this.negated = negated;
        }

        @Override
        @Nullable
        Boolean evaluate(T entity) {
            Boolean answer = negated.evaluate(entity);
            return answer == null ? null : !answer;
        }

        @Override
        public jakarta.persistence.criteria.Predicate toPredicate(From<?, T> from, CriteriaBuilder builder) {
            return builder.not(negated.toPredicate(from, builder));
        }

        @Override
        public String toString() {
            return "not " + negated;
        }
    }
}
