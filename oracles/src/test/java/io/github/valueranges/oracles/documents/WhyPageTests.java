package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.oracles.pages.Page;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Period;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What {@code docs/why.md} says is left out is no element, of a range alone or of a set too. */
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

    @Test
    void whatIsLeftOutIsNoElement() {
        List<String> lines = Page.of("docs/why.md").lines();
        List<String> shown = lines.stream()
                .skip(lines.indexOf("| left out | because |") + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(2, line.indexOf(" | ", 2)))
                .toList();
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
}
