package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Promise: whatever a wrapper makes of a stored text, reading gives a wrapper that can be written again, or one kind of
 * refusal that names the place; by {@code parse}, by {@code parseElement} and by {@code wrap} alike.
 */
class WrapperReadingTests {

    record Refusing(String value) {
        Refusing {
            throw new IllegalStateException("not today");
        }
    }

    record RefusingWithoutReason(String value) {
        RefusingWithoutReason {
            throw new UnsupportedOperationException();
        }
    }

    record ThrowingChecked(String value) {
        ThrowingChecked {
            sneak(new IOException("no file"));
        }

        @SuppressWarnings("unchecked")
        private static <X extends Throwable> void sneak(Throwable checked) throws X {
            throw (X) checked;
        }
    }

    record KeepingNull(String value) {
        KeepingNull {
            value = null;
        }
    }

    record KeepingNul(String value) {
        KeepingNul {
            value = value + "\0";
        }
    }

    record KeepingHalfACharacter(String value) {
        KeepingHalfACharacter {
            value = value + "\ud83d";
        }
    }

    record FailingAccessor(String value) {
        @Override
        public String value() {
            throw new IllegalStateException("not readable");
        }
    }

    record ParsingItself(String value) {
        ParsingItself {
            LocalDateRange.parse(value);
        }
    }

    static final class ToNull {}

