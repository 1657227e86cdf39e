package io.github.valueranges;

import static io.github.valueranges.FieldCase.inMemory;
import static io.github.valueranges.FieldCase.reads;
import static io.github.valueranges.FieldCase.refused;
import static io.github.valueranges.FieldCase.refusedInMemory;
import static io.github.valueranges.FieldCase.refusedThere;
import static io.github.valueranges.FieldCase.value;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The mistakes with dates and with texts, as a reader would tell them. */
final class DateAndTextFieldCases {

    private DateAndTextFieldCases() {}

    static Stream<FieldCase> all() {
        return Stream.of(
                        canonicalForm(),
                        emptiness(),
                        infinity(),
                        rangeGrammar(),
                        rangeSets(),
                        algebra(),
                        textArrays(),
                        datesBeforeChrist())
                .flatMap(List::stream);
    }

    private static LocalDateRange range(String literal) {
        return LocalDateRange.parse(literal);
    }

    private static LocalDateRangeSet ranges(String literal) {
        return LocalDateRangeSet.parse(literal);
    }

    private static LocalDate day(String text) {
        return LocalDate.parse(text);
    }

    private static List<FieldCase> canonicalForm() {
        return List.of(
                value(
                        "F01",
                        "aOneDayRangeEndsOnItsDay",
                        "[2024-01-01,2024-01-01]",
                        () -> range("[2024-01-01,2024-01-01]"),
                        "'[2024-01-01,2024-01-01]'::daterange"),
                value(
                        "F01",
                        "theUpperBoundIsTheLastDay",
                        "2024-01-01",
                        () -> range("[2024-01-01,2024-01-02)").upperBound().orElseThrow(),
                        "upper('[2024-01-01,2024-01-01]'::daterange) - 1"),
                value(
                        "F02",
                        "aClosedRangeKeepsBothBounds",
                        "[2024-01-01,2024-01-04]",
                        () -> LocalDateRange.closed(day("2024-01-01"), day("2024-01-04")),
                        "'[2024-01-01,2024-01-04]'::daterange"),
                value(
                        "F04",
                        "aMissingBoundIsOneValueHoweverItIsWritten",
                        "true",
                        () -> range("[,2024-01-05]").equals(range("(,2024-01-05]")),
                        "'[,2024-01-05]'::daterange = '(,2024-01-05]'"),
                value(
                        "F04",
                        "aMissingBoundIsNeverInclusive",
                        "false",
                        () -> range("[,2024-01-05]").lowerBoundInclusive(),
                        "lower_inc('[,2024-01-05]'::daterange)"),
                value(
                        "F24",
                        "aMissingUpperBoundIsPrintedExclusive",
                        "[2024-05-06,)",
                        () -> range("[2024-05-06,]"),
                        "'[2024-05-06,]'::daterange"),
                value(
                        "F54",
                        "closedAndHalfOpenRangesOfTheSameDaysAreEqual",
                        "true",
                        () -> range("[2024-01-01,2024-01-04]").equals(range("[2024-01-01,2024-01-05)")),
                        "'[2024-01-01,2024-01-04]'::daterange = '[2024-01-01,2024-01-05)'"),
                value(
                        "F54",
                        "equalRangesHaveEqualHashes",
                        "true",
                        () -> range("[2024-01-01,2024-01-04]").hashCode()
                                == range("(2023-12-31,2024-01-05)").hashCode(),
                        "hash_range('[2024-01-01,2024-01-04]'::daterange) = hash_range('(2023-12-31,2024-01-05)'::daterange)"));
    }

