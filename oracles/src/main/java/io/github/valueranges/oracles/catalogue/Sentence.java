package io.github.valueranges.oracles.catalogue;

import java.util.BitSet;
import java.util.Optional;

/**
 * One sentence of a document, or one row of a table.
 *
 * @param source the document and the heading
 * @param text the sentence, with white space collapsed
 * @param start where it begins in the section
 * @param head the first row of its table: who quotes that one quotes the whole table
 */
public record Sentence(String source, String text, int start, Optional<Sentence> head) {
    /** Tells whether each letter and digit of the sentence is marked, or of the head of its table. */
    boolean isWithin(BitSet marked) {
        return isMarked(marked) || head.map(row -> row.isMarked(marked)).orElse(false);
    }

    private boolean isMarked(BitSet marked) {
        int words = 0;
        for (int index = 0; index < text.length(); index++) {
            if (Character.isLetterOrDigit(text.charAt(index))) {
                if (!marked.get(start + index)) {
                    return false;
                }
                words++;
            }
        }
        return words > 0;
    }

    /** Tells whether a part of the sentence is marked, or of the head of its table. */
    boolean touches(BitSet marked) {
        int next = marked.nextSetBit(start);
        return (next >= 0 && next < start + text.length())
                || head.map(row -> row.touches(marked)).orElse(false);
    }
}
