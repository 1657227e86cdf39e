package io.github.valueranges.jpa;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import java.util.List;
import org.springframework.data.core.TypedPropertyPath;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;

/**
 * Adds queries over ranges to a repository that extends it; nothing else is to be done.
 *
 * <pre>{@code
 * interface Bookings extends JpaRepository<Booking, Long>, RangeQueries<Booking> {}
 *
 * bookings.findOverlapping(Booking::getStay, week, Sort.by("id"));
 * bookings.existsMatching(Ranges.contains(Booking::getStay, today));
 * bookings.gaps(Booking::getStay, season, inRoom("101"));
 * }</pre>
 *
 * <p>Every relation is there to find, count and test by, spelled out: a method of a repository is looked for by its
 * name. An operand is a range or a range set; a value is asked for by
 * {@link #findContaining(TypedPropertyPath, Object)}. Rows whose attribute is null are never found. A null argument is
 * a {@link NullPointerException}.
 *
 * @param <T> the entity of the repository
 */
public interface RangeQueries<T> {

    // --- by any predicate ------------------------------------------------------------------------------------------

    /**
     * Finds what a predicate selects.
     *
     * @param predicate from {@link Ranges}, {@link Sets} or anywhere else
     * @return the entities, in no particular order
     */
    default List<T> findMatching(PredicateSpecification<T> predicate) {
        return findMatching(predicate, Sort.unsorted());
    }

    /**
     * Finds what a predicate selects, sorted.
     *
     * @param predicate from {@link Ranges}, {@link Sets} or anywhere else
     * @param sort the order
     * @return the entities
     */
    List<T> findMatching(PredicateSpecification<T> predicate, Sort sort);

    /**
     * Finds one page of what a predicate selects.
     *
     * @param predicate from {@link Ranges}, {@link Sets} or anywhere else
     * @param page the page and the order
     * @return the page
     */
    Page<T> findMatching(PredicateSpecification<T> predicate, Pageable page);

    /**
     * Counts what a predicate selects.
     *
     * @param predicate from {@link Ranges}, {@link Sets} or anywhere else
     * @return the number of entities
     */
    long countMatching(PredicateSpecification<T> predicate);

    /**
     * Returns whether a predicate selects anything.
     *
     * @param predicate from {@link Ranges}, {@link Sets} or anywhere else
     * @return false if the predicate selects nothing
     */
    boolean existsMatching(PredicateSpecification<T> predicate);

    // --- computed in the database ----------------------------------------------------------------------------------

    /**
     * Returns what the ranges of all selected entities hold together within a window, merged by the database.
     *
     * @param path the attribute, as a method reference
     * @param window what to look at; the unbounded range looks at everything
     * @param predicate which entities count
     * @return the values of the window that some entity holds; empty if there is none
     */
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S occupied(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, R window, PredicateSpecification<T> predicate);

    /**
     * Returns what is left of a window by the ranges of all selected entities, computed by the database.
     *
     * @param path the attribute, as a method reference
     * @param window what to look at
     * @param predicate which entities count
     * @return the values of the window that no entity holds; the whole window if there is no entity
     */
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S gaps(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, R window, PredicateSpecification<T> predicate);

