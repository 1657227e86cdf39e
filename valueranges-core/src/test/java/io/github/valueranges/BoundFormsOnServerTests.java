package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: the descriptor of a range type makes of two elements and a form of bounds what the constructor function of
 * the server's type makes of them, and what is computed with it holds the same elements. Elements go in and truth values
 * come out: no literal is written or read by the code that is judged, so that an error of the reader and its opposite in
 * the writer cannot hide each other.
 *
 * <p>Not established: bounds in the wrong order, which the server refuses and which are empty here.
 */
@Tag("server")
class BoundFormsOnServerTests {

    private static final List<String> FORMS = List.of("[]", "[)", "(]", "()");

    private static final String RELATIONS = "array[a @> b, a <@ b, a && b, a -|- b, a << b, a >> b, a &< b, a &> b,"
            + " a = b, a < b, a >= b, isempty(a), lower_inf(a), upper_inf(a)]::text";

    private static final String MADE =
            "(select #T(case when l::#E > u::#E then u::#E else l::#E end, u::#E, f) as %s, n as %s from unnest(?::text[], ?::text[], ?::text[])"
                    + " with ordinality as t(l, u, f, n)) as %s";

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    /** Two bounds and their form; null is no bound. */
    private record Made<E>(@Nullable E lower, @Nullable E upper, String form) {

        boolean lowerInclusive() {
            return form.startsWith("[");
        }

        boolean upperInclusive() {
            return form.endsWith("]");
        }
    }

    /** The elements that are bounds, ascending: the infinities or the first number, and four neighbours but one. */
    private static <E> List<@Nullable E> bounds(Shapes<E, ?, ?> shapes) {
        List<@Nullable E> bounds = new ArrayList<>();
        bounds.add(null);
        for (char letter : List.of('y', 'p', 'a', 'b', 'd', 'z')) {
            E element = shapes.letters.get(letter);
            if (element != null) {
                bounds.add(element);
            }
        }
        return bounds;
    }

    /** The elements that are asked for: the bounds, what lies beside them, and the other spelling of one. */
    private static <E> List<E> probes(Shapes<E, ?, ?> shapes) {
        List<E> probes = new ArrayList<>(shapes.elements());
        probes.add(shapes.domain.at().apply(0));
        return probes;
    }

    private static <E> List<Made<E>> made(Shapes<E, ?, ?> shapes) {
        List<@Nullable E> bounds = bounds(shapes);
        List<Made<E>> made = new ArrayList<>();
        for (int lower = 0; lower < bounds.size(); lower++) {
            for (int upper = 0; upper < bounds.size(); upper++) {
                for (String form : FORMS) {
                    Made<E> range = new Made<>(bounds.get(lower), bounds.get(upper), form);
                    if ((lower == 0 || upper == 0 || lower <= upper) && !isBeyond(shapes, range)) {
                        made.add(range);
                    }
                }
            }
        }
        return made;
    }

    /** Beyond the ends of a discrete type: nothing here, while the server keeps a range that holds nothing. */
    private static <E> boolean isBeyond(Shapes<E, ?, ?> shapes, Made<E> range) {
        E lower = range.lower();
        E upper = range.upper();
        return shapes.domain.isDiscrete()
                && (lower == null && upper != null && upper.equals(shapes.letters.get('y')) && !range.upperInclusive()
                        || upper == null
                                && lower != null
                                && lower.equals(shapes.letters.get('z'))
                                && !range.lowerInclusive());
    }

    private static String array(Stream<Boolean> answers) {
        return answers.map(answer -> answer ? "t" : "f").collect(Collectors.joining(",", "{", "}"));
    }

    private static String holds(String expression) {
        return "(select array_agg((" + expression + ") @> d::#E order by k)::text"
                + " from unnest(?::text[]) with ordinality as probes(d, k))";
    }

    private static <E> String probes(Shapes<E, ?, ?> shapes, RangeLike<E> range) {
        return array(probes(shapes).stream().map(range::contains));
    }

