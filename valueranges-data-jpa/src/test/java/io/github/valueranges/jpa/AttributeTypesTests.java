package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.StringSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.WrapperSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.hibernate.SessionFactory;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.hibernate.query.criteria.JpaCriteriaQuery;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.core.TypedPropertyPath;

/** An element is sent in a range or a set of the attribute's type, however the attribute is declared. */
class AttributeTypesTests {

    private static final LocalDate DAY = LocalDate.of(2026, 6, 3);

    @Test
    void anAttributeOfAnyRangeTakesAnElement() {
        assertThat(Ranges.contains(Anything::getRange, DAY))
                .hasToString("range_contains(range, [2026-06-03,2026-06-03])");
    }

    @Test
    void anAttributeOfAnySetTakesAnElement() {
        assertThat(Sets.contains(Anything::getSet, "sea")).hasToString("set_is_superset_of(set, {sea})");
    }

    @Test
    void anElementOfAnotherClassIsRefused() {
        assertThatThrownBy(() -> AttributeTypes.singleton("sea"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no range type has values of class java.lang.String");
    }

    @Test
    void anAttributeOfAGenericSuperclassTakesAnElement() {
        List<ValuePredicate<Visit>> selecting = List.of(
                Ranges.contains(Visit::getHeld, DAY),
                Ranges.overlaps(Visit::getHeld, DAY),
                Ranges.isContainedBy(Visit::getHeld, DAY).negate(),
                Ranges.isAdjacentTo(Visit::getHeld, DAY.plusDays(5)),
                Ranges.isStrictlyLeftOf(Visit::getHeld, DAY.plusDays(9)),
                Ranges.isStrictlyRightOf(Visit::getHeld, DAY.minusDays(9)),
                Ranges.doesNotExtendRightOf(Visit::getHeld, DAY.plusDays(4)),
                Ranges.doesNotExtendLeftOf(Visit::getHeld, DAY.minusDays(2)),
                Sets.contains(Visit::getTags, "sea"),
                Sets.contains(Visit::getRights, new AccessRight("read")));
        Visit visit = new Visit();
        visit.held = LocalDateRange.parse("[2026-06-01,2026-06-07]");
        visit.tags = StringSet.of("sea");
        visit.rights = WrapperSet.of(AccessRight.class, new AccessRight("read"));
        try (SessionFactory factory = Factories.create(Visit.class)) {
            factory.inTransaction(session -> session.persist(visit));
            for (ValuePredicate<Visit> predicate : selecting) {
                assertThat(predicate.test(visit)).as("%s", predicate).isTrue();
                assertThat(found(factory, predicate)).as("%s", predicate).isEqualTo(1);
                assertThat(found(factory, predicate.negate()))
                        .as("%s", predicate)
                        .isZero();
            }
        }
    }

    @Test
    void anElementOfASubclassIsOneOfItsWrapper() {
        Journey journey = new Journey();
        journey.rights = WrapperSet.of(Transport.class, Transport.FERRY);
        Trip trip = new Trip();
        trip.rights = WrapperSet.of(Place.class, new Town("Rab"));
        ValuePredicate<Journey> byFerry = Sets.contains(Journey::getRights, Transport.FERRY);
        ValuePredicate<Journey> byTrain = Sets.contains(Journey::getRights, Transport.TRAIN);
        ValuePredicate<Trip> toRab = Sets.contains(Trip::getRights, new Town("Rab"));
        ValuePredicate<Trip> toKrk = Sets.contains(Trip::getRights, new Town("Krk"));
        try (SessionFactory factory = Factories.create(Journey.class, Trip.class)) {
            factory.inTransaction(session -> {
                session.persist(journey);
                session.persist(trip);
            });

            assertThat(found(factory, Journey.class, byFerry)).isEqualTo(1);
            assertThat(found(factory, Journey.class, byTrain)).isZero();
            assertThat(found(factory, Trip.class, toRab)).isEqualTo(1);
            assertThat(found(factory, Trip.class, toKrk)).isZero();
        }
        assertThat(List.of(byFerry.test(journey), byTrain.test(journey), toRab.test(trip), toKrk.test(trip)))
                .containsExactly(true, false, true, false);
    }

    @Test
    void aWrapperThatExtendsWhatItWrapsIsOne() {
        assertThat(Sets.contains(Invoice::getPrices, new Cents("1.50")))
                .hasToString("set_is_superset_of(prices, {150})");
    }

    @Test
    void anElementOfNoWrapperIsRefusedByItsOwnClass() {
        assertThatThrownBy(() -> Sets.contains(Unknown::getRights, new Thread()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("java.lang.Thread cannot be an element");
    }

    private static int found(SessionFactory factory, ValuePredicate<Visit> predicate) {
        return found(factory, Visit.class, predicate);
    }

    private static <T> int found(SessionFactory factory, Class<T> entity, ValuePredicate<T> predicate) {
        return factory.fromSession(session -> {
            HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
            JpaCriteriaQuery<T> query = builder.createQuery(entity);
            query.where(predicate.toPredicate(query.from(entity), builder));
            return session.createSelectionQuery(query).list().size();
        });
    }

    @Test
    void aPathThroughACollectionIsRefused() {
        TypedPropertyPath<House, LocalDateRange> nights =
                PropertyPath.ofMany(House::getGuests).then(Guest::getStay);
        TypedPropertyPath<House, StringSet> wishes =
                PropertyPath.of(House::getOwner).thenMany(Guest::getFriends).then(Guest::getWishes);

        assertThatThrownBy(() -> Ranges.overlaps(nights, LocalDateRange.all()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("attribute guests.stay leads through the collection guests, to many values; ask a subquery"
                        + " with exists");
        assertThatThrownBy(() -> Sets.isSupersetOf(wishes, StringSet.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("attribute owner.friends.wishes leads through the collection friends,");
        assertThatCode(() ->
                        Ranges.overlaps(PropertyPath.of(House::getOwner).then(Guest::getStay), LocalDateRange.all()))
                .doesNotThrowAnyException();
    }

    interface House {
        List<Guest> getGuests();

        Guest getOwner();
    }

    interface Guest {
        LocalDateRange getStay();

        Set<Guest> getFriends();

        StringSet getWishes();
    }

    /** No entity: Hibernate would refuse it. */
    public static final class Anything {

        private Anything() {}

        public RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> getRange() {
            return LocalDateRange.empty();
        }

        public TypedValueSet<String, StringSet> getSet() {
            return StringSet.empty();
        }
    }

    @MappedSuperclass
    abstract static class Period<R, S, W> {

        @Id
        private int id;

        @Nullable
        R held;

        @Nullable
        S tags;

        @Nullable
        WrapperSet<W> rights;

        @Nullable
        R getHeld() {
            return held;
        }

        @Nullable
        S getTags() {
            return tags;
        }

        @Nullable
        WrapperSet<W> getRights() {
            return rights;
        }
    }

    @Entity(name = "Visit")
    static class Visit extends Period<LocalDateRange, StringSet, AccessRight> {}

    /** Each constant is of a class of its own. */
    enum Transport {
        FERRY {
            @Override
            boolean floats() {
                return true;
            }
        },
        TRAIN {
            @Override
            boolean floats() {
                return false;
            }
        };

        static {
            WrapperSet.declare(Transport.class, String.class, Transport::name, Transport::valueOf);
        }

        abstract boolean floats();
    }

    interface Place {
        String name();
    }

    static final class Town implements Place {

        static {
            WrapperSet.declare(Place.class, String.class, Place::name, Town::new);
        }

        private final String name;

        Town(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Town other && other.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** Written as a number of cents, which is not the number that it is. */
    static final class Cents extends BigDecimal {

        static {
            WrapperSet.declare(
                    Cents.class,
                    BigDecimal.class,
                    cents -> cents.movePointRight(2),
                    number -> new Cents(number.movePointLeft(2).toPlainString()));
        }

        private static final long serialVersionUID = 1L;

        Cents(String number) {
            super(number);
        }
    }

    interface Invoice {
        WrapperSet<Cents> getPrices();
    }

    @Entity(name = "Journey")
    static class Journey extends Period<LocalDateRange, StringSet, Transport> {}

    @Entity(name = "Trip")
    static class Trip extends Period<LocalDateRange, StringSet, Place> {}

    /** No entity. */
    static class Unknown extends Period<LocalDateRange, StringSet, Thread> {}
}
