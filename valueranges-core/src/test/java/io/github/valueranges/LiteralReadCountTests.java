package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A literal of a megabyte is read or refused in time that grows with its length alone, and its refusal stays short.
 * Reads of single characters are counted, so that no clock is asked.
 */
class LiteralReadCountTests {

    private static final int MEGABYTE = 1 << 20;

    /** How often a character may be read on the average; each refusal may read its excerpt again. */
    private static final int READS = 6;

    private static final int MESSAGE = 1_000;

    /**
     * A literal and the value that it means, or null if it means none. Both are made when they are asked for: all at
     * once would be hundreds of megabytes.
     */
    private record Case(
            String name,
            ValueType<?> type,
            Supplier<String> literal,
            @Nullable Supplier<?> value) {

        @Override
        public String toString() {
            return type.javaType().getSimpleName() + " " + name;
        }
    }

    private static Case accepted(String name, ValueType<?> type, String shortLiteral, Supplier<String> literal) {
        return new Case(name, type, literal, () -> type.parse(shortLiteral));
    }

    private static Case accepted(String name, Supplier<String> element, Supplier<String> literal) {
        return new Case(name, SetType.STRING, literal, () -> StringSet.of(element.get()));
    }

    private static Case refused(String name, ValueType<?> type, Supplier<String> literal) {
        return new Case(name, type, literal, null);
    }

    private static String repeat(String text) {
        return text.repeat(MEGABYTE / text.length());
    }

    private static String example(ValueType<?> type) {
        return ElementTypes.of(type.elementClass()).orElseThrow().examples()[0];
    }

    // --- what is right or wrong whatever the element ----------------------------------------------------------------

    private static Stream<Case> ofArrays(SetType<?, ?> type) {
        String element = '"' + example(type) + '"';
        String one = "{" + element + "}";
        return Stream.of(
                accepted("white space around", type, one, () -> repeat(" ") + "{" + element + "}" + repeat("\t")),
                accepted("white space within", type, one, () -> "{" + repeat(" ") + element + repeat("\n") + "}"),
                accepted("equal elements", type, one, () -> "{" + repeat(element + ",") + element + "}"),
                accepted("an escaped element", type, one, () -> "{" + repeat(escaped(element) + ",") + element + "}"),
                refused("an array that does not end", type, () -> "{" + repeat(element + ",")),
                refused("a bad element at the end", type, () -> "{" + repeat(element + ",") + "\"\0\"}"),
                refused("NULL at the end", type, () -> "{" + repeat(element + ",") + "NULL}"),
                refused("a quote that does not end", type, () -> "{\"" + repeat("1")),
                refused("a quote within an element", type, () -> "{" + repeat("1") + "\"}"),
                refused("an element that is no character", type, () -> "{\"" + repeat("1") + "\ud83d\"}"),
                refused("braces only", type, () -> repeat("{")),
                refused("quotes only", type, () -> "{" + repeat("\"\"")),
                refused("backslashes only", type, () -> "{" + repeat("\\")),
                refused("commas only", type, () -> "{" + repeat(",") + "}"),
                refused("white space only", type, () -> repeat(" ")),
                refused("a long tail", type, () -> "{" + element + "}" + repeat("x")),
                refused("a dimension of many digits", type, () -> "[" + repeat("1") + "]={" + element + "}"),
                refused("a dimension of many zeros", type, () -> "[" + repeat("0") + "]={" + element + "}"));
    }

    /** Each character of an element with a backslash before it. */
    private static String escaped(String quoted) {
        StringBuilder out = new StringBuilder();
        quoted.substring(1, quoted.length() - 1)
                .chars()
                .forEach(c -> out.append('\\').append((char) c));
        return out.toString();
    }

    private static Stream<Case> ofRanges(ValueType<?> type) {
        String open = type instanceof RangeSetType<?, ?, ?> ? "{" : "";
        String close = type instanceof RangeSetType<?, ?, ?> ? "}" : "";
        String bound = '"' + example(type) + '"';
        String from = open + "[" + bound + ",)" + close;
        return Stream.of(
                accepted(
                        "white space around",
                        type,
                        open + "empty" + close,
                        () -> repeat(" ") + open + "empty" + close + repeat("\t")),
                accepted(
                        "white space within a bound",
                        type,
                        from,
                        () -> open + "[" + repeat(" ") + bound + ",)" + close),
                accepted(
                        "quotes within a bound",
                        type,
                        from,
                        () -> open + "[" + repeat("\" \" ") + bound + ",)" + close),
                refused("deeply quoted bounds", type, () -> open + "[" + repeat("\"\"") + bound + ",)" + close),
                accepted("escapes within a bound", type, from, () -> open + "[" + repeat("\\ ") + bound + ",)" + close),
                refused("a long bound", type, () -> open + "[" + repeat("1") + ",)" + close),
                refused("a long quoted bound", type, () -> open + "[\"" + repeat("2026-06-01") + "\",)" + close),
                refused("a bound that is no character", type, () -> open + "[," + repeat("1") + "\ud83d)" + close),
                refused("quotes only", type, () -> open + "[" + repeat("\"\"\"\"") + ",)" + close),
                refused("quotes within quotes", type, () -> open + "[\"" + repeat("\"\"") + "\",)" + close),
                refused("backslashes only", type, () -> open + "[" + repeat("\\\\") + ",)" + close),
                refused("a quote that does not end", type, () -> open + "[\"" + repeat("a,")),
                refused("a range that does not end", type, () -> open + "[" + repeat("a")),
                refused("brackets only", type, () -> open + repeat("[") + close),
                refused("commas only", type, () -> open + repeat(",") + close),
                refused("a long tail", type, () -> open + "empty" + close + repeat("x")));
    }

