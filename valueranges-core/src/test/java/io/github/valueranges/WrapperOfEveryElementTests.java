package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.PlainJacksonTests.Mapper;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.element.WrapperElementType;
import io.github.valueranges.internal.element.Wrappers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: a set of wrappers of any element type has the text, the JSON, the order and the operations of the set of what
 * they wrap; and what a wrapper's constructor refuses is refused on reading, with its reason and what was stored.
 */
class WrapperOfEveryElementTests {

    private static final String REASON = "this one is reserved";

    /** What every wrapper here does not take. */
    private static void check(Object value, String reserved) {
        if (value.toString().equals(reserved)) {
            throw new IllegalArgumentException(REASON);
        }
    }

    record Floor(short value) {
        Floor {
            check(value, "7");
        }
    }

    record Level(int value) {
        Level {
            check(value, "7");
        }
    }

    record OrderId(long value) {
        OrderId {
            check(value, "7");
        }
    }

    record Price(BigDecimal value) {
        Price {
            check(value, "7.50");
        }
    }

    record Ratio(double value) {
        Ratio {
            check(value, "7.5");
        }
    }

    record Weight(float value) {
        Weight {
            check(value, "7.5");
        }
    }

    record Tag(String value) {
        Tag {
            check(value, "a reserved tag");
        }
    }

    record Reference(UUID value) {
        Reference {
            check(value, "00000000-0000-0000-0000-000000000007");
        }
    }

    record Holiday(LocalDate value) {
        Holiday {
            check(value, "2026-07-07");
        }
    }

    record Departure(LocalTime value) {
        Departure {
            check(value, "07:07");
        }
    }

    record Meeting(LocalDateTime value) {
        Meeting {
            check(value, "2026-07-07T07:07");
        }
    }

    record Received(OffsetDateTime value) {
        Received {
            check(value, "2026-07-07T07:07+02:00");
        }
    }

    record Sent(Instant value) {
        Sent {
            check(value, "2026-07-07T07:07:00Z");
        }
    }

    record Invoiced(YearMonth value) {
        Invoiced {
            check(value, "2026-07");
        }
    }

    /**
     * A wrapper of an element type.
     *
     * @param lower the text of an element that is less than the one of {@code upper}
     * @param reserved the text of the element that the wrapper refuses
     */
    private record Case<W>(Class<W> wrapper, Class<?> element, String lower, String upper, String reserved) {

        @Override
        public String toString() {
            return wrapper.getSimpleName() + " of " + element.getSimpleName();
        }

        String both() {
            return literal(upper, lower);
        }
    }

    private static String literal(String... elements) {
        return "{\"" + String.join("\",\"", elements) + "\"}";
    }

    static Stream<Case<?>> cases() {
        return Stream.of(
                new Case<>(Floor.class, Short.class, "-2", "10", "7"),
                new Case<>(Level.class, Integer.class, "-2", "10", "7"),
                new Case<>(OrderId.class, Long.class, "-2", "9007199254740993", "7"),
                new Case<>(Price.class, BigDecimal.class, "9.90", "19.90", "7.50"),
                new Case<>(Ratio.class, Double.class, "0.1", "0.25", "7.5"),
                new Case<>(Weight.class, Float.class, "0.1", "0.25", "7.5"),
                new Case<>(Tag.class, String.class, "NULL", "a tag", "a reserved tag"),
                new Case<>(
                        Reference.class,
                        UUID.class,
                        "70000000-0000-0000-0000-000000000000",
                        "80000000-0000-0000-0000-000000000000",
                        "00000000-0000-0000-0000-000000000007"),
                new Case<>(Holiday.class, LocalDate.class, "2026-06-01", "infinity", "2026-07-07"),
                new Case<>(Departure.class, LocalTime.class, "09:30", "24:00:00", "07:07"),
                new Case<>(Meeting.class, LocalDateTime.class, "2026-06-01 09:30", "infinity", "2026-07-07 07:07"),
                new Case<>(
                        Received.class,
                        OffsetDateTime.class,
                        "2026-06-01 09:30+02",
                        "2026-06-01 09:30+01",
                        "2026-07-07 07:07+02"),
                new Case<>(Sent.class, Instant.class, "2026-06-01 09:30+02", "infinity", "2026-07-07 07:07+00"),
                new Case<>(Invoiced.class, YearMonth.class, "2026-06", "2026-08", "2026-07"));
    }

