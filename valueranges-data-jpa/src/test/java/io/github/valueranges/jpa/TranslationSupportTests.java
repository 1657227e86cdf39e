package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.jpa.TranslationSupport.Row;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.SessionFactory;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.query.sqm.function.SqmFunctionRegistry;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The table of what runs where is complete, and what it says about memory is what a query is told. */
class TranslationSupportTests {

    private static final List<Row> ROWS = TranslationSupport.rows();

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void everyPublicMemberHasOneRow() {
        Set<String> members = TranslationSupport.members().keySet();

        assertThat(ROWS).extracting(Row::member).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(members);
        assertThat(members).hasSizeGreaterThan(150);
    }

    @Test
    void exceptionsNameTypesThatHaveTheMember() {
        for (Row row : ROWS) {
            assertThat(row.except())
                    .isSubsetOf(TranslationSupport.members().get(row.member()).keySet().stream()
                            .map(type -> type.javaType().getSimpleName())
                            .toList());
        }
    }

    @Test
    void theFunctionsAreThoseOfTheTable() {
        SqmFunctionRegistry registry =
                ((SessionFactoryImplementor) factory).getQueryEngine().getSqmFunctionRegistry();
        Set<String> ours = Stream.concat(registry.getFunctionsByName(), registry.getSetReturningFunctionsByName())
                .map(Map.Entry::getKey)
                .filter(name -> name.startsWith("range_") || name.startsWith("set_"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> tabled = new TreeSet<>();
        for (Row row : ROWS) {
            if (row.onServer() && row.isFunction()) {
                tabled.add(row.function());
            }
            for (ValueType<?> type :
                    TranslationSupport.members().get(row.member()).keySet()) {
                tabled.add(row.memberAsFunction(type));
            }
        }
        assertThat(ours).containsExactlyInAnyOrderElementsOf(tabled);
    }

    @Test
    void whatRunsInMemoryIsRefusedByNameWithWhatToDoInstead() {
        int asked = 0;
        for (Row row : ROWS) {
            if (row.onServer()) {
                continue;
            }
            for (ValueType<?> type : TranslationSupport.types(row.kind())) {
                if (type.javaType() == WrapperSet.class) {
                    continue;
                }
                String attribute = Everything.attribute(type);
                String function = row.memberAsFunction(type);
                String hql = "select a.id from Anything a where " + function + "(a." + attribute + ") is null";
                assertThatThrownBy(() -> factory.fromSession(session ->
                                session.createSelectionQuery(hql, Long.class).list()))
                        .as(hql)
                        .hasMessageContaining("'" + function + "()' is no function of the server: " + row.instead());
                assertThatThrownBy(() -> factory.fromSession(session -> {
                            var builder = session.getCriteriaBuilder();
                            var query = builder.createQuery(Long.class);
                            var root = query.from(Everything.ENTITY);
                            query.select(root.get("id"))
                                    .where(builder.isNull(
                                            builder.function(function, Object.class, root.get(attribute))));
                            return session.createSelectionQuery(query).list();
                        }))
                        .as("criteria " + function)
                        .hasMessageContaining(row.instead());
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(500);
    }
}
