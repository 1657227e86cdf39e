package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: {@code parse} reads what the server's text input reads for the type, as the same value, less what the
 * documents name; and the server reads what {@code toString} writes, as the same value. This holds for every range,
 * range set and value set. The server judges each text of a corpus by {@code pg_input_is_valid}, and compares the
 * values.
 *
 * <p>Where one side refuses what the other accepts, a rule must say why: by patterns of the text that share nothing with
 * the reader, or by an element that the two sides judge differently by itself, which the tests of the elements' texts
 * answer for. Not established: other entry points than {@code parse}, and texts with NUL, which no protocol can send.
 */
@Tag("server")
class LiteralCorpusParityTests {

    /** A date as it is read here, without the white space around it. */
    private static final Pattern STRICT_DATE =
            Pattern.compile("(?:[0-9]{4}|[1-9][0-9]{4,9})-[0-9]{2}-[0-9]{2}(?: (?i:BC))?|(?i:[+-]?infinity)");

    private static final Pattern NOT_FINITE = Pattern.compile("(?i)[+-]?(?:nan|inf|infinity)");

    private static final Pattern YEAR = Pattern.compile("([0-9]{4,10})-[0-9]{2}(?:-[0-9]{2})?([^,()\\[\\]{}]*)");

    /** What is finer than a microsecond, which the server rounds. */
    private static final Pattern FINE = Pattern.compile("\\.[0-9]{7}");

    private static final Pattern LAST_NUMBER = Pattern.compile("2147483647|9223372036854775807");

    private static final Pattern FAR_OFFSET = Pattern.compile("[+-]1[678](?::?[0-9]{2})*");

    private static final Pattern ISO_MONTH = Pattern.compile("[0-9]{4,}-[0-9]{2}(?!-|[0-9])");

    /** The bracket before a bound if there is one, its year, month and day, and what follows it. */
    private static final Pattern DAY_BOUND =
            Pattern.compile("([\\[({,])(?:([0-9]{4,})-([0-9]{2})-([0-9]{2})(?i:BC)?|(?i:[+-]?infinity))(?=([,\\])}]))");

    private static final Pattern BEYOND_INFINITY = Pattern.compile("(?i)\\(\\+?infinity,[)\\]]|[\\[(],-infinity\\)");

    private static final Pattern BEFORE_FIRST = Pattern.compile("[\\[(],(?:-2147483648|-9223372036854775808)\\)");

    private static final String ELEMENT = "an element that is refused by itself";
    private static final String NOTHING_THERE = "a bound beyond the last or before the first value";
    private static final String MISALIGNED = "days that are no whole months";
    private static final String DIMENSIONS = "an array of another number of dimensions than one";
    private static final String NULL_ELEMENT = "an element that is NULL";

    /** PostgreSQL 16 takes a second sign for a zero, and wraps a number that has too many digits. */
    private static final String OLD_DIMENSION = "a dimension that only PostgreSQL 16 reads";

    private static final Pattern BAD_DIMENSION = Pattern.compile("\\[[^]]*(?:[-+]{2}|[0-9]{11})[^]]*]");

