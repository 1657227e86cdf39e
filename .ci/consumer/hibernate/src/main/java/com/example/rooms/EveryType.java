package com.example.rooms;

import static com.example.rooms.Main.inTransaction;
import static com.example.rooms.Main.print;

import io.github.valueranges.BigDecimalSet;
import io.github.valueranges.Range;
import io.github.valueranges.RangeLike;
import io.github.valueranges.RangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.LocalDateRange;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.hibernate.SessionFactory;

/** Each type stored, loaded and asked. */
final class EveryType {

    /** Three elements of each class in ascending order. */
    private static final Map<Class<?>, List<String>> ELEMENTS = Map.ofEntries(
            Map.entry(Short.class, List.of("1", "5", "300")),
            Map.entry(Integer.class, List.of("1", "5", "70000")),
            Map.entry(Long.class, List.of("1", "5", "5000000000")),
            Map.entry(BigDecimal.class, List.of("1.50", "5", "1e3")),
            Map.entry(Double.class, List.of("0.1", "0.5", "7")),
            Map.entry(Float.class, List.of("0.1", "0.5", "7")),
            Map.entry(String.class, List.of("Zoo", "a,b", "é")),
            Map.entry(
                    UUID.class,
                    List.of(
                            "00000000-0000-0000-0000-000000000001",
                            "7fffffff-0000-0000-0000-000000000000",
                            "80000000-0000-0000-0000-000000000000")),
            Map.entry(LocalDate.class, List.of("0044-03-15 BC", "2026-06-01", "infinity")),
            Map.entry(LocalTime.class, List.of("09:00", "17:30", "24:00")),
            Map.entry(LocalDateTime.class, List.of("1582-10-04 10:00", "2026-03-29 02:30", "2026-06-01 00:00")),
            Map.entry(
                    OffsetDateTime.class,
                    List.of("2026-03-29T02:30+02:00", "2026-06-01T10:00+02:00", "2026-06-01T09:00Z")),
            Map.entry(Instant.class, List.of("2026-03-29T02:30Z", "2026-06-01T09:00Z", "infinity")),
            Map.entry(YearMonth.class, List.of("2025-11", "2026-02", "2026-12")));

    private EveryType() {}

    static void run(EntityManagerFactory factory) {
        List<Field> attributes = new ArrayList<>();
        Set<Class<?>> declared = new LinkedHashSet<>();
        for (Field field : Everything.class.getDeclaredFields()) {
            if (ValueType.of(field.getType()).isPresent()) {
                declared.add(ValueType.of(field.getType()).orElseThrow().javaType());
                attributes.add(field);
            }
        }
        print("types without an attribute", ValueType.all().stream()
                .map(ValueType::javaType)
                .filter(type -> !declared.contains(type))
                .toList());
        print("types, attributes", declared.size() + ", " + attributes.size());

        columns(factory);

        Everything full = new Everything();
        full.id = 1L;
        Everything empty = new Everything();
        empty.id = 2L;
        Everything none = new Everything();
        none.id = 3L;
        for (Field attribute : attributes) {
            set(attribute, full, sample(ValueType.of(attribute.getType()).orElseThrow()));
            if (!attribute.getName().equals("finite")) {
                ValueType<?> type = ValueType.of(attribute.getType()).orElseThrow();
                set(attribute, empty, type.parse(Range.class.isAssignableFrom(type.javaType()) ? "empty" : "{}"));
            }
        }
        full.rights = WrapperSet.of(AccessRight.class, new AccessRight("write"), new AccessRight("read"));
        full.seats = WrapperSet.parse(Seat.class, "{12,7}");
        full.stays = List.of(LocalDateRange.parse("[2026-06-01,2026-06-08]"), LocalDateRange.empty());
        full.month = YearMonth.of(2026, 2);
        empty.rights = WrapperSet.of(AccessRight.class);
        empty.seats = WrapperSet.of(Seat.class);
        empty.stays = List.of();
        inTransaction(factory, em -> {
            em.persist(full);
            em.persist(empty);
            em.persist(none);
            return null;
        });

        int same = 0;
        Everything loaded = load(factory, 1);
        Everything loadedEmpty = load(factory, 2);
        Everything loadedNone = load(factory, 3);
        for (Field attribute : Everything.class.getDeclaredFields()) {
            if (!attribute.getName().equals("id")) {
                print(attribute.getName(), get(attribute, loaded));
                same += equal(attribute, full, loaded) + equal(attribute, empty, loadedEmpty)
                        + equal(attribute, none, loadedNone);
            }
        }
        print("attributes loaded as they were stored", same);

        for (Field attribute : attributes) {
            inTransaction(factory, em -> ask(em, attribute.getName(), get(attribute, loaded)));
        }
        print("rights", one(inTransaction(factory, em -> em.createQuery(
                        "select set_size(e.rights), set_union(e.rights, :more) from Everything e where set_contains(e.rights, 'read')",
                        Object[].class)
                .setParameter("more", WrapperSet.of(AccessRight.class, new AccessRight("admin")))
                .getResultList())));
        print("seats", one(inTransaction(factory, em -> em.createQuery(
                        "select set_size(e.seats), set_add(e.seats, 9) from Everything e where set_contains(e.seats, 12)",
                        Object[].class)
                .getResultList())));
        statements(factory);
    }

