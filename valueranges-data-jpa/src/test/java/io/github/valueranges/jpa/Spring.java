package io.github.valueranges.jpa;

import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.EntityManagerFactory;
import java.util.Map;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** A Spring application of repositories and nothing else, over a database of its own. */
final class Spring implements AutoCloseable {

    interface Bookings extends JpaRepository<Booking, Long>, JpaSpecificationExecutor<Booking>, RangeQueries<Booking> {

        java.util.List<Booking> findByStay(io.github.valueranges.LocalDateRange stay);

        java.util.List<Booking> findByStayInOrderByGuest(
                java.util.Collection<io.github.valueranges.LocalDateRange> stays);

        java.util.List<Booking> findByStayBetweenOrderByGuest(
                io.github.valueranges.LocalDateRange first, io.github.valueranges.LocalDateRange last);

        java.util.List<Booking> findByStayGreaterThanOrderByGuest(io.github.valueranges.LocalDateRange stay);

        java.util.List<Booking> findByStayIsNull();

        java.util.List<Booking> findByStayBeforeOrderByStay(io.github.valueranges.LocalDateRange stay);

        java.util.List<Booking> findByStayAfterOrderByStay(io.github.valueranges.LocalDateRange stay);

        java.util.List<Booking> findByStayContaining(io.github.valueranges.LocalDateRange stay);

        java.util.List<Booking> findByRequests(io.github.valueranges.StringSet requests);

        @org.springframework.data.jpa.repository.Query(
                "select b.guest from Booking b where range_overlaps(b.stay, :stay) order by b.guest")
        java.util.List<String> guestsDuring(io.github.valueranges.@Nullable LocalDateRange stay);
    }

    interface Rooms extends JpaRepository<Room, String>, RangeQueries<Room> {}

    private final AnnotationConfigApplicationContext context =
            new AnnotationConfigApplicationContext(Application.class);

    Bookings bookings() {
        return context.getBean(Bookings.class);
    }

    Rooms rooms() {
        return context.getBean(Rooms.class);
    }

    <T extends @Nullable Object> T inTransaction(Supplier<T> work) {
        return new TransactionTemplate(context.getBean(PlatformTransactionManager.class)).execute(status -> work.get());
    }

    @Override
    public void close() {
        context.close();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableJpaRepositories(
            considerNestedRepositories = true,
            excludeFilters = @Filter(type = FilterType.REGEX, pattern = ".*TwoUnits.*"))
    static class Application {

        @Bean
        DataSource dataSource() {
            return TestPostgres.freshDatabase();
        }

        @Bean
        LocalContainerEntityManagerFactoryBean entityManagerFactory(DataSource dataSource) {
            LocalContainerEntityManagerFactoryBean factory = new LocalContainerEntityManagerFactoryBean();
            factory.setDataSource(dataSource);
            factory.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
            factory.setManagedTypes(org.springframework.orm.jpa.persistenceunit.PersistenceManagedTypes.of(
                    Booking.class.getName(), Room.class.getName(), Booking.Service.class.getName()));
            factory.setJpaPropertyMap(
                    Map.of("hibernate.hbm2ddl.auto", "create", "hibernate.hbm2ddl.halt_on_error", true));
            return factory;
        }

        @Bean
        PlatformTransactionManager transactionManager(EntityManagerFactory factory) {
            return new JpaTransactionManager(factory);
        }
    }
}
