package io.github.valueranges;

import static io.github.valueranges.FieldCase.inMemory;
import static io.github.valueranges.FieldCase.name;
import static io.github.valueranges.FieldCase.reads;
import static io.github.valueranges.FieldCase.refusedInMemory;
import static io.github.valueranges.FieldCase.refusedThere;
import static io.github.valueranges.FieldCase.refuses;
import static io.github.valueranges.FieldCase.refusesHere;
import static io.github.valueranges.FieldCase.value;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The mistakes with times: the end of the day, infinities, years before Christ, fractions, offsets, clock changes. */
final class TimeFieldCases {

    private static final RangeType<?, ?, ?> TIME = RangeType.LOCAL_TIME;
    private static final RangeType<?, ?, ?> TIMESTAMP = RangeType.LOCAL_DATE_TIME;
    private static final RangeType<?, ?, ?> MONTH = RangeType.YEAR_MONTH;

    private static final List<RangeType<?, ?, ?>> ZONED = List.of(RangeType.OFFSET_DATE_TIME, RangeType.INSTANT);

    private TimeFieldCases() {}

    static Stream<FieldCase> all() {
        return Stream.of(infinity(), endOfDay(), beforeChrist(), fractions(), offsets(), clockChanges(), months())
                .flatMap(List::stream);
    }

