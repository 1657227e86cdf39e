package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Primary;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.persistenceunit.PersistenceManagedTypes;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;
import org.springframework.transaction.PlatformTransactionManager;

/** Two persistence units in one application, each with a database of its own. */
class TwoUnitsTests {

    private static final LocalDateRange WEEK = LocalDateRange.parse("[2026-06-01,2026-06-07]");
    private static final LocalDateRange NEXT = LocalDateRange.parse("[2026-06-08,2026-06-14]");

    @Test
    void eachRepositoryAsksItsOwnUnit() {
        try (var context = new AnnotationConfigApplicationContext(First.class, Second.class)) {
            Visits visits = context.getBean(Visits.class);
            Shifts shifts = context.getBean(Shifts.class);
            visits.save(new Visit(1, WEEK));
            shifts.save(new Shift(1, NEXT));

            assertThat(visits.findOverlapping(Visit::getStay, WEEK)).hasSize(1);
            assertThat(visits.findOverlapping(Visit::getStay, NEXT)).isEmpty();
            assertThat(shifts.findOverlapping(Shift::getDays, NEXT)).hasSize(1);
            assertThat(shifts.occupied(Shift::getDays, LocalDateRange.all())).isEqualTo(LocalDateRangeSet.of(NEXT));
            assertThat(visits.gaps(Visit::getStay, NEXT)).isEqualTo(LocalDateRangeSet.of(NEXT));
        }
    }

    @Test
    void anEntityOfBothUnitsIsAskedByItsPredicates() {
        try (var context = new AnnotationConfigApplicationContext(First.class, SecondOfBoth.class)) {
            Visits visits = context.getBean(Visits.class);
            visits.save(new Visit(1, WEEK));

            assertThatThrownBy(() -> visits.findOverlapping(Visit::getStay, WEEK))
                    .isInstanceOf(InvalidDataAccessApiUsageException.class)
                    .hasMessageContaining("managed by more than one EntityManagers");
            assertThat(visits.findAll(Ranges.overlaps(Visit::getStay, WEEK))).hasSize(1);
            assertThat(visits.findAll(Ranges.overlaps(Visit::getStay, NEXT))).isEmpty();
        }
    }

    interface Visits extends JpaRepository<Visit, Integer>, JpaSpecificationExecutor<Visit>, RangeQueries<Visit> {}

    interface Shifts extends JpaRepository<Shift, Integer>, RangeQueries<Shift> {}

    @Entity(name = "Visit")
    static class Visit {

        @Id
        private int id;

        private @Nullable LocalDateRange stay;

        protected Visit() {}

        Visit(int id, LocalDateRange stay) {
            this.id = id;
            this.stay = stay;
        }

        public @Nullable LocalDateRange getStay() {
            return stay;
        }
    }

    @Entity(name = "Shift")
    static class Shift {

        @Id
        private int id;

        private @Nullable LocalDateRange days;

        protected Shift() {}

        Shift(int id, LocalDateRange days) {
            this.id = id;
            this.days = days;
        }

        public @Nullable LocalDateRange getDays() {
            return days;
        }
    }

    private static LocalContainerEntityManagerFactoryBean unit(String name, Class<?>... entities) {
        LocalContainerEntityManagerFactoryBean unit = new LocalContainerEntityManagerFactoryBean();
        unit.setPersistenceUnitName(name);
        unit.setDataSource(TestPostgres.freshDatabase());
        unit.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
        List<String> names = Stream.of(entities).map(Class::getName).toList();
        unit.setManagedTypes(PersistenceManagedTypes.of(names, List.of()));
        unit.setJpaPropertyMap(Map.of("hibernate.hbm2ddl.auto", "create", "hibernate.hbm2ddl.halt_on_error", true));
        return unit;
    }

    @Configuration(proxyBeanMethods = false)
    @EnableJpaRepositories(
            considerNestedRepositories = true,
            entityManagerFactoryRef = "first",
            transactionManagerRef = "firstTransactions",
            excludeFilters = @Filter(type = FilterType.REGEX, pattern = ".*(Spring\\$|Shifts).*"))
    static class First {

        @Bean
        @Primary
        LocalContainerEntityManagerFactoryBean first() {
            return unit("first", Visit.class);
        }

        @Bean
        @Primary
        PlatformTransactionManager firstTransactions(@Qualifier("first") EntityManagerFactory factory) {
            return new JpaTransactionManager(factory);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @EnableJpaRepositories(
            considerNestedRepositories = true,
            entityManagerFactoryRef = "second",
            transactionManagerRef = "secondTransactions",
            excludeFilters = @Filter(type = FilterType.REGEX, pattern = ".*(Spring\\$|Visits).*"))
    static class Second {

        @Bean
        LocalContainerEntityManagerFactoryBean second() {
            return unit("second", Shift.class);
        }

        @Bean
        PlatformTransactionManager secondTransactions(@Qualifier("second") EntityManagerFactory factory) {
            return new JpaTransactionManager(factory);
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class SecondOfBoth {

        @Bean
        LocalContainerEntityManagerFactoryBean second() {
            return unit("second", Shift.class, Visit.class);
        }
    }
}
