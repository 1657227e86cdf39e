package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.persistenceunit.PersistenceManagedTypes;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;

/** Where an application declares a wrapper: before the entities that have sets of it are mapped. */
class DeclaredWrapperTests {

    /** Of two components: no record that is recognised. */
    record Colour(String name, boolean warm) {}

    @Test
    void aPostProcessorOfTheBeanFactoryIsInTime() {
        try (var context = new AnnotationConfigApplicationContext(Application.class)) {
            EntityManagerFactory factory = context.getBean(EntityManagerFactory.class);
            WrapperSet<Colour> colours =
                    WrapperSet.of(Colour.class, new Colour("red", true), new Colour("blue", false));
            factory.runInTransaction(manager -> {
                Painted painted = new Painted();
                painted.colours = colours;
                manager.persist(painted);
            });
            assertThat(factory.<Painted>callInTransaction(manager -> manager.find(Painted.class, 0)).colours)
                    .isEqualTo(colours)
                    .hasToString("{blue,red}");
        }
    }

    @Entity(name = "Painted")
    static class Painted {
        @Id
        private int id;

        private @Nullable WrapperSet<Colour> colours;
    }

    @Configuration(proxyBeanMethods = false)
    static class Application {
        @Bean
        static BeanFactoryPostProcessor wrappers() {
            return factory -> WrapperSet.declare(
                    Colour.class, String.class, Colour::name, name -> new Colour(name, name.equals("red")));
        }

        @Bean
        LocalContainerEntityManagerFactoryBean entityManagerFactory() {
            LocalContainerEntityManagerFactoryBean factory = new LocalContainerEntityManagerFactoryBean();
            factory.setDataSource(TestPostgres.freshDatabase());
            factory.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
            factory.setManagedTypes(PersistenceManagedTypes.of(List.of(Painted.class.getName()), List.of()));
            factory.setJpaPropertyMap(Map.of("hibernate.hbm2ddl.auto", "create"));
            return factory;
        }
    }
}