    private static void columns(EntityManagerFactory factory) {
        List<?> columns = inTransaction(factory, em -> em.createNativeQuery(
                        "select attname || ' ' || format_type(atttypid, atttypmod) from pg_attribute"
                                + " where attrelid = 'everything'::regclass and attnum > 0 order by attname")
                .getResultList());
        columns.forEach(column -> print("column", column));
    }

    private static Object sample(ValueType<?> type) {
        List<String> elements = Objects.requireNonNull(ELEMENTS.get(type.elementClass()), type.toString());
        String a = elements.get(0);
        String b = elements.get(1);
        String c = elements.get(2);
        if (Range.class.isAssignableFrom(type.javaType())) {
            return type.parse("[" + a + "," + b + "]");
        }
        if (RangeSet.class.isAssignableFrom(type.javaType())) {
            return type.parse("{[" + b + "," + c + "],[" + a + "," + a + "]}");
        }
        return type.parse("{\"" + c + "\",\"" + a + "\",\"" + b + "\",\"" + a + "\"}");
    }

    /** Asks the server what the value itself answers. */
    private static Object ask(EntityManager em, String name, Object value) {
        if (value instanceof RangeLike<?> like) {
            Object[] answer = em.createQuery(
                            """
                            select range_lower_bound(e.%1$s), range_upper_bound(e.%1$s), range_lower_bound_inclusive(e.%1$s),
                                range_upper_bound_inclusive(e.%1$s), range_is_finite(e.%1$s), range_contains(e.%1$s, :value),
                                range_length(e.%1$s), range_except(e.%1$s, :value), range_union(e.%1$s, :value)
                            from Everything e
                            where range_overlaps(e.%1$s, :value) and e.%1$s = :value and e.%1$s in :values"""
                                    .formatted(name),
                            Object[].class)
                    .setParameter("value", value)
                    .setParameter("values", List.of(value, value))
                    .getSingleResult();
            same(name, like.lowerBound().orElseThrow(), answer[0]);
            same(name, like.upperBound().orElseThrow(), answer[1]);
            same(name, like.lowerBoundInclusive(), answer[2]);
            same(name, like.upperBoundInclusive(), answer[3]);
            same(name, like.isFinite(), answer[4]);
            same(name, true, answer[5]);
            same(name, "{}", answer[7].toString());
            same(name, value instanceof Range ? "{" + value + "}" : value.toString(), answer[8].toString());
            Object aggregate = em.createQuery(
                            "select range_agg(e.%1$s), range_intersect_agg(e.%1$s) filter (where not range_is_empty(e.%1$s)) from Everything e"
                                    .formatted(name),
                            Object[].class)
                    .getSingleResult();
            same(name, answer[8], ((Object[]) aggregate)[0]);
            same(name, value, ((Object[]) aggregate)[1]);
            print(name + " from, to, length", answer[0] + ", " + answer[1] + ", " + answer[6]);
        } else {
            ValueSet<?> set = (ValueSet<?>) value;
            Object first = set.toList().get(0);
            Object[] answer = em.createQuery(
                            """
                            select set_size(e.%1$s), set_union(e.%1$s, :set), set_intersect(e.%1$s, :set), set_except(e.%1$s, :set),
                                set_add(e.%1$s, :first), set_remove(e.%1$s, :first), set_is_empty(e.%1$s)
                            from Everything e
                            where set_contains(e.%1$s, :first) and set_overlaps(e.%1$s, :set) and set_is_subset_of(e.%1$s, :set)
                                and e.%1$s = :set"""
                                    .formatted(name),
                            Object[].class)
                    .setParameter("set", value)
                    .setParameter("first", first)
                    .getSingleResult();
            same(name, set.size(), ((Number) answer[0]).intValue());
            same(name, value, answer[1]);
            same(name, value, answer[2]);
            same(name, "{}", answer[3].toString());
            same(name, value, answer[4]);
            same(name, false, answer[6]);
            print(name + " size, without its first", answer[0] + ", " + answer[5]);
        }
        return null;
    }

    /** Equal values are no update, another value is one. */
    private static void statements(EntityManagerFactory factory) {
        var statistics = factory.unwrap(SessionFactory.class).getStatistics();
        statistics.setStatisticsEnabled(true);
        inTransaction(factory, em -> {
            Everything everything = em.find(Everything.class, 1L);
            everything.stringSet = StringSet.of("é", "a,b", "Zoo");
            everything.bigDecimalSet = BigDecimalSet.of(
                    new BigDecimal("1000"), new BigDecimal("5.00"), new BigDecimal("1.5"));
            return null;
        });
        print("updates by equal values", statistics.getEntityUpdateCount());
        inTransaction(factory, em -> {
            em.find(Everything.class, 1L).stringSet = StringSet.of("other");
            return null;
        });
        print("updates by another value", statistics.getEntityUpdateCount());
    }

    private static Everything load(EntityManagerFactory factory, long id) {
        return inTransaction(factory, em -> em.find(Everything.class, id));
    }

    private static Object one(List<Object[]> rows) {
        return rows.stream().map(List::of).toList();
    }

    private static int equal(Field attribute, Everything stored, Everything loaded) {
        same(attribute.getName(), get(attribute, stored), get(attribute, loaded));
        return 1;
    }

    private static void same(String name, Object expected, Object actual) {
        if (!Objects.equals(expected, actual)) {
            throw new AssertionError(name + ": expected " + expected + ", got " + actual);
        }
    }

    private static Object get(Field attribute, Everything entity) {
        try {
            return attribute.get(entity);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void set(Field attribute, Everything entity, Object value) {
        try {
            attribute.set(entity, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
