package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What other libraries got wrong with ranges, multiranges and arrays: the right value of each, in memory and, where it
 * has an expression, on the server.
 */
class FieldCasesTests {

    /**
     * A case.
     *
     * @param behaviour what holds
     * @param right the right value as text; for a refusal a part of the message
     * @param memory what this library answers
     * @param sql an expression that answers the same, or null if the server has none
     * @param sqlState what the server fails with, or null if it answers
     */
    private record FieldCase(
            String behaviour,
            String right,
            Callable<?> memory,
            @Nullable String sql,
            @Nullable String sqlState) {

        @Override
        public String toString() {
            return behaviour;
        }
    }

    private static FieldCase value(String behaviour, String right, Callable<?> memory, String sql) {
        return new FieldCase(behaviour, right, memory, sql, null);
    }

    private static FieldCase inMemory(String behaviour, String right, Callable<?> memory) {
        return new FieldCase(behaviour, right, memory, null, null);
    }

    /** Refused here and there. */
    private static FieldCase refused(String behaviour, String reason, Callable<?> memory, String sql, String sqlState) {
        return new FieldCase(behaviour, reason, memory, sql, sqlState);
    }

    private static FieldCase refusedInMemory(String behaviour, String reason, Callable<?> memory) {
        return new FieldCase(behaviour, reason, memory, null, "only here");
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

    static List<FieldCase> canonicalForm() {
        return List.of(
                value(
                        "aOneDayRangeEndsOnItsDay",
                        "[2024-01-01,2024-01-01]",
                        () -> range("[2024-01-01,2024-01-01]"),
                        "'[2024-01-01,2024-01-01]'::daterange"),
                value(
                        "theUpperBoundIsTheLastDay",
                        "2024-01-01",
                        () -> range("[2024-01-01,2024-01-02)").upperBound().orElseThrow(),
                        "upper('[2024-01-01,2024-01-01]'::daterange) - 1"),
                value(
                        "aClosedRangeKeepsBothBounds",
                        "[2024-01-01,2024-01-04]",
                        () -> LocalDateRange.closed(day("2024-01-01"), day("2024-01-04")),
                        "'[2024-01-01,2024-01-04]'::daterange"),
                value(
                        "aMissingBoundIsOneValueHoweverItIsWritten",
                        "true",
                        () -> range("[,2024-01-05]").equals(range("(,2024-01-05]")),
                        "'[,2024-01-05]'::daterange = '(,2024-01-05]'"),
                value(
                        "aMissingBoundIsNeverInclusive",
                        "false",
                        () -> range("[,2024-01-05]").lowerBoundInclusive(),
                        "lower_inc('[,2024-01-05]'::daterange)"),
                value(
                        "aMissingUpperBoundIsPrintedExclusive",
                        "[2024-05-06,)",
                        () -> range("[2024-05-06,]"),
                        "'[2024-05-06,]'::daterange"),
                value(
                        "closedAndHalfOpenRangesOfTheSameDaysAreEqual",
                        "true",
                        () -> range("[2024-01-01,2024-01-04]").equals(range("[2024-01-01,2024-01-05)")),
                        "'[2024-01-01,2024-01-04]'::daterange = '[2024-01-01,2024-01-05)'"),
                value(
                        "equalRangesHaveEqualHashes",
                        "true",
                        () -> range("[2024-01-01,2024-01-04]").hashCode()
                                == range("(2023-12-31,2024-01-05)").hashCode(),
                        "hash_range('[2024-01-01,2024-01-04]'::daterange) = hash_range('(2023-12-31,2024-01-05)'::daterange)"));
    }

    static List<FieldCase> emptiness() {
        return List.of(
                value(
                        "noDayBetweenNeighboursIsEmpty",
                        "empty",
                        () -> range("(2024-01-01,2024-01-02)"),
                        "'(2024-01-01,2024-01-02)'::daterange"),
                value(
                        "anExclusiveBoundAtItsOwnDayIsEmpty",
                        "empty",
                        () -> range("(2024-01-01,2024-01-01]"),
                        "'(2024-01-01,2024-01-01]'::daterange"),
                value(
                        "aHalfOpenRangeOfNothingIsEmpty",
                        "empty",
                        () -> LocalDateRange.closedOpen(day("2024-01-01"), day("2024-01-01")),
                        "daterange('2024-01-01', '2024-01-01')"),
                value(
                        "anIntersectionWithoutADayIsEmpty",
                        "empty",
                        () -> range("[2024-01-01,2024-01-02)").intersect(range("(2024-01-01,2024-01-02]")),
                        "'[2024-01-01,2024-01-02)'::daterange * '(2024-01-01,2024-01-02]'::daterange"),
                value(
                        "disconnectedRangesIntersectToEmpty",
                        "empty",
                        () -> range("[2024-01-01,2024-01-05)").intersect(range("[2024-01-07,2024-01-09)")),
                        "'[2024-01-01,2024-01-05)'::daterange * '[2024-01-07,2024-01-09)'::daterange"),
                value(
                        "nothingIsNotEverything",
                        "false",
                        () -> LocalDateRange.empty().equals(LocalDateRange.all()),
                        "'empty'::daterange = '(,)'::daterange"),
                value(
                        "nothingContainsNoDay",
                        "false",
                        () -> LocalDateRange.empty().contains(day("2024-01-05")),
                        "'empty'::daterange @> date '2024-01-05'"),
                value(
                        "everythingContainsADay",
                        "true",
                        () -> LocalDateRange.all().contains(day("2024-01-05")),
                        "'(,)'::daterange @> date '2024-01-05'"),
                value("theEmptyRangeIsRead", "empty", () -> range("empty"), "'empty'::daterange"),
                value(
                        "theEmptyRangeHasNoInclusiveBound",
                        "false",
                        () -> LocalDateRange.empty().upperBoundInclusive(),
                        "upper_inc('empty'::daterange)"),
                value(
                        "theEmptyRangeTouchesNothing",
                        "false",
                        () -> LocalDateRange.empty().isAdjacentTo(range("[2024-01-05,2024-01-06)")),
                        "'empty'::daterange -|- '[2024-01-05,2024-01-06)'::daterange"),
                value(
                        "theEmptyRangeAddsNothingToAUnion",
                        "{[2024-01-05,2024-01-05]}",
                        () -> LocalDateRange.empty().union(range("[2024-01-05,2024-01-06)")),
                        "'{}'::datemultirange + '{[2024-01-05,2024-01-06)}'::datemultirange"),
                value(
                        "theEmptyRangeTakesNothingAway",
                        "{[2024-01-05,2024-01-05]}",
                        () -> range("[2024-01-05,2024-01-06)").except(LocalDateRange.empty()),
                        "'{[2024-01-05,2024-01-06)}'::datemultirange - '{}'::datemultirange"),
                value(
                        "theEmptyRangeAddsNothingToAHull",
                        "[2024-01-05,2024-01-05]",
                        () -> LocalDateRange.empty().merge(range("[2024-01-05,2024-01-06)")),
                        "range_merge('empty'::daterange, '[2024-01-05,2024-01-06)')"));
    }

    static List<FieldCase> infinity() {
        return List.of(
                value(
                        "aMissingUpperBoundIsUnbounded",
                        "true",
                        () -> range("[2024-01-01,)").isUnboundedEnd(),
                        "upper_inf('[2024-01-01,)'::daterange)"),
                value(
                        "aMissingUpperBoundHasNoValue",
                        "null",
                        () -> range("[2024-01-01,)").upperBound().orElse(null),
                        "upper('[2024-01-01,)'::daterange)"),
                value(
                        "aBoundAtInfinityIsABound",
                        "false",
                        () -> range("[2024-01-01,infinity)").isUnboundedEnd(),
                        "upper_inf('[2024-01-01,infinity)'::daterange)"),
                value(
                        "aBoundAtInfinityIsNoMissingBound",
                        "false",
                        () -> range("[2024-01-01,infinity)").equals(range("[2024-01-01,)")),
                        "'[2024-01-01,infinity)'::daterange = '[2024-01-01,)'::daterange"),
                value(
                        "anExclusiveInfinityIsKept",
                        "[2017-09-15,infinity)",
                        () -> range("[2017-09-15,infinity)"),
                        "'[2017-09-15,infinity)'::daterange"),
                value(
                        "anInclusiveInfinityIsKept",
                        "[2024-05-06,infinity]",
                        () -> range("[2024-05-06,infinity]"),
                        "'[2024-05-06,infinity]'::daterange"),
                value(
                        "aMissingUpperBoundContainsInfinity",
                        "true",
                        () -> range("[2024-05-06,)").contains(LocalDate.MAX),
                        "'[2024-05-06,)'::daterange @> 'infinity'::date"),
                value(
                        "anExclusiveInfinityDoesNotContainIt",
                        "false",
                        () -> range("[2024-05-06,infinity)").contains(LocalDate.MAX),
                        "'[2024-05-06,infinity)'::daterange @> 'infinity'::date"),
                value(
                        "infinityHasASignAndAnyCase",
                        "[2024-01-01,infinity)",
                        () -> range("[2024-01-01,+Infinity)"),
                        "'[2024-01-01,+Infinity)'::daterange"),
                refused(
                        "aDateHasNoShortInfinity",
                        "expected a date such as",
                        () -> range("[2024-01-01,inf)"),
                        "'[2024-01-01,inf)'::daterange",
                        "22007"),
                value(
                        "theRangeOfInfinityIsItself",
                        "[infinity,infinity]",
                        () -> LocalDateRange.singleton(LocalDate.MAX),
                        "'[infinity,infinity]'::daterange"),
                value(
                        "theRangeOfInfinityIsNotEverything",
                        "false",
                        () -> range("[infinity,infinity]").equals(range("[,]")),
                        "'[infinity,infinity]'::daterange = '[,]'::daterange"),
                value(
                        "aRangeFromMinusInfinityIsNotEverything",
                        "false",
                        () -> range("[-infinity,)").equals(LocalDateRange.all()),
                        "'[-infinity,)'::daterange = '(,)'::daterange"),
                inMemory(
                        "infinityIsTheLastDateOfJava",
                        "+999999999-12-31",
                        () -> range("[2024-01-01,infinity]").upperBound().orElseThrow()),
                inMemory(
                        "theLastDateOfJavaIsPrintedAsInfinity",
                        "[-infinity,infinity]",
                        () -> LocalDateRange.closed(LocalDate.MIN, LocalDate.MAX)),
                refusedInMemory("noDayLiesAfterInfinity", "no value lies after", () -> range("(infinity,)")),
                refusedInMemory("noDayLiesBeforeMinusInfinity", "no value lies before", () -> range("(,-infinity)")));
    }

    static List<FieldCase> rangeGrammar() {
        return List.of(
                value(
                        "quotedBoundsAreRead",
                        "[2024-01-01,2024-01-02]",
                        () -> range("[\"2024-01-01\",\"2024-01-03\")"),
                        "'[\"2024-01-01\",\"2024-01-03\")'::daterange"),
                value(
                        "quotesOpenAndCloseInsideABound",
                        "[2024-01-01,2024-01-02]",
                        () -> range("[2024-\"01\"-01,2024-01-\"03\")"),
                        "'[2024-\"01\"-01,2024-01-\"03\")'::daterange"),
                value(
                        "aBackslashEscapesInsideABound",
                        "[2024-01-01,2024-01-02]",
                        () -> range("[\\2024\\-01-01,2024-01-03)"),
                        "'[\\2024\\-01-01,2024-01-03)'::daterange"),
                refused(
                        "aCommaInsideQuotesIsPartOfTheBound",
                        "expected a date such as",
                        () -> range("[\"2024-01-01,x\",2024-01-03)"),
                        "'[\"2024-01-01,x\",2024-01-03)'::daterange",
                        "22007"),
                refused(
                        "aQuotedEmptyBoundIsNoMissingBound",
                        "expected a date such as",
                        () -> range("[\"\",2024-01-05)"),
                        "'[\"\",2024-01-05)'::daterange",
                        "22007"),
                refused(
                        "aBlankBoundIsNoMissingBound",
                        "expected a date such as",
                        () -> range("[ ,2024-01-05)"),
                        "'[ ,2024-01-05)'::daterange",
                        "22007"),
                value(
                        "whiteSpaceAroundTheLiteralAndInsideItsBoundsIsSkipped",
                        "[2024-01-01,2024-01-04]",
                        () -> range("  [ 2024-01-01 , 2024-01-05 )  "),
                        "'  [ 2024-01-01 , 2024-01-05 )  '::daterange"),
                value("emptyIsReadInAnyCase", "empty", () -> range(" EmPtY "), "' EmPtY '::daterange"),
                refused(
                        "aScalarIsNoRange",
                        "expected [ or (",
                        () -> range("2022-12-08"),
                        "'2022-12-08'::daterange",
                        "22P02"),
                refused(
                        "reversedBoundsAreRefusedAndNotSwapped",
                        "lower bound 2024-01-05 is after upper bound 2024-01-01",
                        () -> range("[2024-01-05,2024-01-01]"),
                        "'[2024-01-05,2024-01-01]'::daterange",
                        "22000"),
                refusedInMemory("aLocalisedDateIsRefused", "expected a date such as", () -> range("[12/6/19,)")));
    }

    static List<FieldCase> rangeSets() {
        return List.of(
                value(
                        "membersAreNotQuoted",
                        "{[2024-01-01,2024-01-02],[2024-01-05,2024-01-06]}",
                        () -> ranges("{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}"),
                        "'{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}'::datemultirange"),
                refused(
                        "aQuotedMemberIsRefused",
                        "expected [ or (",
                        () -> ranges("{\"[2024-01-01,2024-01-03)\"}"),
                        "'{\"[2024-01-01,2024-01-03)\"}'::datemultirange",
                        "22P02"),
                value(
                        "membersAreSortedAndMerged",
                        "{[2024-01-01,2024-01-08]}",
                        () -> ranges("{[2024-01-08,2024-01-09),[2024-01-01,2024-01-05),[2024-01-02,2024-01-08)}"),
                        "'{[2024-01-08,2024-01-09),[2024-01-01,2024-01-05),[2024-01-02,2024-01-08)}'::datemultirange"),
                value(
                        "membersThatTouchAreOne",
                        "{[2024-01-01,2024-01-06]}",
                        () -> ranges("{[2024-01-01,2024-01-03],[2024-01-04,2024-01-06]}"),
                        "'{[2024-01-01,2024-01-03],[2024-01-04,2024-01-06]}'::datemultirange"),
                value(
                        "emptyMembersAreDropped",
                        "{[2024-01-01,2024-01-01]}",
                        () -> ranges("{empty,[2024-01-01,2024-01-02),empty}"),
                        "'{empty,[2024-01-01,2024-01-02),empty}'::datemultirange"),
                value(
                        "aMemberWithoutADayIsDropped",
                        "{}",
                        () -> ranges("{(2024-01-01,2024-01-02)}"),
                        "'{(2024-01-01,2024-01-02)}'::datemultirange"),
                value("noMemberIsEmpty", "true", () -> ranges("{}").isEmpty(), "isempty('{}'::datemultirange)"),
                value(
                        "aRangeInTheHoleIsNotAdjacent",
                        "false",
                        () -> range("[2024-01-03,2024-01-05)")
                                .isAdjacentTo(ranges("{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}")),
                        "'[2024-01-03,2024-01-05)'::daterange"
                                + " -|- '{[2024-01-01,2024-01-03),[2024-01-05,2024-01-07)}'::datemultirange"),
                value(
                        "outerEdgesThatTouchAreAdjacent",
                        "true",
                        () -> ranges("{[2024-01-01,2024-01-03),[2024-01-05,2024-01-06)}")
                                .isAdjacentTo(ranges("{[2024-01-06,2024-01-08)}")),
                        "'{[2024-01-01,2024-01-03),[2024-01-05,2024-01-06)}'::datemultirange"
                                + " -|- '{[2024-01-06,2024-01-08)}'::datemultirange"),
                value(
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
                        "theIntersectionOfNoRangesIsAbsent",
                        "null",
                        () -> Stream.<LocalDateRange>of()
                                .collect(LocalDateRange.toIntersection())
                                .orElse(null),
                        "(select range_intersect_agg(r) from (select '[2024-01-01,2024-01-02)'::daterange r where false) t)"),
                inMemory(
                        "theUnionOfNoRangesIsEmptyWhereSqlHasNull",
                        "{}",
                        () -> Stream.<LocalDateRange>of().collect(LocalDateRangeSet.toRangeSet())));
    }

    static List<FieldCase> algebra() {
        return List.of(
                value(
                        "aRangeWithoutEndOverlaps",
                        "true",
                        () -> range("[2017-08-01,2018-01-01)").overlaps(range("[2017-08-25,)")),
                        "'[2017-08-01,2018-01-01)'::daterange && '[2017-08-25,)'::daterange"),
                value(
                        "aHoleOfTwoDaysIsNoAdjacency",
                        "false",
                        () -> range("(,2024-01-01)").isAdjacentTo(range("(2024-01-02,)")),
                        "'(,2024-01-01)'::daterange -|- '(2024-01-02,)'::daterange"),
                value(
                        "aUnionDoesNotJoinOverAHole",
                        "{(,2023-12-31],[2024-01-03,)}",
                        () -> range("(,2024-01-01)").union(range("(2024-01-02,)")),
                        "'{(,2024-01-01)}'::datemultirange + '{(2024-01-02,)}'::datemultirange"),
                value(
                        "closedRangesOfNeighbouringDaysAreAdjacent",
                        "true",
                        () -> range("[2024-01-01,2024-01-03]").isAdjacentTo(range("[2024-01-04,2024-01-06]")),
                        "'[2024-01-01,2024-01-03]'::daterange -|- '[2024-01-04,2024-01-06]'"),
                value(
                        "rangesThatShareADayAreNotAdjacent",
                        "false",
                        () -> range("[2024-01-01,2024-01-03]").isAdjacentTo(range("[2024-01-03,2024-01-06]")),
                        "'[2024-01-01,2024-01-03]'::daterange -|- '[2024-01-03,2024-01-06]'"),
                value(
                        "touchingHalfOpenStaysDoNotOverlap",
                        "false",
                        () -> range("[2024-01-01,2024-01-02)").overlaps(range("[2024-01-02,2024-01-03)")),
                        "daterange('2024-01-01','2024-01-02') && daterange('2024-01-02','2024-01-03')"),
                value(
                        "touchingClosedStaysOverlap",
                        "true",
                        () -> range("[2024-01-01,2024-01-02]").overlaps(range("[2024-01-02,2024-01-03)")),
                        "daterange('2024-01-01','2024-01-02','[]') && daterange('2024-01-02','2024-01-03')"),
                value(
                        "aDifferenceMayHaveTwoParts",
                        "{[2024-01-01,2024-01-04],[2024-01-07,2024-01-08]}",
                        () -> range("[2024-01-01,2024-01-09)").except(range("[2024-01-05,2024-01-07)")),
                        "'{[2024-01-01,2024-01-09)}'::datemultirange - '{[2024-01-05,2024-01-07)}'::datemultirange"),
                value(
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

    static List<FieldCase> textArrays() {
        return List.of(
                value(
                        "everySpecialCharacterIsKept",
                        "{\"\",\"  x \",\"a,b\",\"a\\\\b\",\"c\\\"d\",\"{g}\"}",
                        () -> StringSet.of("a\\b", "c\"d", "a,b", "{g}", "", "  x "),
                        "array['', '  x ', 'a,b', 'a\\b', 'c\"d', '{g}']::text[]"),
                refusedInMemory(
                        "anUnquotedNullIsRefusedInAnyCase", "a set holds no NULL", () -> StringSet.parse("{null}")),
                value("anEscapedNullIsAText", "{\"null\"}", () -> StringSet.parse("{\\null}"), "'{\\null}'::text[]"),
                value("aQuotedNullIsAText", "{\"NULL\"}", () -> StringSet.parse("{\"NULL\"}"), "'{\"NULL\"}'::text[]"),
                value(
                        "spacesOfUnicodeAreNeitherQuotedNorTrimmed",
                        "{x\u00a0y,\u2001}",
                        () -> StringSet.of("\u2001", "x\u00a0y"),
                        "array[U&'x\\00A0y', U&'\\2001']::text[]"),
                value(
                        "aSpaceOfUnicodeIsAnElement",
                        "\u2001",
                        () -> StringSet.parse("{\u2001}").toList().get(0),
                        "('{\u2001}'::text[])[1]"),
                value("anAsciiSpaceIsQuoted", "{\"P T\"}", () -> StringSet.of("P T"), "array['P T']::text[]"),
                refused(
                        "aMissingElementIsRefused",
                        "expected an element",
                        () -> StringSet.parse("{a,,b}"),
                        "'{a,,b}'::text[]",
                        "22P02"),
                refused(
                        "aTrailingCommaIsRefused",
                        "expected an element",
                        () -> StringSet.parse("{a,}"),
                        "'{a,}'::text[]",
                        "22P02"),
                refused(
                        "aQuoteInsideAnElementIsRefused",
                        "a quote stands inside",
                        () -> StringSet.parse("{a\"b}"),
                        "'{a\"b}'::text[]",
                        "22P02"),
                refused(
                        "whatFollowsTheBraceIsRefused",
                        "expected the end",
                        () -> StringSet.parse("{a}x"),
                        "'{a}x'::text[]",
                        "22P02"),
                value(
                        "whiteSpaceAroundElementsIsSkipped",
                        "{a}",
                        () -> StringSet.parse(" { a } "),
                        "' { a } '::text[]"),
                value(
                        "explicitSubscriptsAreRead",
                        "{a,b}",
                        () -> StringSet.parse("[2:3]={a,b}"),
                        "array(select unnest('[2:3]={a,b}'::text[]))"),
                refusedInMemory("twoDimensionsAreRefused", "one dimension", () -> StringSet.parse("{{a},{b}}")),
                inMemory(
                        "setsAreEqualWhateverTheOrderAndTheDuplicates",
                        "true",
                        () -> StringSet.of("b", "a", "a").equals(StringSet.of("a", "b"))),
                value(
                        "setsContainEachOtherWhateverTheOrderAndTheDuplicates",
                        "true",
                        () -> StringSet.of("b", "a", "a").isSupersetOf(StringSet.of("a", "b"))
                                && StringSet.of("b", "a", "a").isSubsetOf(StringSet.of("a", "b")),
                        "array['b','a','a'] @> array['a','b'] and array['b','a','a'] <@ array['a','b']"),
                inMemory("elementsAreStoredInOrder", "{a,b}", () -> StringSet.parse("{b,a}")));
    }

    static List<FieldCase> datesBeforeChrist() {
        return List.of(
                value(
                        "aDateBeforeChristIsQuotedInsideARange",
                        "[\"0044-03-15 BC\",0014-08-19]",
                        () -> LocalDateRange.closed(LocalDate.of(-43, 3, 15), LocalDate.of(14, 8, 19)),
                        "'[0044-03-15 BC,0014-08-19]'::daterange"),
                value(
                        "thereIsNoYearZero",
                        "366",
                        () -> range("[0001-01-01 BC,0001-01-01)").length().orElseThrow(),
                        "date '0001-01-01' - date '0001-01-01 BC'"),
                refused(
                        "aNegativeYearIsRefused",
                        "expected a date such as",
                        () -> range("[-0043-03-15,)"),
                        "'[-0043-03-15,)'::daterange",
                        "22009"),
                refused(
                        "yearZeroIsRefused",
                        "there is no year 0000",
                        () -> range("[0000-01-01,)"),
                        "'[0000-01-01,)'::daterange",
                        "22008"),
                value(
                        "theYearsBeforeChristHaveLeapDays",
                        "{[\"0005-02-29 BC\",\"0005-02-29 BC\"],[\"0001-02-29 BC\",\"0001-02-29 BC\"]}",
                        () -> ranges("{[0001-02-29 BC,0001-02-29 BC],[0005-02-29 BC,0005-02-29 BC]}"),
                        "'{[0001-02-29 BC,0001-02-29 BC],[0005-02-29 BC,0005-02-29 BC]}'::datemultirange"),
                refused(
                        "notEveryFourthYearBeforeChristIsALeapYear",
                        "expected a day from 01 to 28",
                        () -> range("[0004-02-29 BC,)"),
                        "'[0004-02-29 BC,)'::daterange",
                        "22008"));
    }

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

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void inMemory(FieldCase fieldCase) throws Exception {
        if (fieldCase.sqlState() == null) {
            assertThat(String.valueOf(fieldCase.memory().call())).isEqualTo(fieldCase.right());
        } else {
            assertThat(catchThrowable(() -> fieldCase.memory().call()))
                    .isInstanceOf(LiteralParseException.class)
                    .hasMessageContaining(fieldCase.right());
        }
    }

    @Test
    void onTheServer() throws Exception {
        List<String> wrong = new ArrayList<>();
        int answered = 0;
        int refused = 0;
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            for (FieldCase fieldCase : all().filter(each -> each.sql() != null).toList()) {
                String question = "select (" + fieldCase.sql() + ")::text";
                if (fieldCase.sqlState() == null) {
                    String answer = answer(statement, question);
                    if (!isRight(statement, fieldCase, answer)) {
                        wrong.add(fieldCase + ": " + answer + ", not " + fieldCase.right());
                    }
                    answered++;
                } else {
                    SQLException refusal = catchThrowableOfType(SQLException.class, () -> answer(statement, question));
                    String state = refusal == null ? "accepted" : refusal.getSQLState();
                    if (!Objects.equals(state, fieldCase.sqlState())) {
                        wrong.add(fieldCase + ": " + state + ", not " + fieldCase.sqlState());
                    }
                    refused++;
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(answered).isEqualTo(71);
        assertThat(refused).isEqualTo(14);
    }

    @Test
    void eachCaseHasItsName() {
        List<String> names = all().map(FieldCase::behaviour).toList();
        assertThat(names).doesNotHaveDuplicates().hasSize(95);
    }

    private static @Nullable String answer(Statement statement, String question) throws SQLException {
        try (ResultSet rows = statement.executeQuery(question)) {
            rows.next();
            return rows.getString(1);
        }
    }

    /**
     * Whether the server's answer is the right value. A literal is compared by the server: it prints a discrete range
     * half open, and its own text must not be read by the code that is judged.
     */
    private static boolean isRight(Statement statement, FieldCase fieldCase, @Nullable String answer) throws Exception {
        Object here = fieldCase.memory().call();
        for (ValueType<?> type : ValueType.all()) {
            if (type.isInstance(here)) {
                String right = "'" + fieldCase.right().replace("'", "''") + "'::" + type.postgresName();
                return "true".equals(answer(statement, "select ((" + fieldCase.sql() + ") = " + right + ")::text"));
            }
        }
        return String.valueOf(answer).equals(fieldCase.right());
    }
}
