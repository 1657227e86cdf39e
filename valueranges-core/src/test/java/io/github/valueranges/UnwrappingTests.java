package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What is stored for one element is what is stored for the set that holds it alone, and nothing where there is none. */
class UnwrappingTests {

    record Name(String value) {}

    record Weight(double value) {}

    record Amount(BigDecimal value) {}

    private static final Map<SetType<?, ?>, List<?>> NO_ELEMENTS = Map.of(
            SetType.STRING,
            List.of("a\0b", "\ud800", "\udc00x"),
            SetType.DOUBLE,
            List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
            SetType.FLOAT,
            List.of(Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY),
            SetType.BIG_DECIMAL,
            List.of(new BigDecimal("1e200000"), new BigDecimal("1e-20000"), new BigDecimal("-1e131072")),
            SetType.wrapper(Name.class),
            List.of(new Name("a\0b"), new Name("\ud800")),
            SetType.wrapper(Weight.class),
            List.of(new Weight(Double.NaN), new Weight(Double.NEGATIVE_INFINITY)),
            SetType.wrapper(Amount.class),
            List.of(new Amount(new BigDecimal("1e200000"))));

    private static final Map<SetType<?, ?>, List<?>> NOT_ON_SERVER = Map.of(
            SetType.LOCAL_DATE,
            List.of(LocalDate.of(-5000, 1, 1), LocalDate.of(5874898, 1, 1)),
            SetType.LOCAL_DATE_TIME,
            List.of(LocalDateTime.of(300000, 1, 1, 0, 0)),
            SetType.INSTANT,
            List.of(Instant.parse("+300000-01-01T00:00:00Z")),
            SetType.YEAR_MONTH,
            List.of(YearMonth.of(5874898, 1)));

    private static <E> void assertRefused(SetType<E, ?> type, Object object, String as) {
        E element = type.elementClass().cast(object);
        assertThatIllegalArgumentException().as(as).isThrownBy(() -> type.unwrap(element));
        assertThatIllegalArgumentException().as(as).isThrownBy(() -> backing(type, type.of(List.of(element))));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a set of its own type
    private static List<Object> backing(SetType type, Object set) {
        return type.toBackingList((TypedValueSet) set);
    }

    private static <E> void assertStoredAsInASet(SetType<E, ?> type, Object object) {
        E element = type.elementClass().cast(object);
        Object stored = type.unwrap(element);
        assertThat(backing(type, type.of(List.of(element)))).containsExactly(stored);
        assertThat(stored).isInstanceOf(type.backingClass());
    }

    @Test
    void whatNoSetHoldsIsRefusedAsASetOfItIs() {
        int refused = 0;
        Map<SetType<?, ?>, List<?>> all = new LinkedHashMap<>(NO_ELEMENTS);
        all.putAll(NOT_ON_SERVER);
        for (Map.Entry<SetType<?, ?>, List<?>> entry : all.entrySet()) {
            for (int i = 0; i < entry.getValue().size(); i++) {
                assertRefused(entry.getKey(), entry.getValue().get(i), entry.getKey() + " " + i);
                refused++;
            }
        }
        assertThat(refused).isEqualTo(4 * 3 + 2 + 2 + 1 + 2 + 1 + 1 + 1);
    }

    @Test
    void whatNoSetHoldsIsRefusedAsAnOperandToo() {
        int refused = 0;
        for (Map.Entry<SetType<?, ?>, List<?>> entry : NO_ELEMENTS.entrySet()) {
            for (Object object : entry.getValue()) {
                refused += refusedOperands(entry.getKey(), object);
            }
        }
        assertThat(refused).isEqualTo((4 * 3 + 2 + 2 + 1) * 3);
    }

    private static <E, S extends TypedValueSet<E, S>> int refusedOperands(SetType<E, S> type, Object object) {
        E element = type.elementClass().cast(object);
        S set = type.parse(type.example());
        List<ThrowingCallable> calls =
                List.of(() -> set.contains(element), () -> set.add(element), () -> set.remove(element));
        for (ThrowingCallable call : calls) {
            assertThatIllegalArgumentException().as("%s", type).isThrownBy(call);
        }
        return calls.size();
    }

    @Test
    void anElementIsStoredAsTheSetStoresIt() {
        List<SetType<?, ?>> types = new ArrayList<>(SetType.all());
        types.addAll(
                List.of(SetType.wrapper(Name.class), SetType.wrapper(Weight.class), SetType.wrapper(Amount.class)));
        int stored = 0;
        for (SetType<?, ?> type : types) {
            for (Object element : type.parse(type.example()).toList()) {
                assertStoredAsInASet(type, element);
                stored++;
            }
        }
        assertThat(stored).isEqualTo(17 * 2);
        assertStoredAsInASet(SetType.wrapper(Amount.class), new Amount(new BigDecimal("1e3")));
        assertStoredAsInASet(SetType.BIG_DECIMAL, new BigDecimal("1e3"));
        assertThat(SetType.BIG_DECIMAL.unwrap(new BigDecimal("1e3"))).isEqualTo(new BigDecimal("1000"));
    }
}
