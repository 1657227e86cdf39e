package com.example.modular;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.io.File;

/** Uses the named module from another one, with nothing else on the module path. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        if (!LocalDateRange.class.getModule().isNamed()) {
            throw new AssertionError("the core jar is not a named module");
        }
        LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-09)");
        LocalDateRangeSet free = LocalDateRangeSet.of(LocalDateRange.parse("[2026-06-01,2026-06-30]")).except(stay);
        System.out.println(StringSet.of("beta", "alpha", "beta"));
        System.out.println(stay + " leaves " + free);
        // This module and the core: no JSpecify, no Jackson.
        System.out.println(System.getProperty("jdk.module.path").split(File.pathSeparator).length + " places of modules");
    }
}
