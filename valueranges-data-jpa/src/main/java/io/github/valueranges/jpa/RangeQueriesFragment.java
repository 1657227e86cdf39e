package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import jakarta.persistence.EntityManager;
import jakarta.persistence.TypedQuery;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Expression;
import jakarta.persistence.criteria.Predicate;
import jakarta.persistence.criteria.Root;
import java.util.List;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.jspecify.annotations.Nullable;
import org.springframework.data.core.TypedPropertyPath;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;
import org.springframework.data.jpa.repository.JpaContext;
import org.springframework.data.jpa.repository.query.QueryUtils;
import org.springframework.data.jpa.support.PageableUtils;
import org.springframework.data.repository.core.RepositoryMethodContext;
import org.springframework.data.repository.core.support.RepositoryMetadataAccess;
import org.springframework.data.support.PageableExecutionUtils;
import org.springframework.transaction.annotation.Transactional;

/** Runs the queries of {@link RangeQueries} for whichever repository is being called. */
@Transactional(readOnly = true)
class RangeQueriesFragment<T> implements RangeQueries<T>, RepositoryMetadataAccess {

    private final JpaContext context;

    RangeQueriesFragment(JpaContext context) {
        this.context = context;
    }

    @Override
    public List<T> findMatching(PredicateSpecification<T> predicate, Sort sort) {
        return select(requireNonNull(predicate, "predicate"), requireNonNull(sort, "sort"))
                .getResultList();
    }

    @Override
    public Page<T> findMatching(PredicateSpecification<T> predicate, Pageable page) {
        requireNonNull(page, "page");
        TypedQuery<T> query = select(requireNonNull(predicate, "predicate"), page.getSort());
        if (page.isUnpaged()) {
            return new PageImpl<>(query.getResultList());
        }
        List<T> content = query.setFirstResult(PageableUtils.getOffsetAsInteger(page))
                .setMaxResults(page.getPageSize())
                .getResultList();
        return PageableExecutionUtils.getPage(content, page, () -> countMatching(predicate));
    }

    private TypedQuery<T> select(PredicateSpecification<T> predicate, Sort sort) {
        EntityManager entityManager = entityManager();
        CriteriaBuilder builder = entityManager.getCriteriaBuilder();
        CriteriaQuery<T> query = builder.createQuery(domainType());
        Root<T> root = restrict(query, predicate, builder);
        query.select(root).orderBy(QueryUtils.toOrders(sort, root, builder));
        return entityManager.createQuery(query);
    }

    @Override
    public long countMatching(PredicateSpecification<T> predicate) {
        EntityManager entityManager = entityManager();
        CriteriaBuilder builder = entityManager.getCriteriaBuilder();
        CriteriaQuery<Long> query = builder.createQuery(Long.class);
        query.select(builder.count(restrict(query, requireNonNull(predicate, "predicate"), builder)));
        return entityManager.createQuery(query).getSingleResult();
    }

    @Override
    public boolean existsMatching(PredicateSpecification<T> predicate) {
        EntityManager entityManager = entityManager();
        CriteriaBuilder builder = entityManager.getCriteriaBuilder();
        CriteriaQuery<Integer> query = builder.createQuery(Integer.class);
        restrict(query, requireNonNull(predicate, "predicate"), builder);
        query.select(builder.literal(1));
        return !entityManager
                .createQuery(query)
                .setMaxResults(1)
                .getResultList()
                .isEmpty();
    }

    @Override
    public <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S occupied(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, R window, PredicateSpecification<T> predicate) {
        S occupied = aggregate(path, window, predicate, false);
        return occupied == null ? window.type().rangeSetType().empty() : occupied;
    }

    @Override
    public <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S gaps(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, R window, PredicateSpecification<T> predicate) {
        S gaps = aggregate(path, window, predicate, true);
        return gaps == null ? window.type().rangeSetType().of(List.of(window)) : gaps;
    }

    /** The aggregate of no rows is null. */
    private <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> @Nullable S aggregate(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path,
            R window,
            PredicateSpecification<T> predicate,
            boolean gaps) {
        requireNonNull(predicate, "predicate");
        Class<S> rangeSetClass =
                requireNonNull(window, "window").type().rangeSetType().javaType();
        EntityManager entityManager = entityManager();
        CriteriaBuilder builder = entityManager.getCriteriaBuilder();
        CriteriaQuery<S> query = builder.createQuery(rangeSetClass);
        Root<T> root = restrict(query, Ranges.overlaps(path, window).and(predicate), builder);
        Expression<S> held = builder.function("range_agg", rangeSetClass, FunctionPredicate.attribute(root, path));
        Expression<R> within = ((HibernateCriteriaBuilder) builder).value(window);
        query.select(
                gaps
                        ? builder.function("range_gaps", rangeSetClass, held, within)
                        : builder.function("range_intersect", rangeSetClass, held, within));
        return entityManager.createQuery(query).getSingleResult();
    }

    private Root<T> restrict(CriteriaQuery<?> query, PredicateSpecification<T> predicate, CriteriaBuilder builder) {
        Root<T> root = query.from(domainType());
        Predicate restriction = predicate.toPredicate(root, builder);
        if (restriction != null) {
            query.where(restriction);
        }
        return root;
    }

    private EntityManager entityManager() {
        return context.getEntityManagerByManagedType(domainType());
    }

    @SuppressWarnings("unchecked") // the repository is one of T
    private Class<T> domainType() {
        return (Class<T>) RepositoryMethodContext.getContext().getMetadata().getDomainType();
    }
}
