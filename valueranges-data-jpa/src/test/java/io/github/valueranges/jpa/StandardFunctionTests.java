package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.Arrays;
import java.util.List;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the functions of Hibernate itself make of values. */
class StandardFunctionTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Row.class);
        factory.inTransaction(session -> {
            for (int id = 1; id <= 3; id++) {
                session.persist(new Row(id, LocalDateRange.parse("[2026-0" + id + "-01,2026-0" + id + "-08]")));
            }
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "select array_agg(r.stay) within group (order by r.stay desc) from Row r | [[2026-03-01,2026-03-08], [2026-02-01,2026-02-08], [2026-01-01,2026-01-08]]",
                "select array_agg(r.free) within group (order by r.id) from Row r where r.id < 3 | [{[2026-01-01,2026-01-08]}, {[2026-02-01,2026-02-08]}]",
                "select count(*) from Row r where array_contains(r.list, r.stay) | 3",
                "select array_get(r.list, 1) from Row r where r.id = 2 | [2026-02-01,2026-02-08]",
                "select array(r.stay, r.stay) from Row r where r.id = 1 | [[2026-01-01,2026-01-08], [2026-01-01,2026-01-08]]",
                "select array_append(r.list, r.stay) from Row r where r.id = 1 | [[2026-01-01,2026-01-08], empty, [2026-01-01,2026-01-08]]",
                "select array_length(r.tags) from Row r where r.id = 1 | 2",
                "select array_append(r.tags, 'Z') from Row r where r.id = 1 | {Z,a,t1}",
                "select array_concat(r.tags, r.tags) from Row r where r.id = 1 | {a,t1}",
                "select array_to_string(r.tags, ',') from Row r where r.id = 1 | a,t1",
                "select greatest(r.stay, cast('empty' as LocalDateRange)) from Row r where r.id = 1 | [2026-01-01,2026-01-08]",
                "select least(r.stay, cast('empty' as LocalDateRange)) from Row r where r.id = 1 | empty",
                "select count(distinct r.stay) from Row r | 3",
                "select listagg(cast(r.stay as string), ';') within group (order by r.id) from Row r where r.id < 3 | [2026-01-01,2026-01-09);[2026-02-01,2026-02-09)",
                "select coalesce(r.stay, cast('empty' as LocalDateRange)) from Row r where r.id = 1 | [2026-01-01,2026-01-08]",
                "select nullif(r.stay, r.stay) from Row r where r.id = 1 | null",
                "select case r.id when 2 then r.stay else cast('empty' as LocalDateRange) end from Row r where r.id = 1 | empty",
                "select count(*) from Row r where r.stay = any (select s.stay from Row s where s.id > 2) | 1",
                "select count(*) from Row r where (r.id, r.stay) in (select s.id, s.stay from Row s) | 3",
                "select count(*) from Row r where r.stay is not distinct from r.stay | 3",
                "select cast(r.stay as LocalDateRangeSet) from Row r where r.id = 1 | {[2026-01-01,2026-01-08]}",
                "select sql('upper(?)', r.stay) from Row r where r.id = 1 | 2026-01-09",
                "select function('upper_inc', r.stay) from Row r where r.id = 1 | false",
                "select upper(r.stay) from Row r where r.id = 1 | 2026-01-09",
                "select lower(r.stay) from Row r where r.id = 1 | 2026-01-01"
            })
    void aValueIsWhatTheyTake(String hql, String answer) {
        Object one = factory.fromSession(
                session -> session.createSelectionQuery(hql, Object.class).getSingleResultOrNull());

        assertThat(one instanceof Object[] array ? Arrays.toString(array) : String.valueOf(one))
                .isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"length(r.stay)", "extract(year from r.stay)", "r.stay + 1", "r.stay * r.stay"})
    void whatIsForTextsAndNumbersIsRefusedBeforeTheQueryRuns(String expression) {
        assertThatThrownBy(() -> factory.inSession(
                        session -> session.createSelectionQuery("select " + expression + " from Row r", Object.class)))
                .hasStackTraceContaining("LocalDateRange'");
    }

    @Test
    void theElementsOfAListOfRangesAreRows() {
        assertThat(factory.<List<Object>>fromSession(session -> session.createSelectionQuery(
                                "select u from Row r join lateral unnest(r.list) u where r.id = 1", Object.class)
                        .list()))
                .containsExactly(LocalDateRange.parse("[2026-01-01,2026-01-08]"), LocalDateRange.empty());
    }

    @Entity(name = "Row")
    static class Row {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
        private @Nullable LocalDateRangeSet free;
        private @Nullable StringSet tags;
        private @Nullable List<LocalDateRange> list;

        protected Row() {}

        Row(int id, LocalDateRange stay) {
            this.id = id;
            this.stay = stay;
            this.free = LocalDateRangeSet.of(stay);
            this.tags = StringSet.of("a", "t" + id);
            this.list = List.of(stay, LocalDateRange.empty());
        }
    }
}
