package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.ElementTexts;
import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/** The patterns of the OpenAPI document, asked in an engine of ECMAScript, against what values are printed as. */
class OpenApiPatternTests {

    private final List<String> missed = new ArrayList<>();

    private Context context;
    private Scriptable scope;
    private Function tester;

    @BeforeEach
    void enter() {
        context = Context.enter();
        context.setLanguageVersion(Context.VERSION_ECMASCRIPT);
        scope = context.initStandardObjects();
        tester = (Function) context.evaluateString(
                scope, "(function (p, t) { return new RegExp(p).test(t); })", "pattern", 1, null);
    }

    @AfterEach
    void exit() {
        Context.exit();
    }

    private boolean matches(String pattern, String text) {
        boolean ecma = (Boolean) tester.call(context, scope, scope, new Object[] {pattern, text});
        // The same in the dialect of the JDK, which many other tools share.
        assertThat(Pattern.compile(pattern).matcher(text).find())
                .as("%s in the JDK", text)
                .isEqualTo(ecma);
        return ecma;
    }

    private void check(@Nullable String pattern, String text, boolean expected) {
        assertThat(pattern).as("the pattern for %s", text).isNotNull();
        if (matches(pattern, text) != expected) {
            missed.add(text + (expected ? " is not matched by " : " is matched by ") + pattern);
        }
    }

    // --- what is printed --------------------------------------------------------------------------------------------

