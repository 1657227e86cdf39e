package io.github.valueranges.jpa;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.ValueType;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.Expression;
import jakarta.persistence.criteria.From;
import jakarta.persistence.criteria.Join;
import jakarta.persistence.criteria.JoinType;
import jakarta.persistence.criteria.Predicate;
import java.io.Serializable;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.hibernate.query.criteria.JpaExpression;
import org.jspecify.annotations.Nullable;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.core.TypedPropertyPath;

/** A query function over an attribute and at most one operand, and the same question in memory. */
final class FunctionPredicate<T, A> extends ValuePredicate<T> {

    private static final long serialVersionUID = 1;

    private final String function;
    private final TypedPropertyPath<T, ? extends A> path;
    private final @Nullable Serializable operand;
    private final Memory<A> memory;

    /** The question in memory. */
    interface Memory<A> extends Serializable {
        boolean test(A attribute);
    }

    FunctionPredicate(
            String function, TypedPropertyPath<T, ? extends A> path, @Nullable Serializable operand, Memory<A> memory) {
        this.function = function;
        this.path = requireSingle(path);
        this.operand = operand;
        this.memory = memory;
    }

    /** A path through a collection leads to many values: in a query each would be a row, in memory it has none. */
    private static <P extends PropertyPath> P requireSingle(P path) {
        for (PropertyPath step = path; step != null && step.hasNext(); step = step.next()) {
            if (step.isCollection()) {
                throw new IllegalArgumentException("attribute " + path.toDotPath() + " leads through the collection "
                        + step.getSegment() + ", to many values; ask a subquery with exists");
            }
        }
        return path;
    }

    @Override
    @Nullable
    Boolean evaluate(T entity) {
        A attribute = path.get(entity);
        return attribute == null ? null : memory.test(attribute);
    }

    @Override
    public Predicate toPredicate(From<?, T> from, CriteriaBuilder builder) {
        Expression<?> attribute = attribute(from, path);
        if (operand == null) {
            return builder.isTrue(builder.function(function, Boolean.class, attribute));
        }
        return builder.isTrue(builder.function(function, Boolean.class, attribute, value(operand, builder)));
    }

    /**
     * Returns the operand as a parameter. Hibernate may answer a criteria query by the plan of another one that differs
     * in the types of its parameters alone: the type of a range or range set is written into the query.
     */
    private static Expression<?> value(Object operand, CriteriaBuilder builder) {
        JpaExpression<?> parameter = ((HibernateCriteriaBuilder) builder).value(operand);
        return operand instanceof RangeAlgebra<?, ?, ?>
                ? parameter.cast(ValueType.of(operand.getClass()).orElseThrow().javaType())
                : parameter;
    }

    /**
     * Returns the attribute that a path leads to. Where an entity on the way is missing the attribute is null: an inner
     * join would take the row away from a disjunction that selects it for another reason.
     */
    static Expression<?> attribute(From<?, ?> from, PropertyPath path) {
        From<?, ?> owner = from;
        PropertyPath step = path;
        for (PropertyPath next = step.next(); next != null; next = step.next()) {
            owner = join(owner, step.getSegment());
            step = next;
        }
        return owner.get(step.getSegment());
    }

    /** A join with a condition of its own is somebody else's: it leads to null where the association does not. */
    private static From<?, ?> join(From<?, ?> owner, String attribute) {
        for (Join<?, ?> join : owner.getJoins()) {
            if (join.getOn() == null
                    && join.getAttribute() != null
                    && join.getAttribute().getName().equals(attribute)) {
                return join;
            }
        }
        return owner.join(attribute, JoinType.LEFT);
    }

    @Override
    public String toString() {
        return function + "(" + path.toDotPath() + (operand == null ? "" : ", " + operand) + ")";
    }
}