    private static List<FieldCase> infinity() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type :
                List.of(RangeType.LOCAL_DATE, TIMESTAMP, RangeType.OFFSET_DATE_TIME, RangeType.INSTANT)) {
            String a = example(type);
            cases.addAll(List.of(
                    reads("F21", type, "[" + a + ",infinity)", "[" + a + ",infinity)"),
                    reads("F21", type, "[" + a + ",infinity]", "[" + a + ",infinity]"),
                    reads("F21", type, "[-infinity," + a + "]", "[-infinity," + a + "]"),
                    reads("F21", type, "(-infinity," + a + "]", "(-infinity," + a + "]"),
                    RangeFieldCases.same("F21", type, "[" + a + ",infinity)", "[" + a + ",)", false),
                    RangeFieldCases.same("F21", type, "[" + a + ",infinity]", "[" + a + ",)", false),
                    RangeFieldCases.same("F21", type, "[" + a + ",infinity]", "[" + a + ",infinity)", false),
                    RangeFieldCases.same("F21", type, "[-infinity,)", "(,)", false),
                    infinite("F22", type, "[" + a + ",infinity)", false),
                    infinite("F22", type, "[" + a + ",infinity]", false),
                    infinite("F22", type, "[" + a + ",)", true),
                    reads("F26", type, "[" + a + ",+Infinity)", "[" + a + ",infinity)"),
                    reads("F26", type, "[-INFINITY,\"infinity\"]", "[-infinity,infinity]"),
                    refuses("F26", type, "[" + a + ",inf)", "expected a", "22007"),
                    refuses("F26", type, "[" + a + ",infinit)", "expected a", "22007"),
                    reads("F27", type, "[infinity,infinity]", "[infinity,infinity]"),
                    reads("F27", type, "[-infinity,-infinity]", "[-infinity,-infinity]"),
                    RangeFieldCases.same("F27", type, "[infinity,infinity]", "[,]", false),
                    reads(
                            "F27",
                            type.rangeSetType(),
                            "{[-infinity,-infinity],[infinity,infinity]}",
                            "{[-infinity,-infinity],[infinity,infinity]}")));
        }
        cases.addAll(List.of(
                RangeFieldCases.contains(
                        "F24",
                        RangeType.LOCAL_DATE_TIME,
                        "[2024-05-06T00:00:00,)",
                        LocalDateTime.MAX,
                        "infinity",
                        true),
                RangeFieldCases.contains(
                        "F24",
                        RangeType.LOCAL_DATE_TIME,
                        "[2024-05-06T00:00:00,infinity)",
                        LocalDateTime.MAX,
                        "infinity",
                        false),
                RangeFieldCases.contains(
                        "F24",
                        RangeType.OFFSET_DATE_TIME,
                        "[2024-05-06T00:00:00Z,infinity]",
                        OffsetDateTime.MAX,
                        "infinity",
                        true),
                RangeFieldCases.contains(
                        "F24", RangeType.INSTANT, "[2024-05-06T00:00:00Z,infinity)", Instant.MAX, "infinity", false),
                inMemory(
                        "F29",
                        "the ends of timestamps are infinities",
                        "[-infinity,infinity]",
                        () -> LocalDateTimeRange.closed(LocalDateTime.MIN, LocalDateTime.MAX)),
                inMemory(
                        "F29",
                        "the ends of offset timestamps are infinities",
                        "[-infinity,infinity]",
                        () -> OffsetDateTimeRange.closed(OffsetDateTime.MIN, OffsetDateTime.MAX)),
                inMemory(
                        "F29",
                        "the ends of instants are infinities",
                        "[-infinity,infinity]",
                        () -> InstantRange.closed(Instant.MIN, Instant.MAX)),
                inMemory(
                        "F29",
                        "infinity is the last timestamp of Java",
                        "true",
                        () -> LocalDateTimeRange.parse("[2024-01-01 00:00,infinity]")
                                .upperBound()
                                .equals(Optional.of(LocalDateTime.MAX))),
                inMemory(
                        "F29",
                        "infinity is the last instant of Java",
                        "true",
                        () -> InstantRange.parse("[-infinity,infinity]")
                                .upperBound()
                                .equals(Optional.of(Instant.MAX))),
                inMemory(
                        "F29",
                        "infinity is the last offset timestamp of Java",
                        "true",
                        () -> OffsetDateTimeRange.parse("[-infinity,infinity]")
                                .upperBound()
                                .equals(Optional.of(OffsetDateTime.MAX))),
                reads("F29", SetType.LOCAL_DATE, "{-infinity,2024-01-01,infinity}", "{-infinity,2024-01-01,infinity}"),
                reads("F29", SetType.LOCAL_DATE_TIME, "{-infinity,infinity}", "{-infinity,infinity}"),
                inMemory(
                        "F29",
                        "instants of a set may be infinite",
                        "{-infinity,infinity}",
                        () -> InstantSet.of(Instant.MAX, Instant.MIN)),
                inMemory(
                        "F29",
                        "offset timestamps of a set may be infinite",
                        "{-infinity,infinity}",
                        () -> OffsetDateTimeSet.of(OffsetDateTime.MAX, OffsetDateTime.MIN)),
                refuses("F26", TIME, "[08:00,infinity)", "expected a time", "22007"),
                refuses("F26", TIME, "[-infinity,08:00]", "expected a time", "22007"),
                refusedInMemory(
                        "F26",
                        "a month is not infinite",
                        "expected a month",
                        () -> YearMonthRange.parse("[2024-01,infinity)"))));
        return cases;
    }

    private static List<FieldCase> endOfDay() {
        return List.of(
                reads("F89", TIME, "[08:00,24:00)", "[08:00:00,24:00:00)"),
                reads("F89", TIME, "[08:00,24:00:00]", "[08:00:00,24:00:00]"),
                reads("F89", TIME, "[24:00,)", "[24:00:00,)"),
                reads("F89", TIME, "(,24:00:00.000)", "(,24:00:00)"),
                RangeFieldCases.same("F89", TIME, "[00:00,00:00]", "[24:00,24:00]", false),
                RangeFieldCases.same("F89", TIME, "[00:00,24:00]", "[00:00,24:00)", false),
                RangeFieldCases.contains("F89", RangeType.LOCAL_TIME, "[08:00,24:00)", LocalTime.MAX, "24:00", false),
                RangeFieldCases.contains("F89", RangeType.LOCAL_TIME, "[08:00,24:00]", LocalTime.MAX, "24:00", true),
                RangeFieldCases.contains(
                        "F89",
                        RangeType.LOCAL_TIME,
                        "[08:00,24:00)",
                        LocalTime.of(23, 59, 59, 999_999_000),
                        "23:59:59.999999",
                        true),
                RangeFieldCases.contains("F89", RangeType.LOCAL_TIME, "[08:00,24:00]", LocalTime.MIN, "00:00", false),
                inMemory(
                        "F89",
                        "the last time of Java is the end of the day",
                        "[08:00:00,24:00:00]",
                        () -> LocalTimeRange.closed(LocalTime.of(8, 0), LocalTime.MAX)),
                inMemory(
                        "F89",
                        "the end of the day is the last time of Java",
                        "Optional[" + LocalTime.MAX + "]",
                        () -> LocalTimeRange.parse("[08:00,24:00)").upperBound()),
                inMemory(
                        "F89",
                        "a time just before the end of the day is kept",
                        "[23:59:59.9999998,)",
                        () -> LocalTimeRange.parse("[23:59:59.9999998,)")),
                refuses("F89", TIME, "[24:00:01,)", "expected a time up to 24:00:00", "22008"),
                refuses("F89", TIME, "[24:00:00.000001,)", "expected a time up to 24:00:00", "22008"),
                refuses("F89", TIME, "[25:00,)", "expected a", "22008"),
                refusesHere("F89", TIME, "[23:59:60,)", "expected a second from 00 to 59", "[24:00:00,)"),
                refusesHere(
                        "F89",
                        TIMESTAMP,
                        "[2024-01-01 24:00,)",
                        "expected an hour from 00 to 23",
                        "[\"2024-01-02 00:00:00\",)"),
                refusesHere(
                        "F89",
                        TIMESTAMP,
                        "[2024-01-01 12:00:60,)",
                        "expected a second from 00 to 59",
                        "[\"2024-01-01 12:01:00\",)"),
                inMemory(
                        "F89",
                        "times of a set end with the end of the day",
                        "{00:00:00,23:59:59.999999,24:00:00}",
                        () -> LocalTimeSet.parse("{24:00,23:59:59.999999,00:00}")),
                refuses("F89", SetType.LOCAL_TIME, "{24:00:01}", "expected a time up to 24:00:00", "22008"),
                refuses("F89", SetType.LOCAL_TIME, "{-infinity}", "expected a time", "22007"),
                refusedInMemory(
                        "F116",
                        "a time is on no clock of twelve hours",
                        "expected a time",
                        () -> LocalTimeRange.parse("[8:00 AM,)")),
                refusedInMemory(
                        "F116",
                        "a localised timestamp is refused",
                        "expected a timestamp",
                        () -> LocalDateTimeRange.parse("[12/6/19 10:00,)")),
                refusedInMemory(
                        "F116",
                        "a localised instant is refused",
                        "expected a timestamp",
                        () -> InstantRange.parse("[12/6/19 10:00Z,)")),
                refusedInMemory(
                        "F116",
                        "a localised month is refused",
                        "expected a month",
                        () -> YearMonthRange.parse("[6/2019,)")),
                refusedInMemory(
                        "F116",
                        "a localised date of a set is refused",
                        "expected a date",
                        () -> LocalDateSet.parse("{12/6/19}")));
    }

    private static List<FieldCase> beforeChrist() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type : ZONED) {
            cases.addAll(List.of(
                    reads("F91", type, "[\"0044-03-15 12:00:00+00 BC\",)", "[\"0044-03-15T12:00:00Z BC\",)"),
                    refuses("F91", type, "[0000-01-01 00:00Z,)", "there is no year 0000", "22008"),
                    reads("F92", type, "[0001-02-29 00:00Z BC,)", "[\"0001-02-29T00:00:00Z BC\",)"),
                    refuses("F92", type, "[0004-02-29 00:00Z BC,)", "expected a day from 01 to 28", "22008")));
        }
        cases.addAll(List.of(
                reads(
                        "F91",
                        TIMESTAMP,
                        "[0044-03-15 12:00 BC,0014-08-19 00:00)",
                        "[\"0044-03-15T12:00:00 BC\",0014-08-19T00:00:00)"),
                inMemory(
                        "F91",
                        "a timestamp before Christ is quoted",
                        "[\"0044-03-15T12:00:00 BC\",)",
                        () -> LocalDateTimeRange.atLeast(LocalDateTime.of(-43, 3, 15, 12, 0))),
                inMemory(
                        "F91",
                        "an instant before Christ is quoted",
                        "[\"0044-03-15T12:00:00Z BC\",)",
                        () -> InstantRange.atLeast(Instant.parse("-0043-03-15T12:00:00Z"))),
                refuses("F91", TIMESTAMP, "[0000-01-01 00:00,)", "there is no year 0000", "22008"),
                refusedInMemory(
                        "F91",
                        "a timestamp of a negative year is refused",
                        "expected a timestamp",
                        () -> LocalDateTimeRange.parse("[-0043-03-15 00:00,)")),
                refuses("F91", SetType.LOCAL_DATE, "{0000-01-01}", "there is no year 0000", "22008"),
                refuses("F91", SetType.LOCAL_DATE, "{-0043-03-15}", "expected a date", "22009"),
                reads("F91", SetType.LOCAL_DATE, "{0044-03-15 BC,2024-01-01}", "{\"0044-03-15 BC\",2024-01-01}"),
                reads("F91", SetType.LOCAL_DATE_TIME, "{\"0044-03-15 12:00:00 BC\"}", "{\"0044-03-15T12:00:00 BC\"}"),
                reads(
                        "F91",
                        RangeType.LOCAL_DATE.rangeSetType(),
                        "{[0044-03-15 BC,0014-08-19]}",
                        "{[\"0044-03-15 BC\",0014-08-19]}"),
                value(
                        "F91",
                        "the year after 1 BC is year 1",
                        "true",
                        () -> LocalDateTimeRange.parse("[0001-01-01 00:00 BC,0001-01-01 00:00)")
                                .length()
                                .equals(Optional.of(Duration.ofDays(366))),
                        "timestamp '0001-01-01' - timestamp '0001-01-01 BC' = interval '366 days'"),
                inMemory(
                        "F91",
                        "a month before Christ is quoted",
                        "[\"0044-03 BC\",0001-01]",
                        () -> YearMonthRange.closed(YearMonth.of(-43, 3), YearMonth.of(1, 1))),
                refusedInMemory(
                        "F91",
                        "there is no month of year zero",
                        "there is no year 0000",
                        () -> YearMonthRange.parse("[0000-01,)")),
                refusedInMemory(
                        "F91",
                        "a month of a negative year is refused",
                        "expected a month",
                        () -> YearMonthRange.parse("[-0043-03,)")),
                reads(
                        "F92",
                        SetType.LOCAL_DATE,
                        "{0005-02-29 BC,0001-02-29 BC}",
                        "{\"0005-02-29 BC\",\"0001-02-29 BC\"}"),
                reads(
                        "F92",
                        TIMESTAMP,
                        "[0005-02-29 00:00 BC,0001-02-29 00:00 BC]",
                        "[\"0005-02-29T00:00:00 BC\",\"0001-02-29T00:00:00 BC\"]"),
                refuses("F92", TIMESTAMP, "[0004-02-29 00:00 BC,)", "expected a day from 01 to 28", "22008"),
                inMemory(
                        "F92",
                        "a February of 1 BC ends on its 29th",
                        "[\"0001-02 BC\",\"0001-02 BC\"]",
                        () -> YearMonthRange.parse("[0001-02-01 BC,0001-02-29 BC]"))));
        return cases;
    }

    private static List<FieldCase> fractions() {
        List<FieldCase> cases = new ArrayList<>();
        for (String digits : List.of("2", "21", "214", "2146", "21465", "214657")) {
            String time = "16:33:10." + digits;
            cases.add(reads("F94", TIME, "[" + time + ",16:33:11)", "[" + time + ",16:33:11)"));
            cases.add(reads("F94", TIMESTAMP, "[\"2019-03-27 " + time + "\",)", "[2019-03-27T" + time + ",)"));
            for (RangeType<?, ?, ?> type : ZONED) {
                cases.add(reads("F94", type, "[\"2019-03-27 " + time + "+00\",)", "[2019-03-27T" + time + "Z,)"));
            }
            cases.add(reads("F94", SetType.LOCAL_TIME, "{" + time + "}", "{" + time + "}"));
            cases.add(reads("F94", SetType.INSTANT, "{\"2019-03-27 " + time + "+00\"}", "{2019-03-27T" + time + "Z}"));
        }
        cases.addAll(List.of(
                reads("F94", TIME, "[16:33:10.200000,)", "[16:33:10.2,)"),
                reads("F94", TIME, "[16:33,)", "[16:33:00,)"),
                reads(
                        "F94",
                        RangeType.OFFSET_DATE_TIME,
                        "[\"2019-03-27 16:33:10.2146-06\",\"2019-03-27 16:33:11-06\")",
                        "[2019-03-27T16:33:10.2146-06:00,2019-03-27T16:33:11-06:00)"),
                reads(
                        "F94",
                        RangeType.INSTANT,
                        "[\"2019-03-27 16:33:10.2146-06\",\"2019-03-27 16:33:11-06\")",
                        "[2019-03-27T22:33:10.2146Z,2019-03-27T22:33:11Z)"),
                inMemory(
                        "F94",
                        "nanoseconds are kept",
                        "[16:33:10.214657123,)",
                        () -> LocalTimeRange.parse("[16:33:10.214657123,)")),
                refusedInMemory(
                        "F94",
                        "a tenth fraction digit is refused",
                        "at index",
                        () -> LocalTimeRange.parse("[16:33:10.2146571234,)"))));
        return cases;
    }

    private static List<FieldCase> offsets() {
        List<FieldCase> cases = new ArrayList<>();
        for (String offset : List.of("+00", "-00", "+05", "+05:30", "-05:17:32", "-03:30", "+14:00", "+15:59:59")) {
            String literal = "[\"2024-01-01 12:00:00" + offset + "\",)";
            OffsetDateTime read = OffsetDateTime.parse(
                    "2024-01-01T12:00:00" + (offset.endsWith("00") && offset.length() == 3 ? "Z" : offset));
            cases.add(inMemory(
                    "F96",
                    "an offset is read by OffsetDateTimeRange " + offset,
                    "true",
                    () -> OffsetDateTimeRange.parse(literal).equals(OffsetDateTimeRange.atLeast(read))));
            cases.add(reads(
                    "F96", RangeType.INSTANT, literal, "[" + read.toInstant().toString() + ",)"));
        }
        for (RangeType<?, ?, ?> type : ZONED) {
            cases.addAll(List.of(
                    reads("F96", type, "[2024-01-01 12:00Z,)", "[2024-01-01T12:00:00Z,)"),
                    RangeFieldCases.same("F96", type, "[2024-01-01 12:00Z,)", "[2024-01-01 17:30+05:30,)", true),
                    refusedThere("F96", type, "[\"2024-01-01 12:00+16:00\",)", "[2023-12-31T20:00:00Z,)", "22009"),
                    refuses(
                            "F96",
                            type,
                            "[\"2024-01-01 12:00+18:01\",)",
                            "expected an offset from -18:00 to +18:00",
                            "22009"),
                    refusedInMemory(
                            "F96",
                            name(type, "refuses", "a timestamp of no offset"),
                            "expected an offset",
                            () -> type.parse("[2024-01-01 12:00,)")),
                    refusedInMemory(
                            "F96",
                            name(type, "refuses", "a named zone"),
                            "expected an offset",
                            () -> type.parse("[2024-01-01 12:00 Europe/Berlin,)"))));
        }
        cases.addAll(List.of(
                inMemory(
                        "F96",
                        "one instant at two offsets is one element",
                        "{2024-01-01T12:00:00+02:00}",
                        () -> OffsetDateTimeSet.parse("{2024-01-01 12:00+02,2024-01-01 10:00Z}")),
                inMemory(
                        "F96",
                        "one instant at two offsets is one instant",
                        "{2024-01-01T10:00:00Z}",
                        () -> InstantSet.parse("{2024-01-01 12:00+02,2024-01-01 10:00Z}")),
                reads("F96", TIMESTAMP, "[2024-01-01 12:00+02,)", "[2024-01-01T12:00:00,)")));
        return cases;
    }

    private static List<FieldCase> clockChanges() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type : ZONED) {
            String autumn = "[\"2023-11-05 00:00:00-04\",\"2023-11-06 00:00:00-05\")";
            cases.add(RangeFieldCases.same("F97", type, autumn, "[2023-11-05 04:00Z,2023-11-06 05:00Z)", true));
            cases.add(RangeFieldCases.same("F97", type, autumn, "[2023-11-05 00:00-04,2023-11-06 00:00-04)", false));
        }
        cases.add(reads(
                "F97",
                RangeType.OFFSET_DATE_TIME,
                "[\"1883-11-18 00:00:00-04:56:02\",\"1883-11-19 00:00:00-05\")",
                "[1883-11-18T00:00:00-04:56:02,1883-11-19T00:00:00-05:00)"));
        cases.add(reads(
                "F97",
                RangeType.INSTANT,
                "[\"1883-11-18 00:00:00-04:56:02\",\"1883-11-19 00:00:00-05\")",
                "[1883-11-18T04:56:02Z,1883-11-19T05:00:00Z)"));
        cases.add(length("F97", "2023-11-05 00:00:00-04", "2023-11-06 00:00:00-05", 25));
        cases.add(length("F99", "2024-03-31 00:00:00+01", "2024-04-01 00:00:00+02", 23));
        cases.add(length("F99", "2024-10-27 00:00:00+02", "2024-10-28 00:00:00+01", 25));
        cases.add(instantLength("2024-03-31 00:00:00+01", "2024-04-01 00:00:00+02", 23));
        cases.add(instantLength("2024-10-27 00:00:00+02", "2024-10-28 00:00:00+01", 25));
        cases.add(value(
                "F99",
                "a day without a zone has 24 hours",
                "true",
                () -> LocalDateTimeRange.parse("[2024-03-31 00:00,2024-04-01 00:00)")
                        .length()
                        .equals(Optional.of(Duration.ofHours(24))),
                "timestamp '2024-04-01' - timestamp '2024-03-31' = interval '24 hours'"));
        return cases;
    }

    private static List<FieldCase> months() {
        return List.of(
                inMemory(
                        "F01",
                        "one month ends in its month",
                        "[2024-01,2024-01]",
                        () -> YearMonthRange.parse("[2024-01,2024-01]")),
                inMemory(
                        "F01",
                        "a stored month ends in its month",
                        "[2024-01,2024-01]",
                        () -> YearMonthRange.parse("[2024-01-01,2024-02-01)")),
                inMemory(
                        "F06",
                        "no month lies between neighbours",
                        "empty",
                        () -> YearMonthRange.parse("(2024-01,2024-02)")),
                inMemory(
                        "F41",
                        "months that touch are one range",
                        "{[2024-01,2024-04]}",
                        () -> YearMonthRangeSet.parse("{[2024-03,2024-04],[2024-01,2024-02]}")),
                inMemory(
                        "F52",
                        "neighbouring months are adjacent",
                        "true",
                        () -> YearMonthRange.parse("[2024-01,2024-02]")
                                .isAdjacentTo(YearMonthRange.parse("[2024-03,2024-04]"))),
                inMemory(
                        "F54",
                        "bound forms of the same months are equal",
                        "true",
                        () -> MONTH.parse("[2024-01,2024-04)").equals(MONTH.parse("(2023-12,2024-03]"))));
    }

    private static FieldCase length(String id, String from, String to, int hours) {
        return value(
                id,
                "a range has the length of its instants from " + from,
                "true",
                () -> OffsetDateTimeRange.parse("[" + from + "," + to + ")")
                        .length()
                        .equals(Optional.of(Duration.ofHours(hours))),
                "timestamptz '" + to + "' - timestamptz '" + from + "' = interval '" + hours + " hours'");
    }

    private static FieldCase instantLength(String from, String to, int hours) {
        return value(
                "F99",
                "a range of instants has their length from " + from,
                "true",
                () -> InstantRange.parse("[" + from + "," + to + ")")
                        .length()
                        .equals(Optional.of(Duration.ofHours(hours))),
                "timestamptz '" + to + "' - timestamptz '" + from + "' = interval '" + hours + " hours'");
    }

    private static FieldCase infinite(String id, RangeType<?, ?, ?> type, String literal, boolean right) {
        return value(
                id,
                name(type, "upper_inf", literal),
                String.valueOf(right),
                () -> type.parse(literal).isUnboundedEnd(),
                "upper_inf(" + FieldCase.cast(type, literal) + ")");
    }

    /** The lower bound of a type's example as text. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> String example(
            RangeType<E, R, S> type) {
        return type.formatElement(type.parse(type.example()).lowerBound().orElseThrow());
    }
}
