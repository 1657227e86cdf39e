package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every public method and constructor refuses null by the name of the parameter, unless the parameter says otherwise.
 */
class NullArgumentTests {

    record Right(String value) {}

    private static final LocalDate DAY = LocalDate.parse("2026-06-01");

    /** What stands in the other parameters while one is null. */
    private static final Map<Class<?>, Object> OTHER_ARGUMENTS = Map.ofEntries(
            Map.entry(String.class, "alpha"),
            Map.entry(CharSequence.class, "{}"),
            Map.entry(Class.class, Right.class),
            Map.entry(Object[].class, new Right[] {new Right("read")}),
            Map.entry(Collection.class, List.of()),
            Map.entry(Function.class, Function.identity()),
            Map.entry(TypedRange.class, LocalDateRange.all()),
            Map.entry(UnstorableValueException.class, new UnstorableValueException("alpha")),
            Map.entry(boolean.class, true),
            Map.entry(int.class, 0),
            Map.entry(long.class, 0L));

    @Test
    void everyParameterRefusesNullByItsName() throws Exception {
        List<String> wrong = new ArrayList<>();
        int executables = 0;
        int calls = 0;
        for (Class<?> type : publicClasses()) {
            for (Executable executable : publicMembers(type)) {
                Parameter[] parameters = executable.getParameters();
                boolean called = false;
                for (int i = 0; i < parameters.length; i++) {
                    if (parameters[i].getType().isPrimitive() || acceptsNull(executable, parameters[i])) {
                        continue;
                    }
                    for (Object receiver : receivers(executable)) {
                        String outcome = callWithNull(executable, receiver, i);
                        if (!outcome.equals(parameters[i].getName())) {
                            wrong.add(executable + " of " + receiver + " with null for " + parameters[i].getName()
                                    + ": " + outcome);
                        }
                        called = true;
                        calls++;
                    }
                }
                executables += called ? 1 : 0;
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(executables).isEqualTo(440);
        assertThat(calls).isEqualTo(6_631);
    }

    @Test
    void onlyTheseParametersTakeNull() throws Exception {
        TreeSet<String> nullable = new TreeSet<>();
        for (Class<?> type : publicClasses()) {
            for (Executable executable : publicMembers(type)) {
                for (Parameter parameter : executable.getParameters()) {
                    if (acceptsNull(executable, parameter)) {
                        nullable.add(type.getSimpleName() + "." + executable.getName() + " " + parameter.getName());
                    }
                }
            }
        }
        nullable.removeIf(parameter -> parameter.contains(".equals "));
        assertThat(nullable)
                .containsExactly(
                        "RangeSetType.isInstance value",
                        "RangeType.between lower",
                        "RangeType.between upper",
                        "SetType.isInstance value",
                        "ValueType.isInstance value");
    }

    @Test
    void nullIsNoInstanceAndEqualToNothing() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            assertThat(type.isInstance(null)).isFalse();
            for (Object value : TypeSamples.of(type)) {
                assertThat(value.equals(null)).isFalse();
                cases++;
            }
        }
        assertThat(cases).isEqualTo(11 * 8 + 11 * 5 + 14 * 3);
    }

    @Test
    void aNullAmongOthersIsRefused() {
        LocalDateRange range = LocalDateRange.singleton(DAY);
        assertThatNullPointerException()
                .isThrownBy(() -> LocalDateRangeSet.of(range, null))
                .withMessage("range 1");
        assertThatNullPointerException()
                .isThrownBy(() -> LocalDateRangeSet.of(Arrays.asList(null, range)))
                .withMessage("range 0");
        assertThatNullPointerException().isThrownBy(() -> LocalDateRangeSet.of((LocalDateRange) null));
        assertThatNullPointerException()
                .isThrownBy(() -> StringSet.of("alpha", null))
                .withMessage("element 1");
        assertThatNullPointerException().isThrownBy(() -> StringSet.of(Arrays.asList("alpha", null)));
        assertThatNullPointerException().isThrownBy(() -> WrapperSet.of(Right.class, new Right("read"), null));
        assertThatNullPointerException()
                .isThrownBy(() -> WrapperSet.of(Right.class, Arrays.asList(new Right("read"), null)));
        assertThatNullPointerException().isThrownBy(() -> WrapperSet.of(Right.class, new Right(null)));
    }

