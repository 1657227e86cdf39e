package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Judges a property over generated operands, once from a fixed seed and once from a fresh one.
 *
 * <pre>{@code
 * private static final Campaign<List<Stay>> UNION = Campaign.of(UnionOracleTests.class, "union", Stays.lists(), (stays, laws) -> {
 *     laws.equal("union holds what either holds", Model.union(stays), () -> union(stays));
 * });
 *
 * @Test void unionOfGeneratedStays() { UNION.runFixed(); }
 * @Test void unionOfFreshStays() { UNION.runFresh(); }
 * }</pre>
 *
 * <p>Both runs use the same property, generators, recorder, comparison and budget. A failure names the law, the seed,
 * the case, the path of reductions, the operands as drawn and as reduced; a reduction counts only if it breaks the same
 * law. With {@code -Dreplay=campaign:seed:case:path} the fixed run of that campaign judges that one case, and nothing
 * else is run. With {@code -Dcampaigns=n} both runs of every campaign have n times as many cases.
 *
 * @param <T> what one case is made of; its {@code toString()} is what a failure shows
 */
public final class Campaign<T> {
    private static final int DEFAULT_CASES = 500;
    private static final long DEFAULT_SEED = 20_260_601L;
    private static final int REDUCTION_BUDGET = 4_000;
    private static final int OPERANDS_LENGTH = 4_000;
    private static final String FACTOR = "campaigns";

    private final Class<?> oracle;
    private final String name;
    private final Generator<T> operands;
    private final Property<T> property;
    private final int cases;
    private final long seed;
    private final Map<String, Integer> situations;
    private final Consumer<String> output;

    private Campaign(
            Class<?> oracle,
            String name,
            Generator<T> operands,
            Property<T> property,
            int cases,
            long seed,
            Map<String, Integer> situations,
            Consumer<String> output) {
        this.oracle = requireNonNull(oracle, "oracle");
        this.name = requireNonNull(name, "name");
        this.operands = requireNonNull(operands, "operands");
        this.property = requireNonNull(property, "property");
        this.cases = cases;
        this.seed = seed;
        this.situations = situations;
        this.output = output;
    }

    /** What is promised of the operands of one case. */
    @FunctionalInterface
    public interface Property<T> {
        /** Compares at least once; an exception breaks the law "no exception". */
        void judge(T operands, Laws laws) throws Exception;
    }

    /**
     * Returns a campaign.
     *
     * @param oracle the test class, which the register and the candidates name
     * @param name the campaign of the class, the {@code method} of a candidate
     */
    public static <T> Campaign<T> of(Class<?> oracle, String name, Generator<T> operands, Property<T> property) {
        return new Campaign<>(
                oracle, name, operands, property, DEFAULT_CASES, DEFAULT_SEED, Map.of(), System.out::println);
    }

    /**
     * Returns the campaign with another budget, for both runs.
     *
     * @param budget the number of cases in a build; {@code -Dcampaigns} multiplies it
     */
    public Campaign<T> cases(int budget) {
        if (budget < 1) {
            throw new IllegalArgumentException("a campaign needs at least one case, not " + budget);
        }
        return new Campaign<>(oracle, name, operands, property, budget, seed, situations, output);
    }

    /** Returns the campaign with another fixed seed. */
    public Campaign<T> seed(long fixed) {
        return new Campaign<>(oracle, name, operands, property, cases, fixed, situations, output);
    }

    /** Returns the campaign that fails unless so many cases {@linkplain Laws#reach reach} a situation. */
    public Campaign<T> reaching(String situation, int leastCases) {
        Map<String, Integer> more = new LinkedHashMap<>(situations);
        more.put(situation, leastCases);
        return new Campaign<>(oracle, name, operands, property, cases, seed, more, output);
    }

    Campaign<T> printingTo(Consumer<String> lines) {
        return new Campaign<>(oracle, name, operands, property, cases, seed, situations, lines);
    }

    /** Runs the cases of the fixed seed, or the one case that is asked for. */
    public void runFixed() {
        run(seed, "fixed", Verdict.of(oracle, name));
    }

    /** Runs as many cases of a seed that no run had before. */
    public void runFresh() {
        if (Replay.requested().isPresent()) {
            output.accept("campaign " + label() + ": the fixed run replays");
            return;
        }
        run(
                System.nanoTime() ^ System.currentTimeMillis() << 20,
                "fresh",
                Verdict.of(oracle, name).acceptingUnmet());
    }

    private void run(long startingSeed, String kind, Verdict verdict) {
        Optional<Replay> requested = Replay.requested();
        if (requested.isPresent()) {
            if (requested.get().campaign().equals(name)) {
                replay(requested.get());
            } else {
                output.accept("campaign " + label() + ": another one is replayed");
            }
            return;
        }
        Outcome outcome = explore(startingSeed);
        output.accept("campaign " + label() + ": " + kind + " seed " + startingSeed + ", " + budget() + " cases, "
                + outcome.comparisons + " comparisons, " + outcome.findings.size() + " laws broken, reached "
                + outcome.reached);
        for (String finding : outcome.findings.values()) {
            verdict.add(finding);
        }
        verdict.conclude();
        for (Map.Entry<String, Integer> situation : situations.entrySet()) {
            int times = outcome.reached.getOrDefault(situation.getKey(), 0);
            if (times < situation.getValue()) {
                throw new AssertionError("campaign " + label() + " reached \"" + situation.getKey() + "\" " + times
                        + " times, not " + situation.getValue() + " (seed " + startingSeed + ")");
            }
        }
    }

