package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.oracles.RandomSource;
import io.github.valueranges.oracles.Recorder;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Promise: the text of a date or a time is read as the server reads it, as the same value, less what the documents
 * name; and the server reads what is written, as the same value. The server judges each text of a corpus by
 * {@code pg_input_is_valid} and compares the values.
 *
 * <p>What is accepted there and refused here belongs to a named family, told by patterns that share nothing with the
 * reader. What is accepted here and refused there has a year or an offset that the server does not have.
 */
@Tag("server")
class TemporalTextParityTests {

    private static final List<String> DATES = List.of(
            "2026-06-01",
            "2024-02-29",
            "0044-03-15",
            "0001-02-29",
            "10000-01-01",
            "294276-12-31",
            "294277-01-01",
            "4714-11-24",
            "4714-11-23",
            "5874897-12-31",
            "999999999-12-31",
            "1000000000-01-01",
            "1000000001-01-01",
            "99999999999-01-01",
            "2023-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-06-31",
            "2026-06-00",
            "0000-01-01",
            "+10000-01-01",
            "-2024-01-01",
            "2026-6-01",
            "2026-06-1",
            "26-06-01",
            "02026-06-01",
            "20260601",
            "2026.06.01",
            "06/01/2026",
            "2026-Jun-01",
            "June 1 2026",
            "2026-152",
            "2026-W23-1",
            "2026-06",
            "\u0662\u0660\u0662\u0666-\u0660\u0666-\u0660\u0661",
            "");

    private static final List<String> SEPARATORS = List.of("T", " ", "t", "  ", " T", "T ", "\t", "", "_", "\u00a0");

    private static final List<String> TIMES = List.of(
            "10:30:00",
            "10:30",
            "00:00:00",
            "23:59:59.999999",
            "23:59:59.9999994",
            "23:59:59.9999995",
            "23:59:59.999999999",
            "10:30:00.5",
            "10:30:00.123456789",
            "10:30:00.0627575",
            "10:30:00.1234565",
            "24:00:00",
            "24:00",
            "24:00:00.000",
            "24:00:00.0000001",
            "24:00:00.000001",
            "24:00:01",
            "24:01",
            "25:00:00",
            "23:59:60",
            "23:59:60.5",
            "23:59:61",
            "23:60:00",
            "10:30:00.",
            "10:30:00,5",
            "10:30.5",
            "10:30:00.1234567891",
            "10",
            "1030",
            "103000",
            "1:30",
            "10:3",
            "10:30:0",
            "010:30:00",
            "10:030:00",
            "10:30:000",
            "10:30:00 PM",
            "10:30 AM",
            "-10:30:00",
            "+10:30:00",
            "10:-30:00",
            "10:30:-1",
            "10::30",
            ":30:00",
            "10:30:",
            "T10:30:00",
            "t10:30",
            "TT10:30",
            "\u0661\u0660:\u0663\u0660:\u0660\u0660",
            "allballs",
            "");

    private static final List<String> OFFSETS = List.of(
            "",
            "Z",
            "z",
            "+02",
            "+02:00",
            "+05:30",
            "-00:44:30",
            "+05:30:15",
            "-00:00",
            "+15:59:59",
            "-15:59:59",
            "+16",
            "-16:00",
            "+18:00",
            "-18:00:00",
            "+18:00:01",
            "+18:01",
            "+19",
            "+99",
            "+2",
            "+2:30",
            "+0230",
            "+02:3",
            "+02:60",
            "+02:30:60",
            "+02:30:15.5",
            "+02:30:15:00",
            "+002",
            " +02",
            " Z",
            "ZZ",
            "Z+02",
            "+02Z",
            " UTC",
            " Europe/Berlin",
            "[Europe/Berlin]",
            "+02:00[Europe/Berlin]",
            " CEST",
            "\u221202:00",
            "+",
            "-");

    private static final List<String> ERAS =
            List.of("", " BC", " bc", " Bc", "BC", "  BC", " AD", " BCE", " B", "\tBC", " BC ", " BC BC", "\u00a0BC");

    private static final List<String> WORDS = List.of(
            "infinity",
            "-infinity",
            "+infinity",
            "INFINITY",
            "-Infinity",
            " infinity ",
            "\tinfinity\u000b",
            "--infinity",
            "- infinity",
            "infinity BC",
            "infinity+00",
            "infinityZ",
            "inf",
            "-inf",
            "infinit",
            "infinityx",
            "now",
            "today",
            "tomorrow",
            "yesterday",
            "epoch",
            "allballs",
            "now()",
            "NaN",
            "null",
            "0",
            "1780309800",
            "J2451187",
            "\u00a02026-06-01T10:30:00Z",
            "2026-06-01T10:30:00Z\u2003",
            "\ufeff10:30",
            "10:30\u0085",
            "\u200b10:30",
            "\r10:30:00\n",
            " 2026-06-01T10:30:00Z\f");

