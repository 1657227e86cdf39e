package io.github.valueranges.boot;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.ValueType;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The regular expressions with which an OpenAPI document describes literals and elements, in the part of ECMA-262 that
 * every other dialect has too: no look-around, no named group, no class but a list of characters.
 *
 * <p>A pattern matches every text that a value is printed as, in either bracket, and is stricter than the grammar: white
 * space, needless quotes and shortened times, which the application reads, are left to it.
 */
final class LiteralPatterns {

    private static final String WHOLE = "-?(?:0|[1-9][0-9]*)";
    private static final String DECIMAL = WHOLE + "(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?";
    private static final String YEAR_AND_MONTH = "(?:[0-9]{4}|[1-9][0-9]{4,9})-(?:0[1-9]|1[0-2])";
    private static final String DATE = YEAR_AND_MONTH + "-(?:0[1-9]|[12][0-9]|3[01])";
    private static final String TIME = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?";
    private static final String OFFSET = "(?:Z|[+-](?:0[0-9]|1[0-8])(?::[0-5][0-9]){0,2})";
    private static final String HEX = "[0-9a-f]";
    private static final String ID = HEX + "{8}(?:-" + HEX + "{4}){3}-" + HEX + "{12}";

    private static final Element INTEGER = new Element(WHOLE, false, false);
    private static final Element FRACTION = new Element(DECIMAL, false, false);

    /** By the class of an element; a text may be anything, and has none. */
    private static final Map<Class<?>, Element> ELEMENTS = Map.ofEntries(
            Map.entry(Short.class, INTEGER),
            Map.entry(Integer.class, INTEGER),
            Map.entry(Long.class, INTEGER),
            Map.entry(BigDecimal.class, FRACTION),
            Map.entry(Double.class, FRACTION),
            Map.entry(Float.class, FRACTION),
            Map.entry(UUID.class, new Element(ID, false, false)),
            Map.entry(YearMonth.class, new Element(YEAR_AND_MONTH, true, false)),
            Map.entry(LocalDate.class, new Element(DATE, true, true)),
            Map.entry(LocalTime.class, new Element("(?:" + TIME + "|24:00:00)", false, false)),
            Map.entry(LocalDateTime.class, new Element(DATE + "T" + TIME, true, true)),
            Map.entry(OffsetDateTime.class, new Element(DATE + "T" + TIME + OFFSET, true, true)),
            Map.entry(Instant.class, new Element(DATE + "T" + TIME + "Z", true, true)));

    private LiteralPatterns() {}

    /** How one element is printed, whether it may be followed by {@code BC}, and whether there are infinite ones. */
    private record Element(String plain, boolean hasEra, boolean hasInfinity) {

        String inJson() {
            return plain + (hasEra ? "(?: BC)?" : "") + infinity();
        }

        /** A bound is quoted where it holds a space. */
        String asBound() {
            return "(?:" + plain + (hasEra ? "|\"" + plain + " BC\"" : "") + infinity() + ")?";
        }

        private String infinity() {
            return hasInfinity ? "|-?infinity" : "";
        }
    }

    /** Returns the pattern of a range or of a range set; null if it is not known. */
    static @Nullable String ofLiteral(ValueType<?> type) {
        Element element = ELEMENTS.get(type.elementClass());
        if (element == null) {
            return null;
        }
        String range = "[\\[(]" + element.asBound() + "," + element.asBound() + "[\\])]";
        if (type instanceof RangeType) {
            return "^(?:empty|" + range + ")$";
        }
        return type instanceof RangeSetType ? "^\\{(?:" + range + "(?:," + range + ")*)?\\}$" : null;
    }

    /** Returns the pattern of an element that JSON has as a string; null if any string may be one. */
    static @Nullable String ofElement(Class<?> elementClass) {
        Element element = ELEMENTS.get(elementClass);
        return element == null ? null : "^(?:" + element.inJson() + ")$";
    }
}
