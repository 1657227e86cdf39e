package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.ValueType;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A value that the server cannot hold is refused before it is sent, by the name of the attribute. */
class RefusedValueTests {

    /** Texts of elements next to the ends of the server's types; a type has those that it reads. */
    private static final List<String> TEXTS = List.of(
            "2147483647",
            "9223372036854775807",
            "5874897-12-31",
            "5874898-01-01",
            "4714-11-23 BC",
            "294277-01-01T00:00:00",
            "294277-01-01T00:00:00Z",
            "294276-12-31T23:59:59.9999999Z",
            "4714-11-23T23:59:59 BC",
            "4714-11-23T23:59:59Z BC",
            "5874898-01",
            "4714-11 BC",
            "999999999-12");

    private static final SqlLog SQL = new SqlLog();
    private static final List<Case> CASES = new ArrayList<>();
    private static SessionFactory factory;

    private record Case(Place place, String element, Object value) {}

    @BeforeAll
    static void open() {
        List<Class<?>> entities = new ArrayList<>();
        for (Place place : Place.ALL) {
            for (String text : TEXTS) {
                valueOf(place.type(), text).forEach(value -> CASES.add(new Case(place, text, value)));
            }
            entities.addAll(List.of(place.entity(), place.byId(), place.byEmbeddedId()));
        }
        factory = Factories.create(
                Map.of("hibernate.session_factory.statement_inspector", SQL), entities.toArray(Class<?>[]::new));
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    /** The values around an element that the type cannot store. */
    private static List<Object> valueOf(ValueType<?> type, String text) {
        try {
            if (type instanceof RangeType<?, ?, ?> ranges) {
                return ranges(ranges, text);
            }
            return type instanceof RangeSetType<?, ?, ?> rangeSets
                    ? rangeSets(rangeSets, text)
                    : sets((SetType<?, ?>) type, text);
        } catch (LiteralParseException ofAnotherType) {
            return List.of();
        }
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Object> ranges(
            RangeType<E, R, S> type, String text) {
        E element = type.parseElement(text);
        return unstorable(
                type,
                List.of(
                        type.singleton(element),
                        type.between(null, false, element, true),
                        type.between(element, true, null, false)));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Object> rangeSets(
            RangeSetType<E, R, S> type, String text) {
        E element = type.rangeType().parseElement(text);
        return unstorable(type, List.of(type.of(List.of(type.rangeType().between(null, false, element, true)))));
    }

    private static <E, S extends TypedValueSet<E, S>> List<Object> sets(SetType<E, S> type, String text) {
        return unstorable(type, List.of(type.of(List.of(type.parseElement(text)))));
    }

    private static <V> List<Object> unstorable(ValueType<V> type, List<V> values) {
        return values.stream()
                .filter(value -> {
                    try {
                        type.toStoredLiteral(value);
                        return false;
                    } catch (IllegalArgumentException e) {
                        return true;
                    }
                })
                .map(value -> (Object) value)
                .toList();
    }

    @Test
    void everyTypeWithAnEndHasCases() {
        Set<Class<?>> elements = new LinkedHashSet<>();
        CASES.forEach(each -> elements.add(
                each.place().type() instanceof SetType<?, ?> set
                        ? set.backingClass()
                        : each.place().type().elementClass()));

        assertThat(elements)
                .extracting(Class::getSimpleName)
                .contains("Integer", "Long", "LocalDate", "LocalDateTime", "OffsetDateTime", "Instant", "YearMonth");
        assertThat(CASES).hasSizeGreaterThan(30);
    }

    @Test
    void anInsertIsRefusedByTheNameOfItsAttribute() {
        for (Case each : CASES) {
            Place place = each.place();
            for (String attribute : attributes(place)) {
                Object entity = place.create(1, null);
                Object whole = place.create(1, each.value());
                Place.set(entity, attribute, Place.get(whole, attribute));
                String name = place.entity().getSimpleName() + '.' + attribute + suffix(place, attribute) + ": the ";
                refused(
                        each,
                        name,
                        () -> factory.inTransaction(session -> {
                            session.persist(entity);
                            session.flush();
                        }));
                if (!List.of("lines", "keys").contains(attribute)) {
                    refused(each, name, () -> factory.inStatelessTransaction(session -> session.insert(entity)));
                    refused(each, name, () -> factory.inStatelessTransaction(session -> session.upsert(entity)));
                }
            }
        }
    }

    private static List<String> attributes(Place place) {
        List<String> attributes =
                new ArrayList<>(List.of("plain", "known", "part", "partRecord", "document", "lines", "keys"));
        if (place.hasArrays()) {
            attributes.add("many");
        }
        return attributes;
    }

    private static String suffix(Place place, String attribute) {
        String row = place.isWrapperSet() ? ".value" : "";
        return switch (attribute) {
            case "part" -> ".inside";
            case "partRecord", "document" -> ".value";
            case "lines" -> ".element" + row;
            case "keys" -> ".key" + row;
            default -> "";
        };
    }

    @Test
    void anIdentifierIsRefused() {
        for (Case each : CASES) {
            Object byId = Place.make(each.place().byId());
            Place.set(byId, "id", each.value());
            refused(
                    each,
                    each.place().byId().getSimpleName() + ".id: the ",
                    () -> factory.inTransaction(session -> session.persist(byId)));
            refused(
                    each,
                    each.place().byId().getSimpleName() + ".id: the ",
                    () -> factory.inStatelessTransaction(session -> session.upsert(byId)));
            Object byEmbeddedId = Place.make(each.place().byEmbeddedId());
            Place.set(byEmbeddedId, "id", each.place().embeddedId(each.value(), 1));
            refused(
                    each,
                    each.place().byEmbeddedId().getSimpleName() + ".id.value: the ",
                    () -> factory.inTransaction(session -> session.persist(byEmbeddedId)));
        }
    }

    @Test
    void anUpdateIsRefusedAndAParameterToo() {
        for (Place place : CASES.stream().map(Case::place).distinct().toList()) {
            factory.inTransaction(session -> session.persist(place.create(1, null)));
        }
        for (Case each : CASES) {
            String entity = each.place().entity().getSimpleName();
            refused(
                    each,
                    entity + ".plain: the ",
                    () -> factory.inTransaction(
                            session -> Place.set(session.find(each.place().entity(), 1L), "plain", each.value())));
            refusedAfter(
                    1, // the version of the owner
                    each,
                    entity + ".lines" + suffix(each.place(), "lines") + ": the ",
                    () -> factory.inTransaction(session -> lines(
                                    session.find(each.place().entity(), 1L))
                            .addAll(lines(each.place().create(1, each.value())))));
            refused(
                    each,
                    "the ",
                    () -> factory.inTransaction(
                            session -> session.createMutationQuery("update " + entity + " set plain = :p")
                                    .setParameter("p", each.value())
                                    .executeUpdate()));
        }
        for (Place place : CASES.stream().map(Case::place).distinct().toList()) {
            factory.inTransaction(session -> session.remove(session.find(place.entity(), 1L)));
        }
    }

    @SuppressWarnings("unchecked") // the rows of an element collection
    private static Collection<Object> lines(Object entity) {
        return (Collection<Object>) Objects.requireNonNull(Place.get(entity, "lines"));
    }

    private static void refused(Case each, String name, ThrowingCallable store) {
        refusedAfter(0, each, name, store);
    }

    @Test
    void aPartOfAnIdClassIsNamedAsTheAttributeItIs() {
        try (SessionFactory own = Factories.create(Slot.class)) {
            Slot slot = new Slot();
            slot.room = "1";
            slot.days = LocalDateRange.parse("[2026-01-01,5874898-01-01]");

            assertThatThrownBy(() -> own.inTransaction(session -> session.persist(slot)))
                    .isInstanceOf(UnstorableValueException.class)
                    .hasMessageStartingWith("RefusedValueTests$Slot.days: the upper bound 5874898-01-01");
        }
    }

    @Test
    void theMessageForAParameterNamesTheValueAlone() {
        try (SessionFactory own = Factories.create(Slot.class)) {
            assertThatThrownBy(() -> own.inSession(
                            session -> session.createSelectionQuery("from Slot s where s.days = ?1", Slot.class)
                                    .setParameter(1, LocalDateRange.parse("[2026-01-01,5874898-01-01]"))
                                    .list()))
                    .isInstanceOf(UnstorableValueException.class)
                    .hasMessageStartingWith("the upper bound 5874898-01-01 cannot be stored");
        }
    }

    record SlotKey(String room, LocalDateRange days) {}

    @Entity(name = "Slot")
    @IdClass(SlotKey.class)
    static class Slot {

        @Id
        private @Nullable String room;

        @Id
        private @Nullable LocalDateRange days;
    }

    private static void refusedAfter(int updates, Case each, String name, ThrowingCallable store) {
        SQL.clear();
        assertThatThrownBy(store)
                .as("%s %s", each.place(), each.value())
                .isInstanceOf(UnstorableValueException.class)
                .hasMessageStartingWith(name)
                .hasMessageContaining("cannot be stored");
        if (!name.equals("the ")) {
            assertThat(SQL.writes())
                    .as("%s %s", each.place(), each.value())
                    .hasSizeLessThanOrEqualTo(name.contains(".lines") || name.contains(".keys") ? 2 : 0)
                    .filteredOn(sql -> sql.contains("update "))
                    .hasSizeLessThanOrEqualTo(updates);
        }
    }
}
