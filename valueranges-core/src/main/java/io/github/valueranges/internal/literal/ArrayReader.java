package io.github.valueranges.internal.literal;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import java.util.ArrayList;
import java.util.List;

/** Reads the literals of value sets as the server's {@code array_in} does. */
public final class ArrayReader extends LiteralReader {

    private ArrayReader(CharSequence literal) {
        super(literal);
    }

    /**
     * Reads the elements of an array of one dimension in the order they are written: {@code array_in}.
     *
     * @throws LiteralParseException if it is none, has more dimensions, or holds NULL
     */
    public static <E> List<E> readArray(CharSequence literal, ElementType<E> type) {
        ArrayReader reader = new ArrayReader(literal);
        List<E> elements = new ArrayList<>();
        reader.skipSpace();
        int dimensionIndex = reader.index;
        long dimension = reader.startsWithDimension() ? reader.dimension() : -1;
        reader.openBrace(type);
        if (!reader.closesBrace()) {
            do {
                reader.skipSpace();
                elements.add(reader.element(type));
            } while (reader.continuesAfterComma());
        }
        reader.requireEnd();
        if (dimension >= 0 && dimension != elements.size()) {
            throw new LiteralParseException(
                    "the dimension says " + dimension + " elements, but there are " + elements.size(),
                    literal,
                    dimensionIndex);
        }
        return elements;
    }

    /** Reads an element of an array, which white space and a comma or brace follow. */
    private <E> E element(ElementType<E> type) {
        int start = index;
        if (next('"')) {
            return type.parse(inQuotes(start));
        }
        StringBuilder unquoted = null;
        int end = start;
        while (true) {
            char c = current("the array ends too early");
            if (c == ',' || c == '}') {
                break;
            }
            if (c == '{') {
                throw refuse("expected an array of one dimension");
            }
            if (c == '"') {
                throw refuse("a quote stands inside an unquoted element");
            }
            if (c == '\\') {
                requireWholeCharacterBefore();
                unquoted = unquoted != null ? unquoted : new StringBuilder().append(literal, start, index);
                index++;
                c = current("the array ends after a backslash");
                unquoted.append(c);
                end = unquoted.length();
            } else if (unquoted != null) {
                unquoted.append(c);
                end = ElementText.isSpace(c) ? end : unquoted.length();
            } else {
                end = ElementText.isSpace(c) ? end : index + 1;
            }
            index++;
        }
        if (unquoted != null) {
            unquoted.setLength(end);
            return type.parse(ElementText.unquoted(unquoted, literal, start));
        }
        if (end == start) {
            throw refuse("expected an element: an empty text is written \"\"");
        }
        ElementText text = ElementText.slice(literal, start, end);
        if (text.endsWithWordAt(0, "null")) {
            throw new LiteralParseException(
                    "a set holds no NULL: the text is written \"" + text + "\"", literal, start);
        }
        return type.parse(text);
    }

    /** Reads on to the closing quote. */
    private ElementText inQuotes(int start) {
        StringBuilder unquoted = new StringBuilder();
        while (!next('"')) {
            if (index < length && literal.charAt(index) == '\\') {
                requireWholeCharacterBefore();
                index++;
            }
            unquoted.append(current("the array ends within a quoted element"));
            index++;
        }
        return ElementText.unquoted(unquoted, literal, start);
    }

    private void openBrace(ElementType<?> type) {
        skipSpace();
        if (!next('{')) {
            String[] examples = type.examples();
            throw refuse("expected { at the start of a set such as {" + examples[0] + "," + examples[1] + "}");
        }
    }

    /** Whether brackets come next that another bracket or the equals sign follows: others are of a range, or of a list. */
    private boolean startsWithDimension() {
        if (index == length || literal.charAt(index) != '[') {
            return false;
        }
        int end = index;
        while (end < length && literal.charAt(end) != ']') {
            end++;
        }
        do {
            end++;
        } while (end < length && ElementText.isSpace(literal.charAt(end)));
        return end < length && (literal.charAt(end) == '=' || literal.charAt(end) == '[');
    }

    /** Reads {@code [2:3]=} or {@code [2]=} before an array and returns how many elements it says. */
    private long dimension() {
        int start = ++index;
        long first = dimensionNumber();
        long lower = 1;
        long upper = first;
        if (next(':')) {
            lower = first;
            upper = dimensionNumber();
        }
        if (!next(']')) {
            throw refuse("expected ] after the dimension of the array");
        }
        if (upper < lower || upper == Integer.MAX_VALUE) {
            throw new LiteralParseException("the dimension of the array has no valid upper bound", literal, start);
        }
        skipSpace();
        if (!next('=')) {
            throw refuse("expected an array of one dimension");
        }
        return upper - lower + 1;
    }

    /** Reads a number before the bracket that there is. */
    private long dimensionNumber() {
        boolean negative = next('-');
        if (!negative) {
            next('+');
        }
        long number = 0;
        int start = index;
        while (literal.charAt(index) >= '0' && literal.charAt(index) <= '9') {
            number = number * 10 + (literal.charAt(index++) - '0');
            if (number > (negative ? -(long) Integer.MIN_VALUE : Integer.MAX_VALUE)) {
                throw refuse("the dimension of the array is out of range");
            }
        }
        if (index == start) {
            throw refuse("expected a number in the dimension of the array");
        }
        return negative ? -number : number;
    }
}
