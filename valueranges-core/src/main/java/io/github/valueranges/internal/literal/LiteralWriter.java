package io.github.valueranges.internal.literal;

import io.github.valueranges.internal.element.ElementType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes literals as the server's {@code range_out}, {@code multirange_out} and {@code array_out} do. */
public final class LiteralWriter {

    /** ASCII white space, as a bit for each character. */
    private static final long SPACE = 1L << ' ' | 0x1FL << '\t';

    /** What a bound or an element is quoted for: a bit for each of the first 64 characters, and of the next. */
    private static final long[] SPECIAL_IN_RANGE = {
        SPACE | 1L << '"' | 1L << '(' | 1L << ')' | 1L << ',', 1L << '\\' | 1L << '[' | 1L << ']'
    };

    private static final long[] SPECIAL_IN_ARRAY = {SPACE | 1L << '"' | 1L << ',', 1L << '\\' | 1L << '{' | 1L << '}'};

    private LiteralWriter() {}

    /** Appends a range. */
    public static <E> void appendRange(Bounds<E> bounds, ElementType<E> type, StringBuilder out) {
        if (bounds.empty()) {
            out.append("empty");
            return;
        }
        out.append(bounds.lowerInclusive() ? '[' : '(');
        appendBound(bounds.lower(), type, out);
        out.append(',');
        appendBound(bounds.upper(), type, out);
        out.append(bounds.upperInclusive() ? ']' : ')');
    }

    private static <E> void appendBound(@Nullable E bound, ElementType<E> type, StringBuilder out) {
        if (bound != null) {
            int start = out.length();
            type.append(bound, out);
            if (out.length() == start || (type.mayNeedQuotes(bound) && needsQuotes(out, start, SPECIAL_IN_RANGE))) {
                quote(out, start, '"', '\\');
            }
        }
    }

    /** Appends an array of one dimension. */
    public static <E> void appendArray(List<E> elements, ElementType<E> type, StringBuilder out) {
        out.append('{');
        for (int i = 0; i < elements.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            int start = out.length();
            E element = elements.get(i);
            type.append(element, out);
            if (out.length() == start
                    || (type.mayNeedQuotes(element)
                            && (isNull(out, start) || needsQuotes(out, start, SPECIAL_IN_ARRAY)))) {
                quote(out, start, '\\', '\\');
            }
        }
        out.append('}');
    }

    private static boolean isNull(StringBuilder out, int start) {
        return out.length() == start + 4
                && (out.charAt(start) | 0x20) == 'n'
                && (out.charAt(start + 1) | 0x20) == 'u'
                && (out.charAt(start + 2) | 0x20) == 'l'
                && (out.charAt(start + 3) | 0x20) == 'l';
    }

    private static boolean needsQuotes(StringBuilder out, int start, long[] special) {
        for (int i = start; i < out.length(); i++) {
            char c = out.charAt(i);
            if (c < 128 && (special[c >> 6] >>> c & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Puts quotes around what stands from {@code start} on, and an escape before each quote and each backslash. */
    private static void quote(StringBuilder out, int start, char quoteEscape, char backslashEscape) {
        String text = out.substring(start);
        out.setLength(start);
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                out.append(quoteEscape);
            } else if (c == '\\') {
                out.append(backslashEscape);
            }
            out.append(c);
        }
        out.append('"');
    }
}
