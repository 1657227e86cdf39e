package io.github.valueranges.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** Operands that stand for every shape, near enough to each other to touch, meet and miss by one day. */
final class Shapes {

    static final List<LocalDateRange> RANGES = Stream.of(
                    "empty",
                    "(,)",
                    "[2026-01-03,2026-01-03]",
                    "[2026-01-04,2026-01-05]",
                    "[2026-01-03,2026-01-06]",
                    "[2026-01-06,2026-01-08]",
                    "(,2026-01-02]",
                    "(,2026-01-05]",
                    "[2026-01-05,)",
                    "[2026-01-09,)",
                    "[-infinity,2026-01-04]",
                    "(-infinity,2026-01-04]",
                    "[2026-01-05,infinity]",
                    "[2026-01-05,infinity)",
                    "[-infinity,infinity]",
                    "[infinity,infinity]",
                    "[-infinity,-infinity]",
                    "(-infinity,infinity)",
                    "[infinity,)",
                    "(,-infinity]",
                    "[0044-03-15 BC,1582-10-10]",
                    "[1582-10-11,2026-01-02]")
            .map(LocalDateRange::parse)
            .toList();

    static final List<LocalDateRangeSet> RANGE_SETS = Stream.of(
                    "{}",
                    "{(,)}",
                    "{[2026-01-04,2026-01-05]}",
                    "{[2026-01-03,2026-01-03],[2026-01-05,2026-01-06]}",
                    "{[2026-01-01,2026-01-02],[2026-01-07,2026-01-08],[2026-01-20,2026-01-22]}",
                    "{(,2026-01-02],[2026-01-05,2026-01-05]}",
                    "{[2026-01-02,2026-01-03],[2026-01-06,)}",
                    "{(,2026-01-03],[2026-01-05,)}",
                    "{[-infinity,2026-01-01],[2026-01-04,infinity)}",
                    "{[2026-01-09,2026-01-09],[infinity,infinity]}")
            .map(LocalDateRangeSet::parse)
            .toList();

    static final List<LocalDate> DAYS = List.of(
            LocalDate.of(2026, 1, 2),
            LocalDate.of(2026, 1, 3),
            LocalDate.of(2026, 1, 5),
            LocalDate.of(2026, 1, 6),
            LocalDate.of(2026, 1, 7),
            LocalDate.of(1, 1, 1));

    static final List<StringSet> STRING_SETS = List.of(
            StringSet.empty(),
            StringSet.of("a"),
            StringSet.of("b"),
            StringSet.of("a", "b"),
            StringSet.of("b", "c", "d"),
            StringSet.of("a", "b", "c"),
            StringSet.of("B", "a", "Ä", "ä", "z"),
            StringSet.of("", "NULL", "x,y", "q\"q", "b\\s", " ", "o'c"),
            StringSet.of("\uFF5E", "\uD83D\uDE00", "a"));

    static final List<String> STRINGS = List.of("a", "b", "z", "", "NULL", "\uD83D\uDE00", "\uFF5E", "o'c");

    private Shapes() {}
}
