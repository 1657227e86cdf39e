package io.github.valueranges.internal.element;

import java.math.BigInteger;

/** Digits of a number as the server reads them: ASCII alone, in four radixes, with single underscores between them. */
final class Digits {

    /** As many decimal digits as fit into a {@code long}, whichever they are. */
    private static final int LONG_DIGITS = 18;

    private Digits() {}

    /** Where a number starts after the sign that it may have. */
    static int afterSign(ElementText text, int index) {
        return index < text.length() && (text.charAt(index) == '-' || text.charAt(index) == '+') ? index + 1 : index;
    }

    static boolean isNegative(ElementText text, int index) {
        return index < text.length() && text.charAt(index) == '-';
    }

    /** The radix that a prefix at {@code index} names: 16 for {@code 0x}, 8 for {@code 0o}, 2 for {@code 0b}, else 10. */
    static int radixAt(ElementText text, int index) {
        if (index + 1 >= text.length() || text.charAt(index) != '0') {
            return 10;
        }
        return switch (text.charAt(index + 1)) {
            case 'x', 'X' -> 16;
            case 'o', 'O' -> 8;
            case 'b', 'B' -> 2;
            default -> 10;
        };
    }

    /** The digit at {@code index}, or -1 if there is none. */
    static int digitAt(ElementText text, int index, int radix) {
        if (index >= text.length()) {
            return -1;
        }
        char c = text.charAt(index);
        int digit =
                c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
        return digit < radix ? digit : -1;
    }

    /** The index after the digits that stand from {@code index} on, with single underscores between them if they may. */
    static int end(ElementText text, int index, int radix, boolean underscores) {
        return underscores ? end(text, index, radix) : plainEnd(text, index, radix);
    }

    /** The index after the digits that stand from {@code index} on, without underscores. */
    static int plainEnd(ElementText text, int index, int radix) {
        int end = index;
        while (digitAt(text, end, radix) >= 0) {
            end++;
        }
        return end;
    }

    /** The index after the digits from {@code index} on, with single underscores before those that follow. */
    static int end(ElementText text, int index, int radix) {
        int end = plainEnd(text, index, radix);
        // A prefix may be followed by an underscore, a number without a prefix cannot start with one.
        while ((end > index || radix != 10)
                && end < text.length()
                && text.charAt(end) == '_'
                && digitAt(text, end + 1, radix) >= 0) {
            end = plainEnd(text, end + 1, radix);
        }
        return end;
    }

    /** The number that the decimal digits {@code from} to {@code to} spell: at most eighteen, as the caller knows. */
    static long number(ElementText text, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = value * 10 + (text.charAt(i) - '0');
        }
        return value;
    }

    /** The number that decimal digits spell: halves are put together, for one after the other is quadratic. */
    static BigInteger decimal(CharSequence digits, int from, int to) {
        int length = to - from;
        if (length <= LONG_DIGITS) {
            long value = 0;
            for (int i = from; i < to; i++) {
                value = value * 10 + (digits.charAt(i) - '0');
            }
            return BigInteger.valueOf(value);
        }
        int half = length / 2;
        BigInteger upper = decimal(digits, from, to - half);
        return upper.multiply(BigInteger.TEN.pow(half)).add(decimal(digits, to - half, to));
    }

    /** The number that the digits {@code from} to {@code to} of radix 2, 8 or 16 spell, underscores left out. */
    static BigInteger binary(ElementText text, int from, int to, int radix) {
        int width = radix == 16 ? 4 : radix == 8 ? 3 : 1;
        byte[] bytes = new byte[(int) ((long) (to - from) * width / 8) + 1];
        long bit = 0;
        for (int i = to - 1; i >= from; i--) {
            int digit = digitAt(text, i, radix);
            for (int j = 0; digit >= 0 && j < width; j++, bit++) {
                bytes[bytes.length - 1 - (int) (bit / 8)] |= (byte) ((digit >> j & 1) << (bit % 8));
            }
        }
        return new BigInteger(1, bytes);
    }
}