    private static List<FieldCase> emptiness() {
        return List.of(
                value(
                        "F06",
                        "noDayBetweenNeighboursIsEmpty",
                        "empty",
                        () -> range("(2024-01-01,2024-01-02)"),
                        "'(2024-01-01,2024-01-02)'::daterange"),
                value(
                        "F06",
                        "anExclusiveBoundAtItsOwnDayIsEmpty",
                        "empty",
                        () -> range("(2024-01-01,2024-01-01]"),
                        "'(2024-01-01,2024-01-01]'::daterange"),
                value(
                        "F06",
                        "aHalfOpenRangeOfNothingIsEmpty",
                        "empty",
                        () -> LocalDateRange.closedOpen(day("2024-01-01"), day("2024-01-01")),
                        "daterange('2024-01-01', '2024-01-01')"),
                value(
                        "F07",
                        "anIntersectionWithoutADayIsEmpty",
                        "empty",
                        () -> range("[2024-01-01,2024-01-02)").intersect(range("(2024-01-01,2024-01-02]")),
                        "'[2024-01-01,2024-01-02)'::daterange * '(2024-01-01,2024-01-02]'::daterange"),
                value(
                        "F49",
                        "disconnectedRangesIntersectToEmpty",
                        "empty",
                        () -> range("[2024-01-01,2024-01-05)").intersect(range("[2024-01-07,2024-01-09)")),
                        "'[2024-01-01,2024-01-05)'::daterange * '[2024-01-07,2024-01-09)'::daterange"),
                value(
                        "F12",
                        "nothingIsNotEverything",
                        "false",
                        () -> LocalDateRange.empty().equals(LocalDateRange.all()),
                        "'empty'::daterange = '(,)'::daterange"),
                value(
                        "F12",
                        "nothingContainsNoDay",
                        "false",
                        () -> LocalDateRange.empty().contains(day("2024-01-05")),
                        "'empty'::daterange @> date '2024-01-05'"),
                value(
                        "F12",
                        "everythingContainsADay",
                        "true",
                        () -> LocalDateRange.all().contains(day("2024-01-05")),
                        "'(,)'::daterange @> date '2024-01-05'"),
                value("F14", "theEmptyRangeIsRead", "empty", () -> range("empty"), "'empty'::daterange"),
                value(
                        "F14",
                        "theEmptyRangeHasNoInclusiveBound",
                        "false",
                        () -> LocalDateRange.empty().upperBoundInclusive(),
                        "upper_inc('empty'::daterange)"),
                value(
                        "F16",
                        "theEmptyRangeTouchesNothing",
                        "false",
                        () -> LocalDateRange.empty().isAdjacentTo(range("[2024-01-05,2024-01-06)")),
                        "'empty'::daterange -|- '[2024-01-05,2024-01-06)'::daterange"),
                value(
                        "F16",
                        "theEmptyRangeAddsNothingToAUnion",
                        "{[2024-01-05,2024-01-05]}",
                        () -> LocalDateRange.empty().union(range("[2024-01-05,2024-01-06)")),
                        "'{}'::datemultirange + '{[2024-01-05,2024-01-06)}'::datemultirange"),
                value(
                        "F16",
                        "theEmptyRangeTakesNothingAway",
                        "{[2024-01-05,2024-01-05]}",
                        () -> range("[2024-01-05,2024-01-06)").except(LocalDateRange.empty()),
                        "'{[2024-01-05,2024-01-06)}'::datemultirange - '{}'::datemultirange"),
                value(
                        "F16",
                        "theEmptyRangeAddsNothingToAHull",
                        "[2024-01-05,2024-01-05]",
                        () -> LocalDateRange.empty().merge(range("[2024-01-05,2024-01-06)")),
                        "range_merge('empty'::daterange, '[2024-01-05,2024-01-06)')"));
    }

