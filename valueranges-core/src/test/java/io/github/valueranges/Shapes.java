package io.github.valueranges;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Ranges and range sets of one type as patterns, in which a letter is an element: {@code a} to {@code f} are
 * neighbours, {@code p} lies long before them, {@code y} and {@code z} are the infinities, or {@code y} is
 * the first number, {@code D} is {@code d} in
 * another spelling. A pattern with a letter that the type has no element for is left out.
 *
 * <p>From a pattern comes the literal that is parsed here and the one that the server gets, neither by the code that is
 * judged. They differ for months alone, which are days on the server.
 */
final class Shapes<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> {

    private static final List<String> RANGES = List.of(
            "empty", "(,)", "[a,b]", "[a,b)", "(a,b]", "(a,b)", "[a,a]", "[b,b]", "[b,c]", "(b,c)", "[b,c)", "(b,c]",
            "[c,d]", "(c,d]", "[c,d)", "[d,d]", "[a,d]", "(a,d)", "[d,e]", "(d,f)", "[p,a]", "(p,c)", "(,a]", "(,a)",
            "(,b]", "(,d)", "[a,)", "(b,)", "[c,)", "(d,)", "[d,)", "[D,D]", "(c,D)", "[D,e]", "(,D]", "(D,)", "[y,b]",
            "(y,b]", "[c,z]", "[c,z)", "[y,z]", "(y,z)", "[z,z]", "[y,)", "(,z)");

    private static final List<String> RANGE_SETS = List.of(
            "{}",
            "{(,)}",
            "{[a,b]}",
            "{(a,b)}",
            "{[a,b),(b,c]}",
            "{[a,b),(b,c],[e,f]}",
            "{[c,d]}",
            "{(c,d),(e,f)}",
            "{[b,b],[d,d]}",
            "{[a,a],[c,c],[e,e]}",
            "{[p,a],[f,)}",
            "{(,a],[c,d)}",
            "{(,b),(b,)}",
            "{(,a),[c,)}",
            "{(,c)}",
            "{[c,)}",
            "{[d,e],(a,b]}",
            "{[D,e]}",
            "{(,D),(D,)}",
            "{[y,b],[d,z]}",
            "{(y,b],[d,z)}",
            "{[y,y],[b,c],[z,z]}");

    final Domain<E, R, S> domain;
    final Map<Character, E> letters = new LinkedHashMap<>();

    Shapes(Domain<E, R, S> domain) {
        this.domain = domain;
        for (char letter = 'a'; letter <= 'f'; letter++) {
            letters.put(letter, domain.at().apply(letter - 'a' + 1));
        }
        others(domain.type().elementClass())
                .forEach((letter, element) ->
                        letters.put(letter, domain.type().elementClass().cast(element)));
    }

    private static Map<Character, Object> others(Class<?> elementClass) {
        LocalDateTime past = LocalDateTime.of(-43, 3, 15, 12, 0);
        Map<Class<?>, Map<Character, Object>> others = Map.ofEntries(
                Map.entry(Integer.class, Map.of('p', -2_000_000_000, 'y', Integer.MIN_VALUE)),
                Map.entry(Long.class, Map.of('p', -9_000_000_000_000_000_000L, 'y', Long.MIN_VALUE)),
                Map.entry(BigDecimal.class, Map.of('p', new BigDecimal("-1e30"), 'D', new BigDecimal("0.00"))),
                Map.entry(Double.class, Map.of('p', -1e300, 'D', -0.0)),
                Map.entry(Float.class, Map.of('p', -1e30f, 'D', -0.0f)),
                Map.entry(LocalDate.class, Map.of('p', past.toLocalDate(), 'y', LocalDate.MIN, 'z', LocalDate.MAX)),
                Map.entry(YearMonth.class, Map.of('p', YearMonth.of(-43, 3))),
                Map.entry(LocalTime.class, Map.of('p', LocalTime.MIDNIGHT)),
                Map.entry(LocalDateTime.class, Map.of('p', past, 'y', LocalDateTime.MIN, 'z', LocalDateTime.MAX)),
                Map.entry(
                        OffsetDateTime.class,
                        Map.of(
                                'p',
                                past.atOffset(ZoneOffset.UTC),
                                'y',
                                OffsetDateTime.MIN,
                                'z',
                                OffsetDateTime.MAX,
                                'D',
                                Domain.of(RangeType.OFFSET_DATE_TIME)
                                        .at()
                                        .apply(4)
                                        .withOffsetSameInstant(ZoneOffset.ofHoursMinutes(5, 30)))),
                Map.entry(
                        Instant.class,
                        Map.of('p', past.toInstant(ZoneOffset.UTC), 'y', Instant.MIN, 'z', Instant.MAX)));
        return others.get(elementClass);
    }

