package io.github.valueranges.internal.algebra;

/**
 * How the hash codes of bounds and elements become one. Most ranges of an application have one of a few lengths and lie
 * near one another, and a hash table looks at the last bits: a sum like {@code 31 * start + end} is a multiple of 32
 * apart for ranges of one length, and equal for many others. So each part moves the ones before it by an odd number
 * with bits everywhere, and the last step brings the high bits down.
 *
 * <p>What is equal has equal codes here whatever keeps it; the codes themselves may change.
 */
public final class HashCodes {

    /** 2^64 divided by the golden ratio: its multiples lie as far from one another as multiples can. */
    private static final long MOVE = 0x9E3779B97F4A7C15L;

    /** Another odd number with bits everywhere: the same one twice would bring back what the first step took apart. */
    private static final long MIX = 0xD6E8FEB86659FD93L;

    /** Before the first part; not zero, so that a part that is zero counts. */
    static final long NO_PARTS = 1;

    private HashCodes() {}

    /** The code of a pair. */
    public static int of(long first, long second) {
        return spread(then(first, second));
    }

    /** What was put together so far and the next part. */
    static long then(long parts, long next) {
        return parts * MOVE + next;
    }

    /** The code of what was put together, every bit of which comes from every bit of it. */
    static int spread(long parts) {
        return (int) (((parts ^ (parts >>> 32)) * MIX) >>> 32);
    }
}