    private static List<FieldCase> infinity() {
        return List.of(
                value(
                        "F17",
                        "aMissingUpperBoundIsUnbounded",
                        "true",
                        () -> range("[2024-01-01,)").isUnboundedEnd(),
                        "upper_inf('[2024-01-01,)'::daterange)"),
                value(
                        "F17",
                        "aMissingUpperBoundHasNoValue",
                        "null",
                        () -> range("[2024-01-01,)").upperBound().orElse(null),
                        "upper('[2024-01-01,)'::daterange)"),
                value(
                        "F22",
                        "aBoundAtInfinityIsABound",
                        "false",
                        () -> range("[2024-01-01,infinity)").isUnboundedEnd(),
                        "upper_inf('[2024-01-01,infinity)'::daterange)"),
                value(
                        "F21",
                        "aBoundAtInfinityIsNoMissingBound",
                        "false",
                        () -> range("[2024-01-01,infinity)").equals(range("[2024-01-01,)")),
                        "'[2024-01-01,infinity)'::daterange = '[2024-01-01,)'::daterange"),
                value(
                        "F21",
                        "anExclusiveInfinityIsKept",
                        "[2017-09-15,infinity)",
                        () -> range("[2017-09-15,infinity)"),
                        "'[2017-09-15,infinity)'::daterange"),
                value(
                        "F24",
                        "anInclusiveInfinityIsKept",
                        "[2024-05-06,infinity]",
                        () -> range("[2024-05-06,infinity]"),
                        "'[2024-05-06,infinity]'::daterange"),
                value(
                        "F24",
                        "aMissingUpperBoundContainsInfinity",
                        "true",
                        () -> range("[2024-05-06,)").contains(LocalDate.MAX),
                        "'[2024-05-06,)'::daterange @> 'infinity'::date"),
                value(
                        "F24",
                        "anExclusiveInfinityDoesNotContainIt",
                        "false",
                        () -> range("[2024-05-06,infinity)").contains(LocalDate.MAX),
                        "'[2024-05-06,infinity)'::daterange @> 'infinity'::date"),
                value(
                        "F26",
                        "infinityHasASignAndAnyCase",
                        "[2024-01-01,infinity)",
                        () -> range("[2024-01-01,+Infinity)"),
                        "'[2024-01-01,+Infinity)'::daterange"),
                refused(
                        "F26",
                        "aDateHasNoShortInfinity",
                        "expected a date such as",
                        () -> range("[2024-01-01,inf)"),
                        "'[2024-01-01,inf)'::daterange",
                        "22007"),
                value(
                        "F27",
                        "theRangeOfInfinityIsItself",
                        "[infinity,infinity]",
                        () -> LocalDateRange.singleton(LocalDate.MAX),
                        "'[infinity,infinity]'::daterange"),
                value(
                        "F27",
                        "theRangeOfInfinityIsNotEverything",
                        "false",
                        () -> range("[infinity,infinity]").equals(range("[,]")),
                        "'[infinity,infinity]'::daterange = '[,]'::daterange"),
                value(
                        "F11",
                        "aRangeFromMinusInfinityIsNotEverything",
                        "false",
                        () -> range("[-infinity,)").equals(LocalDateRange.all()),
                        "'[-infinity,)'::daterange = '(,)'::daterange"),
                inMemory(
                        "F29",
                        "infinityIsTheLastDateOfJava",
                        "+999999999-12-31",
                        () -> range("[2024-01-01,infinity]").upperBound().orElseThrow()),
                inMemory(
                        "F29",
                        "theLastDateOfJavaIsPrintedAsInfinity",
                        "[-infinity,infinity]",
                        () -> LocalDateRange.closed(LocalDate.MIN, LocalDate.MAX)),
                refusedInMemory("F09", "noDayLiesAfterInfinity", "no value lies after", () -> range("(infinity,)")),
                refusedInMemory(
                        "F09", "noDayLiesBeforeMinusInfinity", "no value lies before", () -> range("(,-infinity)")));
    }

