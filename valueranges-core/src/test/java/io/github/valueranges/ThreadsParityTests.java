package io.github.valueranges;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Promise: threads that use the types at one moment get what a thread alone gets, whatever a type remembers between two
 * questions. The answers of one thread are taken first; then several ask the same, each from another place of the list,
 * so that they are at different questions all the time.
 *
 * <p>Not established: that the answer of one thread is right, which the other oracles hold, and what a thread sees of a
 * class that is being initialised, which {@link ClassInitialisationTests} hold. An interleaving that did not happen is
 * not judged.
 */
class ThreadsParityTests {

    private static final int THREADS = 4;
    private static final int ROUNDS = 100;

    /** Numbers of these sizes are compared with shorter ones of the same size: more sizes than threads. */
    private static final int[] EXPONENTS = {300, 1_100, 1_900, 2_700, 3_500, 4_300};

    @Test
    void manyThreadsGetWhatOneGets() throws Exception {
        Map<String, Callable<String>> questions = new LinkedHashMap<>();
        for (ValueType<?> type : ValueType.all()) {
            addTexts(type, questions);
        }
        int texts = questions.size();
        for (int exponent : EXPONENTS) {
            addNumbers(exponent, questions);
        }
        assertThat(texts).isGreaterThanOrEqualTo(ValueType.all().size() * 3);
        assertThat(questions.size() - texts).isEqualTo(EXPONENTS.length * 2);
        judge("manyThreadsGetWhatOneGets", questions);
    }

    /** The parts of a parallel stream are collected apart and put together: ranges at the ends of a type among them. */
    @Test
    void aParallelStreamCollectsWhatASequentialOneDoes() {
        Recorder recorder = Recorder.of(ThreadsParityTests.class, "aParallelStreamCollectsWhatASequentialOneDoes");
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            List<String> shapes =
                    TypeSamples.of(type).stream().map(Object::toString).toList();
            for (int first = 0; first < shapes.size(); first++) {
                List<String> some = new ArrayList<>(shapes.subList(first, shapes.size()));
                some.addAll(shapes.subList(0, first / 2));
                judge(type, some, recorder);
            }
        }
        List<String> ends = List.of(
                "[-9223372036854775808,-9223372036854775807]",
                "[9223372036854775806,9223372036854775807]",
                "[9223372036854775807,)",
                "(,-9223372036854775808]",
                "[1,3]");
        for (int from = 0; from < ends.size(); from++) {
            for (int to = from + 1; to <= ends.size(); to++) {
                judge(RangeType.LONG, ends.subList(from, to), recorder);
            }
        }
        recorder.conclude(RangeType.all().size() * 8L + 15);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void judge(
            RangeType<E, R, S> type, List<String> literals, Recorder recorder) {
        // Each once: a part that is lost must not be made up for by another that is alike.
        List<R> ranges = literals.stream().map(type::parse).toList();
        S expected = ranges.stream().collect(type.rangeSetType().toRangeSet());
        recorder.check(
                () -> type.postgresName() + " " + literals,
                expected,
                () -> ranges.parallelStream().collect(type.rangeSetType().toRangeSet()));
    }

    /** Values are read, written, hashed and compared with the others of their type. */
    private static <V> void addTexts(ValueType<V> type, Map<String, Callable<String>> questions) {
        List<String> texts =
                TypeSamples.of(type).stream().map(Object::toString).distinct().toList();
        for (String text : texts) {
            questions.put(type.javaType().getSimpleName() + " " + text, () -> {
                V value = type.parse(text);
                StringBuilder answer =
                        new StringBuilder().append(value).append(' ').append(value.hashCode());
                texts.forEach(other -> answer.append(value.equals(type.parse(other)) ? " 1" : " 0"));
                return answer.toString();
            });
        }
    }

    /** The scales of the two numbers lie so far apart that a power of ten is needed to tell which is the greater. */
    private static void addNumbers(int exponent, Map<String, Callable<String>> questions) {
        String writtenOut = "1" + "0".repeat(exponent - 1) + "1";
        String short1 = "1e" + exponent;
        questions.put(
                "numeric set 1e" + exponent,
                () -> order(BigDecimalSet.parse("{" + writtenOut + "," + short1 + "}")
                        .toList()
                        .get(0)
                        .scale()));
        questions.put(
                "numeric range 1e" + exponent,
                () -> order(BigDecimalRange.parse("[" + short1 + "," + writtenOut + "]")
                        .lowerBound()
                        .orElseThrow()
                        .scale()));
    }

    private static String order(int scale) {
        return scale < 0 ? "the short one first" : "the long one first";
    }

    private static void judge(String sweep, Map<String, Callable<String>> questions) throws Exception {
        List<String> rows = List.copyOf(questions.keySet());
        Map<String, String> alone = new LinkedHashMap<>();
        for (String row : rows) {
            alone.put(row, questions.get(row).call());
        }
        Recorder recorder = Recorder.of(ThreadsParityTests.class, sweep);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            CyclicBarrier start = new CyclicBarrier(THREADS);
            List<Future<List<String>>> answers = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                int first = thread * rows.size() / THREADS;
                answers.add(threads.submit(() -> {
                    start.await(30, TimeUnit.SECONDS);
                    return disagreements(rows, first, questions, alone);
                }));
            }
            for (Future<List<String>> answer : answers) {
                List<String> disagreements = answer.get(2, TimeUnit.MINUTES);
                disagreements.forEach(recorder::disagreed);
                for (long i = disagreements.size(); i < (long) ROUNDS * rows.size(); i++) {
                    recorder.agreed();
                }
            }
        } finally {
            threads.shutdownNow();
        }
        recorder.conclude((long) THREADS * ROUNDS * rows.size());
    }

    private static List<String> disagreements(
            List<String> rows, int first, Map<String, Callable<String>> questions, Map<String, String> alone) {
        List<String> disagreements = new ArrayList<>();
        for (int i = 0; i < ROUNDS * rows.size(); i++) {
            String row = rows.get((first + i) % rows.size());
            String expected = requireNonNull(alone.get(row));
            String answer;
            try {
                answer = requireNonNull(questions.get(row)).call();
            } catch (Exception thrown) {
                answer = thrown.toString();
            }
            if (!answer.equals(expected)) {
                disagreements.add(row + " among threads: expected " + expected + " but was " + answer);
            }
        }
        return disagreements;
    }
}
