package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.LiteralParseException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Numbered points of an element type, in ascending order: found by its text, so that a new type needs no entry here.
 *
 * <p>Each family writes the numbers from -20 to 20 in one notation. The first family of which an element type reads
 * every text, as different elements, is the one of that type. The points are the texts; what reads them is judged by
 * the literal corpus, not here.
 */
final class Points {
    private static final int REACH = 20;

    private static final LocalDateTime NOON = LocalDateTime.of(2026, 6, 1, 12, 0);

    private static final List<IntFunction<String>> FAMILIES = List.of(
            Integer::toString,
            number -> LocalDate.of(2026, 6, 1).plusDays(number).toString(),
            number -> YearMonth.of(2026, 6).plusMonths(number).toString(),
            number -> LocalTime.of(12, 0).plusMinutes(number).toString(),
            number -> NOON.plusHours(number).toString(),
            number -> NOON.plusHours(number) + "Z",
            number -> new UUID(0, 100 + number).toString());

    private Points() {}

    /** Returns the point of a number; absent if the texts of no family are elements of the type. */
    static <E> Optional<E> point(Function<CharSequence, E> parseElement, int number) {
        return FAMILIES.stream()
                .filter(family -> isFamilyOf(family, parseElement))
                .findFirst()
                .map(family -> parseElement.apply(family.apply(number)));
    }

    private static <E> boolean isFamilyOf(IntFunction<String> family, Function<CharSequence, E> parseElement) {
        Set<E> elements = new HashSet<>();
        try {
            for (int number = -REACH; number <= REACH; number++) {
                elements.add(parseElement.apply(family.apply(number)));
            }
        } catch (LiteralParseException refused) {
            return false;
        }
        return elements.size() == 2 * REACH + 1;
    }
}
