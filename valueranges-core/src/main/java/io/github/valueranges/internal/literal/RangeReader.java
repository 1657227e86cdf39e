package io.github.valueranges.internal.literal;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.Excerpt;
import io.github.valueranges.internal.element.StoredAs;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads the literals of ranges and range sets as the server's {@code range_in} and {@code multirange_in} do. */
public final class RangeReader extends LiteralReader {

    /** A bit for each of the first 64 characters that ends a bound or changes how it is read. */
    private static final long QUOTES_AND_ENDS = 1L << '"' | 1L << ',' | 1L << ')';

    private static final String EMPTY = "empty";

    private RangeReader(CharSequence literal) {
        super(literal);
    }

    /**
     * Reads a range: {@code range_in}.
     *
     * @throws LiteralParseException if it is none
     */
    public static <E> Bounds<E> readRange(CharSequence literal, ElementType<E> type) {
        RangeReader reader = new RangeReader(literal);
        reader.skipSpace();
        Bounds<E> bounds = reader.rangeOrEmpty(type);
        reader.requireEnd();
        return bounds;
    }

    /** Whether a literal is a range of two bounds of that many characters, whatever these are. */
    public static boolean isRangeOfLength(String literal, int length) {
        if (length == 0 || literal.length() != 2 * length + 3 || literal.charAt(length + 1) != ',') {
            return false;
        }
        char opening = literal.charAt(0);
        char closing = literal.charAt(2 * length + 2);
        return (opening == '[' || opening == '(') && (closing == ']' || closing == ')');
    }

    /**
     * Reads the members of a multirange in the order they are written: {@code multirange_in}.
     *
     * @throws LiteralParseException if it is none, when some members may have been read
     */
    public static <E> void readRangeSet(CharSequence literal, ElementType<E> type, Consumer<Bounds<E>> members) {
        RangeReader reader = new RangeReader(literal);
        reader.openBrace("expected { at the start of a range set such as {[a,b],[c,d]}");
        if (!reader.closesBrace()) {
            do {
                reader.skipSpace();
                members.accept(reader.rangeOrEmpty(type));
            } while (reader.continuesAfterComma());
        }
        reader.requireEnd();
    }

    private <E> Bounds<E> rangeOrEmpty(ElementType<E> type) {
        if (!isBracketNext() && nextWord(EMPTY)) {
            return Bounds.ofEmpty();
        }
        StoredAs<E, ?> form = StoredAs.of(type);
        if (form != null) {
            return rangeInEitherForm(type, form);
        }
        int start = index;
        boolean lowerInclusive = opensInclusive(type);
        E lower = parse(bound(), type);
        stepOverComma();
        E upper = parse(bound(), type);
        Bounds<E> bounds = Bounds.of(lower, lowerInclusive, upper, closesInclusive());
        requireOrder(bounds, type, start);
        return bounds;
    }

    private boolean isBracketNext() {
        return index < length && (literal.charAt(index) == '[' || literal.charAt(index) == '(');
    }

    private <E> boolean opensInclusive(ElementType<E> type) {
        boolean inclusive = next('[');
        if (!inclusive && !next('(')) {
            String[] examples = type.examples();
            throw refuse("expected [ or ( or empty, as in [" + examples[0] + "," + examples[1] + "]");
        }
        return inclusive;
    }

    private void stepOverComma() {
        if (!next(',')) {
            throw refuse("expected a comma after the lower bound");
        }
    }

    private boolean closesInclusive() {
        boolean inclusive = next(']');
        if (!inclusive && !next(')')) {
            throw refuse("expected ] or ) after the upper bound");
        }
        return inclusive;
    }

    private static <E> @Nullable E parse(@Nullable ElementText text, ElementType<E> type) {
        return text == null ? null : type.parse(text);
    }

    /** Reads a range whose bounds are both of the one form or both of the other, whichever the first of them has. */
    private <E, S> Bounds<E> rangeInEitherForm(ElementType<E> type, StoredAs<E, S> form) {
        int start = index;
        boolean lowerInclusive = opensInclusive(type);
        ElementText lower = bound();
        stepOverComma();
        ElementText upper = bound();
        boolean upperInclusive = closesInclusive();
        ElementText first = lower != null ? lower : upper;
        if (first == null || !form.isStoredForm(first)) {
            E from = parse(lower, type);
            if (lower != null && upper != null && form.isStoredForm(upper)) {
                throw upper.refuse(0, "expected both bounds in the same form");
            }
            Bounds<E> bounds = Bounds.of(from, lowerInclusive, parse(upper, type), upperInclusive);
            requireOrder(bounds, type, start);
            return bounds;
        }
        DiscreteElementType<S> stored = form.storedType();
        Bounds<S> bounds = Bounds.of(parse(lower, stored), lowerInclusive, parse(upper, stored), upperInclusive);
        requireOrder(bounds, stored, start);
        return StoredBounds.whole(bounds, form, literal, start);
    }