    /** What the server answers for every pair: the relations, then the elements of intersection, union and difference. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<List<String>> server(
            Shapes<E, R, S> shapes, List<Made<E>> made) {
        String sql = "select " + RELATIONS + ", " + holds("a") + ", " + holds("a * b") + ", " + holds("a::#M + b::#M")
                + ", " + holds("a::#M - b::#M") + " from " + String.format(MADE, "a", "i", "first") + ", "
                + String.format(MADE, "b", "j", "second") + " order by i, j";
        List<String> probes = probes(shapes).stream().map(shapes.domain.text()).toList();
        List<String> lower = new ArrayList<>();
        List<String> upper = new ArrayList<>();
        List<String> form = new ArrayList<>();
        for (Made<E> range : made) {
            E first = range.lower();
            E last = range.upper();
            boolean months = shapes.domain.type().elementClass() == YearMonth.class;
            lower.add(text(shapes, first, months && !range.lowerInclusive()));
            upper.add(text(shapes, last, months && range.upperInclusive()));
            form.add(months ? "[)" : range.form());
        }
        return PostgresAnswers.rows(
                shapes.typed(sql), probes, probes, probes, probes, lower, upper, form, lower, upper, form);
    }

    /** The text of a bound; of months, which are days on the server, that of the month after it where it is asked for. */
    private static <E> @Nullable String text(Shapes<E, ?, ?> shapes, @Nullable E element, boolean next) {
        if (element == null) {
            return null;
        }
        return next
                ? Domain.date(((YearMonth) element).plusMonths(1).atDay(1))
                : shapes.domain.text().apply(element);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R range(
            Shapes<E, R, S> shapes, Made<E> made) {
        return shapes.domain.type().between(made.lower(), made.lowerInclusive(), made.upper(), made.upperInclusive());
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<String> here(
            Shapes<E, R, S> shapes, R a, R b) {
        return List.of(
                array(Stream.of(
                        a.contains(b),
                        a.isContainedBy(b),
                        a.overlaps(b),
                        a.isAdjacentTo(b),
                        a.isStrictlyLeftOf(b),
                        a.isStrictlyRightOf(b),
                        a.doesNotExtendRightOf(b),
                        a.doesNotExtendLeftOf(b),
                        a.equals(b),
                        a.compareTo(b) < 0,
                        a.compareTo(b) >= 0,
                        a.isEmpty(),
                        a.isUnboundedStart(),
                        a.isUnboundedEnd())),
                probes(shapes, a),
                probes(shapes, a.intersect(b)),
                probes(shapes, a.union(b)),
                probes(shapes, a.except(b)));
    }

    @Test
    void everyRangeTypeIsSwept() {
        assertThat(domains().stream().map(Domain::type)).isEqualTo(RangeType.all());
        assertThat(domains().stream().map(domain -> made(new Shapes<>(domain)).size()))
                .containsExactly(102, 102, 76, 76, 76, 132, 76, 136, 136, 136, 76);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everyPairOfRangesThatFactoriesMakeIsTheServers(Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        List<Made<E>> made = made(shapes);
        List<R> ranges = made.stream().map(bounds -> range(shapes, bounds)).toList();
        List<List<String>> server = server(shapes, made);
        Recorder.sweep(getClass(), "pairs", (long) made.size() * made.size(), recorder -> {
            for (int i = 0; i < made.size(); i++) {
                for (int j = 0; j < made.size(); j++) {
                    R a = ranges.get(i);
                    R b = ranges.get(j);
                    int row = i * made.size() + j;
                    recorder.check(
                            () -> domain.name() + " " + made.get(row / made.size()) + " and "
                                    + made.get(row % made.size()),
                            server.get(row),
                            () -> here(shapes, a, b));
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void anAnswerThatIsNotTheServersIsNoticed(
            Domain<E, R, S> domain) {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        E element = domain.at().apply(1);
        Made<E> one = new Made<>(element, element, "[]");
        Recorder recorder = Recorder.of(getClass(), "planted");
        recorder.check(
                "one element and none",
                server(shapes, List.of(one)).get(0),
                here(shapes, range(shapes, one), range(shapes, new Made<>(element, element, "[)"))));
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("one element and none");
    }
}