    /**
     * Asks {@link #occupied(TypedPropertyPath, TypedRange, PredicateSpecification)} of all entities.
     *
     * @param path the attribute, as a method reference
     * @param window what to look at
     * @return the values of the window that some entity holds
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S occupied(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, R window) {
        return occupied(path, window, PredicateSpecification.unrestricted());
    }

    /**
     * Asks {@link #gaps(TypedPropertyPath, TypedRange, PredicateSpecification)} of all entities.
     *
     * @param path the attribute, as a method reference
     * @param window what to look at
     * @return the values of the window that no entity holds
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S gaps(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, R window) {
        return gaps(path, window, PredicateSpecification.unrestricted());
    }

    // --- by relation -----------------------------------------------------------------------------------------------

    /**
     * Finds the entities whose range or range set contains a value.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the entities, in no particular order
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return findMatching(Ranges.contains(path, value), Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set contains a value, sorted.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value, Sort sort) {
        return findMatching(Ranges.contains(path, value), sort);
    }

    /**
     * Finds one page of the entities whose range or range set contains a value.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value, Pageable page) {
        return findMatching(Ranges.contains(path, value), page);
    }

    /**
     * Counts the entities whose range or range set contains a value.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return countMatching(Ranges.contains(path, value));
    }

    /**
     * Returns whether the range or range set of any entity contains a value.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return existsMatching(Ranges.contains(path, value));
    }

    /**
     * Finds the entities whose range or range set contains every value of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#contains(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findContaining(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set contains every value of the operand, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.contains(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set contains every value of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.contains(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set contains every value of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.contains(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity contains every value of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsContaining(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.contains(path, operand));
    }

    /**
     * Finds the entities whose range or range set holds nothing but values of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#isContainedBy(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findContainedBy(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findContainedBy(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set holds nothing but values of the operand, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findContainedBy(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.isContainedBy(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set holds nothing but values of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findContainedBy(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.isContainedBy(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set holds nothing but values of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countContainedBy(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.isContainedBy(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity holds nothing but values of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsContainedBy(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.isContainedBy(path, operand));
    }

    /**
     * Finds the entities whose range or range set shares a value with the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#overlaps(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findOverlapping(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findOverlapping(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set shares a value with the operand, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findOverlapping(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.overlaps(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set shares a value with the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findOverlapping(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.overlaps(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set shares a value with the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countOverlapping(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.overlaps(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity shares a value with the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsOverlapping(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.overlaps(path, operand));
    }

    /**
     * Finds the entities whose range or range set touches the operand with no value between.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#isAdjacentTo(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findAdjacentTo(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findAdjacentTo(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set touches the operand with no value between, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findAdjacentTo(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.isAdjacentTo(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set touches the operand with no value between.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findAdjacentTo(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.isAdjacentTo(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set touches the operand with no value between.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countAdjacentTo(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.isAdjacentTo(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity touches the operand with no value between.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsAdjacentTo(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.isAdjacentTo(path, operand));
    }

    /**
     * Finds the entities whose range or range set ends before the operand begins.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#isStrictlyLeftOf(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findStrictlyLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findStrictlyLeftOf(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set ends before the operand begins, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findStrictlyLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.isStrictlyLeftOf(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set ends before the operand begins.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findStrictlyLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.isStrictlyLeftOf(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set ends before the operand begins.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countStrictlyLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.isStrictlyLeftOf(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity ends before the operand begins.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsStrictlyLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.isStrictlyLeftOf(path, operand));
    }

    /**
     * Finds the entities whose range or range set begins after the operand ends.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#isStrictlyRightOf(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findStrictlyRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findStrictlyRightOf(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set begins after the operand ends, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findStrictlyRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.isStrictlyRightOf(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set begins after the operand ends.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findStrictlyRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.isStrictlyRightOf(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set begins after the operand ends.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countStrictlyRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.isStrictlyRightOf(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity begins after the operand ends.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsStrictlyRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.isStrictlyRightOf(path, operand));
    }

    /**
     * Finds the entities whose range or range set has no value after the end of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#doesNotExtendRightOf(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findNotExtendingRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findNotExtendingRightOf(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set has no value after the end of the operand, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findNotExtendingRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.doesNotExtendRightOf(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set has no value after the end of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findNotExtendingRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.doesNotExtendRightOf(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set has no value after the end of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countNotExtendingRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.doesNotExtendRightOf(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity has no value after the end of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsNotExtendingRightOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.doesNotExtendRightOf(path, operand));
    }

    /**
     * Finds the entities whose range or range set has no value before the start of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the entities, in no particular order
     * @see Ranges#doesNotExtendLeftOf(TypedPropertyPath, RangeAlgebra)
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findNotExtendingLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return findNotExtendingLeftOf(path, operand, Sort.unsorted());
    }

    /**
     * Finds the entities whose range or range set has no value before the start of the operand, sorted.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param sort the order
     * @return the entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<T> findNotExtendingLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Sort sort) {
        return findMatching(Ranges.doesNotExtendLeftOf(path, operand), sort);
    }

    /**
     * Finds one page of the entities whose range or range set has no value before the start of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @param page the page and the order
     * @return the page
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Page<T> findNotExtendingLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand, Pageable page) {
        return findMatching(Ranges.doesNotExtendLeftOf(path, operand), page);
    }

    /**
     * Counts the entities whose range or range set has no value before the start of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the number of entities
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long countNotExtendingLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return countMatching(Ranges.doesNotExtendLeftOf(path, operand));
    }

    /**
     * Returns whether the range or range set of any entity has no value before the start of the operand.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return false if there is no such entity
     */
    default <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean existsNotExtendingLeftOf(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        return existsMatching(Ranges.doesNotExtendLeftOf(path, operand));
    }
}