    private static List<FieldCase> rangeGrammar() {
        return List.of(
                value(
                        "F31",
                        "quotedBoundsAreRead",
                        "[2024-01-01,2024-01-02]",
                        () -> range("[\"2024-01-01\",\"2024-01-03\")"),
                        "'[\"2024-01-01\",\"2024-01-03\")'::daterange"),
                value(
                        "F31",
                        "quotesOpenAndCloseInsideABound",
                        "[2024-01-01,2024-01-02]",
                        () -> range("[2024-\"01\"-01,2024-01-\"03\")"),
                        "'[2024-\"01\"-01,2024-01-\"03\")'::daterange"),
                value(
                        "F31",
                        "aBackslashEscapesInsideABound",
                        "[2024-01-01,2024-01-02]",
                        () -> range("[\\2024\\-01-01,2024-01-03)"),
                        "'[\\2024\\-01-01,2024-01-03)'::daterange"),
                refused(
                        "F31",
                        "aCommaInsideQuotesIsPartOfTheBound",
                        "expected a date such as",
                        () -> range("[\"2024-01-01,x\",2024-01-03)"),
                        "'[\"2024-01-01,x\",2024-01-03)'::daterange",
                        "22007"),
                reads("F34", RangeType.INT, "[1,5\\ ]", "[1,5]"),
                refusedThere("F34", RangeType.INT.rangeSetType(), "{[1,5\\ ]}", "{[1,5]}", "22P02"),
                refusedThere("F34", RangeType.INT.rangeSetType(), "{[\"1\\\t\",5]}", "{[1,5]}", "22P02"),
                refused(
                        "F32",
                        "aQuotedEmptyBoundIsNoMissingBound",
                        "expected a date such as",
                        () -> range("[\"\",2024-01-05)"),
                        "'[\"\",2024-01-05)'::daterange",
                        "22007"),
                refused(
                        "F32",
                        "aBlankBoundIsNoMissingBound",
                        "expected a date such as",
                        () -> range("[ ,2024-01-05)"),
                        "'[ ,2024-01-05)'::daterange",
                        "22007"),
                value(
                        "F34",
                        "whiteSpaceAroundTheLiteralAndInsideItsBoundsIsSkipped",
                        "[2024-01-01,2024-01-04]",
                        () -> range("  [ 2024-01-01 , 2024-01-05 )  "),
                        "'  [ 2024-01-01 , 2024-01-05 )  '::daterange"),
                value("F34", "emptyIsReadInAnyCase", "empty", () -> range(" EmPtY "), "' EmPtY '::daterange"),
                refused(
                        "F36",
                        "aScalarIsNoRange",
                        "expected [ or (",
                        () -> range("2022-12-08"),
                        "'2022-12-08'::daterange",
                        "22P02"),
                refused(
                        "F37",
                        "reversedBoundsAreRefusedAndNotSwapped",
                        "lower bound 2024-01-05 is after upper bound 2024-01-01",
                        () -> range("[2024-01-05,2024-01-01]"),
                        "'[2024-01-05,2024-01-01]'::daterange",
                        "22000"),
                refusedInMemory(
                        "F116", "aLocalisedDateIsRefused", "expected a date such as", () -> range("[12/6/19,)")));
    }

