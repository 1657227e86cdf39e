package io.github.valueranges.jpa;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.LinkedHashMap;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.BootstrapServiceRegistry;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.service.ServiceRegistry;

/** Plain Hibernate over a database of the caller's own. */
final class Factories {

    private Factories() {}

    /** Opens a factory over a fresh database, the schema made by Hibernate. */
    static SessionFactory create(Class<?>... entities) {
        return create(Map.of(), entities);
    }

    static SessionFactory create(Map<String, Object> settings, Class<?>... entities) {
        return create(new BootstrapServiceRegistryBuilder().build(), settings, entities);
    }

    static SessionFactory create(
            BootstrapServiceRegistry bootstrap, Map<String, Object> settings, Class<?>... entities) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("hibernate.connection.url", TestPostgres.freshJdbcUrl());
        all.put("hibernate.hbm2ddl.auto", "create");
        all.put("hibernate.hbm2ddl.halt_on_error", true);
        all.put("hibernate.connection.pool_size", 8);
        // The caches of all factories are of one manager, and the first factory to close closes them.
        all.put("hibernate.cache.use_second_level_cache", false);
        all.putAll(settings);
        ServiceRegistry registry =
                new StandardServiceRegistryBuilder(bootstrap).applySettings(all).build();
        try {
            MetadataSources sources = new MetadataSources(registry);
            for (Class<?> entity : entities) {
                sources.addAnnotatedClass(entity);
            }
            return sources.buildMetadata().buildSessionFactory();
        } catch (RuntimeException e) {
            StandardServiceRegistryBuilder.destroy(registry);
            throw e;
        }
    }
}
