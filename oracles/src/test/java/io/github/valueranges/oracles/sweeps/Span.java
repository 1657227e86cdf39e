package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.oracles.Generator;
import java.util.ArrayList;
import java.util.List;

/**
 * A range in the words of the sweeps: two bounds on a line of numbered points, each inclusive, exclusive or missing.
 *
 * <p>The text is what the server is asked with, made from the bounds as they were drawn; the value is what the factory
 * makes of the same bounds. Bounds the wrong way round are the empty range to a factory, and the text says so, because
 * the server refuses the literal.
 *
 * @param lower the number of the lower bound
 * @param upper the number of the upper bound
 * @param lowerKind inclusive, exclusive or missing
 * @param upperKind inclusive, exclusive or missing
 */
record Span(int lower, int upper, Kind lowerKind, Kind upperKind) {
    enum Kind {
        INCLUSIVE,
        EXCLUSIVE,
        MISSING
    }

    /** Points from -5 to 5, so that two operands often touch. */
    static final Generator<Integer> POINTS = Generator.integers(-5, 5);

    /** Mostly short, now and then the wrong way round, with a bound missing about once in three. */
    static final Generator<Span> SPANS = spans(-1, 4, 4);

    /** Short ones that seldom are unbounded: a few of them leave holes. */
    static final Generator<Span> PIECES = spans(0, 2, 20);

    private static Generator<Span> spans(int leastWidth, int greatestWidth, int boundsForOneMissing) {
        List<Kind> kinds = new ArrayList<>();
        for (int index = 0; index < boundsForOneMissing; index++) {
            kinds.add(index % 3 == 2 ? Kind.EXCLUSIVE : Kind.INCLUSIVE);
        }
        kinds.add(Kind.MISSING);
        Generator<Kind> kind = Generator.elements(kinds);
        return Generator.combine(
                Generator.combine(POINTS, Generator.integers(leastWidth, greatestWidth), List::of),
                Generator.combine(kind, kind, List::of),
                (place, bounds) -> new Span(place.get(0), place.get(0) + place.get(1), bounds.get(0), bounds.get(1)));
    }

    /** Returns the given span moved to where this one ends, holding the end if this does not: the two touch. */
    Span touching(Span next) {
        Kind start = upperKind == Kind.EXCLUSIVE ? Kind.INCLUSIVE : Kind.EXCLUSIVE;
        return new Span(upper, upper + (next.upper - next.lower), start, next.upperKind);
    }

    boolean isInverted() {
        return lowerKind != Kind.MISSING && upperKind != Kind.MISSING && lower > upper;
    }

    /** Returns the value that the factory makes of the bounds. */
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R value(RangeType<E, R, S> type) {
        return type.between(
                lowerKind == Kind.MISSING ? null : point(type, lower),
                lowerKind == Kind.INCLUSIVE,
                upperKind == Kind.MISSING ? null : point(type, upper),
                upperKind == Kind.INCLUSIVE);
    }

    /** Returns the literal that the server is asked with. */
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> String text(RangeType<E, R, S> type) {
        if (isInverted()) {
            return "empty";
        }
        return (lowerKind == Kind.INCLUSIVE ? "[" : "(")
                + (lowerKind == Kind.MISSING ? "" : type.formatElement(point(type, lower)))
                + ","
                + (upperKind == Kind.MISSING ? "" : type.formatElement(point(type, upper)))
                + (upperKind == Kind.INCLUSIVE ? "]" : ")");
    }

    /** Returns the point of a number. */
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> E point(
            RangeType<E, R, S> type, int number) {
        return Points.point(type::parseElement, number)
                .orElseThrow(() -> new AssertionError("the sweeps have no texts of points of " + type));
    }

    @Override
    public String toString() {
        return (lowerKind == Kind.INCLUSIVE ? "[" : "(")
                + (lowerKind == Kind.MISSING ? "" : lower)
                + ","
                + (upperKind == Kind.MISSING ? "" : upper)
                + (upperKind == Kind.INCLUSIVE ? "]" : ")");
    }
}