    private boolean isKnown(String pattern) {
        return pattern.equals("empty")
                || pattern.chars().filter(Character::isLetter).allMatch(letter -> letters.containsKey((char) letter));
    }

    List<String> ranges() {
        return RANGES.stream().filter(this::isKnown).toList();
    }

    List<String> rangeSets() {
        return RANGE_SETS.stream().filter(this::isKnown).toList();
    }

    /** The elements that have a letter. */
    List<E> elements() {
        return List.copyOf(letters.values());
    }

    private boolean isMonths() {
        return domain.type().elementClass() == YearMonth.class;
    }

    /** The literal of a pattern for the server. */
    String stored(String pattern) {
        if (!isMonths() || pattern.equals("empty")) {
            return literal(pattern, domain.text());
        }
        StringBuilder literal = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (Character.isLetter(c)) {
                boolean further = pattern.charAt(i - 1) == '(' || pattern.charAt(i + 1) == ']';
                YearMonth month = (YearMonth) letters.get(c);
                literal.append(Domain.date(month.plusMonths(further ? 1 : 0).atDay(1)));
            } else if (c == '(' && Character.isLetter(pattern.charAt(i + 1))) {
                literal.append('[');
            } else {
                literal.append(c == ']' ? ')' : c);
            }
        }
        return literal.toString();
    }

    private String literal(String pattern, Function<E, String> text) {
        if (pattern.equals("empty")) {
            return pattern;
        }
        StringBuilder literal = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            literal.append(Character.isLetter(c) ? text.apply(letters.get(c)) : String.valueOf(c));
        }
        return literal.toString();
    }

    /** The literal of a pattern for {@code parse}. */
    String written(String pattern) {
        return literal(pattern, isMonths() ? Shapes::month : domain.text());
    }

    private static String month(Object month) {
        String date = Domain.date(((YearMonth) month).atDay(1));
        return date.substring(0, 7) + date.substring(10);
    }

    R range(String pattern) {
        return domain.type().parse(written(pattern));
    }

    S rangeSet(String pattern) {
        return domain.type().rangeSetType().parse(written(pattern));
    }

    /** The text of an answer for the server, NULL where there is none. */
    @SuppressWarnings("unchecked") // answers are of the type
    String answer(Object answer) {
        if (answer instanceof java.util.Optional<?> optional) {
            return optional.map(this::answer).orElse(null);
        }
        if (answer instanceof TypedRange<?, ?, ?>) {
            return domain.type().toStoredLiteral((R) answer);
        }
        if (answer instanceof TypedRangeSet<?, ?, ?>) {
            return domain.type().rangeSetType().toStoredLiteral((S) answer);
        }
        return domain.type().elementClass().isInstance(answer)
                ? domain.text().apply((E) answer)
                : String.valueOf(answer);
    }

    /** Pairs of all with all. */
    static List<List<String>> pairs(List<String> left, List<String> right) {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        left.forEach(first -> right.forEach(second -> {
            a.add(first);
            b.add(second);
        }));
        return List.of(a, b);
    }

    /** The expression with the names of the types in the place of T, M and E, over a and b cast to what they are. */
    String sql(String expression, String leftType, String rightType) {
        return "(select " + typed(expression) + " from (select t.a::" + typed(leftType) + " as a, t.b::"
                + typed(rightType) + " as b) as typed)";
    }

    /** A text with the names of the types in the place of {@code #T}, {@code #M}, {@code #E}, and of a value's range {@code #V}. */
    String typed(String text) {
        String element = domain.type().postgresElementName();
        return text.replace(
                        "#V",
                        isMonths()
                                ? "daterange(b, (b + interval '1 month')::date)"
                                : domain.type().postgresName() + "(b, b, '[]')")
                .replace("#LAST", isMonths() ? "interval '1 month'" : "1")
                .replace("#T", domain.type().postgresName())
                .replace("#M", domain.type().rangeSetType().postgresName())
                .replace("#E", element);
    }
}
