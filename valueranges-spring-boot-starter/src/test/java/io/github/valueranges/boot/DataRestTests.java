package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.core.DefaultParameterNameDiscoverer;
import org.springframework.core.MethodParameter;
import org.springframework.core.convert.ConversionException;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.data.repository.query.Param;
import org.springframework.data.repository.support.QueryMethodParameterConversionException;
import org.springframework.format.support.DefaultFormattingConversionService;
import org.springframework.http.ProblemDetail;
import org.springframework.mock.web.MockHttpServletRequest;

/** The query methods that Spring Data REST exports: how their parameters are read, and how a refused one is answered. */
class DataRestTests {

    interface Rooms {

        List<String> findBySeason(@Param("season") LocalDateRange range);

        List<String> findByClosing(LocalDateRange closing);

        List<String> findByOpening(@Param("opening") LocalDate opening);
    }

    private final DefaultFormattingConversionService conversions = new DefaultFormattingConversionService();
    private final InvalidSearchAdvice advice = new InvalidSearchAdvice(new InvalidValueProblems());

    @Test
    void theConversionsReadAndPrintEveryType() {
        ValueRangesDataRestAutoConfiguration.rangeOrSetRepositoryRestConfigurer()
                .configureConversionService(conversions);
        int types = 0;
        for (ValueType<?> type : ValueType.all()) {
            Object value = conversions.convert(type.example(), type.javaType());
            assertThat(value).isInstanceOf(type.javaType());
            assertThat(conversions.convert(value, String.class)).isEqualTo(type.example());
            types++;
        }
        assertThat(types).isEqualTo(ValueType.all().size()).isGreaterThan(30);
        assertThat(conversions.convert(new String[] {"sea", "bath"}, StringSet.class))
                .isEqualTo(StringSet.of("bath", "sea"));
    }

    @Test
    void aRefusedParameterIsDescribedByItsName() throws Exception {
        ProblemDetail problem = advice.refused(refusal("findBySeason", LocalDateRange.class, "nonsense"), request());
        assertThat(problem.getStatus()).isEqualTo(400);
        assertThat(problem.getDetail()).startsWith("season: expected [ or ( or empty");
        assertThat(problem.getInstance()).hasToString("/rooms/search/findBySeason");
    }

    @Test
    void aParameterWithoutANameOfItsOwnHasThatOfTheMethod() throws Exception {
        ProblemDetail problem = advice.refused(refusal("findByClosing", LocalDateRange.class, "nonsense"), request());
        assertThat(problem.getDetail()).startsWith("closing: expected [ or ( or empty");
    }

    @Test
    void aParameterOfAnotherTypeIsLeftToSpring() {
        QueryMethodParameterConversionException refusal = refusal("findByOpening", LocalDate.class, "nonsense");
        assertThatThrownBy(() -> advice.refused(refusal, request())).isSameAs(refusal);
    }

    private static MockHttpServletRequest request() {
        return new MockHttpServletRequest("GET", "/rooms/search/findBySeason");
    }

    /** The exception with which Spring Data reports what the conversion of an argument threw. */
    private static QueryMethodParameterConversionException refusal(String method, Class<?> type, String text) {
        try {
            ConversionException cause = new ConversionFailedException(
                    TypeDescriptor.valueOf(String.class), TypeDescriptor.valueOf(type), text, causeOf(type, text));
            MethodParameter parameter = new MethodParameter(Rooms.class.getDeclaredMethod(method, type), 0);
            parameter.initParameterNameDiscovery(new DefaultParameterNameDiscoverer());
            return new QueryMethodParameterConversionException(text, parameter, cause);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RuntimeException causeOf(Class<?> type, String text) {
        try {
            if (type == LocalDateRange.class) {
                LocalDateRange.parse(text);
            } else {
                LocalDate.parse(text);
            }
            throw new AssertionError("was read");
        } catch (RuntimeException refusal) {
            return refusal;
        }
    }
}