    private static List<FieldCase> rangeSets() {
        return List.of(
                value(
                        "F39",
                        "membersAreNotQuoted",
                        "{[2024-01-01,2024-01-02],[2024-01-05,2024-01-06]}",
                        () -> ranges("{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}"),
                        "'{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}'::datemultirange"),
                refused(
                        "F39",
                        "aQuotedMemberIsRefused",
                        "expected [ or (",
                        () -> ranges("{\"[2024-01-01,2024-01-03)\"}"),
                        "'{\"[2024-01-01,2024-01-03)\"}'::datemultirange",
                        "22P02"),
                value(
                        "F41",
                        "membersAreSortedAndMerged",
                        "{[2024-01-01,2024-01-08]}",
                        () -> ranges("{[2024-01-08,2024-01-09),[2024-01-01,2024-01-05),[2024-01-02,2024-01-08)}"),
                        "'{[2024-01-08,2024-01-09),[2024-01-01,2024-01-05),[2024-01-02,2024-01-08)}'::datemultirange"),
                value(
                        "F41",
                        "membersThatTouchAreOne",
                        "{[2024-01-01,2024-01-06]}",
                        () -> ranges("{[2024-01-01,2024-01-03],[2024-01-04,2024-01-06]}"),
                        "'{[2024-01-01,2024-01-03],[2024-01-04,2024-01-06]}'::datemultirange"),
                value(
                        "F42",
                        "emptyMembersAreDropped",
                        "{[2024-01-01,2024-01-01]}",
                        () -> ranges("{empty,[2024-01-01,2024-01-02),empty}"),
                        "'{empty,[2024-01-01,2024-01-02),empty}'::datemultirange"),
                value(
                        "F42",
                        "aMemberWithoutADayIsDropped",
                        "{}",
                        () -> ranges("{(2024-01-01,2024-01-02)}"),
                        "'{(2024-01-01,2024-01-02)}'::datemultirange"),
                value("F42", "noMemberIsEmpty", "true", () -> ranges("{}").isEmpty(), "isempty('{}'::datemultirange)"),
                value(
                        "F46",
                        "aRangeInTheHoleIsNotAdjacent",
                        "false",
                        () -> range("[2024-01-03,2024-01-05)")
                                .isAdjacentTo(ranges("{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}")),
                        "'[2024-01-03,2024-01-05)'::daterange"
                                + " -|- '{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}'::datemultirange"),
                value(
                        "F46",
                        "outerEdgesThatTouchAreAdjacent",
                        "true",
                        () -> ranges("{[2024-01-01,2024-01-03),[2024-01-05,2024-01-06)}")
                                .isAdjacentTo(ranges("{[2024-01-06,2024-01-08)}")),
                        "'{[2024-01-01,2024-01-03),[2024-01-05,2024-01-06)}'::datemultirange"
                                + " -|- '{[2024-01-06,2024-01-08)}'::datemultirange"),
                value(
                        "F47",
                        "rangesAreAggregatedWithoutTheEmptyOne",
                        "{[2024-01-01,2024-01-07]}",
                        () -> Stream.of(
                                        range("[2024-01-01,2024-01-05)"),
                                        range("[2024-01-03,2024-01-08)"),
                                        range("empty"))
                                .collect(LocalDateRangeSet.toRangeSet()),
                        "(select range_agg(r) from (values ('[2024-01-01,2024-01-05)'::daterange),"
                                + " ('[2024-01-03,2024-01-08)'), (null), ('empty')) t(r))"),
                value(
                        "F47",
                        "anEmptyRangeEmptiesAnIntersection",
                        "empty",
                        () -> Stream.of(
                                        range("[2024-01-01,2024-01-05)"),
                                        range("[2024-01-03,2024-01-08)"),
                                        range("empty"))
                                .collect(LocalDateRange.toIntersection())
                                .orElseThrow(),
                        "(select range_intersect_agg(r) from (values ('[2024-01-01,2024-01-05)'::daterange),"
                                + " ('[2024-01-03,2024-01-08)'), (null), ('empty')) t(r))"),
                value(
                        "F47",
                        "theIntersectionOfNoRangesIsAbsent",
                        "null",
                        () -> Stream.<LocalDateRange>of()
                                .collect(LocalDateRange.toIntersection())
                                .orElse(null),
                        "(select range_intersect_agg(r) from (select '[2024-01-01,2024-01-02)'::daterange r where false) t)"),
                inMemory(
                        "F47",
                        "theUnionOfNoRangesIsEmptyWhereSqlHasNull",
                        "{}",
                        () -> Stream.<LocalDateRange>of().collect(LocalDateRangeSet.toRangeSet())));
    }

