package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the server cannot hold is refused where its literal is made, and nothing else is. */
@Tag("server")
class StoredLiteralTests {

    /** A value, the text that says it to the server, and the literal to store or null if that is refused. */
    private record Case(String text, String stored) {}

    static List<ValueType<?>> types() {
        return ValueType.all();
    }

    /** Elements at and around the ends of the server's type and of Java's. */
    private static <E> List<E> edges(ElementType<E> type) {
        if (!(type instanceof DiscreteElementType<E> discrete)) {
            return continuousEdges(type).stream()
                    .map(text -> type.parse(io.github.valueranges.internal.element.ElementText.of(text)))
                    .toList();
        }
        List<E> edges = new ArrayList<>();
        for (E edge : List.of(discrete.min(), discrete.firstOnServer(), discrete.lastOnServer(), discrete.max())) {
            for (long step = -2; step <= 2; step++) {
                try {
                    edges.add(discrete.plus(edge, step));
                } catch (ArithmeticException beyond) {
                    // there is none
                }
            }
        }
        return edges;
    }

    private static List<String> continuousEdges(ElementType<?> type) {
        String zone = type.postgresName().equals("timestamptz") ? "+00" : "";
        return switch (type.postgresName()) {
            case "timestamp", "timestamptz" ->
                List.of(
                        "-infinity",
                        "infinity",
                        "1000000000-01-01 00:00:00.000000001" + zone + " BC",
                        "4714-11-23 23:59:59.999999" + zone + " BC",
                        "4714-11-24 00:00:00" + zone + " BC",
                        "2026-06-01 10:30:00" + zone,
                        "294276-12-31 23:59:59.999999" + zone,
                        "294276-12-31 23:59:59.9999996" + zone,
                        "294277-01-01 00:00:00" + zone);
            case "time" -> List.of("00:00", "23:59:59.9999999", "24:00");
            case "numeric" -> List.of("1e131071", "-1e131071", "1e-16383", "0");
            case "double precision" -> List.of("1.7976931348623157e308", "-1.7976931348623157e308", "5e-324");
            case "real" -> List.of("3.4028235e38", "-3.4028235e38", "1e-45");
            default -> List.of(type.examples());
        };
    }

