package io.github.valueranges.benchmarks;

/** Who does the work: a column of the table. */
public enum Implementation {
    BY_HAND("hand-written"),
    VALUERANGES("valueranges"),
    GUAVA("Guava"),
    THREETEN_EXTRA("ThreeTen-Extra"),
    HYPERSISTENCE("hypersistence-utils"),
    FASTUTIL("fastutil"),
    JDK("JDK");

    private final String title;

    Implementation(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