    private static List<FieldCase> algebra() {
        return List.of(
                value(
                        "F19",
                        "aRangeWithoutEndOverlaps",
                        "true",
                        () -> range("[2017-08-01,2018-01-01)").overlaps(range("[2017-08-25,)")),
                        "'[2017-08-01,2018-01-01)'::daterange && '[2017-08-25,)'::daterange"),
                value(
                        "F51",
                        "aHoleOfTwoDaysIsNoAdjacency",
                        "false",
                        () -> range("(,2024-01-01)").isAdjacentTo(range("(2024-01-02,)")),
                        "'(,2024-01-01)'::daterange -|- '(2024-01-02,)'::daterange"),
                value(
                        "F51",
                        "aUnionDoesNotJoinOverAHole",
                        "{(,2023-12-31],[2024-01-03,)}",
                        () -> range("(,2024-01-01)").union(range("(2024-01-02,)")),
                        "'{(,2024-01-01)}'::datemultirange + '{(2024-01-02,)}'::datemultirange"),
                value(
                        "F52",
                        "closedRangesOfNeighbouringDaysAreAdjacent",
                        "true",
                        () -> range("[2024-01-01,2024-01-03]").isAdjacentTo(range("[2024-01-04,2024-01-06]")),
                        "'[2024-01-01,2024-01-03]'::daterange -|- '[2024-01-04,2024-01-06]'"),
                value(
                        "F52",
                        "rangesThatShareADayAreNotAdjacent",
                        "false",
                        () -> range("[2024-01-01,2024-01-03]").isAdjacentTo(range("[2024-01-03,2024-01-06]")),
                        "'[2024-01-01,2024-01-03]'::daterange -|- '[2024-01-03,2024-01-06]'"),
                value(
                        "F72",
                        "touchingHalfOpenStaysDoNotOverlap",
                        "false",
                        () -> range("[2024-01-01,2024-01-02)").overlaps(range("[2024-01-02,2024-01-03)")),
                        "daterange('2024-01-01','2024-01-02') && daterange('2024-01-02','2024-01-03')"),
                value(
                        "F72",
                        "touchingClosedStaysOverlap",
                        "true",
                        () -> range("[2024-01-01,2024-01-02]").overlaps(range("[2024-01-02,2024-01-03)")),
                        "daterange('2024-01-01','2024-01-02','[]') && daterange('2024-01-02','2024-01-03')"),
                value(
                        "F49",
                        "aDifferenceMayHaveTwoParts",
                        "{[2024-01-01,2024-01-04],[2024-01-07,2024-01-08]}",
                        () -> range("[2024-01-01,2024-01-09)").except(range("[2024-01-05,2024-01-07)")),
                        "'{[2024-01-01,2024-01-09)}'::datemultirange - '{[2024-01-05,2024-01-07)}'::datemultirange"),
                value(
                        "F56",
                        "rangesSortAsTheServerSortsThem",
                        "empty < (,2024-01-02] < (,) < [2024-01-01,2024-01-02] < [2024-01-01,2024-01-04] < [2024-01-01,)",
                        () -> Stream.of(
                                        "[2024-01-01,2024-01-05)",
                                        "empty",
                                        "(,2024-01-03)",
                                        "[2024-01-01,)",
                                        "(,)",
                                        "[2024-01-01,2024-01-03)")
                                .map(LocalDateRange::parse)
                                .sorted()
                                .map(LocalDateRange::toString)
                                .collect(Collectors.joining(" < ")),
                        "(select string_agg(case when isempty(r) or upper_inf(r) then r::text else"
                                + " case when lower_inf(r) then '(' else '[' || lower(r) end || ',' || (upper(r) - 1) || ']' end,"
                                + " ' < ' order by r) from (values ('[2024-01-01,2024-01-05)'::daterange), ('empty'),"
                                + " ('(,2024-01-03)'), ('[2024-01-01,)'), ('(,)'), ('[2024-01-01,2024-01-03)')) t(r))"));
    }