    @Test
    void everyPrintedRangeAndRangeSetIsMatched() {
        int cases = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            int ofType = printed(type);
            assertThat(ofType).as("%s", type).isGreaterThan(40);
            cases += ofType;
        }
        assertThat(missed).isEmpty();
        assertThat(cases).isEqualTo(PRINTED);
    }

    private static final int PRINTED = 8831;

    private <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> int printed(RangeType<E, R, S> type) {
        Set<R> ranges = new LinkedHashSet<>(List.of(type.empty(), type.unbounded()));
        List<E> elements = elements(type::parseElement);
        for (E lower : elements) {
            for (boolean inclusive : new boolean[] {true, false}) {
                ranges.add(type.between(lower, inclusive, null, false));
                ranges.add(type.between(null, false, lower, inclusive));
                for (E upper : elements) {
                    ranges.add(type.between(lower, inclusive, upper, true));
                    ranges.add(type.between(lower, inclusive, upper, false));
                }
            }
        }
        String rangePattern = LiteralPatterns.ofLiteral(type);
        String setPattern = LiteralPatterns.ofLiteral(type.rangeSetType());
        ranges.forEach(range -> check(rangePattern, range.toString(), true));
        Set<S> sets = new LinkedHashSet<>();
        R previous = type.empty();
        for (R range : ranges) {
            sets.add(type.rangeSetType().of(List.of(range)));
            sets.add(type.rangeSetType().of(List.of(range, previous)));
            sets.add(type.rangeSetType().of(List.of(range)).complement());
            previous = range;
        }
        sets.forEach(set -> check(setPattern, set.toString(), true));
        return ranges.size() + sets.size();
    }

    @Test
    void everyPrintedElementIsMatched() {
        int cases = 0;
        int free = 0;
        for (SetType<?, ?> type : SetType.all()) {
            if (type.isNumeric()) {
                continue;
            }
            if (type == SetType.STRING) {
                assertThat(LiteralPatterns.ofElement(type.elementClass())).isNull();
                free++;
            } else {
                cases += printedElements(type);
            }
        }
        assertThat(missed).isEmpty();
        assertThat(free).isEqualTo(1);
        assertThat(cases).isEqualTo(ELEMENTS_PRINTED);
    }

    private static final int ELEMENTS_PRINTED = 55;

    private <E, S extends TypedValueSet<E, S>> int printedElements(SetType<E, S> type) {
        List<E> elements = elements(type::parseElement);
        for (E element : elements) {
            check(LiteralPatterns.ofElement(type.elementClass()), type.formatElement(element), true);
        }
        assertThat(elements).as("%s", type).hasSizeGreaterThanOrEqualTo(2);
        return elements.size();
    }

    private static <E> List<E> elements(java.util.function.Function<String, E> reader) {
        List<E> elements = new ArrayList<>();
        for (String text : ElementTexts.atTheEdges()) {
            try {
                elements.add(reader.apply(text));
            } catch (LiteralParseException ofAnotherType) {
                // It is asked of the types that have it.
            }
        }
        return elements;
    }

    @Test
    void eitherBracketIsMatchedForEveryType() {
        int cases = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            String inner = type.example().substring(1, type.example().length() - 1);
            for (String text : List.of("[" + inner + ")", "(" + inner + "]", "(" + inner + ")", "[" + inner + "]")) {
                check(LiteralPatterns.ofLiteral(type), text, true);
                check(LiteralPatterns.ofLiteral(type.rangeSetType()), "{" + text + "}", true);
                cases++;
            }
        }
        assertThat(missed).isEmpty();
        assertThat(cases).isEqualTo(11 * 4);
    }

    // --- what is nearly right ---------------------------------------------------------------------------------------

    /** Texts beside the example of a range: each is refused where a value is read. */
    private static List<String> nearRange(String example) {
        String inner = example.substring(1, example.length() - 1);
        int comma = inner.indexOf(',');
        String lower = inner.substring(0, comma);
        String upper = inner.substring(comma + 1);
        return List.of(
                "",
                "[",
                "[]",
                "empt",
                "emptyy",
                "null",
                lower,
                inner,
                "[" + inner,
                inner + "]",
                "[" + lower + "]",
                "[" + lower + ";" + upper + "]",
                "[" + lower + ".." + upper + "]",
                "[" + lower + "/" + upper + "]",
                "[" + inner + "," + upper + "]",
                "{" + inner + "}",
                "]" + inner + "[",
                "<" + inner + ">",
                "[[" + inner + "]]",
                example + "x",
                "x" + example,
                example + "," + example,
                "[\"" + lower + "," + upper + "]",
                "['" + lower + "','" + upper + "']",
                "[x," + upper + "]",
                "[NaN," + upper + "]",
                "[null," + upper + "]",
                "[" + lower + "x," + upper + "]",
                "[" + lower.replace('0', '\u0660').replace('1', '\u0661').replace('2', '\u0662') + "," + upper + "]");
    }

    private static List<String> nearRangeSet(String rangeExample) {
        return List.of(
                "",
                "{",
                "}",
                "{,}",
                "null",
                rangeExample,
                "{" + rangeExample,
                rangeExample + "}",
                "{" + rangeExample + ",}",
                "{," + rangeExample + "}",
                "{" + rangeExample + " " + rangeExample + "}",
                "{" + rangeExample + ";" + rangeExample + "}",
                "{{" + rangeExample + "}}",
                "[" + rangeExample + "]",
                "{\"" + rangeExample + "\"}",
                "{" + rangeExample + "}x",
                "x{" + rangeExample + "}",
                "{" + rangeExample + "x}");
    }

    /** Beside an element of some type; refused by every type that has a pattern. */
    private static final List<String> NEAR_ELEMENTS = List.of(
            "",
            "x",
            "null",
            "NaN",
            "1,5",
            "1 000",
            "1.5.2",
            "--1",
            "1e",
            "\u0661",
            "\u0967",
            "0x1g",
            "01.06.2026",
            "06/01/2026",
            "2026-6-1",
            "2026-13-01",
            "2026-00-01",
            "2026-06-32",
            "2026-06-00",
            "26-06-01",
            "02026-06-01",
            "+10000-01-01",
            "2026-06-01 BE",
            "-0044-03-15",
            "2026-W23-1",
            "20260601T103000",
            "25:00:00",
            "10:60:00",
            "10:30:60",
            "10h30",
            "24:00:01",
            "10:30:00,5",
            "10:30:00.1234567891",
            "10:30:00 PM",
            "2026-06-01T10:30:00[Europe/Berlin]",
            "2026-06-01T10:30:00 CEST",
            "2026-06-01T10:30:00+19:00",
            "2026-06-01T10:30:00+2",
            "2026-06-01T10:30:00 02:00",
            "2026-06-01T24:00:00",
            "2024-13",
            "2024-1",
            "24-01",
            "11111111-2222-4333-8444-55555555555",
            "11111111-2222-4333-8444-5555555555555",
            "g1111111-2222-4333-8444-555555555555",
            "infinite");

    @Test
    void whatIsNearlyARangeIsNeitherMatchedNorRead() {
        int cases = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            List<String> near = new ArrayList<>(nearRange(type.example()));
            NEAR_ELEMENTS.stream().filter(text -> !text.isEmpty()).forEach(text -> near.add("[" + text + ",)"));
            for (String text : near) {
                refused(type, text);
                cases++;
            }
            for (String text : nearRangeSet(type.example())) {
                refused(type.rangeSetType(), text);
                cases++;
            }
        }
        assertThat(missed).isEmpty();
        assertThat(cases).isEqualTo(11 * (29 + NEAR_ELEMENTS.size() - 1 + 18));
    }

    private void refused(ValueType<?> type, String text) {
        check(LiteralPatterns.ofLiteral(type), text, false);
        assertThatExceptionOfType(LiteralParseException.class)
                .as("%s as %s", text, type)
                .isThrownBy(() -> type.parse(text));
    }

    @Test
    void whatIsNearlyAnElementIsNeitherMatchedNorRead() {
        int cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            String pattern = type.isNumeric() ? null : LiteralPatterns.ofElement(type.elementClass());
            for (String text : pattern == null ? List.<String>of() : NEAR_ELEMENTS) {
                check(pattern, text, false);
                assertThatExceptionOfType(LiteralParseException.class)
                        .as("%s as %s", text, type)
                        .isThrownBy(() -> type.parseElement(text));
                cases++;
            }
        }
        assertThat(missed).isEmpty();
        assertThat(cases).isEqualTo(7 * NEAR_ELEMENTS.size());
    }

    // --- how a pattern is written -----------------------------------------------------------------------------------

    @Test
    void aPatternHasNothingThatAnotherDialectLacks() {
        int cases = 0;
        for (EveryValue.Component component : EveryValue.components()) {
            Schema<?> schema = OpenApiTests.resolve(component.declared().getType());
            String pattern = schema.getItems() == null
                    ? schema.getPattern()
                    : schema.getItems().getPattern();
            if (pattern != null) {
                assertThat(pattern).startsWith("^").endsWith("$").hasSizeLessThan(2_000);
                assertThat(pattern.replace("(?:", "("))
                        .doesNotContain("(?")
                        .doesNotContain("\\d")
                        .doesNotContain("\\w")
                        .doesNotContain("\\s")
                        .doesNotContain("\\p")
                        .doesNotContain("*+")
                        .doesNotContain("&&");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(11 + 11 + 7);
    }

    @Test
    void aLongTextIsRefusedInOnePass() {
        String pattern = LiteralPatterns.ofLiteral(RangeType.INSTANT.rangeSetType());
        String set = "{" + "[2026-06-01T10:30:00Z,2026-06-08T12:00:00Z],".repeat(20_000);
        long start = System.nanoTime();
        assertThat((Boolean) tester.call(context, scope, scope, new Object[] {
                    LiteralPatterns.ofLiteral(RangeType.BIG_DECIMAL), "[" + "1".repeat(200_000)
                }))
                .isFalse();
        assertThat((Boolean) tester.call(context, scope, scope, new Object[] {pattern, set}))
                .isFalse();
        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
    }
}
