package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.PostgresAnswers.Answer;
import io.github.valueranges.oracles.Recorder;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: an operation on ranges and range sets means what the operator or function of the server's range and
 * multirange type means, for every range type. Every ordered pair of {@link Shapes} is sent to a running server, which
 * compares its answer with the one given here, as values of the type. The literals that both sides read are written by
 * neither.
 *
 * <p>The shapes cover the five shapes of a range, sets of no, one and more ranges, holes of one value, both
 * inclusivities of a shared bound, neighbours, both infinities, years before Christ, and bounds that are equal in
 * another spelling. Where the two answers differ on purpose, {@code postgres-divergences.txt} has both. Not
 * established: what a column stores, and values that the server does not have.
 */
@Tag("server")
class RangePostgresParityTests {

    /** Ranges or range sets: how the patterns are read, and what the server calls their type. */
    private enum Kind {
        RANGE("#T"),
        RANGE_SET("#M");

        private final String type;

        Kind(String type) {
            this.type = type;
        }

        List<String> patterns(Shapes<?, ?, ?> shapes) {
            return this == RANGE ? shapes.ranges() : shapes.rangeSets();
        }

        <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> RangeAlgebra<E, R, S> read(
                Shapes<E, R, S> shapes, String pattern) {
            return this == RANGE ? shapes.range(pattern) : shapes.rangeSet(pattern);
        }
    }

    /** One operation: the server's expression over a and b, the type of its answer, and the answer here. */
    private record Operation<A, B>(String name, String sql, String type, BiFunction<A, B, Object> here) {}

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    /** What two operands of any kind have in common. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<Operation<RangeAlgebra<E, R, S>, RangeAlgebra<E, R, S>>> common() {
        return List.of(
                new Operation<>("@>", "a @> b", "boolean", RangeAlgebra::contains),
                new Operation<>("<@", "a <@ b", "boolean", RangeAlgebra::isContainedBy),
                new Operation<>("&&", "a && b", "boolean", RangeAlgebra::overlaps),
                new Operation<>("-|-", "a -|- b", "boolean", RangeAlgebra::isAdjacentTo),
                new Operation<>("<<", "a << b", "boolean", RangeAlgebra::isStrictlyLeftOf),
                new Operation<>(">>", "a >> b", "boolean", RangeAlgebra::isStrictlyRightOf),
                new Operation<>("&<", "a &< b", "boolean", RangeAlgebra::doesNotExtendRightOf),
                new Operation<>("&>", "a &> b", "boolean", RangeAlgebra::doesNotExtendLeftOf),
                new Operation<>(
                        "range_merge",
                        "range_merge(range_merge(a::#M), range_merge(b::#M))",
                        "#T",
                        RangeAlgebra::merge),
                new Operation<>(
                        "gap",
                        "case when range_merge(a::#M) && range_merge(b::#M) or isempty(a) or isempty(b) then '{}'"
                                + " else range_merge(a::#M + b::#M)::#M - range_merge(a::#M)::#M"
                                + " - range_merge(b::#M)::#M end",
                        "#M",
                        (a, b) -> asSet(a.gap(b))),
                new Operation<>("+", "a::#M + b::#M", "#M", RangeAlgebra::union),
                new Operation<>("-", "a::#M - b::#M", "#M", RangeAlgebra::except));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S asSet(R range) {
        return range.type().rangeSetType().of(List.of(range));
    }

    /** The comparisons of SQL, of two ranges or two range sets. */
    private static <V extends Comparable<V>> List<Operation<V, V>> comparisons() {
        return List.of(
                new Operation<>("=", "a = b", "boolean", (a, b) -> a.equals(b)),
                new Operation<>("<", "a < b", "boolean", (a, b) -> a.compareTo(b) < 0),
                new Operation<>(">=", "a >= b", "boolean", (a, b) -> a.compareTo(b) >= 0));
    }

