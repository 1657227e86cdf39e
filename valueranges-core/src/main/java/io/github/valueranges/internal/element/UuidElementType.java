package io.github.valueranges.internal.element;

import java.util.UUID;

/**
 * {@code uuid}: {@link UUID} in the order of its bytes, each from 0 to 255. {@link UUID#compareTo} takes the halves as
 * signed numbers and puts {@code 80000000-…} first.
 *
 * <p>Text is what the server reads: 32 hexadecimal digits in either case, a hyphen after any four of them or not,
 * braces around the whole or not, and no white space. It prints lower case as 8-4-4-4-12.
 */
final class UuidElementType extends ElementType<UUID> {

    private static final String EXPECTED = "expected a UUID such as a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11";

    private static final int DIGITS = 32;

    UuidElementType() {
        super(UUID.class, "uuid");
    }

    @Override
    public int compare(UUID left, UUID right) {
        int order = Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
        return order != 0
                ? order
                : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
    }

    @Override
    public UUID parse(ElementText text) {
        boolean braces = text.length() > 0 && text.charAt(0) == '{';
        int index = braces ? 1 : 0;
        long upper = 0;
        long lower = 0;
        for (int i = 0; i < DIGITS; i++) {
            if (i > 0 && i % 4 == 0 && index < text.length() && text.charAt(index) == '-') {
                index++;
            }
            int digit = Digits.digitAt(text, index, 16);
            if (digit < 0) {
                throw text.refuse(index, EXPECTED);
            }
            upper = upper << 4 | lower >>> 60;
            lower = lower << 4 | digit;
            index++;
        }
        if (braces) {
            if (index == text.length() || text.charAt(index) != '}') {
                throw text.refuse(index, EXPECTED);
            }
            index++;
        }
        if (index < text.length()) {
            throw text.refuse(index, EXPECTED);
        }
        return new UUID(upper, lower);
    }

    @Override
    public void append(UUID element, StringBuilder out) {
        out.append(element);
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.of("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    }

    @Override
    public String[] examples() {
        return new String[] {"11111111-2222-4333-8444-555555555555", "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"};
    }
}