    /** What became of a corpus. */
    /**
     * Of each type: how many literals are judged, how many of them both sides accept, and how many are refused here alone
     * in the order of the families above.
     */
    private static final String COUNTS = """
            IntRange 3367 359 0 1 0 0 0
            LongRange 3367 459 0 1 0 0 0
            BigDecimalRange 3367 729 235 0 0 0 0
            DoubleRange 3367 675 223 0 0 0 0
            FloatRange 3367 624 214 0 0 0 0
            LocalDateRange 4546 458 - 5 0 0 0
            LocalTimeRange 2919 288 - 0 0 0 0
            LocalDateTimeRange 3535 636 - 0 0 0 0
            OffsetDateTimeRange 3606 633 - 0 0 0 0
            InstantRange 3606 633 - 0 0 0 0
            YearMonthRange 3012 173 - 0 39 0 0
            IntRangeSet 3197 414 0 0 0 0 0
            LongRangeSet 3197 421 0 0 0 0 0
            BigDecimalRangeSet 3197 514 235 0 0 0 0
            DoubleRangeSet 3197 444 217 0 0 0 0
            FloatRangeSet 3197 440 217 0 0 0 0
            LocalDateRangeSet 3150 532 - 76 0 0 0
            LocalTimeRangeSet 3192 390 - 0 0 0 0
            LocalDateTimeRangeSet 3062 616 - 0 0 0 0
            OffsetDateTimeRangeSet 3058 616 - 0 0 0 0
            InstantRangeSet 3058 616 - 0 0 0 0
            YearMonthRangeSet 3025 106 - 0 215 0 0
            StringSet 4345 1693 0 0 0 11 235
            UuidSet 3871 268 0 0 0 15 62
            ShortSet 6337 454 0 0 0 8 62
            IntSet 6337 610 0 0 0 8 72
            LongSet 6337 780 0 0 0 8 82
            BigDecimalSet 6337 1686 360 0 0 8 132
            DoubleSet 6337 1466 336 0 0 8 124
            FloatSet 6337 1310 318 0 0 8 118
            LocalDateSet 8047 470 - 0 0 8 122
            LocalTimeSet 5266 487 - 0 0 8 146
            LocalDateTimeSet 4728 605 - 0 0 8 98
            OffsetDateTimeSet 4726 574 - 0 0 8 98
            InstantSet 4726 574 - 0 0 8 98
            YearMonthSet 5647 312 - 0 0 8 118
            """;

    /** Asked for once: there are thousands of literals. */
    private static final int VERSION = TestPostgres.majorVersion();

    private static final class Outcome {
        private int judged;
        private int accepted;
        private final Map<String, Integer> families = new TreeMap<>();
        private final Map<String, Boolean> elementsOnServer = new HashMap<>();
    }

    static List<ValueType<?>> types() {
        return ValueType.all();
    }

    private static Set<String> corpus(ValueType<?> type) {
        if (type instanceof SetType<?, ?>) {
            return LiteralCorpora.arrays(type.elementClass());
        }
        return type instanceof RangeType<?, ?, ?>
                ? LiteralCorpora.ranges(type.elementClass())
                : LiteralCorpora.rangeSets(type.elementClass());
    }