    @SuppressWarnings("unchecked") // the type of these elements
    private static <E> SetType<E, ?> plainType(Class<E> element) {
        return (SetType<E, ?>) SetType.all().stream()
                .filter(type -> type.elementClass() == element)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyElementTypeIsWrapped() {
        assertThat(cases().<Class<?>>map(Case::element))
                .containsExactlyInAnyOrderElementsOf(SetType.all().stream()
                        .<Class<?>>map(SetType::elementClass)
                        .toList())
                .hasSize(14);
    }

    @ParameterizedTest
    @MethodSource("cases")
    <W> void theTypeIsThatOfWhatIsWrapped(Case<W> given) {
        SetType<W, WrapperSet<W>> type = SetType.wrapper(given.wrapper());
        SetType<?, ?> plain = plainType(given.element());
        assertThat(type.elementClass()).isEqualTo(given.wrapper());
        assertThat(type.backingClass()).isEqualTo(plain.backingClass());
        assertThat(type.postgresName()).isEqualTo(plain.postgresName());
        assertThat(type.postgresElementName()).isEqualTo(plain.postgresElementName());
        assertThat(type.isNumeric()).isEqualTo(plain.isNumeric());
        assertThat(type.example()).isEqualTo(plain.example());
    }

    @ParameterizedTest
    @MethodSource("cases")
    <W> void textAndStoredFormAreThoseOfWhatIsWrapped(Case<W> given) {
        checkText(given, plainType(given.element()));
    }

    private static <W, E, S extends TypedValueSet<E, S>> void checkText(Case<W> given, SetType<E, S> plainType) {
        SetType<W, WrapperSet<W>> type = SetType.wrapper(given.wrapper());
        S plain = plainType.parse(given.both());
        WrapperSet<W> wrapped = WrapperSet.parse(given.wrapper(), given.both());

        assertThat(plain.toList())
                .containsExactly(plainType.parseElement(given.lower()), plainType.parseElement(given.upper()));
        assertThat(wrapped).hasToString(plain.toString());
        assertThat(type.toStoredLiteral(wrapped)).isEqualTo(plainType.toStoredLiteral(plain));
        assertThat(type.toBackingList(wrapped)).isEqualTo(plainType.toBackingList(plain));
        assertThat(wrapped.toList()).hasSize(2).allMatch(given.wrapper()::isInstance);
        assertThat(wrapped.stream().map(type::unwrap).toList())
                .isEqualTo(plain.stream().map(plainType::unwrap).toList());
        assertThat(wrapped.stream().map(type::formatElement).toList())
                .isEqualTo(plain.stream().map(plainType::formatElement).toList());
    }

    /** The operations over every pair of the four sets of two elements. */
    @ParameterizedTest
    @MethodSource("cases")
    <W> void theOperationsAreThoseOfWhatIsWrapped(Case<W> given) {
        assertThat(checkOperations(given, plainType(given.element()))).isEqualTo(16);
    }

    private static <W, E, S extends TypedValueSet<E, S>> int checkOperations(Case<W> given, SetType<E, S> plainType) {
        List<String> literals =
                List.of("{}", literal(given.lower()), literal(given.upper()), literal(given.upper(), given.lower()));
        int pairs = 0;
        for (String left : literals) {
            for (String right : literals) {
                S a = plainType.parse(left);
                S b = plainType.parse(right);
                WrapperSet<W> v = WrapperSet.parse(given.wrapper(), left);
                WrapperSet<W> w = WrapperSet.parse(given.wrapper(), right);
                assertThat(v.union(w)).hasToString(a.union(b).toString());
                assertThat(v.intersect(w)).hasToString(a.intersect(b).toString());
                assertThat(v.except(w)).hasToString(a.except(b).toString());
                assertThat(v.overlaps(w)).isEqualTo(a.overlaps(b));
                assertThat(v.isSubsetOf(w)).isEqualTo(a.isSubsetOf(b));
                assertThat(v.isProperSupersetOf(w)).isEqualTo(a.isProperSupersetOf(b));
                assertThat(Integer.signum(v.compareTo(w))).isEqualTo(Integer.signum(a.compareTo(b)));
                assertThat(v.equals(w)).isEqualTo(a.equals(b));
                pairs++;
            }
        }
        WrapperSet<W> both = WrapperSet.parse(given.wrapper(), given.both());
        W lower = both.toList().get(0);
        assertThat(WrapperSet.of(given.wrapper(), List.of(lower, both.toList().get(1), lower)))
                .isEqualTo(both)
                .hasSameHashCodeAs(both);
        assertThat(both.remove(lower).add(lower)).isEqualTo(both);
        assertThat(both.contains(lower)).isTrue();
        assertThat(both.remove(lower).contains(lower)).isFalse();
        assertThat(both.add(lower)).isSameAs(both);
        return pairs;
    }

    @ParameterizedTest
    @MethodSource("cases")
    <W> void jsonIsThatOfWhatIsWrapped(Case<W> given) throws IOException {
        ValueSet<?> plain = plainType(given.element()).parse(given.both());
        WrapperSet<W> wrapped = WrapperSet.parse(given.wrapper(), given.both());
        for (Mapper mapper : Mapper.values()) {
            assertThat(mapper.write(wrapped)).isEqualTo(mapper.write(plain)).startsWith("[");
            assertThat(mapper.write(Map.of(wrapped, List.of(wrapped))))
                    .isEqualTo(mapper.write(Map.of(plain, List.of(plain))));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    <W> void whatIsSerializedIsReadBack(Case<W> given) throws Exception {
        WrapperSet<W> wrapped = WrapperSet.parse(given.wrapper(), given.both());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(wrapped);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            WrapperSet<?> read = (WrapperSet<?>) in.readObject();
            assertThat(read).isEqualTo(wrapped).hasSameHashCodeAs(wrapped);
            assertThat(read.type()).isSameAs(SetType.wrapper(given.wrapper()));
            assertThat(read.toList()).isEqualTo(wrapped.toList());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    <W> void whatTheConstructorRefusesIsRefusedWithWhatWasStored(Case<W> given) {
        SetType<?, ?> plainType = plainType(given.element());
        SetType<W, WrapperSet<W>> type = SetType.wrapper(given.wrapper());
        Object reserved = stored(plainType, given.reserved());

        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> type.parse(literal(given.reserved())))
                .withMessage(
                        "the value is refused (" + REASON + ") at index 1 in \"" + literal(given.reserved()) + "\"")
                .withCauseInstanceOf(IllegalArgumentException.class);
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> type.parseElement(given.reserved()))
                .withMessage("the value is refused (" + REASON + ") at index 0 in \"" + given.reserved() + "\"");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> type.wrap(reserved))
                .withMessageStartingWith("the value is refused (" + REASON + ") at index 0 in \"")
                .satisfies(refusal ->
                        assertThat(stored(plainType, refusal.getExcerpt())).isEqualTo(reserved));
    }

    private static <E> Object stored(SetType<E, ?> type, String text) {
        return type.unwrap(type.parseElement(text));
    }

    // --- the element type ------------------------------------------------------------------------------------------

    @ParameterizedTest
    @MethodSource("cases")
    <W> void theElementTypeAnswersForWhatIsWrapped(Case<W> given) {
        ElementType<W> wrapped = Wrappers.of(given.wrapper());
        assertThat(wrapped).hasToString(plainType(given.element()).postgresElementName());
        assertThat(checkAnswers(given, Wrappers.of(given.wrapper())))
                .isEqualTo(given.element() == LocalDate.class ? 4 : given.element() == YearMonth.class ? 3 : 2);
    }

    private static <W, P> int checkAnswers(Case<W> given, WrapperElementType<W, P> wrapped) {
        ElementType<P> backing = wrapped.backing();
        assertThat(backing).isSameAs(ElementTypes.of(given.element()).orElseThrow());
        List<Object> values = Stream.concat(
                        plainType(given.element()).parse(given.both()).stream(),
                        Stream.of(
                                LocalDate.of(6_000_000, 1, 1), LocalDate.of(-6_000, 1, 1), YearMonth.of(6_000_000, 1)))
                .filter(given.element()::isInstance)
                .<Object>map(value -> value)
                .toList();
        for (Object value : values) {
            P element = backing.javaType().cast(value);
            W wrapper = wrapped.wrap(element);
            assertThat(wrapped.isOnServer(wrapper)).isEqualTo(backing.isOnServer(element));
            assertThat(wrapped.isInfinite(wrapper)).isEqualTo(backing.isInfinite(element));
            assertThat(wrapped.format(wrapper)).isEqualTo(backing.format(element));
            assertThat(wrapped.hash(wrapper)).isEqualTo(backing.hash(element));
        }
        return values.size();
    }

    @Test
    void whatTheServerDoesNotHoldIsNotOnItWrapped() {
        assertThat(Wrappers.of(Holiday.class).isOnServer(new Holiday(LocalDate.of(6_000_000, 1, 1))))
                .isFalse();
        assertThat(Wrappers.of(Holiday.class).isOnServer(new Holiday(LocalDate.MAX)))
                .isTrue();
        assertThat(Wrappers.of(Invoiced.class).isOnServer(new Invoiced(YearMonth.of(6_000_000, 1))))
                .isFalse();
        assertThat(Wrappers.of(Invoiced.class).isOnServer(new Invoiced(YearMonth.of(2026, 6))))
                .isTrue();
    }
}
