package io.github.valueranges.jpa;

import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Lists of values, groups and distinct rows of every type: equality on the server is equality in memory. */
class InListTests {

    private static SessionFactory factory;
    private static List<Object> loaded;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
        loaded = EveryTypeRows.store(factory);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void emptyListsDuplicatesAndMixedShapes() {
        Recorder recorder = Recorder.of(InListTests.class, "emptyListsDuplicatesAndMixedShapes");
        for (ValueType<?> type : ValueType.all()) {
            List<?> values = EveryTypeRows.values(type);
            List<List<?>> lists = List.of(
                    new ArrayList<>(),
                    values.subList(0, 1),
                    values,
                    Arrays.asList(values.get(1), values.get(1), values.get(1)),
                    Arrays.asList(values.get(values.size() - 1), null, values.get(0)));
            for (List<?> list : lists) {
                List<Long> expected = ids(type, list, true);
                recorder.checkElements(
                        () -> type.postgresName() + " in " + list, expected, () -> hql(type, "in", list));
                recorder.checkElements(() -> type.postgresName() + " in " + list, expected, () -> criteria(type, list));
                List<Long> others = list.contains(null) ? List.of() : ids(type, list, false);
                recorder.checkElements(
                        () -> type.postgresName() + " not in " + list, others, () -> hql(type, "not in", list));
            }
        }

        recorder.conclude(36 * 5 * 3);
    }

    @Test
    void groupsAndDistinctRows() {
        Recorder recorder = Recorder.of(InListTests.class, "groupsAndDistinctRows");
        for (ValueType<?> type : ValueType.all()) {
            String attribute = "a." + Everything.attribute(type);
            Set<Object> distinct = new LinkedHashSet<>();
            loaded.forEach(row -> {
                Object value = Everything.get(row, type);
                if (value != null) {
                    distinct.add(value);
                }
            });
            List<?> sorted = List.copyOf(new TreeSet<>(distinct));
            for (String end : List.of("group by ", "order by ")) {
                String hql = "select " + (end.equals("order by ") ? "distinct " : "") + attribute
                        + " from Anything a where " + attribute + " is not null "
                        + (end.equals("group by ") ? "group by " + attribute + " " : "") + "order by " + attribute;
                recorder.checkElements(
                        () -> hql,
                        sorted,
                        () -> factory.fromSession(session ->
                                session.createSelectionQuery(hql, Object.class).list()));
            }
        }

        recorder.conclude(36 * 2);
    }

    private static List<Long> ids(ValueType<?> type, List<?> list, boolean among) {
        List<Long> ids = new ArrayList<>();
        for (int id = 0; id < loaded.size(); id++) {
            Object value = Everything.get(loaded.get(id), type);
            // Nothing is in an empty list, an unknown value neither.
            if ((value != null || list.isEmpty()) && list.contains(value) == among) {
                ids.add((long) id);
            }
        }
        return ids;
    }

    private static List<Long> hql(ValueType<?> type, String in, List<?> list) {
        return factory.fromSession(session -> session.createSelectionQuery(
                        "select a.id from Anything a where a." + Everything.attribute(type) + " " + in
                                + " :list order by a.id",
                        Long.class)
                .setParameterList("list", Collections.unmodifiableList(list))
                .list());
    }

    private static List<Long> criteria(ValueType<?> type, List<? extends @Nullable Object> list) {
        return factory.fromSession(session -> {
            var builder = session.getCriteriaBuilder();
            var query = builder.createQuery(Long.class);
            var root = query.from(Everything.ENTITY);
            query.select(root.get("id"))
                    .where(root.get(Everything.attribute(type)).in(list))
                    .orderBy(builder.asc(root.get("id")));
            return session.createSelectionQuery(query).list();
        });
    }
}