    @Test
    void whatIsAnElementByItselfHasASetOfItsOwnWhichIsNamed() {
        int elements = 0;
        for (SetType<?, ?> type : SetType.all()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> WrapperSet.parse(type.elementClass(), "{}"))
                    .withMessage(type.elementClass().getName() + " is no wrapper, but an element by itself: use "
                            + type.javaType().getSimpleName());
            elements++;
        }
        assertThat(elements).isEqualTo(14);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WrapperSet.of(int.class, 1))
                .withMessage("int is no wrapper, but an element by itself: use IntSet");
    }

    @Test
    void aPrimitiveIsNoWrapper() {
        List<Class<?>> primitives = List.of(
                boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class);
        for (Class<?> primitive : primitives) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> declareAsText(primitive))
                    .withMessage(primitive + " is primitive, and no value is an instance of it: declare a class");
        }
        assertThat(primitives).hasSize(8);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WrapperSet.empty(long.class))
                .withMessage("long is no wrapper, but an element by itself: use LongSet");
    }

    private static <W> void declareAsText(Class<W> wrapper) {
        WrapperSet.declare(wrapper, String.class, String::valueOf, text -> wrapper.cast(null));
    }

    static final class Written {
        static {
            WrapperSet.declare(Written.class, String.class, written -> written.text, Written::new);
        }

        final String text;

        Written(String text) {
            this.text = text;
        }
    }

    enum Licence {
        B,
        BE,
        C;

        static {
            WrapperSet.declare(Licence.class, String.class, Licence::name, Licence::valueOf);
        }
    }

    /** By itself a record is a wrapper, unless it says something else. */
    record Loud(String value) {
        static {
            WrapperSet.declare(
                    Loud.class, String.class, loud -> loud.value + "!", text -> new Loud(text.replace("!", "")));
        }
    }

    static final class Failing {
        static {
            fail();
        }

        private static void fail() {
            throw new IllegalStateException("not today");
        }
    }

    @Test
    void aTypeDeclaresItselfWhenItIsAskedFor() {
        assertThat(WrapperSet.parse(Written.class, "{b,a}")).hasToString("{a,b}");
        assertThat(WrapperSet.empty(Licence.class).add(Licence.C)).hasToString("{C}");
        assertThat(WrapperSet.parse(Loud.class, "{sea!}").toList()).containsExactly(new Loud("sea"));
        assertThatExceptionOfType(ExceptionInInitializerError.class)
                .isThrownBy(() -> WrapperSet.empty(Failing.class))
                .withStackTraceContaining("not today");
    }

    @Test
    void aConstantThatIsNoneIsAnsweredWithThoseThereAre() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> WrapperSet.parse(Licence.class, "{B,X}"))
                .withMessage("the value is refused (it is none of B, BE, C) at index 3 in \"{B,X}\"");
    }

    /** Its constructor looks for a constant of another type. */
    record Held(String value) {
        Held {
            Licence.valueOf(value);
        }
    }

    @Test
    void theClassOfAConstantIsNotNamed() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> WrapperSet.parse(Held.class, "{X}"))
                .withMessage("the value is refused (it is none of the constants) at index 1 in \"{X}\"");
    }

    /** One constant is for what has no text. */
    enum Light {
        DIM("dim"),
        NONE(null);

        static {
            WrapperSet.declare(Light.class, String.class, light -> light.text, Light::valueOf);
        }

        private final @Nullable String text;

        Light(@Nullable String text) {
            this.text = text;
        }
    }

    @Test
    void aConstantThatWrapsNullIsNotListed() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> WrapperSet.parse(Light.class, "{X}"))
                .withMessage("the value is refused (it is none of dim) at index 1 in \"{X}\"");
    }

    @Test
    void theElementTypesAreNamedWhereAClassIsNone() {
        String names = "Short, Integer, Long, BigDecimal, Double, Float, LocalDate, LocalTime, LocalDateTime,"
                + " OffsetDateTime, Instant, YearMonth, String, UUID";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WrapperSet.empty(Object.class))
                .withMessage("java.lang.Object cannot be an element: it is no record with one component of an element"
                        + " type, and was not declared with WrapperSet.declare. The element types are " + names);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WrapperSet.declare(Locale.class, Locale.class, locale -> locale, locale -> locale))
                .withMessage("java.util.Locale is not an element type: expected one of " + names);
    }

    static final class FromNull {}

    /** The classes that keep nothing that can be stored, and a word of the reason. */
    private static final Map<String, Class<?>> WRAPPERS = new TreeMap<>(Map.of(
            "not today", Refusing.class,
            "no reason given", RefusingWithoutReason.class,
            "no file", ThrowingChecked.class,
            "no value", KeepingNull.class,
            "NUL", KeepingNul.class,
            "surrogate", KeepingHalfACharacter.class,
            "not readable", FailingAccessor.class,
            "expected [ or (", ParsingItself.class));

    static {
        WrapperSet.declare(ToNull.class, String.class, wrapper -> "a", text -> null);
        WrapperSet.declare(FromNull.class, String.class, wrapper -> null, text -> new FromNull());
    }

    private static void checkRefusal(String reason, int index, ThrowingCallable reading) {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(reading)
                .withMessageContaining("the value is refused (")
                .withMessageContaining(reason)
                .satisfies(refusal -> assertThat(refusal.getErrorIndex()).isEqualTo(index))
                .satisfies(
                        refusal -> assertThat(String.valueOf(refusal.getCause().getMessage()))
                                .contains(reason.equals("no reason given") ? "null" : reason));
    }

    private static <W> void checkEveryWayIn(String reason, Class<W> wrapper) {
        SetType<W, WrapperSet<W>> type = SetType.wrapper(wrapper);
        checkRefusal(reason, 1, () -> type.parse("{a}"));
        checkRefusal(reason, 2, () -> type.parse("{ \"b\",a}"));
        checkRefusal(reason, 0, () -> type.parseElement("a"));
        checkRefusal(reason, 0, () -> type.wrap("a"));
        assertThat(type.parse("{}")).isEqualTo(type.empty());
    }

    @Test
    void whatAWrapperDoesWrongIsOneKindOfRefusal() {
        WRAPPERS.forEach(WrapperReadingTests::checkEveryWayIn);
        List.of(ToNull.class, FromNull.class).forEach(wrapper -> checkEveryWayIn("no value", wrapper));
        assertThat(WRAPPERS).hasSize(8);
    }

    record Shouting(String value) {
        Shouting {
            throw new IllegalArgumentException("first\nsecond \u202e\u2028" + "x".repeat(1_000));
        }
    }

    record AtTheCut(String value) {
        AtTheCut {
            throw new IllegalArgumentException("x".repeat(199) + "\ud83d\ude00");
        }
    }

    @Test
    void theReasonIsShortAndOnOneLine() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> WrapperSet.parse(Shouting.class, "{a}"))
                .withMessageContaining("(first\\u000asecond \\u202e\\u2028xx")
                .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(300));
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> WrapperSet.parse(AtTheCut.class, "{a}"))
                .satisfies(refusal -> assertThat(refusal.getMessage())
                        .doesNotContain("\ud83d")
                        .endsWith("x\\ud83d…) at index 1 in \"{a}\""));
    }

    record Normalising(String value) {
        Normalising {
            value = value.strip().toLowerCase(Locale.ROOT);
        }
    }

    @Test
    void textsThatAWrapperMakesEqualAreOneElementOnEveryWayIn() {
        WrapperSet<Normalising> set = WrapperSet.parse(Normalising.class, "{B,\" a \",A,b,a}");

        assertThat(set).hasToString("{a,b}");
        assertThat(set)
                .isEqualTo(WrapperSet.of(Normalising.class, new Normalising("b"), new Normalising(" A")))
                .isEqualTo(WrapperSet.parse(Normalising.class, "{a}").add(new Normalising("B ")))
                .isEqualTo(WrapperSet.parse(Normalising.class, set.toString()));
        assertThat(set.add(new Normalising("A"))).isSameAs(set);
        assertThat(set.contains(new Normalising("\tB"))).isTrue();
        assertThat(set.asSet().contains(new Normalising("\tB"))).isTrue();
    }

    static final class Code {
        final String text;

        Code(String text) {
            this.text = text;
        }
    }

    @Test
    void aDeclarationThatIsRepeatedChangesNothing() {
        Function<Code, String> unwrap = code -> code.text;
        Function<String, Code> wrap = Code::new;
        List<RuntimeException> refusals = IntStream.range(0, 64)
                .parallel()
                .<RuntimeException>mapToObj(i -> {
                    try {
                        WrapperSet.declare(Code.class, String.class, unwrap, wrap);
                        return null;
                    } catch (IllegalStateException refused) {
                        return refused;
                    }
                })
                .filter(Objects::nonNull)
                .toList();
        assertThat(refusals).isEmpty();
        assertThat(WrapperSet.parse(Code.class, "{b,a}")).hasToString("{a,b}");
        WrapperSet.declare(Code.class, String.class, unwrap, wrap);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> WrapperSet.declare(Code.class, String.class, code -> "#" + code.text, wrap))
                .withMessageContaining("is declared otherwise already");
    }

    @Test
    void aWrapperOfNullIsRefusedByWhatItWraps() {
        assertThatExceptionOfType(NullPointerException.class)
                .isThrownBy(() -> WrapperSet.of(Label.class, new Label(null)))
                .withMessage("a Label wraps null: expected a value of text");
    }

    record Label(String text) {}
}
