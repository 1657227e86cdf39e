package com.example.stay;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.io.File;
import java.time.Duration;
import java.time.LocalDate;
import java.util.stream.Stream;

/** The first screen of the README and a little more, with the core jar and nothing else on the class path. */
public final class Main {

    record Tag(String value) {}

    private Main() {}

    public static void main(String[] args) {
        LocalDateRange stay = LocalDateRange.closed(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 8));
        LocalDateRange next = LocalDateRange.parse("[2026-06-09,2026-06-15)");
        LocalDateRangeSet booked = stay.union(next);
        System.out.println(stay + " and " + next);
        System.out.println("overlap: " + stay.overlaps(next) + ", touch: " + stay.isAdjacentTo(next));
        System.out.println("booked: " + booked);
        System.out.println("free: " + LocalDateRange.parse("[2026-06-01,2026-06-30]").except(booked));
        System.out.println(Stream.of(stay, next, LocalDateRange.empty()).sorted().toList());
        System.out.println(LocalTimeRange.parse("[22:00,24:00]").length().map(Duration::toString).orElse("no end"));
        System.out.println(StringSet.of("sea", "bath", "sea"));
        System.out.println(WrapperSet.of(Tag.class, new Tag("sea"), new Tag("bath")).toList());
        try {
            LocalDateRange.parse("[2026-06-31,)");
        } catch (LiteralParseException e) {
            System.out.println(e.getMessage());
        }
        int printed = 0;
        for (ValueType<?> type : ValueType.all()) {
            String empty = type.variants().isEmpty() ? "{}" : "empty";
            if (!type.parse(empty).toString().equals(empty)) {
                throw new AssertionError(type + " prints its " + empty + " otherwise");
            }
            printed++;
        }
        System.out.println(printed + " types");
        // This program and the core.
        System.out.println(System.getProperty("java.class.path").split(File.pathSeparator).length + " places of classes");
    }
}
