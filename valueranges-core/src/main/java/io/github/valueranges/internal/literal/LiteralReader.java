package io.github.valueranges.internal.literal;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.internal.element.ElementText;

/** The characters of one literal, read from start to end; each is read a bounded number of times. */
abstract class LiteralReader {

    final CharSequence literal;
    final int length;
    int index;

    LiteralReader(CharSequence literal) {
        this.literal = literal;
        this.length = literal.length();
    }

    final void openBrace(String expected) {
        skipSpace();
        if (!next('{')) {
            throw refuse(expected);
        }
    }

    final boolean closesBrace() {
        skipSpace();
        return next('}');
    }

    /** Steps over a comma, or over the closing brace that ends the list. */
    final boolean continuesAfterComma() {
        skipSpace();
        if (next(',')) {
            return true;
        }
        if (next('}')) {
            return false;
        }
        throw refuse("expected , or }");
    }

    final void skipSpace() {
        while (index < length && ElementText.isSpace(literal.charAt(index))) {
            index++;
        }
    }

    final boolean next(char expected) {
        boolean found = index < length && literal.charAt(index) == expected;
        if (found) {
            index++;
        }
        return found;
    }

    final char current(String expectedInstead) {
        if (index == length) {
            throw refuse(expectedInstead);
        }
        return literal.charAt(index);
    }

    /**
     * Refuses the first half of a character before a quote or a backslash: with that taken out it would meet the second
     * half, and be a character that the literal does not have.
     */
    final void requireWholeCharacterBefore() {
        if (Character.isHighSurrogate(literal.charAt(index - 1))) {
            throw new LiteralParseException("a literal cannot hold an unpaired surrogate", literal, index - 1);
        }
    }

    final void requireEnd() {
        skipSpace();
        if (index < length) {
            throw refuse("expected the end of the literal");
        }
    }

    final LiteralParseException refuse(String expected) {
        return new LiteralParseException(expected, literal, index);
    }
}
