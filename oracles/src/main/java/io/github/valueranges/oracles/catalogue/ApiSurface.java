package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The public members of the shipped modules, found by reflection: {@code LocalDateRange.overlaps},
 * {@code LocalDateRange.Finite.start}; a constructor is {@code Type.new}, overloads are one member, a type without
 * members is its name.
 */
public final class ApiSurface {
    private final Set<String> members = new TreeSet<>();

    private ApiSurface() {}

    /** Reads the public types of the shipped modules; their classes must be on the class path. */
    public static ApiSurface of(Path root) {
        ApiSurface surface = new ApiSurface();
        for (String module : Modules.shipped(root)) {
            Path sources = root.resolve(module).resolve("src/main/java");
            if (Files.isDirectory(sources)) {
                for (String name : classNames(sources)) {
                    surface.add(load(name));
                }
            }
        }
        return surface;
    }

    static ApiSurface of(List<Class<?>> types) {
        ApiSurface surface = new ApiSurface();
        types.forEach(surface::add);
        return surface;
    }

    private static List<String> classNames(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> names = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                String name = sources.relativize(file).toString();
                if (name.endsWith(".java") && !name.endsWith("-info.java")) {
                    names.add(name.substring(0, name.length() - ".java".length())
                            .replace('/', '.')
                            .replace('\\', '.'));
                }
            }
            names.removeIf(name -> name.contains(".internal."));
            return names;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ApiSurface.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("a shipped class is not on the class path: " + name, missing);
        }
    }

    private void add(Class<?> type) {
        if (!Modifier.isPublic(type.getModifiers())) {
            return;
        }
        String name = nameOf(type);
        int before = members.size();
        for (Method method : type.getDeclaredMethods()) {
            addMember(name, method.getName(), method, method.isSynthetic());
        }
        for (Field field : type.getDeclaredFields()) {
            addMember(name, field.getName(), field, field.isSynthetic());
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            addMember(name, "new", constructor, constructor.isSynthetic());
        }
        for (Class<?> nested : type.getDeclaredClasses()) {
            add(nested);
        }
        if (members.size() == before) {
            members.add(name);
        }
    }

    private void addMember(String type, String name, Member member, boolean synthetic) {
        if (!synthetic && Modifier.isPublic(member.getModifiers())) {
            members.add(type + "." + name);
        }
    }

    private static String nameOf(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null || !Modifier.isPublic(outer.getModifiers())
                ? type.getSimpleName()
                : nameOf(outer) + "." + type.getSimpleName();
    }

    /** Returns every member. */
    public Set<String> members() {
        return members;
    }

    /** Tells whether a pattern names at least one member. */
    public boolean has(String pattern) {
        return members.stream().anyMatch(member -> Patterns.matches(pattern, member));
    }
}
