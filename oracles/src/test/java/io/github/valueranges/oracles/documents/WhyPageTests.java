package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.Range;
import io.github.valueranges.RangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.pages.Page;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Period;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What {@code docs/why.md} says is left out is no element, of a range alone or of a set too, and no member. */
class WhyPageTests {

    private static final Map<String, List<Class<?>>> LEFT_OUT = Map.of(
            "`ZonedDateTime`", List.of(ZonedDateTime.class),
            "`Duration`, `Period`", List.of(Duration.class, Period.class),
            "`boolean`", List.of(Boolean.class, boolean.class),
            "`byte[]`", List.of(byte[].class),
            "`byte`", List.of(Byte.class, byte.class),
            "`short` as a range", List.of(Short.class),
            "`String`, `UUID` as ranges", List.of(String.class, UUID.class),
            "`BigInteger`", List.of(BigInteger.class),
            "an `enum`", List.of(Thread.State.class));

    private static List<String> firstCells(String heading) {
        String header = "| left out | because |";
        List<String> lines = Page.of("docs/why.md").from(heading).lines();
        assertThat(lines).contains(header);
        return lines.stream()
                .skip(lines.indexOf(header) + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(2, line.indexOf(" | ", 2)))
                .toList();
    }

    @Test
    void whatIsLeftOutIsNoElement() {
        List<String> shown = firstCells("## Why these elements and no others");
        assertThat(shown).containsExactlyInAnyOrderElementsOf(LEFT_OUT.keySet());
        List<? extends Class<?>> ofRanges =
                RangeType.all().stream().map(RangeType::elementClass).toList();
        List<? extends Class<?>> ofSets =
                SetType.all().stream().map(SetType::elementClass).toList();
        LEFT_OUT.forEach((row, classes) -> {
            for (Class<?> left : classes) {
                assertThat(ofRanges.contains(left)).as(row).isFalse();
                assertThat(ofSets.contains(left))
                        .as(row)
                        .isEqualTo(row.contains(" as a range") || row.contains(" as ranges"));
            }
        });
    }

    /** The members that are named; a set of values may be added to, which makes another one. */
    private static final Map<String, List<Class<?>>> NOT_THERE = Map.of(
            "`isBefore`, `isAfter`", List.of(Range.class, RangeSet.class),
            "`isConnected`, `abuts`, `encloses`, `span`", List.of(Range.class, RangeSet.class),
            "`withStart`, `withEnd`", List.of(Range.class),
            "`toPeriod`", List.of(Range.class, RangeSet.class),
            "`first`, `last`, `subSet` of a value set", List.of(ValueSet.class),
            "builders, `add` and `remove` of ranges", List.of(RangeSet.class));

    @Test
    void whatOtherLibrariesHaveIsNotThere() {
        int asked = 0;
        for (String row : firstCells("## Why these members and no others")) {
            List<String> names = Pattern.compile("`(\\w+)`")
                    .matcher(row)
                    .results()
                    .map(name -> name.group(1))
                    .toList();
            for (ValueType<?> type : ValueType.all()) {
                if (NOT_THERE.getOrDefault(row, List.of()).stream()
                        .anyMatch(kind -> kind.isAssignableFrom(type.javaType()))) {
                    assertThat(type.javaType().getMethods())
                            .extracting(Method::getName)
                            .as(row)
                            .doesNotContainAnyElementsOf(names);
                    asked++;
                }
            }
        }
        assertThat(asked).isEqualTo(3 * 22 + 11 + 14 + 11);
    }
}