    private static <V> Case of(ValueType<V> type, V value, String text) {
        try {
            return new Case(text, type.toStoredLiteral(value));
        } catch (IllegalArgumentException refused) {
            assertThat(refused)
                    .hasMessageMatching("the (lower bound|upper bound|element) .{1,64} cannot be stored: "
                            + "expected one from .*");
            return new Case(text, null);
        }
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Case> ranges(
            RangeType<E, R, S> type, boolean asSets) {
        List<Case> cases = new ArrayList<>();
        List<E> edges = edges(((AbstractRangeType<E, R, S>) type).elementType());
        for (E edge : edges) {
            for (R range : List.of(
                    type.singleton(edge),
                    type.between(edge, true, null, false),
                    type.between(edge, false, null, false),
                    type.between(null, false, edge, true),
                    type.between(null, false, edge, false))) {
                S set = type.rangeSetType().of(List.of(range));
                Supplier<String> text = () -> days(range);
                cases.add(
                        asSets
                                ? of(type.rangeSetType(), set, "{" + (range.isEmpty() ? "" : text.get()) + "}")
                                : of(type, range, text.get()));
            }
        }
        return cases;
    }

    /** The text of a range for the server, which knows months by their days alone. */
    private static String days(Range<?> range) {
        if (!(range instanceof YearMonthRange months)) {
            return range.toString();
        }
        return months.isEmpty()
                ? "empty"
                : "[" + months.lowerBound().map(StoredLiteralTests::firstDay).orElse("") + ","
                        + months.upperBound()
                                .map(StoredLiteralTests::nextFirstDay)
                                .orElse("") + ")";
    }

    private static String firstDay(YearMonth month) {
        return day(month.getYear(), month.getMonthValue());
    }

    private static String nextFirstDay(YearMonth month) {
        return month.getMonthValue() == 12
                ? day(month.getYear() + 1, 1)
                : day(month.getYear(), month.getMonthValue() + 1);
    }

    private static String day(int year, int month) {
        String date = (year > 0 ? "" + (year + 100_000_000_000L) : "" + (1L - year + 100_000_000_000L)).substring(2);
        int zeros = 0;
        while (zeros < 5 && date.charAt(zeros) == '0') {
            zeros++;
        }
        return "\"" + date.substring(zeros) + (month < 10 ? "-0" : "-") + month + "-01" + (year > 0 ? "" : " BC")
                + "\"";
    }

    private static <E, S extends TypedValueSet<E, S>> List<Case> sets(SetType<E, S> type) {
        List<Case> cases = new ArrayList<>();
        for (E edge : edges(type.elementType())) {
            S set = type.of(List.of(edge));
            cases.add(of(type, set, edge instanceof YearMonth month ? "{" + firstDay(month) + "}" : set.toString()));
        }
        return cases;
    }

    private static List<Case> cases(ValueType<?> type) {
        if (type instanceof RangeType<?, ?, ?> rangeType) {
            return ranges(rangeType, false);
        }
        return type instanceof RangeSetType<?, ?, ?> rangeSetType
                ? ranges(rangeSetType.rangeType(), true)
                : sets((SetType<?, ?>) type);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void theLiteralIsRefusedExactlyWhereTheServerRefusesTheText(ValueType<?> type) {
        List<Case> cases = cases(type);
        List<List<String>> rows = PostgresAnswers.rows(
                "select pg_input_is_valid(a, '" + type.postgresName() + "')::text,"
                        + " case when pg_input_is_valid(a, '" + type.postgresName() + "') and here is not null"
                        + " then (a::" + type.postgresName() + " = here::" + type.postgresName() + ")::text end"
                        + " from unnest(?::text[], ?::text[]) with ordinality as t(a, here, n) order by n",
                cases.stream().map(Case::text).toList(),
                cases.stream().map(Case::stored).toList());
        for (int i = 0; i < cases.size(); i++) {
            Case given = cases.get(i);
            assertThat(given.stored() != null)
                    .as("%s %s", type, given.text())
                    .isEqualTo(rows.get(i).get(0).equals("true"));
            assertThat(rows.get(i).get(1))
                    .as("%s %s stored as %s", type, given.text(), given.stored())
                    .isEqualTo(given.stored() == null ? null : "true");
        }
        assertThat(cases).hasSizeGreaterThanOrEqualTo(type instanceof SetType<?, ?> ? 2 : 15);
    }

    @Test
    void aRefusalNamesTheBoundWhatTheServerHasAndTheWayOut() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RangeType.INT.toStoredLiteral(IntRange.closed(1, Integer.MAX_VALUE)))
                .withMessage("the upper bound 2147483647 cannot be stored: expected one from -2147483648 to 2147483646,"
                        + " for the server keeps the value after it, or no upper bound as atLeast makes it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RangeType.LOCAL_DATE
                        .rangeSetType()
                        .toStoredLiteral(LocalDateRangeSet.parse("{[2026-06-01,2026-06-08],[6000000-01-01,)}")))
                .withMessage("the lower bound 6000000-01-01 cannot be stored: expected one from 4714-11-24 BC to"
                        + " 5874897-12-31, or no lower bound as atMost makes it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RangeType.YEAR_MONTH.toStoredLiteral(YearMonthRange.parse("[2026-06,999999999-12]")))
                .withMessageContaining("the upper bound 999999999-12 cannot be stored")
                .withMessageContaining("from 4714-12 BC to 5874897-11");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SetType.INSTANT.toStoredLiteral(InstantSet.parse("{294277-01-01T00:00:00Z}")))
                .withMessage("the element 294277-01-01T00:00:00Z cannot be stored: expected one from"
                        + " 4714-11-24T00:00:00Z BC to 294276-12-31T23:59:59.999999Z");
    }

    @Test
    void everyElementOfASetIsLookedAt() {
        List<String> refused = List.of(
                "{2026-06-01,6000000-01-01}",
                "{5000-01-01 BC,2026-06-01}",
                "{-infinity,5000-01-01 BC,2026-06-01,infinity}",
                "{-infinity,2026-06-01,6000000-01-01,infinity}",
                "{5000-01-01 BC}");
        for (String literal : refused) {
            LocalDateSet set = LocalDateSet.parse(literal);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SetType.LOCAL_DATE.toStoredLiteral(set))
                    .withMessageContaining("cannot be stored");
            assertThatIllegalArgumentException().isThrownBy(() -> SetType.LOCAL_DATE.toBackingList(set));
        }
        assertThat(SetType.LOCAL_DATE.toStoredLiteral(LocalDateSet.parse("{-infinity,2026-06-01,infinity}")))
                .isEqualTo("{-infinity,2026-06-01,infinity}");
    }

    record Holiday(LocalDate day) {}

    @Test
    void whatIsInsideOfAWrapperIsLookedAt() {
        SetType<Holiday, WrapperSet<Holiday>> type = SetType.wrapper(Holiday.class);
        WrapperSet<Holiday> set = WrapperSet.of(Holiday.class, new Holiday(LocalDate.of(6_000_000, 1, 1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> type.toStoredLiteral(set))
                .withMessageContaining("the element 6000000-01-01 cannot be stored");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> type.unwrap(set.toList().get(0)));
    }

    @Test
    void theEndOfTheDayIsStored() {
        assertThat(ElementTypes.TIME.isOnServer(LocalTime.MAX)).isTrue();
        assertThat(RangeType.LOCAL_TIME.toStoredLiteral(LocalTimeRange.closed(LocalTime.NOON, LocalTime.MAX)))
                .isEqualTo("[12:00:00,24:00:00]");
    }
}
