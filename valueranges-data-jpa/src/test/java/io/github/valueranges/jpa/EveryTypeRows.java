package io.github.valueranges.jpa;

import io.github.valueranges.ValueType;
import java.util.List;
import org.hibernate.SessionFactory;

/** Rows of {@link Everything} that hold values of every type side by side, the last one nothing but nulls. */
final class EveryTypeRows {

    static final int COUNT = 10;

    private EveryTypeRows() {}

    /** Stores the rows and returns them as loaded, in the order of their ids from 0 on. */
    static List<Object> store(SessionFactory factory) {
        factory.inTransaction(session -> {
            for (int id = 0; id < COUNT; id++) {
                Object row = Everything.create(id);
                for (ValueType<?> type : ValueType.all()) {
                    List<?> values = values(type);
                    Everything.set(row, type, id == COUNT - 1 ? null : values.get(id * values.size() / COUNT));
                }
                session.persist(row);
            }
        });
        return factory.fromSession(
                session -> session.createSelectionQuery("from Anything a order by a.id", Object.class)
                        .list());
    }

    /** Values of a type, without the bounds that the server has no date for, which functions refuse to answer. */
    static List<?> values(ValueType<?> type) {
        return Probes.values(type).stream()
                .filter(value -> !value.toString().contains("(-infinity")
                        && !value.toString().contains("infinity)"))
                .toList();
    }
}
