package io.github.valueranges.jpa;

import io.github.valueranges.ValueType;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;

/**
 * What other mappings got wrong, and what is right.
 *
 * @param kind the kind of mistake
 * @param behaviour what holds
 * @param right the right value as text: columns are separated by bars, rows by semicolons; for a refusal its SQL state or
 *     class and the beginning of its message
 * @param refused whether it is refused
 * @param question what is done in a transaction that is rolled back
 */
record PersistenceFieldCase(
        String kind, String behaviour, String right, boolean refused, Function<Session, @Nullable Object> question) {

    static PersistenceFieldCase value(
            String kind, String behaviour, String right, Function<Session, @Nullable Object> question) {
        return new PersistenceFieldCase(kind, behaviour, right, false, question);
    }

    static PersistenceFieldCase refused(
            String kind, String behaviour, String reason, Function<Session, @Nullable Object> question) {
        return new PersistenceFieldCase(kind, behaviour, reason, true, question);
    }

    /** Something that holds of each type; the right value is how many there are, and the answer which are wrong. */
    static <T> PersistenceFieldCase each(
            String kind, String behaviour, int count, Collection<T> types, Sweep<T> holds) {
        return value(kind, behaviour, count + " types, wrong are []", session -> {
            List<String> wrong = new ArrayList<>();
            for (T type : types) {
                if (!holds.test(session, type)) {
                    wrong.add(type.toString());
                }
            }
            return types.size() + " types, wrong are " + wrong;
        });
    }

    interface Sweep<T> {
        boolean test(Session session, T type);
    }

    /** What is wrong here, or null. */
    @Nullable
    String wrong(SessionFactory factory) {
        String answer;
        try {
            answer = answer(factory);
        } catch (RuntimeException thrown) {
            List<String> causes = causes(thrown);
            return refused && causes.stream().anyMatch(cause -> cause.startsWith(right))
                    ? null
                    : this + ": " + causes + ", not " + right;
        }
        return !refused && answer.equals(right) ? null : this + ": " + answer + ", not " + right;
    }

    private String answer(SessionFactory factory) {
        try (Session session = factory.openSession()) {
            session.beginTransaction();
            try {
                return text(question.apply(session));
            } finally {
                session.getTransaction().rollback();
            }
        }
    }

    private static List<String> causes(Throwable thrown) {
        List<String> causes = new ArrayList<>();
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            String message = String.valueOf(each.getMessage());
            causes.add(
                    each instanceof SQLException sql
                            ? sql.getSQLState() + ' ' + message.replace("ERROR: ", "")
                            : each.getClass().getSimpleName() + ' ' + message);
        }
        return causes;
    }

    private static String text(@Nullable Object answer) {
        if (answer instanceof List<?> rows) {
            return rows.stream().map(PersistenceFieldCase::text).collect(Collectors.joining("; "));
        }
        return answer instanceof Object[] columns
                ? Arrays.stream(columns).map(String::valueOf).collect(Collectors.joining(" | "))
                : String.valueOf(answer);
    }

    /** Asks in the language of Hibernate. */
    static Function<Session, @Nullable Object> hql(String query, @Nullable Object... parameters) {
        return session -> {
            var asked = session.createSelectionQuery(query, Object.class);
            for (int i = 0; i < parameters.length; i++) {
                asked.setParameter(i + 1, parameters[i]);
            }
            return asked.list();
        };
    }

    /** Asks in the language of the server. */
    static Function<Session, @Nullable Object> sql(String query, @Nullable Object... parameters) {
        return session -> {
            var asked = session.createNativeQuery(query, Object.class);
            for (int i = 0; i < parameters.length; i++) {
                asked.setParameter(i + 1, parameters[i]);
            }
            return asked.list();
        };
    }

    /** Changes rows in the language of Hibernate. */
    static int change(Session session, String statement, @Nullable Object... parameters) {
        var changed = session.createMutationQuery(statement);
        for (int i = 0; i < parameters.length; i++) {
            changed.setParameter(i + 1, parameters[i]);
        }
        return changed.executeUpdate();
    }

    /** Changes rows in the language of the server. */
    static int nativeChange(Session session, String statement, @Nullable Object... parameters) {
        var changed = session.createNativeMutationQuery(statement);
        for (int i = 0; i < parameters.length; i++) {
            changed.setParameter(i + 1, parameters[i]);
        }
        return changed.executeUpdate();
    }

    /** What an entity reads from a column that another client wrote. */
    static @Nullable Object read(Session session, ValueType<?> type, String literal) {
        session.clear();
        nativeChange(session, "delete from anything where id = 7");
        nativeChange(
                session,
                "insert into anything (id, " + Everything.attribute(type) + ") values (7, cast('"
                        + literal.replace("'", "''") + "' as " + type.postgresName() + "))");
        return Everything.get(session.find(Everything.ENTITY, 7L), type);
    }

    /** What the server has for a value that an entity wrote, as text. */
    static String written(Session session, ValueType<?> type, @Nullable Object value) {
        session.clear();
        nativeChange(session, "delete from anything where id = 7");
        Object entity = Everything.create(7);
        Everything.set(entity, type, value);
        session.persist(entity);
        session.flush();
        session.clear();
        return String.valueOf(session.createNativeQuery(
                        "select cast(" + Everything.attribute(type) + " as text) from anything where id = 7",
                        Object.class)
                .getSingleResult());
    }

    /** What an entity reads from the column that it wrote. */
    static @Nullable Object kept(Session session, ValueType<?> type, @Nullable Object value) {
        written(session, type, value);
        return Everything.get(session.find(Everything.ENTITY, 7L), type);
    }

    @Override
    public String toString() {
        return kind + ' ' + behaviour;
    }
}
