package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Basic;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.hibernate.Hibernate;
import org.hibernate.SessionFactory;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.bytecode.enhance.spi.DefaultEnhancementContext;
import org.hibernate.bytecode.enhance.spi.Enhancer;
import org.hibernate.bytecode.enhance.spi.UnloadedClass;
import org.hibernate.bytecode.enhance.spi.UnloadedField;
import org.hibernate.bytecode.internal.bytebuddy.BytecodeProviderImpl;
import org.hibernate.cfg.Configuration;
import org.hibernate.query.criteria.HibernateCriteriaBuilder;
import org.hibernate.query.criteria.JpaCriteriaQuery;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Entities that another class loader has than the mapping: those that are loaded anew, and those that Hibernate enhances. */
class EnhancedEntityTests {

    @Test
    void lazyAttributesAreLoadedAndAnEqualValueIsNoUpdate() throws Exception {
        assertThat(run(new Reloading(EnhancedEntityTests::enhanced), TestPostgres.freshJdbcUrl()))
                .isEqualTo("eager only, tags loaded, free loaded, rights loaded, 0 updates, 1 update, found");
    }

    @Test
    void anApplicationThatRestartsHasItsClassesAnew() throws Exception {
        String url = TestPostgres.freshJdbcUrl();
        for (int i = 0; i < 2; i++) {
            assertThat(run(new Reloading(bytes -> bytes), url))
                    .isEqualTo("all, tags loaded, free loaded, rights loaded, 0 updates, 1 update, found");
        }
    }

    private static String run(ClassLoader loader, String url) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            Class<?> program = loader.loadClass(Program.class.getName());
            assertThat(program).isNotSameAs(Program.class);
            return (String) program.getMethod("run", String.class).invoke(null, url);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static byte[] enhanced(byte[] bytes) {
        Enhancer enhancer = new BytecodeProviderImpl().getEnhancer(new DefaultEnhancementContext() {
            @Override
            public boolean hasLazyLoadableAttributes(UnloadedClass type) {
                return true;
            }

            @Override
            public boolean isLazyLoadable(UnloadedField field) {
                return true;
            }

            @Override
            public boolean doDirtyCheckingInline(UnloadedClass type) {
                return true;
            }
        });
        byte[] result = enhancer.enhance(Lazy.class.getName(), bytes);
        assertThat(result).isNotNull();
        return result;
    }

    /** Has the classes of the application by itself, and all others from where they are. */
    private static final class Reloading extends ClassLoader {

        private final UnaryOperator<byte[]> change;

        Reloading(UnaryOperator<byte[]> change) {
            super(EnhancedEntityTests.class.getClassLoader());
            this.change = change;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null
                        ? loaded
                        : name.startsWith(EnhancedEntityTests.class.getName())
                                ? define(name)
                                : super.loadClass(name, resolve);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                byte[] changed = name.equals(Lazy.class.getName()) ? change.apply(bytes) : bytes;
                return defineClass(name, changed, 0, changed.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /** What the application does; public, for its package is another one to its class loader. */
    public static final class Program {

        private Program() {}

        public static String run(String url) {
            List<String> updates = new ArrayList<>();
            List<String> done = new ArrayList<>();
            try (SessionFactory factory = new Configuration(new BootstrapServiceRegistryBuilder()
                            .applyClassLoader(Program.class.getClassLoader())
                            .build())
                    .addAnnotatedClass(Lazy.class)
                    .setProperty("hibernate.connection.url", url)
                    .setProperty("hibernate.hbm2ddl.auto", "create")
                    .setStatementInspector(sql -> {
                        if (sql.startsWith("update")) {
                            updates.add(sql);
                        }
                        return sql;
                    })
                    .buildSessionFactory()) {
                factory.inTransaction(session -> session.persist(new Lazy()));
                factory.inTransaction(session -> {
                    Lazy lazy = session.find(Lazy.class, 1L);
                    done.add(
                            Hibernate.isPropertyInitialized(lazy, "stay")
                                            && !Hibernate.isPropertyInitialized(lazy, "tags")
                                            && !Hibernate.isPropertyInitialized(lazy, "free")
                                    ? "eager only"
                                    : "all");
                    BinaryOperator<String> loaded = (name, value) -> name + (value.isEmpty() ? " empty" : " loaded");
                    done.add(loaded.apply("tags", lazy.getTags().toString().replace("{a,b}", "x")));
                    done.add(loaded.apply("free", lazy.getFree().toString().replace("{}", "")));
                    done.add(loaded.apply("rights", lazy.getRights().contains(new Right("read")) ? "x" : ""));
                    lazy.setStay(LocalDateRange.parse("[2026-06-01,2026-06-09)"));
                    lazy.setTags(StringSet.of("b", "a"));
                    lazy.setRights(WrapperSet.of(Right.class, new Right("read")));
                });
                done.add(updates.size() + " updates");
                factory.inTransaction(session -> session.find(Lazy.class, 1L).setTags(StringSet.of("c")));
                done.add(updates.size() + " update");
                factory.inSession(session -> {
                    HibernateCriteriaBuilder builder = session.getCriteriaBuilder();
                    JpaCriteriaQuery<Lazy> query = builder.createQuery(Lazy.class);
                    query.where(Ranges.overlaps(Lazy::getStay, LocalDateRange.all())
                            .and(Sets.contains(Lazy::getTags, "c"))
                            .and(Sets.contains(Lazy::getRights, new Right("read")))
                            .toPredicate(query.from(Lazy.class), builder));
                    done.add(session.createSelectionQuery(query).list().size() == 1 ? "found" : "not found");
                });
            }
            return String.join(", ", done);
        }
    }

    public record Right(String value) {}

    @Entity(name = "Lazy")
    public static class Lazy {
        @Id
        private long id = 1;

        @Version
        private int version;

        private LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");

        @Basic(fetch = FetchType.LAZY)
        private StringSet tags = StringSet.of("a", "b");

        @Basic(fetch = FetchType.LAZY)
        private @Nullable LocalDateRangeSet free = LocalDateRangeSet.parse("{[2026-07-01,)}");

        @Basic(fetch = FetchType.LAZY)
        private WrapperSet<Right> rights = WrapperSet.of(Right.class, new Right("read"));

        public Lazy() {}

        public LocalDateRange getStay() {
            return stay;
        }

        public void setStay(LocalDateRange stay) {
            this.stay = stay;
        }

        public StringSet getTags() {
            return tags;
        }

        public void setTags(StringSet tags) {
            this.tags = tags;
        }

        public @Nullable LocalDateRangeSet getFree() {
            return free;
        }

        public WrapperSet<Right> getRights() {
            return rights;
        }

        public void setRights(WrapperSet<Right> rights) {
            this.rights = rights;
        }
    }
}
