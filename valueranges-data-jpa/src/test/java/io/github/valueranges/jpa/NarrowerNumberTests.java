package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import java.math.BigInteger;
import java.util.List;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole number stands for an element of a wider type, as in Java; the server itself wants the exact type. */
class NarrowerNumberTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
        factory.inTransaction(session -> {
            Object row = Everything.create(5);
            for (ValueType<?> type :
                    List.of(RangeType.INT, RangeType.LONG, RangeType.BIG_DECIMAL, RangeType.DOUBLE, RangeType.FLOAT)) {
                Everything.set(row, type, type.parse("[1,9)"));
            }
            for (ValueType<?> type :
                    List.of(SetType.SHORT, SetType.INT, SetType.LONG, SetType.BIG_DECIMAL, SetType.DOUBLE)) {
                Everything.set(row, type, type.parse("{3,5}"));
            }
            session.persist(row);
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "range_contains(a.longRange, 5)",
                "range_contains(a.bigDecimalRange, 5)",
                "range_contains(a.bigDecimalRange, 5L)",
                "range_contains(a.doubleRange, 5)",
                "range_contains(a.longRange, set_size(a.intSet))",
                "range_contains(a.bigDecimalRange, a.id)",
                "range_is_adjacent_to(a.longRange, 9)",
                "range_is_strictly_left_of(a.bigDecimalRange, set_size(a.intSet) + 7)",
                "range_union(a.longRange, 20) > cast('{}' as LongRangeSet)",
                "range_clamp(a.longRange, 5) = 5",
                "range_contains(range_closed(a.id, 7), 6)",
                "set_contains(a.longSet, 5)",
                "set_contains(a.bigDecimalSet, a.id)",
                "set_size(set_add(a.doubleSet, 7)) = 3"
            })
    void constantsColumnsAndOtherFunctions(String condition) {
        assertThat(count(condition)).isEqualTo(1);
    }

    @Test
    void parameters() {
        assertThat(count("range_contains(a.longRange, ?1)", 5)).isEqualTo(1);
        assertThat(count("range_contains(a.longRange, ?1)", (short) 5)).isEqualTo(1);
        assertThat(count("range_contains(a.longRange, ?1)", 9)).isZero();
        assertThat(count("range_contains(a.bigDecimalRange, ?1)", BigInteger.valueOf(5)))
                .isEqualTo(1);
        assertThat(count("set_contains(a.longSet, ?1)", 5)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "range_contains(a.intRange, 5L)",
                "range_contains(a.floatRange, 5.0)",
                "range_contains(a.longRange, 5.0)",
                "set_contains(a.intSet, 5L)"
            })
    void aWiderNumberIsRefused(String condition) {
        assertThatThrownBy(() -> count(condition)).hasMessageContaining("parameter 2 of function");
    }

    private static long count(String condition, Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery("select count(*) from Anything a where " + condition, Long.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.getSingleResult();
        });
    }
}
