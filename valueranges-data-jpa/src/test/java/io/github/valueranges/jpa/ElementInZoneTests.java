package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An element that is a parameter arrives as it is, wherever the machine stands: times with microseconds, timestamps that
 * its time zone leaves out, days before the Gregorian calendar and before Christ.
 */
class ElementInZoneTests {

    private static int cases;

    @ParameterizedTest
    @CsvSource({"Europe/Berlin,false", "Europe/Berlin,true", "America/Sao_Paulo,false", "Africa/Monrovia,false"})
    void elementsOfEveryType(String zone, boolean direct) {
        TimeZone before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        cases = 0;
        try (SessionFactory factory = Factories.create(
                Map.of("hibernate.type.java_time_use_direct_jdbc", direct), Room.class, Everything.ENTITY)) {
            factory.inTransaction(session -> session.persist(new Room("1")));
            RangeType.all().forEach(type -> ranges(factory, type));
            SetType.all().forEach(type -> sets(factory, type));
        } finally {
            TimeZone.setDefault(before);
        }
        assertThat(cases).isGreaterThan(100);
    }

    /** Hibernate binds a parameter beside a column by its own types; a range of one value is sent as it is. */
    @Test
    void besideAColumnARangeOfOneValueAsksExactly() {
        LocalTime time = LocalTime.parse("10:30:00.123456");
        LocalDateTime skipped = LocalDateTime.parse("2026-03-29T02:30:00");
        LocalDate leftOut = LocalDate.of(1582, 10, 10);
        TimeZone before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
        try (SessionFactory factory = Factories.create(Plain.class, Everything.ENTITY)) {
            factory.inTransaction(session -> session.createNativeMutationQuery(
                            "insert into Plain (id, opened, moved, reformed) values (1, '10:30:00.123456',"
                                    + " '2026-03-29 02:30:00', '1582-10-10')")
                    .executeUpdate());
            Map<String, List<Object>> asked = Map.of(
                    "opened", List.of(time, RangeType.LOCAL_TIME.singleton(time)),
                    "moved", List.of(skipped, RangeType.LOCAL_DATE_TIME.singleton(skipped)),
                    "reformed", List.of(leftOut, RangeType.LOCAL_DATE.singleton(leftOut)));
            asked.forEach((column, values) -> {
                assertThat(found(factory, "p." + column + " = ?1", values.get(0)))
                        .as(column)
                        .isZero();
                assertThat(found(factory, "range_singleton(p." + column + ") = ?1", values.get(1)))
                        .as(column)
                        .isEqualTo(1);
            });
        } finally {
            TimeZone.setDefault(before);
        }
    }

    private static long found(SessionFactory factory, String condition, Object parameter) {
        return factory.fromSession(
                session -> session.createSelectionQuery("select count(*) from Plain p where " + condition, Long.class)
                        .setParameter(1, parameter)
                        .getSingleResult());
    }

    @Entity(name = "Plain")
    static class Plain {
        @Id
        private int id;

        @Column(columnDefinition = "time")
        private @Nullable LocalTime opened;

        private @Nullable LocalDateTime moved;
        private @Nullable LocalDate reformed;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void ranges(
            SessionFactory factory, RangeType<E, R, S> type) {
        for (E element : Probes.elements(type)) {
            R alone = type.singleton(element);
            List<Object> row = ask(
                    factory,
                    "range_contains(?1, ?2), range_is_contained_by(?1, ?2), range_lower_bound(?1),"
                            + " range_upper_bound(?1), range_union(?1, ?2), range_is_strictly_left_of(?1, ?2)",
                    type,
                    alone,
                    element);
            assertThat(row)
                    .containsExactly(
                            true, true, element, element, type.rangeSetType().of(List.of(alone)), false);
        }
    }

    private static <E, S extends TypedValueSet<E, S>> void sets(SessionFactory factory, SetType<E, S> type) {
        for (E element : Probes.elements(type)) {
            S alone = type.of(List.of(element));
            List<Object> row = ask(
                    factory,
                    "set_contains(?1, ?2), set_size(set_add(?1, ?2)), set_add(?1, ?2), set_is_empty(set_remove(?1, ?2))",
                    type,
                    alone,
                    element);
            assertThat(row).containsExactly(true, 1, alone, true);
        }
    }

    private static List<Object> ask(
            SessionFactory factory, String select, ValueType<?> type, Object value, Object element) {
        cases++;
        String hql = "select "
                + select.replace("?1", "cast(?1 as " + type.javaType().getSimpleName() + ")") + " from Room r";
        return factory.fromSession(session -> List.of(session.createSelectionQuery(hql, Object[].class)
                .setParameter(1, value)
                .setParameter(2, element)
                .getSingleResult()));
    }
}