    private static final String EDITS = "0123459:-+.TtZz \tBCbc,/\u0661\u00a0";

    private static final Pattern STRICT_TIMESTAMP =
            Pattern.compile("(?:[0-9]{4}|[1-9][0-9]{4,9})-[0-9]{2}-[0-9]{2}[Tt ]([0-9]{2}):[0-9]{2}"
                    + "(?::([0-9]{2})(?:\\.[0-9]{1,9})?)?([Zz]|[+-][0-9]{2}(?::[0-9]{2}(?::[0-9]{2})?)?)?(?: (?i:bc))?"
                    + "|[+-]?(?i:infinity)");

    private static final Pattern STRICT_TIME =
            Pattern.compile("[Tt]?([0-9]{2}):[0-9]{2}(?::([0-9]{2})(?:\\.[0-9]{1,9})?)?");

    private static final Pattern YEAR = Pattern.compile("([0-9]{4,10})-[0-9]{2}-[0-9]{2}.*?( (?i:bc))?");
    private static final Pattern LARGE_OFFSET = Pattern.compile("[+-]1[678](?:$| |:)");

    private static final String OTHER_FORM = "another form than the extended one";
    private static final String WORD = "a word that depends on the clock, or another";
    private static final String TENTH_DIGIT = "a tenth digit of a fraction";
    private static final String NAMED_ZONE = "a time zone by its name";
    private static final String LEAP_SECOND = "the second 60";
    private static final String HOUR_24 = "the hour 24 of a day";
    private static final String AFTER_24 = "a fraction after the end of the day";
    private static final String NO_OFFSET = "no offset, which the server takes from the session";
    private static final String OFFSET_ON_TIME = "an offset on a time, which the server drops";
    private static final String DATE_ALONE = "a date without a time";
    private static final String DATE_BEFORE_TIME = "a date before a time, which the server drops";

    // --- the corpus ------------------------------------------------------------------------------------------------

    private static List<String> timestamps(long seed) {
        Set<String> corpus = new LinkedHashSet<>(WORDS);
        for (String date : DATES) {
            for (String offset : List.of("", "Z", "+02:00", "-15:59:59", "+18:00")) {
                for (String era : List.of("", " BC")) {
                    corpus.add(date + "T10:30:00" + offset + era);
                    corpus.add(date + " 23:59:59.9999996" + offset + era);
                    corpus.add(date + " 00:00" + offset + era);
                }
            }
            corpus.add(date);
            corpus.add(date + " BC");
        }
        for (String date : List.of("2026-06-01", "4714-11-23")) {
            for (String time : TIMES) {
                for (String offset : List.of("", "Z", "+02")) {
                    corpus.add(date + "T" + time + offset);
                    corpus.add(date + " " + time + offset + " BC");
                }
            }
            for (String offset : OFFSETS) {
                for (String era : ERAS) {
                    corpus.add(date + " 10:30:00" + offset + era);
                    corpus.add(date + " 10:30" + era + offset);
                }
            }
        }
        for (String separator : SEPARATORS) {
            corpus.add("2026-06-01" + separator + "10:30:00");
            corpus.add("2026-06-01" + separator + "10:30:00.5+02");
            corpus.add("10:30:00" + separator + "2026-06-01");
        }
        RandomSource random = RandomSource.ofCase(seed, 0);
        while (corpus.size() < 3_000) {
            corpus.add(one(DATES, random)
                    + one(SEPARATORS.subList(0, 4), random)
                    + one(TIMES, random)
                    + one(OFFSETS, random)
                    + one(ERAS.subList(0, 5), random));
        }
        edit(
                corpus,
                List.of("2026-06-01T10:30:00.5+02:00", "0044-03-15 10:30:00Z BC", "10000-12-31 23:59:59", "infinity"),
                4_200,
                random);
        return new ArrayList<>(corpus);
    }

