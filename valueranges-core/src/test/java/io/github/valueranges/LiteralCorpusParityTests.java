package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Promise: {@code parse} reads what the server's text input reads for the type, as the same value, less what the
 * documents name; and the server reads what {@code toString} writes, as the same value. The server judges each text of
 * a corpus by {@code pg_input_is_valid}, and compares the values.
 *
 * <p>What is accepted there and refused here belongs to one of the named families, told by patterns of the text that
 * share nothing with the reader; what is accepted here and refused there has a day that the server does not have. Not
 * established: other entry points than {@code parse}, and texts with NUL, which no protocol can send.
 */
class LiteralCorpusParityTests {

    /** A date as it is read here, without the white space around it. */
    private static final Pattern STRICT_DATE =
            Pattern.compile("(?:[0-9]{4}|[1-9][0-9]{4,9})-[0-9]{2}-[0-9]{2}(?: (?i:BC))?|(?i:[+-]?infinity)");

    private static final Pattern YEAR = Pattern.compile("([0-9]{4,10})-[0-9]{2}-[0-9]{2}(?: ((?i)BC))?");

    private static final Pattern BEYOND_INFINITY = Pattern.compile("(?i)\\(\\+?infinity,[)\\]]|[\\[(],-infinity\\)");

    private static final String OTHER_DATE = "a date in another form than the extended one";
    private static final String TIME_OR_ZONE = "a time or zone on a date, which the server drops";
    private static final String KEYWORD = "a date that depends on the clock, or another word";
    private static final String NOTHING_THERE = "a bound beyond an infinity";
    private static final String DIMENSIONS = "an array of another number of dimensions than one";
    private static final String NULL_ELEMENT = "an element that is NULL";

    /** PostgreSQL 16 takes a second sign for a zero, and wraps a number that has too many digits. */
    private static final String OLD_DIMENSION = "a dimension that only PostgreSQL 16 reads";

    private static final Pattern BAD_DIMENSION = Pattern.compile("\\[[^]]*(?:[-+]{2}|[0-9]{11})[^]]*]");

    private static final int JUDGED = 0;
    private static final int ACCEPTED = 1;

