package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.Filter;
import org.hibernate.annotations.FilterDef;
import org.hibernate.annotations.ParamDef;
import org.hibernate.annotations.SQLRestriction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Values as parameters of the filters of Hibernate, whose conditions are written in SQL. */
class FilterTests {

    private static final LocalDateRange JUNE = LocalDateRange.parse("[2026-06-01,2026-06-30]");

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(House.class, Visit.class);
        factory.inTransaction(session -> {
            House house = new House();
            session.persist(house);
            session.persist(new Visit(1, house, LocalDateRange.parse("[2026-06-03,2026-06-08]"), StringSet.of("a")));
            session.persist(new Visit(2, house, LocalDateRange.parse("[2026-07-03,2026-07-08]"), StringSet.of("b")));
            session.persist(new Visit(3, house, LocalDateRange.empty(), StringSet.of("a", "b")));
            session.persist(new Visit(4, house, null, null));
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void rangesAreParameters() {
        assertThat(ids(session -> session.enableFilter("during").setParameter("window", JUNE)))
                .containsExactly(1);
        assertThat(ids(session -> session.enableFilter("during").setParameter("window", LocalDateRange.all())))
                .containsExactly(1, 2);
    }

    @Test
    void rangeSetsAreParameters() {
        assertThat(ids(session -> session.enableFilter("within")
                        .setParameter(
                                "days", LocalDateRangeSet.of(JUNE, LocalDateRange.atLeast(LocalDate.of(2027, 1, 1))))))
                .containsExactly(1, 3);
    }

    @Test
    void setsAreParameters() {
        assertThat(ids(session -> session.enableFilter("tagged").setParameter("tags", StringSet.of("b", "c"))))
                .containsExactly(2, 3);
    }

    @Test
    void listsOfRangesAreParameters() {
        assertThat(ids(session -> session.enableFilter("oneOf")
                        .setParameterList(
                                "stays",
                                List.of(LocalDateRange.empty(), LocalDateRange.parse("[2026-06-03,2026-06-09)")))))
                .containsExactly(1, 3);
    }

    @Test
    void collectionsAreFiltered() {
        factory.inSession(session -> {
            session.enableFilter("during").setParameter("window", JUNE);

            assertThat(session.find(House.class, 1).visits)
                    .extracting(visit -> visit.id)
                    .containsExactly(1);
        });
    }

    private interface Enabling {
        void enable(Session session);
    }

    private static List<Integer> ids(Enabling enabling) {
        return factory.fromSession(session -> {
            enabling.enable(session);
            return session.createSelectionQuery("select v.id from Visit v order by v.id", Integer.class)
                    .list();
        });
    }

    @Entity(name = "House")
    static class House {
        @Id
        private int id = 1;

        @OneToMany(mappedBy = "house")
        @Filter(name = "during", condition = "stay && :window")
        private List<Visit> visits = new ArrayList<>();
    }

    @Entity(name = "Visit")
    @FilterDef(name = "during", parameters = @ParamDef(name = "window", type = LocalDateRange.class))
    @FilterDef(name = "within", parameters = @ParamDef(name = "days", type = LocalDateRangeSet.class))
    @FilterDef(name = "tagged", parameters = @ParamDef(name = "tags", type = StringSet.class))
    @FilterDef(name = "oneOf", parameters = @ParamDef(name = "stays", type = LocalDateRange.class))
    @Filter(name = "during", condition = "stay && :window")
    @Filter(name = "within", condition = "stay <@ :days")
    @Filter(name = "tagged", condition = "tags && :tags")
    @Filter(name = "oneOf", condition = "stay in (:stays)")
    @SQLRestriction("stay is null or not lower_inf(stay)")
    static class Visit {
        @Id
        private int id;

        @ManyToOne
        private @Nullable House house;

        private @Nullable LocalDateRange stay;

        private @Nullable StringSet tags;

        protected Visit() {}

        Visit(int id, House house, @Nullable LocalDateRange stay, @Nullable StringSet tags) {
            this.id = id;
            this.house = house;
            this.stay = stay;
            this.tags = tags;
        }
    }
}
