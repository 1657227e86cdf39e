package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import org.jspecify.annotations.Nullable;

/**
 * {@code text}: {@link String} in Unicode code point order, which is {@code COLLATE "C"} of a UTF-8 database. What
 * UTF-8 or the server cannot hold, NUL and unpaired surrogates, is refused.
 */
final class TextElementType extends ElementType<String> {

    private static final String NUL = "text cannot hold the character NUL";
    private static final String SURROGATE = "text cannot hold an unpaired surrogate";

    TextElementType() {
        super(String.class, "text");
    }

    /** Code point order: where UTF-16 units first differ, a surrogate sorts after every other unit. */
    @Override
    public int compare(String left, String right) {
        int common = Math.min(left.length(), right.length());
        for (int i = 0; i < common; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                boolean surrogateLeft = Character.isSurrogate(a);
                return surrogateLeft == Character.isSurrogate(b) ? Character.compare(a, b) : surrogateLeft ? 1 : -1;
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    @Override
    public String normalise(String element) {
        int fault = indexOfFault(element);
        if (fault >= 0) {
            throw new LiteralParseException(element.charAt(fault) == 0 ? NUL : SURROGATE, element, fault);
        }
        return element;
    }

    @Override
    public String parse(ElementText text) {
        String element = text.toString();
        int fault = indexOfFault(element);
        if (fault >= 0) {
            throw text.refuse(fault, element.charAt(fault) == 0 ? NUL : SURROGATE);
        }
        return element;
    }

    private static int indexOfFault(String element) {
        for (int i = 0; i < element.length(); i++) {
            char c = element.charAt(i);
            if (c == 0) {
                return i;
            }
            if (Character.isSurrogate(c)) {
                boolean paired = Character.isHighSurrogate(c)
                        && i + 1 < element.length()
                        && Character.isLowSurrogate(element.charAt(i + 1));
                if (!paired) {
                    return i;
                }
                i++;
            }
        }
        return -1;
    }

    @Override
    public void append(String element, StringBuilder out) {
        out.append(element);
    }

    @Override
    public @Nullable ElementPattern pattern() {
        return null;
    }

    @Override
    public String[] examples() {
        return new String[] {"alpha", "beta"};
    }
}