    private <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>, A, B> void sweep(
            Shapes<E, R, S> shapes,
            List<Operation<A, B>> operations,
            Kind leftKind,
            Kind rightKind,
            Function<String, A> left,
            Function<String, B> right,
            Recorder recorder,
            KnownDivergences divergences) {
        List<List<String>> pairs = Shapes.pairs(leftKind.patterns(shapes), rightKind.patterns(shapes));
        List<String> a = pairs.get(0).stream().map(shapes::stored).toList();
        List<String> b = pairs.get(1).stream().map(shapes::stored).toList();
        List<A> lefts = pairs.get(0).stream().map(left).toList();
        List<B> rights = pairs.get(1).stream().map(right).toList();
        for (Operation<A, B> operation : operations) {
            List<String> here = new ArrayList<>();
            for (int i = 0; i < a.size(); i++) {
                here.add(shapes.answer(operation.here().apply(lefts.get(i), rights.get(i))));
            }
            judge(
                    shapes,
                    operation.name(),
                    shapes.sql(operation.sql(), leftKind.type, rightKind.type),
                    operation.type(),
                    a,
                    b,
                    here,
                    recorder,
                    divergences);
        }
    }

    private static void judge(
            Shapes<?, ?, ?> shapes,
            String name,
            String sql,
            String type,
            List<String> a,
            List<String> b,
            List<String> here,
            Recorder recorder,
            KnownDivergences divergences) {
        List<Answer> answers = PostgresAnswers.compare(sql, shapes.typed(type), a, b, here);
        assertThat(answers).hasSameSizeAs(a);
        for (int i = 0; i < a.size(); i++) {
            divergences.judge(
                    recorder,
                    shapes.domain.name() + " " + a.get(i) + " " + name + (b.get(i) == null ? "" : " " + b.get(i)),
                    answers.get(i).same(),
                    here.get(i),
                    answers.get(i).text());
        }
    }

