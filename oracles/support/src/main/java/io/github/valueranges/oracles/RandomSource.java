package io.github.valueranges.oracles;

/**
 * Gives the same numbers for the same seed, on every Java release.
 *
 * <p>The algorithm is written out here because the bounded draws of {@code java.util.Random} and its kin may change
 * between releases, and a replayed case must stay the case that was reported. The source of case {@code n} depends on
 * the seed and {@code n} alone, so that a replay draws it without drawing the cases before it.
 */
public final class RandomSource {
    private static final long INCREMENT = 0x9E37_79B9_7F4A_7C15L;

    private long state;

    private RandomSource(long state) {
        this.state = state;
    }

    /** Returns the source of one case of a campaign. */
    public static RandomSource ofCase(long seed, long caseIndex) {
        return new RandomSource(mix(seed) + mix(~caseIndex) * INCREMENT);
    }

    /** Returns an independent source, which later draws from this one do not disturb. */
    public RandomSource split() {
        return new RandomSource(mix(nextLong()));
    }

    /** Returns a source that continues from here while this one stays where it is. */
    RandomSource copy() {
        return new RandomSource(state);
    }

    /** Returns any of the 2^64 values. */
    public long nextLong() {
        state += INCREMENT;
        return mix(state);
    }

    /**
     * Returns a value from {@code low} to {@code high}, both inclusive.
     *
     * @throws IllegalArgumentException if {@code low} is greater than {@code high}
     */
    public long between(long low, long high) {
        if (low > high) {
            throw new IllegalArgumentException("low " + low + " is greater than high " + high);
        }
        long width = high - low + 1;
        if (width == 0) {
            return nextLong();
        }
        // The modulo favours small values by less than 2^-31 for the widths that tests draw from.
        return low + Long.remainderUnsigned(nextLong(), width);
    }

    private static long mix(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return z ^ (z >>> 31);
    }
}