    private static List<FieldCase> textArrays() {
        return List.of(
                value(
                        "F77",
                        "everySpecialCharacterIsKept",
                        "{\"\",\"  x \",\"a,b\",\"a\\\\b\",\"c\\\"d\",\"{g}\"}",
                        () -> StringSet.of("a\\b", "c\"d", "a,b", "{g}", "", "  x "),
                        "array['', '  x ', 'a,b', 'a\\b', 'c\"d', '{g}']::text[]"),
                refusedInMemory(
                        "F79",
                        "anUnquotedNullIsRefusedInAnyCase",
                        "a set holds no NULL",
                        () -> StringSet.parse("{null}")),
                value(
                        "F79",
                        "anEscapedNullIsAText",
                        "{\"null\"}",
                        () -> StringSet.parse("{\\null}"),
                        "'{\\null}'::text[]"),
                value(
                        "F79",
                        "aQuotedNullIsAText",
                        "{\"NULL\"}",
                        () -> StringSet.parse("{\"NULL\"}"),
                        "'{\"NULL\"}'::text[]"),
                value(
                        "F81",
                        "spacesOfUnicodeAreNeitherQuotedNorTrimmed",
                        "{x\u00a0y,\u2001}",
                        () -> StringSet.of("\u2001", "x\u00a0y"),
                        "array[U&'x\\00A0y', U&'\\2001']::text[]"),
                value(
                        "F81",
                        "aSpaceOfUnicodeIsAnElement",
                        "\u2001",
                        () -> StringSet.parse("{\u2001}").toList().get(0),
                        "('{\u2001}'::text[])[1]"),
                value("F81", "anAsciiSpaceIsQuoted", "{\"P T\"}", () -> StringSet.of("P T"), "array['P T']::text[]"),
                refused(
                        "F82",
                        "aMissingElementIsRefused",
                        "expected an element",
                        () -> StringSet.parse("{a,,b}"),
                        "'{a,,b}'::text[]",
                        "22P02"),
                refused(
                        "F82",
                        "aTrailingCommaIsRefused",
                        "expected an element",
                        () -> StringSet.parse("{a,}"),
                        "'{a,}'::text[]",
                        "22P02"),
                refused(
                        "F82",
                        "aQuoteInsideAnElementIsRefused",
                        "a quote stands inside",
                        () -> StringSet.parse("{a\"b}"),
                        "'{a\"b}'::text[]",
                        "22P02"),
                refused(
                        "F82",
                        "whatFollowsTheBraceIsRefused",
                        "expected the end",
                        () -> StringSet.parse("{a}x"),
                        "'{a}x'::text[]",
                        "22P02"),
                value(
                        "F82",
                        "whiteSpaceAroundElementsIsSkipped",
                        "{a}",
                        () -> StringSet.parse(" { a } "),
                        "' { a } '::text[]"),
                value(
                        "F82",
                        "explicitSubscriptsAreRead",
                        "{a,b}",
                        () -> StringSet.parse("[2:3]={a,b}"),
                        "array(select unnest('[2:3]={a,b}'::text[]))"),
                refusedInMemory("F82", "twoDimensionsAreRefused", "one dimension", () -> StringSet.parse("{{a},{b}}")),
                inMemory(
                        "F84",
                        "setsAreEqualWhateverTheOrderAndTheDuplicates",
                        "true",
                        () -> StringSet.of("b", "a", "a").equals(StringSet.of("a", "b"))),
                value(
                        "F84",
                        "setsContainEachOtherWhateverTheOrderAndTheDuplicates",
                        "true",
                        () -> StringSet.of("b", "a", "a").isSupersetOf(StringSet.of("a", "b"))
                                && StringSet.of("b", "a", "a").isSubsetOf(StringSet.of("a", "b")),
                        "array['b','a','a'] @> array['a','b'] and array['b','a','a'] <@ array['a','b']"),
                inMemory("F74", "elementsAreStoredInOrder", "{a,b}", () -> StringSet.parse("{b,a}")));
    }

    private static List<FieldCase> datesBeforeChrist() {
        return List.of(
                value(
                        "F91",
                        "aDateBeforeChristIsQuotedInsideARange",
                        "[\"0044-03-15 BC\",0014-08-19]",
                        () -> LocalDateRange.closed(LocalDate.of(-43, 3, 15), LocalDate.of(14, 8, 19)),
                        "'[0044-03-15 BC,0014-08-19]'::daterange"),
                value(
                        "F91",
                        "thereIsNoYearZero",
                        "366",
                        () -> range("[0001-01-01 BC,0001-01-01)").length().orElseThrow(),
                        "date '0001-01-01' - date '0001-01-01 BC'"),
                refused(
                        "F91",
                        "aNegativeYearIsRefused",
                        "expected a date such as",
                        () -> range("[-0043-03-15,)"),
                        "'[-0043-03-15,)'::daterange",
                        "22009"),
                refused(
                        "F91",
                        "yearZeroIsRefused",
                        "there is no year 0000",
                        () -> range("[0000-01-01,)"),
                        "'[0000-01-01,)'::daterange",
                        "22008"),
                value(
                        "F92",
                        "theYearsBeforeChristHaveLeapDays",
                        "{[\"0005-02-29 BC\",\"0005-02-29 BC\"],[\"0001-02-29 BC\",\"0001-02-29 BC\"]}",
                        () -> ranges("{[0001-02-29 BC,0001-02-29 BC],[0005-02-29 BC,0005-02-29 BC]}"),
                        "'{[0001-02-29 BC,0001-02-29 BC],[0005-02-29 BC,0005-02-29 BC]}'::datemultirange"),
                refused(
                        "F92",
                        "notEveryFourthYearBeforeChristIsALeapYear",
                        "expected a day from 01 to 28",
                        () -> range("[0004-02-29 BC,)"),
                        "'[0004-02-29 BC,)'::daterange",
                        "22008"));
    }
}