    private static Stream<Case> ofRangeSets(RangeSetType<?, ?, ?> type) {
        String from = "[\"" + example(type) + "\",]";
        return Stream.of(
                accepted("empty ranges", type, "{}", () -> "{" + repeat("empty,") + "empty}"),
                accepted("equal ranges", type, "{" + from + "}", () -> "{" + repeat(from + ",") + "empty}"),
                refused("ranges that do not end", type, () -> "{" + repeat(from + ",")),
                refused("a bad range at the end", type, () -> "{" + repeat(from + ",") + "[\"\0\",]}"),
                refused("an unfinished range at the end", type, () -> "{" + repeat(from + ",") + "[}"));
    }

    // --- what only texts can be ------------------------------------------------------------------------------------

    private static Stream<Case> ofTexts(SetType<String, StringSet> type) {
        return Stream.of(
                accepted("one long element", () -> repeat("a"), () -> "{" + repeat("a") + "}"),
                accepted("one long quoted element", () -> repeat("a b"), () -> "{\"" + repeat("a b") + "\"}"),
                accepted(
                        "quotes that are escaped",
                        () -> "\"".repeat(MEGABYTE / 2),
                        () -> "{\"" + repeat("\\\"") + "\"}"),
                accepted(
                        "backslashes within quotes",
                        () -> "\\".repeat(MEGABYTE / 2),
                        () -> "{\"" + repeat("\\\\") + "\"}"),
                accepted("backslashes without quotes", () -> "a".repeat(MEGABYTE / 2), () -> "{" + repeat("\\a") + "}"),
                accepted("white space that is trimmed", () -> "a", () -> "{" + repeat(" ") + "a" + repeat(" ") + "}"),
                accepted(
                        "white space within an element",
                        () -> "a" + repeat(" ") + "a",
                        () -> "{a" + repeat(" ") + "a}"),
                accepted("white space after an escape", () -> "a", () -> "{\\a" + repeat(" ") + "}"),
                accepted(
                        "supplementary characters",
                        () -> repeat("\ud83d\ude00"),
                        () -> "{" + repeat("\ud83d\ude00") + "}"),
                refused("an unpaired surrogate at the end", type, () -> "{" + repeat("a") + "\ud83d}"));
    }

    static Stream<Case> cases() {
        return Stream.of(
                        SetType.all().stream().flatMap(LiteralReadCountTests::ofArrays),
                        RangeType.all().stream().flatMap(LiteralReadCountTests::ofRanges),
                        RangeSetType.all().stream().flatMap(LiteralReadCountTests::ofRanges),
                        RangeSetType.all().stream().flatMap(LiteralReadCountTests::ofRangeSets),
                        ofTexts(SetType.STRING))
                .flatMap(cases -> cases);
    }

    @Test
    void everyKindOfLiteralOfEveryTypeIsAmongTheCases() {
        int sets = SetType.all().size();
        int ranges = RangeType.all().size();
        assertThat(cases()).hasSize(18 * sets + 16 * 2 * ranges + 5 * ranges + 10);
        assertThat(cases().<Object>map(Case::type).distinct()).containsExactlyInAnyOrderElementsOf(ValueType.all());
        assertThat(cases().filter(given -> given.value() != null)).hasSize(4 * sets + 4 * 2 * ranges + 2 * ranges + 9);
        assertThat(sets).isEqualTo(14);
        assertThat(ranges).isEqualTo(11);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void eachCharacterIsReadABoundedNumberOfTimes(Case given) {
        CountingText literal = new CountingText(given.literal().get());
        if (given.value() != null) {
            assertThat(given.type().parse(literal).equals(given.value().get())).isTrue();
        } else {
            assertThatThrownBy(() -> given.type().parse(literal))
                    .isInstanceOf(LiteralParseException.class)
                    .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(MESSAGE))
                    .satisfies(refusal -> assertThat(((LiteralParseException) refusal).getExcerpt())
                            .hasSizeLessThan(MESSAGE));
        }
        assertThat(literal.reads()).isLessThan((long) READS * literal.length() + 1_000);
    }