    @Test
    void everyRangeTypeIsSwept() {
        assertThat(domains().stream().map(Domain::type))
                .isEqualTo(RangeType.all())
                .hasSize(11);
        List<String> sizes = new ArrayList<>();
        for (Domain<?, ?, ?> domain : domains()) {
            sizes.add(new Shapes<>(domain).ranges().size() + "/"
                    + new Shapes<>(domain).rangeSets().size());
        }
        assertThat(sizes)
                .containsExactly(
                        "34/17", "34/17", "36/19", "36/19", "36/19", "40/20", "31/17", "40/20", "45/22", "40/20",
                        "31/17");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyOperationOnRangesIsTheServers(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        KnownDivergences divergences = KnownDivergences.of(getClass(), "ranges", domain.name());
        long pairs = (long) shapes.ranges().size() * shapes.ranges().size();
        List<Operation<R, R>> own = new ArrayList<>(comparisons());
        own.add(new Operation<>("*", "a * b", "#T", (a, b) -> a.intersect(b)));
        Recorder.sweep(getClass(), "ranges", 16 * pairs, recorder -> {
            sweep(
                    shapes,
                    RangePostgresParityTests.<E, R, S>common(),
                    Kind.RANGE,
                    Kind.RANGE,
                    shapes::range,
                    shapes::range,
                    recorder,
                    divergences);
            sweep(shapes, own, Kind.RANGE, Kind.RANGE, shapes::range, shapes::range, recorder, divergences);
        });
        divergences.requireAllMet();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyOperationOnRangeSetsIsTheServers(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        KnownDivergences divergences = KnownDivergences.of(getClass(), "range sets", domain.name());
        long pairs = (long) shapes.rangeSets().size() * shapes.rangeSets().size();
        List<Operation<S, S>> own = new ArrayList<>(comparisons());
        own.add(new Operation<>("*", "a * b", "#M", (a, b) -> a.intersect(b)));
        Recorder.sweep(getClass(), "range sets", 16 * pairs, recorder -> {
            sweep(
                    shapes,
                    RangePostgresParityTests.<E, R, S>common(),
                    Kind.RANGE_SET,
                    Kind.RANGE_SET,
                    shapes::rangeSet,
                    shapes::rangeSet,
                    recorder,
                    divergences);
            sweep(
                    shapes,
                    own,
                    Kind.RANGE_SET,
                    Kind.RANGE_SET,
                    shapes::rangeSet,
                    shapes::rangeSet,
                    recorder,
                    divergences);
        });
        divergences.requireAllMet();
    }

    /** The relations of a range and a set have operators of their own; for the algebra SQL casts the range. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everyOperationOnARangeAndARangeSetIsTheServers(Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        KnownDivergences divergences = KnownDivergences.of(getClass(), "mixed", domain.name());
        long pairs = (long) shapes.ranges().size() * shapes.rangeSets().size();
        List<Operation<R, S>> rangeFirst =
                List.of(new Operation<>("*", "a::#M * b::#M", "#M", (a, b) -> a.intersect(b)));
        List<Operation<S, R>> setFirst = List.of(new Operation<>("*", "a::#M * b::#M", "#M", (a, b) -> a.intersect(b)));
        Recorder.sweep(getClass(), "mixed", 2 * 13 * pairs, recorder -> {
            sweep(
                    shapes,
                    RangePostgresParityTests.<E, R, S>common(),
                    Kind.RANGE,
                    Kind.RANGE_SET,
                    shapes::range,
                    shapes::rangeSet,
                    recorder,
                    divergences);
            sweep(
                    shapes,
                    RangePostgresParityTests.<E, R, S>common(),
                    Kind.RANGE_SET,
                    Kind.RANGE,
                    shapes::rangeSet,
                    shapes::range,
                    recorder,
                    divergences);
            sweep(
                    shapes,
                    rangeFirst,
                    Kind.RANGE,
                    Kind.RANGE_SET,
                    shapes::range,
                    shapes::rangeSet,
                    recorder,
                    divergences);
            sweep(shapes, setFirst, Kind.RANGE_SET, Kind.RANGE, shapes::rangeSet, shapes::range, recorder, divergences);
        });
        divergences.requireAllMet();
    }

    // --- values ------------------------------------------------------------------------------------------------------

    /** The operations whose right operand is a value; on the server it is the range of that value. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<Operation<RangeAlgebra<E, R, S>, E>> withValue() {
        return List.of(
                new Operation<>("@> value", "a @> #V", "boolean", RangeLike::contains),
                new Operation<>("<@ value", "a <@ #V", "boolean", RangeAlgebra::isContainedBy),
                new Operation<>("&& value", "a && #V", "boolean", RangeAlgebra::overlaps),
                new Operation<>("-|- value", "a -|- #V", "boolean", RangeAlgebra::isAdjacentTo),
                new Operation<>("<< value", "a << #V", "boolean", RangeAlgebra::isStrictlyLeftOf),
                new Operation<>(">> value", "a >> #V", "boolean", RangeAlgebra::isStrictlyRightOf),
                new Operation<>("&< value", "a &< #V", "boolean", RangeAlgebra::doesNotExtendRightOf),
                new Operation<>("&> value", "a &> #V", "boolean", RangeAlgebra::doesNotExtendLeftOf),
                new Operation<>("range_merge value", "range_merge(range_merge(a::#M), #V)", "#T", RangeAlgebra::merge),
                new Operation<>("+ value", "a::#M + #V::#M", "#M", RangeAlgebra::union),
                new Operation<>("- value", "a::#M - #V::#M", "#M", RangeAlgebra::except),
                new Operation<>("element", "a @> b", "boolean", RangeLike::contains));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyOperationWithAValueIsTheServers(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        KnownDivergences divergences = KnownDivergences.of(getClass(), "values", domain.name());
        List<E> elements = shapes.elements();
        long operands = shapes.ranges().size() + shapes.rangeSets().size();
        Recorder.sweep(getClass(), "values", 12 * operands * elements.size(), recorder -> {
            for (Kind kind : Kind.values()) {
                List<String> a = new ArrayList<>();
                List<String> b = new ArrayList<>();
                List<RangeAlgebra<E, R, S>> lefts = new ArrayList<>();
                List<E> rights = new ArrayList<>();
                for (String pattern : kind.patterns(shapes)) {
                    for (E element : elements) {
                        a.add(shapes.stored(pattern));
                        b.add(domain.text().apply(element));
                        lefts.add(kind.read(shapes, pattern));
                        rights.add(element);
                    }
                }
                for (Operation<RangeAlgebra<E, R, S>, E> operation : RangePostgresParityTests.<E, R, S>withValue()) {
                    List<String> here = new ArrayList<>();
                    for (int i = 0; i < a.size(); i++) {
                        here.add(shapes.answer(operation.here().apply(lefts.get(i), rights.get(i))));
                    }
                    judge(
                            shapes,
                            operation.name(),
                            shapes.sql(operation.sql(), kind.type, "#E"),
                            operation.type(),
                            a,
                            b,
                            here,
                            recorder,
                            divergences);
                }
            }
        });
        divergences.requireAllMet();
    }

    // --- state -------------------------------------------------------------------------------------------------------

    /** A day next to an exclusive infinity is none of the server's, so the bounds of days are compared as texts. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<Operation<RangeAlgebra<E, R, S>, String>> states(Domain<E, R, S> domain) {
        boolean discrete = domain.isDiscrete();
        boolean days = domain.type().elementClass() == LocalDate.class;
        String bound = days ? "::text" : "";
        String type = days ? "text" : "#E";
        String lower = discrete ? "case when lower_inc(a) then lower(a) else lower(a) + #LAST end" : "lower(a)";
        String upper = discrete ? "case when upper_inc(a) then upper(a) else upper(a) - #LAST end" : "upper(a)";
        String bounded = "not isempty(a) and not ";
        return List.of(
                new Operation<>("isempty", "isempty(a)", "boolean", (a, b) -> a.isEmpty()),
                new Operation<>("lower_inf", "lower_inf(a)", "boolean", (a, b) -> a.isUnboundedStart()),
                new Operation<>("upper_inf", "upper_inf(a)", "boolean", (a, b) -> a.isUnboundedEnd()),
                new Operation<>("= (,)", "a::#M = '{(,)}'", "boolean", (a, b) -> a.isUnbounded()),
                new Operation<>(
                        "finite", bounded + "lower_inf(a) and not upper_inf(a)", "boolean", (a, b) -> a.isFinite()),
                new Operation<>("lower", "(" + lower + ")" + bound, type, (a, b) -> a.lowerBound()),
                new Operation<>("upper", "(" + upper + ")" + bound, type, (a, b) -> a.upperBound()),
                new Operation<>(
                        "lower_inc",
                        discrete ? bounded + "lower_inf(a)" : "lower_inc(a)",
                        "boolean",
                        (a, b) -> a.lowerBoundInclusive()),
                new Operation<>(
                        "upper_inc",
                        discrete ? bounded + "upper_inf(a)" : "upper_inc(a)",
                        "boolean",
                        (a, b) -> a.upperBoundInclusive()),
                new Operation<>("complement", "'{(,)}'::#M - a::#M", "#M", (a, b) -> a.complement()),
                new Operation<>(
                        "itself",
                        "a::#M",
                        "#M",
                        (a, b) -> a.complement().complement().intersect(set(a))));
    }

    @SuppressWarnings("unchecked") // a range algebra is the one or the other
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S set(
            RangeAlgebra<E, R, S> value) {
        return value instanceof TypedRange<?, ?, ?> ? asSet((R) value) : (S) value;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<Operation<S, String>> statesOfSets() {
        return List.of(
                new Operation<>("range_merge", "range_merge(a)", "#T", (a, b) -> a.merge()),
                new Operation<>("gaps", "range_merge(a)::#M - a", "#M", (a, b) -> a.gaps()),
                new Operation<>("size", "(select count(*)::int from unnest(a))", "int", (a, b) -> a.size()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyStateIsTheServers(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        KnownDivergences divergences = KnownDivergences.of(getClass(), "states", domain.name());
        long cases = 11L * shapes.ranges().size() + 14L * shapes.rangeSets().size();
        Recorder.sweep(getClass(), "states", cases, recorder -> {
            for (Kind kind : Kind.values()) {
                for (Operation<RangeAlgebra<E, R, S>, String> state :
                        RangePostgresParityTests.<E, R, S>states(domain)) {
                    state(shapes, kind, state, pattern -> kind.read(shapes, pattern), recorder, divergences);
                }
            }
            for (Operation<S, String> state : RangePostgresParityTests.<E, R, S>statesOfSets()) {
                state(shapes, Kind.RANGE_SET, state, shapes::rangeSet, recorder, divergences);
            }
        });
        divergences.requireAllMet();
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>, A> void state(
            Shapes<E, R, S> shapes,
            Kind kind,
            Operation<A, String> state,
            Function<String, A> read,
            Recorder recorder,
            KnownDivergences divergences) {
        List<String> patterns = kind.patterns(shapes);
        judge(
                shapes,
                state.name(),
                shapes.sql(state.sql(), kind.type, "text"),
                state.type(),
                patterns.stream().map(shapes::stored).toList(),
                Collections.nCopies(patterns.size(), null),
                patterns.stream()
                        .map(pattern -> shapes.answer(state.here().apply(read.apply(pattern), "")))
                        .toList(),
                recorder,
                divergences);
    }

    // --- order and aggregates ----------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void sortingIsOrderBy(Domain<E, R, S> domain)
            throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        long cases = shapes.ranges().size() + shapes.rangeSets().size();
        Recorder.sweep(getClass(), "order", cases, recorder -> {
            ranks(shapes, Kind.RANGE, shapes::range, recorder);
            ranks(shapes, Kind.RANGE_SET, shapes::rangeSet, recorder);
        });
    }

    /** Each value's place among all of them; equal values have one. */
    private static <V extends Comparable<V>> void ranks(
            Shapes<?, ?, ?> shapes, Kind kind, Function<String, V> read, Recorder recorder) {
        List<String> patterns = kind.patterns(shapes);
        List<V> values = patterns.stream().map(read).toList();
        List<V> sorted = values.stream().sorted().toList();
        List<List<String>> server = PostgresAnswers.rows(
                shapes.typed("select rank() over (order by a::" + kind.type
                        + ") - 1 from unnest(?::text[]) with ordinality as t(a, n) order by n"),
                patterns.stream().map(shapes::stored).toList());
        for (int i = 0; i < patterns.size(); i++) {
            int rank = 0;
            while (sorted.get(rank).compareTo(values.get(i)) != 0) {
                rank++;
            }
            recorder.check(
                    shapes.domain.name() + " rank of " + patterns.get(i),
                    server.get(i).get(0),
                    "" + rank);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void collectingIsAggregating(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        RangeSetType<E, R, S> sets = domain.type().rangeSetType();
        long cases = 2L
                * (windows(shapes.ranges()).size() + windows(shapes.rangeSets()).size());
        Recorder.sweep(getClass(), "aggregates", cases, recorder -> {
            aggregate(
                    shapes,
                    Kind.RANGE,
                    window -> window.stream()
                            .map(pattern -> (RangeAlgebra<E, R, S>) shapes.range(pattern))
                            .collect(sets.toRangeSet()),
                    window -> window.stream()
                            .map(shapes::range)
                            .collect(domain.type().toIntersection()),
                    recorder);
            aggregate(
                    shapes,
                    Kind.RANGE_SET,
                    window -> window.stream()
                            .map(pattern -> (RangeAlgebra<E, R, S>) shapes.rangeSet(pattern))
                            .collect(sets.toRangeSet()),
                    window -> window.stream().map(shapes::rangeSet).collect(sets.toIntersection()),
                    recorder);
        });
        assertThat(PostgresAnswers.rows(
                                shapes.typed("select range_agg(a::#T), range_intersect_agg(a::#T)"
                                        + " from unnest(?::text[]) as t(a)"),
                                List.of())
                        .get(0))
                .containsExactly(null, null);
        assertThat(Stream.<R>empty().collect(domain.type().toIntersection())).isEmpty();
    }

    private static List<List<String>> windows(List<String> patterns) {
        List<List<String>> windows = new ArrayList<>();
        for (int from = 0; from < patterns.size(); from++) {
            for (int size = 1; size <= 5 && from + size <= patterns.size(); size++) {
                windows.add(patterns.subList(from, from + size));
            }
        }
        return windows;
    }

    private static void aggregate(
            Shapes<?, ?, ?> shapes,
            Kind kind,
            Function<List<String>, Object> union,
            Function<List<String>, Object> intersection,
            Recorder recorder) {
        List<List<String>> windows = windows(kind.patterns(shapes));
        List<String> numbers = new ArrayList<>();
        List<String> members = new ArrayList<>();
        for (int i = 0; i < windows.size(); i++) {
            for (String pattern : windows.get(i)) {
                numbers.add("" + i);
                members.add(shapes.stored(pattern));
            }
        }
        List<List<String>> server = PostgresAnswers.rows(
                shapes.typed("select u, u is not distinct from u_here::#M, i, i is not distinct from i_here::"
                        + kind.type
                        + " from (select w::int as w, range_agg(a::" + kind.type + ") as u, range_intersect_agg(a::"
                        + kind.type + ") as i from unnest(?::text[], ?::text[]) as t(w, a) group by w) as aggregated"
                        + " join unnest(?::text[], ?::text[]) with ordinality as here(u_here, i_here, n) on n = w + 1"
                        + " order by w"),
                numbers,
                members,
                windows.stream()
                        .map(window -> shapes.answer(union.apply(window)))
                        .toList(),
                windows.stream()
                        .map(window -> shapes.answer(intersection.apply(window)))
                        .toList());
        assertThat(server).hasSameSizeAs(windows);
        for (int i = 0; i < windows.size(); i++) {
            String row = shapes.domain.name() + " " + windows.get(i);
            recorder.check(
                    row + " range_agg " + server.get(i).get(0),
                    "t",
                    server.get(i).get(1));
            recorder.check(
                    row + " range_intersect_agg " + server.get(i).get(2),
                    "t",
                    server.get(i).get(3));
        }
    }

    // --- values and moves --------------------------------------------------------------------------------------------

    private static <E, R extends TypedRange<E, R, S> & DiscreteRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<String> valuesOf(R range, Function<E, Object> stored) {
        return range.values().map(stored).map(Object::toString).toList();
    }

    /** No operator of ranges lists their values: a series does, from the lower bound up to the upper one. */
    @Test
    void theValuesOfARangeAreThoseOfASeries() {
        for (String literal : List.of("empty", "[3,3]", "[-2,5)", "(1,9]")) {
            assertThat(series("int4range", "generate_series(lower(r), upper(r) - 1)", literal))
                    .isEqualTo(valuesOf(IntRange.parse(literal), number -> number));
            assertThat(series("int8range", "generate_series(lower(r), upper(r) - 1)", literal))
                    .isEqualTo(valuesOf(LongRange.parse(literal), number -> number));
        }
        for (String literal : List.of("empty", "[2024-02-29,2024-02-29]", "[2024-02-27,2024-03-02)")) {
            assertThat(series("daterange", "generate_series(lower(r), upper(r) - 1, '1 day')::date", literal))
                    .isEqualTo(valuesOf(LocalDateRange.parse(literal), day -> day));
        }
        for (String literal : List.of("empty", "[2024-02-01,2024-03-01)", "[2023-11-01,2024-03-01)")) {
            assertThat(series("daterange", "generate_series(lower(r), upper(r) - 1, '1 month')::date", literal))
                    .isEqualTo(valuesOf(YearMonthRange.parse(literal), month -> month.atDay(1)));
        }
    }

    private static List<String> series(String type, String series, String literal) {
        return PostgresAnswers.rows(
                        "select (" + series + ")::text from (select a::" + type
                                + " as r from unnest(?::text[]) as t(a)) as given",
                        List.of(literal))
                .stream()
                .map(row -> row.get(0))
                .toList();
    }

    /** A move adds to each bound, and what is added to an infinity leaves it. */
    @Test
    void anInfiniteBoundStaysWhereItIs() {
        assertThat(PostgresAnswers.rows(
                        "select ('infinity'::date + a::int)::text, ('-infinity'::date + a::int)::text,"
                                + " ('infinity'::timestamp + a::int * interval '1 hour')::text,"
                                + " ('-infinity'::timestamptz + a::int * interval '1 hour')::text"
                                + " from unnest(?::text[]) as t(a)",
                        List.of("7", "-7")))
                .containsOnly(List.of("infinity", "-infinity", "infinity", "-infinity"))
                .hasSize(2);
        for (int by : new int[] {7, -7}) {
            Duration hours = Duration.ofHours(by);
            assertThat(LocalDateRange.parse("[-infinity,infinity]").shift(by)).hasToString("[-infinity,infinity]");
            assertThat(LocalDateTimeRange.parse("[-infinity,infinity]").shift(hours))
                    .hasToString("[-infinity,infinity]");
            assertThat(OffsetDateTimeRange.parse("[-infinity,infinity]").shift(hours))
                    .hasToString("[-infinity,infinity]");
            assertThat(InstantRange.parse("[-infinity,infinity]").shift(hours)).hasToString("[-infinity,infinity]");
        }
    }

    // --- texts -------------------------------------------------------------------------------------------------------

    private static final List<String> TIES = List.of(
            "[c,d]", "[c,D]", "(c,D)", "[d,d]", "[D,D]", "[d,e]", "[D,e]", "(D,e)", "(,d]", "(,D]", "[d,)", "(D,)");

    /** Of two bounds that are equal in another spelling, the text that is kept is the one that the server keeps. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("spelled")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void theTextOfABoundIsTheOneTheServerKeeps(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        List<Operation<R, R>> operations = List.of(
                new Operation<>("*", "a * b", "#T", (a, b) -> a.intersect(b)),
                new Operation<>("range_merge", "range_merge(a, b)", "#T", (a, b) -> a.merge(b)),
                new Operation<>("multirange +", "a::#M + b::#M", "#M", (a, b) -> a.union(b)),
                new Operation<>("multirange *", "a::#M * b::#M", "#M", (a, b) -> asSet(a).intersect(b)),
                new Operation<>("multirange -", "a::#M - b::#M", "#M", (a, b) -> a.except(b)));
        List<List<String>> pairs = Shapes.pairs(TIES, TIES);
        List<String> a = pairs.get(0).stream().map(shapes::stored).toList();
        List<String> b = pairs.get(1).stream().map(shapes::stored).toList();
        Recorder.sweep(getClass(), "texts", 5L * 12 * 12, recorder -> {
            for (Operation<R, R> operation : operations) {
                List<List<String>> server = PostgresAnswers.rows(
                        "select " + shapes.sql(operation.sql(), "#T", "#T")
                                + "::text from unnest(?::text[], ?::text[]) with ordinality as t(a, b, n) order by n",
                        a,
                        b);
                for (int i = 0; i < a.size(); i++) {
                    R left = domain.type().parse(a.get(i));
                    R right = domain.type().parse(b.get(i));
                    recorder.check(
                            () -> domain.name() + " " + left + " " + operation.name() + " " + right,
                            server.get(i).get(0),
                            () -> operation.here().apply(left, right).toString());
                }
            }
        });
    }

    /** The types whose equal elements the server tells apart by their text. */
    static List<Domain<?, ?, ?>> spelled() {
        return List.of(Domain.of(RangeType.BIG_DECIMAL), Domain.of(RangeType.DOUBLE), Domain.of(RangeType.FLOAT));
    }

    // --- sharpness ---------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void anAnswerThatIsNotTheServersIsNoticed(
            Domain<E, R, S> domain) {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        Recorder recorder = Recorder.of(getClass(), "planted");
        judge(
                shapes,
                "-|-",
                shapes.sql("a -|- b", "#T", "#T"),
                "boolean",
                List.of(shapes.stored("[a,b]")),
                List.of(shapes.stored("(b,c]")),
                List.of("false"),
                recorder,
                KnownDivergences.of(getClass(), "planted", domain.name()));
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("here false, server true");
    }
}