    private <E> void requireOrder(Bounds<E> bounds, ElementType<E> type, int start) {
        E lower = bounds.lower();
        E upper = bounds.upper();
        int order = lower == null || upper == null ? -1 : type.compare(lower, upper);
        if (order > 0 && lower != null && upper != null) {
            throw new LiteralParseException(
                    "lower bound " + Excerpt.of(type, lower) + " is after upper bound " + Excerpt.of(type, upper),
                    literal,
                    start);
        }
        if (order < 0 && type instanceof DiscreteElementType<E> discrete) {
            if (lower != null && !bounds.lowerInclusive() && discrete.compare(lower, discrete.max()) == 0) {
                throw new LiteralParseException(
                        "no value lies after the exclusive lower bound " + Excerpt.of(type, lower), literal, start);
            }
            if (upper != null && !bounds.upperInclusive() && discrete.compare(upper, discrete.min()) == 0) {
                throw new LiteralParseException(
                        "no value lies before the exclusive upper bound " + Excerpt.of(type, upper), literal, start);
            }
        }
    }

    /** Reads to the comma, bracket or parenthesis that ends a bound; null if there is no bound. */
    private @Nullable ElementText bound() {
        int start = index;
        index = endOfPlain(start);
        if (index < length && !isQuote(literal.charAt(index))) {
            return index == start ? null : ElementText.slice(literal, start, index);
        }
        ElementText quoted = wholeInQuotes(start);
        return quoted != null ? quoted : boundWithQuotes(start);
    }

    /** Where a stretch without a quote, a backslash or the end of a bound ends. */
    private int endOfPlain(int from) {
        int end = from;
        while (end < length && !isQuoteOrEnd(literal.charAt(end))) {
            end++;
        }
        return end;
    }

    /** A bound that is one pair of quotes with nothing to take out inside, as the server prints a timestamp; else null. */
    private @Nullable ElementText wholeInQuotes(int start) {
        if (index != start || index == length || literal.charAt(index) != '"') {
            return null;
        }
        int end = start + 1;
        while (end < length && !isQuote(literal.charAt(end))) {
            end++;
        }
        if (end + 1 >= length || literal.charAt(end) != '"' || !isEnd(literal.charAt(end + 1))) {
            return null;
        }
        index = end + 1;
        return ElementText.slice(literal, start + 1, end);
    }

    /** Reads a bound on, from its first quote or backslash, with quotes and escapes taken out. */
    private ElementText boundWithQuotes(int start) {
        StringBuilder unquoted = new StringBuilder().append(literal, start, index);
        boolean quoted = false;
        while (true) {
            char c = current("the range ends too early");
            if (!quoted && isEnd(c)) {
                return ElementText.unquoted(unquoted, literal, start);
            }
            if (c == '"' || c == '\\') {
                requireWholeCharacterBefore();
                index++;
                if (c == '\\') {
                    unquoted.append(current("the range ends after a backslash"));
                    index++;
                } else if (quoted && index < length && literal.charAt(index) == '"') {
                    unquoted.append('"');
                    index++;
                } else {
                    quoted = !quoted;
                }
            } else {
                unquoted.append(c);
                index++;
            }
        }
    }

    private static boolean isEnd(char c) {
        return c == ',' || c == ')' || c == ']';
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\\';
    }

    /** One look at a set of characters for each of many: digits and letters, which most are, are in none. */
    private static boolean isQuoteOrEnd(char c) {
        return c < 64 ? (QUOTES_AND_ENDS >>> c & 1) != 0 : c == ']' || c == '\\';
    }

    private boolean nextWord(String lowerCaseWord) {
        if (length - index < lowerCaseWord.length()) {
            return false;
        }
        for (int i = 0; i < lowerCaseWord.length(); i++) {
            if ((literal.charAt(index + i) | 0x20) != lowerCaseWord.charAt(i)) {
                return false;
            }
        }
        index += lowerCaseWord.length();
        return true;
    }
}