    // --- many elements ---------------------------------------------------------------------------------------------

    private static final int ELEMENTS = 200_000;

    /** Elements that all differ, as far as the type has so many; each in its place of the order. */
    private static Object element(Class<?> type, int place) {
        if (type == Short.class) {
            return (short) (place % 65_536 - 32_768);
        }
        if (type == Integer.class) {
            return place;
        }
        if (type == Long.class) {
            return place * 1_000_000_007L;
        }
        if (type == BigDecimal.class) {
            return BigDecimal.valueOf(place, 2);
        }
        if (type == Double.class) {
            return place / 8.0;
        }
        if (type == Float.class) {
            return place / 8.0f;
        }
        if (type == String.class) {
            return Integer.toString(ELEMENTS + place);
        }
        if (type == UUID.class) {
            return new UUID(place, -place);
        }
        if (type == LocalDate.class) {
            return LocalDate.ofEpochDay(place);
        }
        if (type == LocalTime.class) {
            return LocalTime.ofNanoOfDay(place * 400_000_000L);
        }
        if (type == LocalDateTime.class) {
            return LocalDateTime.ofEpochSecond(place, 0, ZoneOffset.UTC);
        }
        if (type == OffsetDateTime.class) {
            return OffsetDateTime.of(LocalDateTime.ofEpochSecond(place, 0, ZoneOffset.UTC), ZoneOffset.ofHours(2));
        }
        if (type == Instant.class) {
            return Instant.ofEpochSecond(place);
        }
        assertThat(type).isEqualTo(YearMonth.class);
        return YearMonth.of(1, 1).plusMonths(place);
    }

    /** Every so many places an element, in no order. */
    private static <E> Stream<String> texts(ElementType<E> type, int count) {
        return IntStream.range(0, count)
                .map(i -> (int) (i * 7919L % count) * (ELEMENTS / count))
                .mapToObj(place -> type.format(type.javaType().cast(element(type.javaType(), place))));
    }

    static Stream<SetType<?, ?>> sets() {
        return SetType.all().stream();
    }

    static Stream<RangeSetType<?, ?, ?>> rangeSets() {
        return RangeSetType.all().stream();
    }

    @ParameterizedTest
    @MethodSource("sets")
    <E, S extends TypedValueSet<E, S>> void aSetOfManyElementsIsReadInOnePass(SetType<E, S> type) {
        ElementType<E> elementType = ElementTypes.of(type.elementClass()).orElseThrow();
        CountingText literal =
                new CountingText(texts(elementType, ELEMENTS).collect(Collectors.joining("\",\"", "{\"", "\"}")));
        S set = type.parse(literal);

        assertThat(set.size()).isEqualTo(type.elementClass() == Short.class ? 65_536 : ELEMENTS);
        assertThat(set.toList().get(1)).isEqualTo(element(type.elementClass(), 1));
        assertThat(literal.reads()).isLessThan((long) READS * literal.length() + 1_000);
        assertThat(type.parse(set.toString())).isEqualTo(set);
    }

    @ParameterizedTest
    @MethodSource("rangeSets")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void aRangeSetOfManyRangesIsReadInOnePass(
            RangeSetType<E, R, S> type) {
        int ranges = ELEMENTS / 4;
        ElementType<E> elementType = ElementTypes.of(type.elementClass()).orElseThrow();
        CountingText literal = new CountingText(texts(elementType, ranges)
                .map(text -> "[\"" + text + "\",\"" + text + "\"]")
                .collect(Collectors.joining(",", "{", "}")));
        S set = type.parse(literal);

        assertThat(set.size()).isEqualTo(ranges);
        assertThat(set.toList().get(1).contains(type.elementClass().cast(element(type.elementClass(), 4))))
                .isTrue();
        assertThat(literal.reads()).isLessThan((long) READS * literal.length() + 1_000);
        assertThat(type.parse(set.toString())).isEqualTo(set);
    }

    /** A count that would grow with the square is beyond the bound by far. */
    @Test
    void aReaderThatStartsAgainAtEachElementIsNoticed() {
        CountingText literal = new CountingText("{" + "a,".repeat(1_000) + "a}");
        for (int comma = 0; comma < 1_000; comma++) {
            for (int i = 0; i < 2 * comma; i++) {
                literal.charAt(i);
            }
        }
        assertThat(literal.reads()).isGreaterThan((long) READS * literal.length() + 1_000);
    }
}
