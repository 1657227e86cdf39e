package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.RangeType;
import io.github.valueranges.ValueType;
import jakarta.persistence.ParameterMode;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.SessionFactory;
import org.hibernate.procedure.ProcedureCall;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Procedures and functions of the user's own take and give each type. */
class ProcedureTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
        factory.inTransaction(session -> {
            for (ValueType<?> type : ValueType.all()) {
                String name = "give_" + Everything.attribute(type);
                session.createNativeMutationQuery("create procedure " + name + "(inout given " + type.postgresName()
                                + ", out again " + type.postgresName()
                                + ") language plpgsql as $$ begin again := given; end $$")
                        .executeUpdate();
            }
            session.createNativeMutationQuery("create function widen(r daterange, n integer) returns daterange"
                            + " language sql as 'select daterange(lower(r) - n, upper(r) + n)'")
                    .executeUpdate();
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void aProcedureTakesAndGivesEveryType() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            List<@Nullable Object> values = new ArrayList<>(EveryTypeRows.values(type));
            values.add(null);
            for (Object value : values) {
                assertThat(given(type, value)).as("%s %s", type, value).containsExactly(value, value);
                cases++;
            }
        }
        assertThat(cases).isGreaterThan(ValueType.all().size() * 4);
    }

    private static <V> List<@Nullable Object> given(ValueType<V> type, @Nullable Object value) {
        return factory.fromTransaction(session -> {
            ProcedureCall call = session.createStoredProcedureCall("give_" + Everything.attribute(type));
            call.registerParameter(1, type.javaType(), ParameterMode.INOUT);
            call.registerParameter(2, type.javaType(), ParameterMode.OUT);
            call.setParameter(1, value);
            List<@Nullable Object> given = new ArrayList<>();
            given.add(call.getOutputs().getOutputParameterValue(1));
            given.add(call.getOutputs().getOutputParameterValue(2));
            return given;
        });
    }

    @Test
    void aFunctionOfTheUserIsCalledWithItsType() {
        LocalDateRange week = LocalDateRange.parse("[2026-06-01,2026-06-07]");
        LocalDateRange wider = LocalDateRange.parse("[2026-05-31,2026-06-08]");

        List<?> called = factory.fromTransaction(session -> {
            ProcedureCall call = session.createStoredProcedureCall("widen");
            call.markAsFunctionCall(LocalDateRange.class);
            call.registerParameter(1, LocalDateRange.class, ParameterMode.IN);
            call.registerParameter(2, Integer.class, ParameterMode.IN);
            call.setParameter(1, week);
            call.setParameter(2, 1);
            return call.getResultList();
        });
        assertThat(called).isEqualTo(List.of(wider));

        factory.inTransaction(session -> {
            Object entity = Everything.create(1);
            Everything.set(entity, RangeType.LOCAL_DATE, week);
            session.persist(entity);
        });
        assertThat(factory.<LocalDateRange>fromSession(session -> session.createSelectionQuery(
                                "select function('widen' as LocalDateRange, a.localDateRange, 1) from Anything a",
                                LocalDateRange.class)
                        .getSingleResult()))
                .isEqualTo(wider);
    }
}
