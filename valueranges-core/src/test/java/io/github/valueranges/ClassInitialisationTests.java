package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.internal.element.ElementTypes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Promise: whichever class of the library a program touches first, and however many threads touch different ones at the
 * same moment, all of them are there. Classes that need each other to be initialised would deadlock, or see a null.
 *
 * <p>Each round loads the library anew.
 */
class ClassInitialisationTests {

    private static final int ROUNDS = 40;

    private static final URI LOCATION;

    static {
        try {
            LOCATION = LocalDateRange.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
        } catch (java.net.URISyntaxException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static List<String> classNames() throws Exception {
        Path root = Path.of(LOCATION);
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length())
                            .replace('/', '.')
                            .replace('\\', '.'))
                    .sorted()
                    .toList();
        }
    }

    /** All classes at once in a random order: a thread that waits for another for ever runs into the time limit. */
    private static void initialise(List<String> names, ExecutorService threads) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {LOCATION.toURL()}, ClassLoader.getPlatformClassLoader())) {
            CyclicBarrier start = new CyclicBarrier(names.size());
            List<Future<Class<?>>> touched = new ArrayList<>();
            for (String name : names) {
                touched.add(threads.submit(() -> {
                    start.await();
                    return Class.forName(name, true, loader);
                }));
            }
            for (Future<Class<?>> touch : touched) {
                assertThat(touch.get(30, TimeUnit.SECONDS).getClassLoader()).isSameAs(loader);
            }
            Class<?> valueType = loader.loadClass(ValueType.class.getName());
            assertThat((List<?>) valueType.getMethod("all").invoke(null))
                    .hasSameSizeAs(ValueType.all())
                    .doesNotContainNull()
                    .hasToString(ValueType.all().toString());
        }
    }

    @Test
    void allClassesAreInitialisedAtOnce() throws Exception {
        List<String> names = new ArrayList<>(classNames());
        assertThat(names).hasSizeGreaterThan(190).contains(RangeType.class.getName(), WrapperSet.class.getName());
        ExecutorService threads = Executors.newFixedThreadPool(names.size());
        try {
            for (int round = 0; round < ROUNDS; round++) {
                Collections.shuffle(names, new Random(round));
                initialise(names, threads);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /**
     * A class without an initialiser starts nothing of its own: it begins with the first of its superclasses that has
     * one, which is among the others.
     */
    private static boolean hasInitialiser(String name) {
        try (InputStream in = LocalDateRange.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).contains("<clinit>");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void eachClassMayBeTheFirst() throws Exception {
        List<String> names = classNames().stream()
                .filter(ClassInitialisationTests::hasInitialiser)
                .toList();
        assertThat(names)
                .contains(RangeType.class.getName(), SetType.class.getName(), ElementTypes.class.getName())
                .doesNotContain(LocalDateRange.Finite.class.getName());
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            for (String name : names) {
                initialise(List.of(name), thread);
            }
        } finally {
            thread.shutdownNow();
        }
    }
}