    private static <V> Outcome judge(ValueType<V> type, Set<String> corpus, Recorder recorder) {
        List<String> texts = LiteralCorpora.list(corpus);
        List<V> here = new ArrayList<>();
        List<String> stored = new ArrayList<>();
        for (String text : texts) {
            V value = read(type, text, recorder);
            here.add(value);
            stored.add(value == null ? null : stored(type, value));
        }
        List<List<String>> rows = PostgresAnswers.rows(sql(type).replace("#T", type.postgresName()), texts, stored);
        Outcome outcome = new Outcome();
        elements(type, texts, rows, here, outcome);
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            List<String> row = rows.get(i);
            String name = type.javaType().getSimpleName() + " " + text;
            boolean valid = row.get(0).equals("t");
            V value = here.get(i);
            outcome.judged++;
            if (valid && value != null) {
                outcome.accepted++;
                boolean rounded = type instanceof SetType<?, ?> && isFine(type, text);
                recorder.check(name + " here " + value + ", server " + row.get(1), "t", rounded ? "t" : row.get(2));
                recorder.check(
                        () -> name + ": " + row.get(1) + " as the server prints it",
                        value,
                        () -> row.get(3).equals("t") || isFine(type, text) ? value : type.parse(row.get(1)));
            } else if (valid) {
                String family = familyOfRefusal(type, text, row, outcome);
                outcome.families.merge(family, 1, Integer::sum);
                if (family.isEmpty()) {
                    recorder.disagreed(name + ": refused here, on the server " + row.get(1));
                } else {
                    recorder.agreed();
                }
            } else if (value != null) {
                recorder.check(
                        name + ": refused by the server, here " + value,
                        true,
                        isBeyond(type.elementClass(), text) && row.get(4).equals("t"));
            } else {
                recorder.agreed();
            }
        }
        return outcome;
    }

    /** Null for what is refused where it is stored: the server then refuses the text too, and reads all others. */
    private static <V> String stored(ValueType<V> type, V value) {
        try {
            return type.toStoredLiteral(value);
        } catch (IllegalArgumentException refused) {
            return null;
        }
    }

    private static boolean isFine(ValueType<?> type, String text) {
        return java.time.temporal.Temporal.class.isAssignableFrom(type.elementClass())
                && FINE.matcher(text.replace("\"", "").replace("\\", "")).find();
    }

    private static String sql(ValueType<?> type) {
        boolean array = type instanceof SetType<?, ?>;
        String collation = type.elementClass() == String.class ? " collate \"C\"" : "";
        String value = array
                ? "(select coalesce(array_agg(e order by e" + collation + "), '{}')"
                        + " from (select distinct unnest(a::#T)) as d(e))"
                : "a::#T";
        String hasNull =
                array ? "case when valid then exists (select from unnest(a::#T) as u(e) where e is null) end" : "false";
        return "select valid, case when valid then (a::#T)::text end,"
                + " case when valid and pg_input_is_valid(here, '#T') then " + value + " = here::#T end, " + hasNull
                + ", here is null or pg_input_is_valid(here, '#T')"
                + " from (select a, here, n, pg_input_is_valid(a, '#T') as valid"
                + " from unnest(?::text[], ?::text[]) with ordinality as t(a, here, n)) as judged order by n";
    }

    /** The value, or null for what is refused as it must be. */
    private static <V> V read(ValueType<V> type, String text, Recorder recorder) {
        try {
            V value = type.parse(text);
            recorder.check(() -> value + " read again", value, () -> type.parse(value.toString()));
            return value;
        } catch (LiteralParseException refused) {
            recorder.check(
                    () -> "place of " + text,
                    true,
                    () -> refused.getErrorIndex() >= 0
                            && refused.getErrorIndex() <= text.length()
                            && refused.getMessage().length() < 400);
            return null;
        }
    }

    /** Asks the server for each element of the texts that it alone accepts, whether it accepts that by itself. */
    private static void elements(
            ValueType<?> type, List<String> texts, List<List<String>> rows, List<?> here, Outcome outcome) {
        Set<String> elements = new LinkedHashSet<>();
        for (int i = 0; i < texts.size(); i++) {
            if (rows.get(i).get(0).equals("t") && here.get(i) == null) {
                elements.addAll(elementsOf(type, texts.get(i)));
            }
        }
        List<String> asked = List.copyOf(elements);
        List<List<String>> answers = PostgresAnswers.rows(
                "select pg_input_is_valid(a, '" + type.postgresElementName()
                        + "') from unnest(?::text[]) with ordinality as t(a, n) order by n",
                asked);
        for (int i = 0; i < asked.size(); i++) {
            outcome.elementsOnServer.put(asked.get(i), answers.get(i).get(0).equals("t"));
        }
    }

    private static List<String> elementsOf(ValueType<?> type, String text) {
        return type instanceof SetType<?, ?> ? arrayElements(text) : bounds(text);
    }

    private static boolean readsElement(ValueType<?> type, String element) {
        try {
            Object read = type instanceof RangeType<?, ?, ?> range
                    ? range.parseElement(element)
                    : type instanceof RangeSetType<?, ?, ?> rangeSet
                            ? rangeSet.rangeType().parseElement(element)
                            : ((SetType<?, ?>) type).parseElement(element);
            return read != null;
        } catch (LiteralParseException refused) {
            return false;
        }
    }

    /** Why a text that the server accepts is refused here; empty if no rule says so. */
    private static String familyOfRefusal(ValueType<?> type, String text, List<String> row, Outcome outcome) {
        if (type instanceof SetType<?, ?>) {
            String bare = text.replaceAll("\\\\.", "x").replaceAll("\"[^\"]*\"", "x");
            if (row.get(3).equals("t")) {
                return NULL_ELEMENT;
            }
            if (row.get(1).startsWith("{{") || row.get(1).contains("][") || isNested(type, bare)) {
                return DIMENSIONS;
            }
            if (VERSION == 16 && BAD_DIMENSION.matcher(text).find()) {
                return OLD_DIMENSION;
            }
        }
        for (String element : elementsOf(type, text)) {
            if (outcome.elementsOnServer.get(element) && !readsElement(type, element) && isOfAForm(type, element)) {
                return ELEMENT;
            }
        }
        if (type.elementClass() == YearMonth.class) {
            return isMisaligned(text) ? MISALIGNED : "";
        }
        String plain = text.replaceAll("[\\s\"\\\\\\x0b]", "");
        return BEYOND_INFINITY.matcher(plain).find()
                        || BEFORE_FIRST.matcher(plain).find()
                ? NOTHING_THERE
                : "";
    }

    /** Whether a bound of days in a text is infinite, or starts or ends no month. */
    private static boolean isMisaligned(String text) {
        Matcher bounds = DAY_BOUND.matcher(text.replaceAll("[\\s\"\\\\\\x0b]", ""));
        while (bounds.find()) {
            if (bounds.group(2) == null) {
                return true;
            }
            int day = Integer.parseInt(bounds.group(4));
            int length = YearMonth.of(Integer.parseInt(bounds.group(2)), Integer.parseInt(bounds.group(3)))
                    .lengthOfMonth();
            boolean before = bounds.group(1).equals("(") || bounds.group(5).equals("]");
            if (before ? day != length : day != 1) {
                return true;
            }
        }
        return false;
    }

    /** An array of arrays; a UUID may have braces of its own where it is quoted. */
    private static boolean isNested(ValueType<?> type, String bare) {
        return bare.indexOf('{') != bare.lastIndexOf('{') || bare.contains("][");
    }

    /** Whether a document says that such an element is refused, where that can be told by its text. */
    private static boolean isOfAForm(ValueType<?> type, String element) {
        Class<?> elementClass = type.elementClass();
        if (elementClass == LocalDate.class) {
            return !STRICT_DATE.matcher(element.strip()).matches();
        }
        if (elementClass == Double.class || elementClass == Float.class || elementClass == BigDecimal.class) {
            return NOT_FINITE.matcher(element.strip()).matches();
        }
        return java.time.temporal.Temporal.class.isAssignableFrom(elementClass);
    }

    /** The bounds of the ranges in a text that the server has accepted, without quotes and escapes. */
    private static List<String> bounds(String text) {
        List<String> bounds = new ArrayList<>();
        StringBuilder bound = new StringBuilder();
        boolean inside = false;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!inside) {
                inside = c == '[' || c == '(';
            } else if (c == '\\') {
                bound.append(text.charAt(++i));
            } else if (c == '"' && quoted && text.charAt(i + 1) == '"') {
                bound.append(text.charAt(++i));
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == ']' || c == ')')) {
                bounds.add(bound.toString());
                bound.setLength(0);
                inside = c == ',';
            } else {
                bound.append(c);
            }
        }
        return bounds;
    }

    /** The elements of an array that the server has accepted, without quotes and escapes. */
    private static List<String> arrayElements(String text) {
        List<String> elements = new ArrayList<>();
        StringBuilder element = new StringBuilder();
        boolean quoted = false;
        for (int i = text.indexOf('{') + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                element.append(text.charAt(++i));
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '}' || c == '{')) {
                elements.add(element.toString());
                element.setLength(0);
            } else {
                element.append(c);
            }
        }
        return elements;
    }

    /** Whether a text names a value that Java has and the server has not, or a last value that it cannot step over. */
    private static boolean isBeyond(Class<?> elementClass, String text) {
        String plain = text.replace("\"", "").replace("\\", "");
        if (Number.class.isAssignableFrom(elementClass)) {
            return LAST_NUMBER.matcher(plain.replace("_", "")).find();
        }
        if (elementClass == YearMonth.class && ISO_MONTH.matcher(plain).find()) {
            return true;
        }
        if (FAR_OFFSET.matcher(plain).find()) {
            return true;
        }
        long lastYear = elementClass == LocalDate.class || elementClass == YearMonth.class ? 5_874_897 : 294_277;
        Matcher years = YEAR.matcher(plain);
        while (years.find()) {
            long year = Long.parseLong(years.group(1));
            if (!years.group(2).strip().toUpperCase(java.util.Locale.ROOT).endsWith("BC")
                    ? year >= lastYear
                    : year >= 4714) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    <V> void everyLiteralIsReadAsTheServerReadsIt(ValueType<V> type) {
        Recorder recorder = Recorder.of(getClass(), "literals");
        Outcome outcome = judge(type, corpus(type), recorder);
        recorder.conclude(2L * outcome.judged + outcome.accepted);

        StringJoiner counts = new StringJoiner(" ");
        counts.add(type.javaType().getSimpleName()).add("" + outcome.judged).add("" + outcome.accepted);
        // Whether the server takes [now,12:00:00] for a range depends on the time of day.
        boolean dependsOnClock = java.time.temporal.Temporal.class.isAssignableFrom(type.elementClass());
        if (dependsOnClock) {
            assertThat(outcome.families).containsKey(ELEMENT);
        }
        counts.add(dependsOnClock ? "-" : "" + outcome.families.getOrDefault(ELEMENT, 0));
        for (String family : List.of(NOTHING_THERE, MISALIGNED, DIMENSIONS, NULL_ELEMENT)) {
            counts.add("" + outcome.families.getOrDefault(family, 0));
        }
        String judged = type.javaType().getSimpleName() + " " + outcome.judged + " " + outcome.accepted + " ";
        assertThat(COUNTS.lines()).anyMatch(line -> line.startsWith(judged));
        // Of what is refused here an older server may read more or less.
        if (VERSION == 18) {
            assertThat(COUNTS.lines()).contains(counts.toString());
        }
        assertThat(outcome.families.keySet())
                .isSubsetOf(ELEMENT, NOTHING_THERE, MISALIGNED, DIMENSIONS, NULL_ELEMENT, OLD_DIMENSION);
    }

    @Test
    void theCorpusOfEveryTypeIsCounted() {
        assertThat(COUNTS.lines().map(line -> line.substring(0, line.indexOf(' '))))
                .containsExactlyElementsOf(types().stream()
                        .map(type -> type.javaType().getSimpleName())
                        .toList());
    }

    @Test
    void aLenientReaderIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        ValueType<LocalDateRange> type = RangeType.LOCAL_DATE;
        List<String> row = List.of("t", "[2026-06-01,2026-06-09)", "t", "f");
        Outcome outcome = new Outcome();
        outcome.elementsOnServer.putAll(Map.of("2026-06-01", true, "2026-06-08", true));
        assertThat(familyOfRefusal(type, "[2026-06-01,2026-06-08]", row, outcome))
                .isEmpty();
        assertThat(isBeyond(LocalDate.class, "[2026-06-01,5874896-12-31]")).isFalse();
        assertThat(isBeyond(LocalDate.class, "[2026-06-01,5874897-12-31]")).isTrue();
        assertThat(isBeyond(Integer.class, "[1,2147483646]")).isFalse();
        assertThat(read(type, "[2026-06-01,)", recorder)).isEqualTo(LocalDateRange.parse("[2026-06-01,)"));
        recorder.check("refused", true, isBeyond(LocalDate.class, "[2026-06-31,)"));
        assertThatThrownBy(() -> recorder.conclude(2)).hasMessageContaining("refused");
    }
}
