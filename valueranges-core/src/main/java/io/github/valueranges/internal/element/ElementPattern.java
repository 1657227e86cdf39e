package io.github.valueranges.internal.element;

/**
 * How the elements of a type are printed, as a regular expression in the part of ECMA-262 that every other dialect has
 * too: no look-around, no named group, no class but a list of characters, and in it what browsers want escaped is.
 *
 * @param plain matches what is neither before the year 1 nor an infinity
 * @param hasEra whether what is before the year 1 has {@code BC} behind it
 * @param hasInfinity whether there is {@code infinity} and {@code -infinity}
 */
public record ElementPattern(String plain, boolean hasEra, boolean hasInfinity) {

    private static final String MONTH = "(?:[0-9]{4}|[1-9][0-9]{4,9})-(?:0[1-9]|1[0-2])";
    private static final String DATE = MONTH + "-(?:0[1-9]|[12][0-9]|3[01])";
    private static final String TIME = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?";
    private static final String WHOLE = "-?(?:0|[1-9][0-9]*)";

    static ElementPattern wholeNumber() {
        return of(WHOLE);
    }

    static ElementPattern decimal() {
        return of(WHOLE + "(?:\\.[0-9]+)?(?:[eE][+\\-]?[0-9]+)?");
    }

    static ElementPattern month() {
        return new ElementPattern(MONTH, true, false);
    }

    static ElementPattern date() {
        return new ElementPattern(DATE, true, true);
    }

    static ElementPattern timeOfDay() {
        return of("(?:" + TIME + "|24:00:00)");
    }

    /** What follows the time is the zone, nothing if there is none. */
    static ElementPattern timestamp(String zone) {
        return new ElementPattern(DATE + "T" + TIME + zone, true, true);
    }

    static ElementPattern of(String plain) {
        return new ElementPattern(plain, false, false);
    }

    /** An element by itself. */
    public String alone() {
        return "(?:" + plain + (hasEra ? "(?: BC)?" : "") + infinities() + ")";
    }

    /** An element in a literal, where a text with a space is quoted. */
    public String inLiteral() {
        return "(?:" + plain + (hasEra ? "|\"" + plain + " BC\"" : "") + infinities() + ")";
    }

    private String infinities() {
        return hasInfinity ? "|-?infinity" : "";
    }
}
