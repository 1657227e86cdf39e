package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.Range;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.core.ResolvableType;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.Converter;
import org.springframework.core.convert.support.DefaultConversionService;
import org.springframework.format.support.DefaultFormattingConversionService;

class ValueConversionTests {

    private static final LocalDateRange JUNE = LocalDateRange.parse("[2026-06-01,2026-06-08]");
    private static final LocalDateRange JULY = LocalDateRange.parse("[2026-07-01,)");

    private final DefaultConversionService service = new DefaultConversionService();

    record AccessRight(String value) {}

    @BeforeEach
    void addConverters() {
        ValueRangesEnvironmentPostProcessor.addConverters(service);
    }

    private @Nullable Object convert(Object source, ResolvableType target) {
        return service.convert(source, TypeDescriptor.forObject(source), new TypeDescriptor(target, null, null));
    }

    @Test
    void everyTypeIsReadFromTextAndPrintedAsItsLiteral() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (Samples.Valid sample : Samples.valid(type)) {
                Object value = service.convert(sample.text(), type.javaType());
                assertThat(value).hasToString(sample.literal());
                assertThat(service.convert(value, String.class)).isEqualTo(sample.literal());
                assertThat(service.convert(new String[] {sample.text()}, type.javaType()))
                        .isEqualTo(value);
                assertThat(service.convert(List.of(sample.text()), type.javaType()))
                        .isEqualTo(value);
                cases++;
            }
            for (String text : Samples.invalid(type)) {
                assertThatExceptionOfType(ConversionFailedException.class)
                        .as("%s from %s", type, text)
                        .isThrownBy(() -> service.convert(text, type.javaType()))
                        .satisfies(e -> assertThat(Refusals.messageIn(e)).isNotBlank());
                cases++;
            }
            assertThat(service.convert("", type.javaType())).isNull();
        }
        assertThat(cases).isEqualTo(Samples.VALID_COUNT + Samples.INVALID_COUNT);
    }

    @Test
    void aShapeIsReadAndEveryOtherShapeIsRefused() {
        assertThat(service.convert("[2026-07-01,)", LocalDateRange.UnboundedEnd.class))
                .isEqualTo(JULY);
        int refused = 0;
        for (Class<?> shape : ValueType.of(LocalDateRange.class).orElseThrow().variants()) {
            if (!shape.isInstance(JULY)) {
                assertThatExceptionOfType(ConversionFailedException.class)
                        .isThrownBy(() -> service.convert("[2026-07-01,)", shape))
                        .withCauseInstanceOf(LiteralParseException.class);
                refused++;
            }
        }
        assertThat(refused).isEqualTo(4);
    }

    @Test
    void aListOfRangesIsNotCutInsideItsBrackets() {
        String text = "[2026-06-01,2026-06-08],[2026-07-01,)";
        ResolvableType list = ResolvableType.forClassWithGenerics(List.class, LocalDateRange.class);
        assertThat(convert(text, list)).isEqualTo(List.of(JUNE, JULY));
        assertThat(convert("[2026-06-01,2026-06-08]", list)).isEqualTo(List.of(JUNE));
        assertThat(convert(new String[] {"[2026-06-01,2026-06-08]", "[2026-07-01,)"}, list))
                .isEqualTo(List.of(JUNE, JULY));
        assertThat(convert(List.of("[2026-06-01,2026-06-08]", JULY), list)).isEqualTo(List.of(JUNE, JULY));
        assertThat(convert("", list)).isEqualTo(List.of());
        assertThat(service.convert(text, LocalDateRange[].class)).containsExactly(JUNE, JULY);
        assertThat(service.convert(new String[] {"[2026-07-01,)"}, LocalDateRange.UnboundedEnd[].class))
                .containsExactly((LocalDateRange.UnboundedEnd) JULY);
        assertThat(convert(text, ResolvableType.forClassWithGenerics(Set.class, LocalDateRange.class)))
                .isEqualTo(Set.of(JUNE, JULY));
        assertThat(convert(text, ResolvableType.forClassWithGenerics(SortedSet.class, LocalDateRange.class)))
                .isInstanceOf(SortedSet.class);
        assertThat(convert(
                        "{[2026-06-01,2026-06-08],[2026-07-01,)},{}",
                        ResolvableType.forClassWithGenerics(Collection.class, LocalDateRangeSet.class)))
                .hasToString("[{[2026-06-01,2026-06-08],[2026-07-01,)}, {}]");
    }

    @Test
    void aListHasNoEmptyElement() {
        ResolvableType list = ResolvableType.forClassWithGenerics(List.class, LocalDateRange.class);
        for (Object source : List.of("[2026-07-01,),", Arrays.asList("empty", null))) {
            assertThatExceptionOfType(ConversionFailedException.class)
                    .isThrownBy(() -> convert(source, list))
                    .havingCause()
                    .withMessageContaining("element 2 is empty");
        }
    }

    @Test
    void anEmptyParameterAmongOthersIsAbsent() {
        ResolvableType list = ResolvableType.forClassWithGenerics(List.class, LocalDateRange.class);
        assertThat(convert(new String[] {"[2026-07-01,)", ""}, list)).isEqualTo(List.of(JULY));
        assertThat(convert(List.of("", "[2026-07-01,)"), list)).isEqualTo(List.of(JULY));
    }

    @Test
    void listsOfAnythingElseAreLeftToSpring() {
        assertThat(convert("[a,b]", ResolvableType.forClassWithGenerics(List.class, String.class)))
                .isEqualTo(List.of("[a", "b]"));
        assertThat(convert("1,2", ResolvableType.forClassWithGenerics(List.class, Integer.class)))
                .isEqualTo(List.of(1, 2));
        assertThat(service.convert("a,b", String[].class)).containsExactly("a", "b");
        assertThat(service.convert(List.of("a", "b"), String.class)).isEqualTo("a,b");
    }

    @Test
    void aWrapperSetIsReadByItsElementType() {
        ResolvableType rights = ResolvableType.forClassWithGenerics(WrapperSet.class, AccessRight.class);
        Object expected = WrapperSet.of(AccessRight.class, new AccessRight("read"), new AccessRight("write"));
        assertThat(convert("write,read", rights)).isEqualTo(expected).hasToString("{read,write}");
        assertThat(convert("{read,write}", rights)).isEqualTo(expected);
        assertThat(convert(new String[] {"write", "read"}, rights)).isEqualTo(expected);
        assertThat(convert("read,write", ResolvableType.forClassWithGenerics(Optional.class, rights)))
                .isEqualTo(Optional.of(expected));
        assertThat(convert(new String[] {"{read}", "{write}"}, ResolvableType.forClassWithGenerics(List.class, rights)))
                .hasToString("[{read}, {write}]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> convert("x", ResolvableType.forClassWithGenerics(WrapperSet.class, Thread.class)));
        assertThat(service.canConvert(String.class, WrapperSet.class)).isFalse();
    }

    @Test
    void optionalsHoldTheValueOrNothing() {
        ResolvableType optional = ResolvableType.forClassWithGenerics(Optional.class, LocalDateRange.class);
        assertThat(convert("[2026-06-01,2026-06-08]", optional)).isEqualTo(Optional.of(JUNE));
        assertThat(convert("", optional)).isEqualTo(Optional.empty());
    }

    @Test
    void aGeneralDeclarationIsNotReadAndIsPrinted() {
        assertThat(service.canConvert(String.class, Range.class)).isFalse();
        assertThat(service.canConvert(TypeDescriptor.valueOf(Range.class), TypeDescriptor.valueOf(String.class)))
                .isTrue();
        assertThat(service.convert(StringSet.of("b", "a"), String.class)).isEqualTo("{a,b}");
    }

    @Test
    void aConverterOfTheApplicationIsAskedFirst() {
        service.addConverter(new Converter<String, LocalDateRange>() {
            @Override
            public LocalDateRange convert(String source) {
                return LocalDateRange.all();
            }
        });
        assertThat(service.convert("nonsense", LocalDateRange.class)).isEqualTo(LocalDateRange.all());
    }

    @Test
    void anElementThatIsNoTextIsRefused() {
        assertThatExceptionOfType(ConversionFailedException.class)
                .isThrownBy(() -> service.convert(List.of(1, 2), StringSet.class))
                .havingCause()
                .withMessage("holds an element that is not text");
    }

    @Test
    void aFormattingServiceThatPrintsDatesInAnotherStyleChangesNothing() {
        DefaultFormattingConversionService formatting = new DefaultFormattingConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(formatting);
        ConversionService service = formatting;
        assertThat(service.convert(JUNE, String.class)).isEqualTo("[2026-06-01,2026-06-08]");
        assertThat(service.convert("[2026-06-01,2026-06-08]", LocalDateRange.class))
                .isEqualTo(JUNE);
    }
}