    @Test
    void aNullAmongCollectedValuesIsRefused() {
        LocalDateRange range = LocalDateRange.singleton(DAY);
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of(range, null).collect(LocalDateRangeSet.toRangeSet()));
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of(range, null).collect(LocalDateRange.toIntersection()));
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of(LocalDateRangeSet.all(), null).collect(LocalDateRangeSet.toIntersection()));
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of("alpha", null).collect(StringSet.toStringSet()));
    }

    @Test
    void theOnlyNullThatIsCollectedIsRefused() {
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of((LocalDateRange) null).collect(LocalDateRangeSet.toRangeSet()));
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of((LocalDateRange) null).collect(LocalDateRange.toIntersection()));
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of((LocalDateRangeSet) null).collect(LocalDateRangeSet.toIntersection()));
        assertThatNullPointerException()
                .isThrownBy(() -> Stream.of((String) null).collect(StringSet.toStringSet()));
    }

    @Test
    void theViewOfASetHoldsNoNull() {
        assertThat(StringSet.of("alpha").asSet().contains(null)).isFalse();
        assertThat(StringSet.empty().asSet().contains(null)).isFalse();
    }

    private static List<Class<?>> publicClasses() throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString();
            Class<?> type = Class.forName(
                    ValueType.class.getPackageName() + "." + name.substring(0, name.length() - ".class".length()));
            if (Modifier.isPublic(type.getModifiers()) && isReachable(type)) {
                classes.add(type);
            }
        }
        assertThat(classes).hasSize(114).contains(LocalDateRange.Finite.class, SetType.class);
        return classes;
    }

    private static boolean isReachable(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null || (Modifier.isPublic(outer.getModifiers()) && isReachable(outer));
    }

    private static List<Path> classFiles() throws Exception {
        Path folder = folderOf(ValueType.class);
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.getFileName().toString().equals("package-info.class"))
                    .sorted()
                    .toList();
        }
    }

    private static Path folderOf(Class<?> type) throws URISyntaxException {
        Path root =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        return root.resolve(type.getPackageName().replace('.', '/'));
    }

    private static List<Executable> publicMembers(Class<?> type) {
        List<Executable> members = new ArrayList<>(List.of(type.getConstructors()));
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && !method.isBridge() && !method.isSynthetic()) {
                members.add(method);
            }
        }
        return members;
    }

    private static boolean acceptsNull(Executable executable, Parameter parameter) {
        return executable.getName().equals("equals")
                || parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    /** Every value and descriptor that the method can be called on; one null for what needs none. */
    private static List<Object> receivers(Executable executable) {
        if (executable instanceof Constructor<?> || Modifier.isStatic(executable.getModifiers())) {
            return Arrays.asList((Object) null);
        }
        List<Object> all = new ArrayList<>(ValueType.all());
        for (ValueType<?> type : ValueType.all()) {
            all.addAll(TypeSamples.of(type));
        }
        all.add(WrapperSet.empty(Right.class));
        all.add(WrapperSet.of(Right.class, new Right("read")));
        all.add(SetType.wrapper(Right.class));
        all.removeIf(receiver -> !executable.getDeclaringClass().isInstance(receiver));
        return all;
    }

    private static @Nullable Object otherArgument(Class<?> parameter) {
        Object argument = OTHER_ARGUMENTS.get(parameter);
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (argument == null && type.elementClass() == parameter) {
                argument = type.parse(type.example()).lowerBound().orElseThrow();
            }
        }
        return argument;
    }

    private static String callWithNull(Executable executable, @Nullable Object receiver, int nullAt) throws Exception {
        Object[] arguments = new Object[executable.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            Class<?> type = executable.getParameterTypes()[i];
            if (i != nullAt) {
                arguments[i] = otherArgument(type);
                assertThat(arguments[i]).as("an argument for %s", executable).isNotNull();
            }
        }
        try {
            Object result = executable instanceof Constructor<?> constructor
                    ? constructor.newInstance(arguments)
                    : ((Method) executable).invoke(receiver, arguments);
            return "returns " + result;
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            return cause instanceof NullPointerException ? String.valueOf(cause.getMessage()) : "throws " + cause;
        }
    }

    @Test
    void anActionIsAskedForEvenByAnEmptySet() {
        assertThatNullPointerException()
                .isThrownBy(() -> StringSet.empty().forEach((Consumer<String>) null))
                .withMessage("action");
    }
}