    private static List<String> times() {
        Set<String> corpus = new LinkedHashSet<>(WORDS);
        for (String time : TIMES) {
            for (String offset : OFFSETS) {
                corpus.add(time + offset);
            }
            for (String era : ERAS) {
                corpus.add(time + era);
            }
            corpus.add(" " + time + "\t");
            corpus.add("2026-06-01 " + time);
            corpus.add("2026-06-01T" + time + "Z");
        }
        RandomSource random = RandomSource.ofCase(3, 0);
        for (int i = 0; i < 300; i++) {
            String digits = String.valueOf(1_000_000_000 + random.between(0, 999_999_999))
                    .substring(1);
            corpus.add("23:59:5" + digits.charAt(0) + "." + digits.substring((int) random.between(0, 8)));
        }
        edit(corpus, List.of("10:30:00.5", "24:00:00", "23:59:59.999999999", "T10:30"), 4_200, random);
        return new ArrayList<>(corpus);
    }

    private static String one(List<String> texts, RandomSource random) {
        return texts.get((int) random.between(0, texts.size() - 1));
    }

    /** Inserts, drops, replaces or moves one or two characters, until there are so many texts. */
    private static void edit(Set<String> corpus, List<String> sources, int size, RandomSource random) {
        while (corpus.size() < size) {
            StringBuilder text = new StringBuilder(one(sources, random));
            for (long edits = random.between(1, 2); edits > 0; edits--) {
                int at = (int) random.between(0, text.length() - 1);
                char with = EDITS.charAt((int) random.between(0, EDITS.length() - 1));
                switch ((int) random.between(0, 3)) {
                    case 0 -> text.insert(at, with);
                    case 1 -> text.deleteCharAt(at);
                    case 2 -> text.setCharAt(at, with);
                    default -> text.append(text.charAt(at)).deleteCharAt(at);
                }
            }
            corpus.add(text.toString());
        }
    }

    // --- the judge -------------------------------------------------------------------------------------------------

