package io.github.valueranges.jpa;

import io.github.valueranges.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;

/** Asks the server, through Hibernate, what a query function answers. */
final class Server implements AutoCloseable {

    private final SessionFactory factory;

    /**
     * @param entities more entities, of which the schema has what they need
     */
    Server(Class<?>... entities) {
        Class<?>[] all = Arrays.copyOf(entities, entities.length + 1);
        all[entities.length] = Room.class;
        factory = Factories.create(all);
        factory.inTransaction(session -> session.persist(new Room("1")));
    }

    /** Asks for one value; the arguments are parameters, each cast to its type. */
    @Nullable
    Object ask(String function, @Nullable Object... arguments) {
        return ask(List.<@Nullable Object[]>of(arguments), function).get(0);
    }

    /** Asks for the values of a function over many lists of arguments of one kind, in one query each hundred. */
    List<@Nullable Object> ask(List<@Nullable Object[]> calls, String function) {
        List<@Nullable Object> answers = new ArrayList<>(calls.size());
        for (int from = 0; from < calls.size(); from += 100) {
            answers.addAll(askChunk(calls.subList(from, Math.min(calls.size(), from + 100)), function));
        }
        return answers;
    }

    private List<@Nullable Object> askChunk(List<@Nullable Object[]> calls, String function) {
        StringBuilder hql = new StringBuilder("select ");
        int position = 0;
        for (@Nullable Object[] arguments : calls) {
            hql.append(position == 0 ? "" : ", ").append(function).append('(');
            for (int i = 0; i < arguments.length; i++) {
                hql.append(i == 0 ? "" : ", ").append(parameter(arguments[i], ++position));
            }
            hql.append(')');
        }
        hql.append(" from Room r");
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(hql.toString(), Object[].class);
            int index = 0;
            for (@Nullable Object[] arguments : calls) {
                for (Object argument : arguments) {
                    query.setParameter(++index, argument);
                }
            }
            return Arrays.asList(query.getSingleResult());
        });
    }

    private static String parameter(@Nullable Object value, int position) {
        Optional<ValueType<?>> type = value == null ? Optional.empty() : ValueType.of(value.getClass());
        return type.map(known -> "cast(?" + position + " as " + known.javaType().getSimpleName() + ")")
                .orElse("?" + position);
    }

    SessionFactory factory() {
        return factory;
    }

    @Override
    public void close() {
        factory.close();
    }

    /** An absent value in memory is null on the server; numbers are compared by value. */
    static @Nullable Object comparable(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return comparable(optional.orElse(null));
        }
        if (value instanceof BigDecimal number) {
            return number.stripTrailingZeros();
        }
        if (value instanceof OptionalDouble optional) {
            return optional.isPresent() ? optional.getAsDouble() : null;
        }
        if (value instanceof OptionalLong optional) {
            return optional.isPresent() ? optional.getAsLong() : null;
        }
        return value;
    }
}