    /** Judges one case and nothing else; a known candidate fails here too, because somebody asked to see it. */
    void replay(Replay replay) {
        Drawn<T> drawn = replay.follow(operands.draw(RandomSource.ofCase(replay.seed(), replay.caseIndex())));
        Laws laws = judge(drawn.value());
        output.accept("campaign " + label() + ": replayed " + replay + " with " + laws.comparisons()
                + " comparisons over " + shown(drawn.value()));
        if (!laws.broken().isEmpty()) {
            throw new AssertionError("replay " + replay + " of " + label() + "\n  operands " + shown(drawn.value())
                    + "\n  broken   " + laws.broken());
        }
    }

    /** What a run saw: how often it compared, the situations it reached, and one finding for each broken law. */
    record Outcome(long comparisons, Map<String, Integer> reached, Map<String, String> findings) {}

    private int budget() {
        String factor = System.getProperty(FACTOR, "1");
        try {
            int times = Integer.parseInt(factor);
            if (times > 0) {
                return Math.multiplyExact(cases, times);
            }
        } catch (NumberFormatException | ArithmeticException notAFactor) {
            throw new IllegalArgumentException(
                    FACTOR + " takes how many times as many cases to judge, for example 10, not " + factor, notAFactor);
        }
        throw new IllegalArgumentException(
                FACTOR + " takes how many times as many cases to judge, for example 10, not " + factor);
    }

    Outcome explore(long startingSeed) {
        long comparisons = 0;
        Map<String, Integer> reached = new LinkedHashMap<>();
        Map<String, String> findings = new LinkedHashMap<>();
        int budget = budget();
        for (int index = 0; index < budget; index++) {
            Drawn<T> drawn = operands.draw(RandomSource.ofCase(startingSeed, index));
            Laws laws = judge(drawn.value());
            comparisons += laws.comparisons();
            for (String situation : laws.reached()) {
                reached.merge(situation, 1, Integer::sum);
            }
            for (Map.Entry<String, String> broken : laws.broken().entrySet()) {
                if (!findings.containsKey(broken.getKey())) {
                    findings.put(
                            broken.getKey(), reduce(broken.getKey(), broken.getValue(), startingSeed, index, drawn));
                }
            }
        }
        return new Outcome(comparisons, reached, findings);
    }

    private Laws judge(T value) {
        Laws laws = new Laws();
        try {
            property.judge(value, laws);
        } catch (Exception | AssertionError thrown) {
            laws.breaks("no exception", Recorder.show(thrown));
            return laws;
        }
        if (laws.comparisons() == 0) {
            laws.breaks("every case is compared", "the property compared nothing");
        }
        return laws;
    }

    private String reduce(String law, String mismatch, long startingSeed, int index, Drawn<T> original) {
        List<Integer> path = new ArrayList<>();
        Drawn<T> smallest = original;
        String smallestMismatch = mismatch;
        String note = "";
        int tried = 0;
        int otherLaws = 0;
        try {
            List<Drawn<T>> reductions = smallest.reductions();
            int next = 0;
            while (next < reductions.size() && tried < REDUCTION_BUDGET) {
                tried++;
                Map<String, String> broken = judge(reductions.get(next).value()).broken();
                String same = broken.get(law);
                if (same == null) {
                    otherLaws += broken.isEmpty() ? 0 : 1;
                    next++;
                } else {
                    path.add(next);
                    smallest = reductions.get(next);
                    smallestMismatch = same;
                    reductions = smallest.reductions();
                    next = 0;
                }
            }
        } catch (RuntimeException stopped) {
            // The disagreement found so far is worth more than the reason why it cannot be made smaller.
            note = "\n  reducing stopped: " + Recorder.show(stopped);
        }
        Replay replay = new Replay(name, startingSeed, index, path);
        return law + ": seed " + startingSeed + ", case " + index + ", path " + replay.pathText() + "\n  drawn   "
                + shown(original.value()) + ": " + mismatch + "\n  reduced " + shown(smallest.value())
                + ": " + smallestMismatch + "\n  " + tried + " reductions tried, " + path.size()
                + " taken for the same law, " + otherLaws + " broke only another law" + note + "\n  replay  -Dtest="
                + oracle.getSimpleName() + " -D" + Replay.PROPERTY + "=" + quoted(replay.toString());
    }

    /** The operands whole, as long as somebody can read them. */
    private static String shown(Object operands) {
        String text = String.valueOf(operands);
        return text.length() <= OPERANDS_LENGTH
                ? text
                : text.substring(0, OPERANDS_LENGTH) + "… (" + text.length() + " characters)";
    }

    /** A name with a space or a bracket is no word of a shell. */
    private static String quoted(String text) {
        boolean plain = text.chars()
                .allMatch(each -> Character.isLetterOrDigit(each) || each == ':' || each == '.' || each == '-');
        return plain ? text : "'" + text + "'";
    }

    private String label() {
        return oracle.getSimpleName() + "." + name;
    }
}