    private static <E> Map<String, Integer> judge(ElementType<E> type, List<String> texts, Recorder recorder) {
        String name = type.postgresName();
        List<String> here = new ArrayList<>();
        for (String text : texts) {
            here.add(read(type, text, recorder));
        }
        List<List<String>> rows = PostgresAnswers.rows(
                "select valid, case when valid then (a::" + name + ")::text end, pg_input_is_valid(here, '" + name
                        + "'), case when valid and pg_input_is_valid(here, '" + name + "') then a::" + name
                        + " = here::" + name + " end"
                        + " from (select a, here, n, pg_input_is_valid(a, '" + name + "') as valid"
                        + " from unnest(?::text[], ?::text[]) with ordinality as t(a, here, n)) as judged order by n",
                texts,
                here);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            String written = here.get(i);
            List<String> row = rows.get(i);
            boolean valid = row.get(0).equals("t");
            String outcome;
            if (valid && written != null) {
                outcome = "";
                recorder.check(name + " " + text + " here " + written + ", server " + row.get(1), "t", row.get(3));
                recorder.check(
                        () -> name + " " + row.get(1) + " as the server prints it",
                        true,
                        () -> !format(type, row.get(1)).isEmpty());
            } else if (valid) {
                outcome = familyOfRefusal(name, text.strip());
                if (outcome.isEmpty()) {
                    recorder.disagreed(name + " " + text + ": refused here, on the server " + row.get(1));
                } else {
                    recorder.agreed();
                }
            } else if (written != null) {
                outcome = "beyond";
                recorder.check(name + " " + text + ": refused by the server, here " + written, true, isBeyond(text));
            } else {
                outcome = "refused";
                recorder.agreed();
            }
            counts.merge(outcome, 1, Integer::sum);
        }
        return counts;
    }

    private static <E> String format(ElementType<E> type, String text) {
        return type.format(type.parse(ElementText.of(text)));
    }

    /** What is written for a text, or null for what is refused as it must be. */
    private static <E> String read(ElementType<E> type, String text, Recorder recorder) {
        try {
            E element = type.parse(ElementText.of(text));
            String written = type.format(element);
            recorder.check(
                    () -> written + " read again", 0, () -> type.compare(element, type.parse(ElementText.of(written))));
            return written;
        } catch (LiteralParseException refused) {
            recorder.check(
                    () -> "place of " + text,
                    true,
                    () -> refused.getErrorIndex() >= 0
                            && refused.getErrorIndex() <= text.length()
                            && refused.getMessage().length() < 300);
            return null;
        }
    }

    /** Why a text that the server accepts is refused here; empty if no document says so. */
    private static String familyOfRefusal(String type, String text) {
        if (text.matches("[a-zA-Z]+")) {
            return WORD;
        }
        if (text.matches(".*\\.[0-9]{10,}.*")) {
            return TENTH_DIGIT;
        }
        if (text.matches(".*(?:UTC|CEST|Berlin).*")) {
            return NAMED_ZONE;
        }
        if (type.equals("time")) {
            return familyOfTime(text);
        }
        Matcher strict = STRICT_TIMESTAMP.matcher(text);
        if (strict.matches()) {
            return "60".equals(strict.group(2))
                    ? LEAP_SECOND
                    : "24".equals(strict.group(1))
                            ? HOUR_24
                            : type.equals("timestamptz") && strict.group(3) == null ? NO_OFFSET : "";
        }
        return text.matches("[0-9]+-[0-9]{2}-[0-9]{2}(?: BC)?") ? DATE_ALONE : OTHER_FORM;
    }

    private static String familyOfTime(String text) {
        Matcher strict = STRICT_TIME.matcher(text);
        if (strict.matches()) {
            return "60".equals(strict.group(2))
                    ? LEAP_SECOND
                    : text.matches("[Tt]?24:00:00\\.0*[1-9]+") ? AFTER_24 : "";
        }
        return text.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}.+")
                ? DATE_BEFORE_TIME
                : text.matches("[Tt]?[0-9]{2}:[0-9]{2}[0-9:.]* ?(?:[Zz]|[+-][0-9:]+)") ? OFFSET_ON_TIME : OTHER_FORM;
    }

    /** Whether a text has a year or an offset that Java has and the server has not. */
    private static boolean isBeyond(String text) {
        Matcher year = YEAR.matcher(text.strip());
        return LARGE_OFFSET.matcher(text).find()
                || (year.matches() && Long.parseLong(year.group(1)) >= (year.group(2) == null ? 294_276 : 4714));
    }

    private static void assertCounts(Map<String, Integer> counts, int accepted, int refused, String... families) {
        List<String> expected = new ArrayList<>(List.of("", "refused", OTHER_FORM, WORD, TENTH_DIGIT, LEAP_SECOND));
        expected.addAll(List.of(families));
        assertThat(counts.keySet()).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(counts).containsEntry("", accepted);
        // Of what is refused here an older server may read more or less.
        if (TestPostgres.majorVersion() == 18) {
            assertThat(counts).containsEntry("refused", refused);
        }
    }

    @Test
    void everyTimestampIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "timestamps");
        Map<String, Integer> counts = judge(ElementTypes.TIMESTAMP, timestamps(1), recorder);
        recorder.conclude(2 * 4_200 + 337);

        assertCounts(counts, 337, 2501, "beyond", NAMED_ZONE, HOUR_24, DATE_ALONE);
    }

    @Test
    void everyTimestampWithAnOffsetIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "offsets");
        Map<String, Integer> counts = judge(ElementTypes.TIMESTAMPTZ, timestamps(2), recorder);
        recorder.conclude(2 * 4_200 + 262);

        assertCounts(counts, 262, 2546, "beyond", NAMED_ZONE, HOUR_24, DATE_ALONE, NO_OFFSET);
    }

    @Test
    void everyInstantIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "instants");
        Map<String, Integer> counts = judge(ElementTypes.INSTANT, timestamps(4), recorder);
        recorder.conclude(2 * 4_200 + 263);

        assertCounts(counts, 263, 2513, "beyond", NAMED_ZONE, HOUR_24, DATE_ALONE, NO_OFFSET);
    }

    @Test
    void everyTimeIsReadAsTheServerReadsIt() {
        Recorder recorder = Recorder.of(getClass(), "times");
        Map<String, Integer> counts = judge(ElementTypes.TIME, times(), recorder);
        recorder.conclude(2 * 4_200 + 371);

        assertCounts(counts, 371, 2591, NAMED_ZONE, AFTER_24, OFFSET_ON_TIME, DATE_BEFORE_TIME);
    }

    /** The server takes a text without an offset for the time zone of the session, and answers at its offset. */
    @Test
    void pointsInTimeComeBackAtTheOffsetOfTheSession() throws SQLException {
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("set local time zone 'Asia/Kolkata'");
            try (ResultSet row = statement.executeQuery("select tstzrange '[2026-06-01T10:00+02:00,)',"
                    + " tstzrange '[2026-06-01T10:00,)' = tstzrange '[2026-06-01T10:00+05:30,)'")) {
                assertThat(row.next()).isTrue();
                OffsetDateTimeRange given = OffsetDateTimeRange.parse("[2026-06-01T10:00+02:00,)");
                assertThat(OffsetDateTimeRange.parse(row.getString(1)))
                        .isEqualTo(given)
                        .hasToString("[2026-06-01T13:30:00+05:30,)");
                assertThat(given).hasToString("[2026-06-01T10:00:00+02:00,)");
                assertThat(row.getBoolean(2)).isTrue();
            }
            connection.rollback();
        }
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> OffsetDateTimeRange.parse("[2026-06-01T10:00,)"));
    }
}