    /** What became of a corpus: how many texts were judged and accepted by both, and the families of refusals. */
    private static Map<String, Integer> judge(
            String type, ValueType<?> valueType, Set<String> corpus, Recorder recorder, int[] counts) {
        List<String> texts = LiteralCorpora.list(corpus);
        List<String> here = new ArrayList<>();
        for (String text : texts) {
            here.add(read(valueType, text, recorder));
        }
        List<List<String>> rows = PostgresAnswers.rows(
                "select valid, case when valid then (a::" + type + ")::text end,"
                        + " case when valid and pg_input_is_valid(here, '" + type + "') then " + value(type)
                        + " = here::" + type
                        + " end,"
                        + (type.equals("text[]")
                                ? " case when valid then exists (select from unnest(a::text[]) as u(e) where e is null) end"
                                : " false")
                        + " from (select a, here, n, pg_input_is_valid(a, '" + type + "') as valid"
                        + " from unnest(?::text[], ?::text[]) with ordinality as t(a, here, n)) as judged order by n",
                texts,
                here);
        Map<String, Integer> families = new TreeMap<>();
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            List<String> row = rows.get(i);
            boolean valid = row.get(0).equals("t");
            counts[JUDGED]++;
            if (valid && here.get(i) != null) {
                counts[ACCEPTED]++;
                recorder.check(type + " " + text + " here " + here.get(i) + ", server " + row.get(1), "t", row.get(2));
                recorder.check(
                        () -> type + " " + row.get(1) + " as the server prints it",
                        row.get(3).equals("t") ? null : here.get(i),
                        () -> valueType.parse(row.get(1)).toString());
            } else if (valid) {
                String family = familyOfRefusal(type, text, row.get(3).equals("t"));
                families.merge(family, 1, Integer::sum);
                if (family.isEmpty()) {
                    recorder.disagreed(type + " " + text + ": refused here, on the server " + row.get(1));
                } else {
                    recorder.agreed();
                }
            } else if (here.get(i) != null) {
                recorder.check(
                        type + " " + text + ": refused by the server, here " + here.get(i), true, isBeyond(text));
            } else {
                recorder.agreed();
            }
        }
        return families;
    }

    private static String value(String type) {
        return type.equals("text[]")
                ? "(select coalesce(array_agg(e order by e collate \"C\"), '{}')"
                        + " from (select distinct unnest(a::text[])) as d(e))"
                : "a::" + type;
    }

    /** The canonical text, or null for what is refused as it must be. */
    private static String read(ValueType<?> type, String text, Recorder recorder) {
        try {
            Object value = type.parse(text);
            recorder.check(() -> value + " read again", value, () -> type.parse(value.toString()));
            return value.toString();
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

    /** Why a text that the server accepts is refused here; empty if no document says so. */
    private static String familyOfRefusal(String type, String text, boolean hasNull) {
        if (type.equals("text[]")) {
            String bare = text.replaceAll("\\\\.", "x").replaceAll("\"[^\"]*\"", "x");
            boolean nested = bare.indexOf('{') != bare.lastIndexOf('{') || bare.contains("][");
            boolean old = TestPostgres.majorVersion() == 16
                    && BAD_DIMENSION.matcher(text).find();
            return hasNull ? NULL_ELEMENT : nested ? DIMENSIONS : old ? OLD_DIMENSION : "";
        }
        for (String bound : bounds(text)) {
            String date = bound.strip();
            if (!date.isEmpty() && !STRICT_DATE.matcher(date).matches()) {
                if (date.matches("[0-9]{4}-.*[T ].*[0-9:]{2,}.*|.*(Z|/).*|[0-9]{4}-[0-9]{2}-[0-9]{2}[ +-].*")
                        && !date.matches("[0-9/ ]+|.*(AD|BC)")) {
                    return TIME_OR_ZONE;
                }
                return date.matches("[a-zA-Z]+") ? KEYWORD : OTHER_DATE;
            }
        }
        return BEYOND_INFINITY.matcher(text.replaceAll("[\\s\"\\\\\\x0b]", "")).find() ? NOTHING_THERE : "";
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

    /** Whether a year of the text is one that Java has and the server has not, or the last day of its last year. */
    private static boolean isBeyond(String text) {
        Matcher years = YEAR.matcher(text.replace("\"", "").replace("\\", ""));
        while (years.find()) {
            long year = Long.parseLong(years.group(1));
            if (years.group(2) == null ? year >= 5_874_897 : year >= 4714) {
                return true;
            }
        }
        return false;
    }

    @Test
    void everyRangeLiteralIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "ranges");
        int[] counts = new int[2];
        Map<String, Integer> families =
                judge("daterange", RangeType.LOCAL_DATE, LiteralCorpora.ranges(), recorder, counts);
        recorder.concludeAtLeast(2 * 2_000);

        assertThat(counts[JUDGED]).isGreaterThan(2_000);
        assertThat(counts[ACCEPTED]).isGreaterThan(400);
        assertThat(families.keySet()).containsExactlyInAnyOrder(OTHER_DATE, TIME_OR_ZONE, KEYWORD, NOTHING_THERE);
    }

    @Test
    void everyRangeSetLiteralIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "range sets");
        int[] counts = new int[2];
        Map<String, Integer> families = judge(
                "datemultirange", RangeType.LOCAL_DATE.rangeSetType(), LiteralCorpora.rangeSets(), recorder, counts);
        recorder.concludeAtLeast(2 * 2_000);

        assertThat(counts[JUDGED]).isGreaterThan(2_000);
        assertThat(counts[ACCEPTED]).isGreaterThan(400);
        assertThat(families.keySet()).containsExactlyInAnyOrder(OTHER_DATE, TIME_OR_ZONE, KEYWORD, NOTHING_THERE);
    }

    @Test
    void everyArrayLiteralIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "arrays");
        int[] counts = new int[2];
        Map<String, Integer> families = judge("text[]", SetType.STRING, LiteralCorpora.textArrays(), recorder, counts);
        recorder.concludeAtLeast(2 * 2_000);

        assertThat(counts[JUDGED]).isGreaterThan(2_000);
        assertThat(counts[ACCEPTED]).isGreaterThan(400);
        Set<String> expected = new TreeSet<>(Set.of(NULL_ELEMENT, DIMENSIONS));
        if (TestPostgres.majorVersion() == 16) {
            expected.add(OLD_DIMENSION);
        }
        assertThat(families.keySet()).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void aLenientReaderIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        ValueType<LocalDateRange> type = RangeType.LOCAL_DATE;
        assertThat(familyOfRefusal("daterange", "[2026-06-01,2026-06-08]", false))
                .isEmpty();
        assertThat(isBeyond("[2026-06-01,5874896-12-31]")).isFalse();
        assertThat(read(type, "[2026-06-01,)", recorder)).isEqualTo("[2026-06-01,)");
        recorder.check("refused", true, isBeyond("[2026-06-31,)"));
        assertThatThrownBy(() -> recorder.conclude(2)).hasMessageContaining("refused");
    }
}
