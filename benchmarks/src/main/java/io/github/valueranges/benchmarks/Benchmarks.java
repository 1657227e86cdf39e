package io.github.valueranges.benchmarks;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Param;

/** The benchmarks that there are, found by their annotations. */
final class Benchmarks {

    private static final List<Class<?>> CLASSES = List.of(
            LocalDateRelations.class,
            IntRelations.class,
            LocalDateRangeSetAlgebra.class,
            LocalDateTimeRangeSetAlgebra.class,
            IntSetAlgebra.class,
            LocalDateRangeText.class,
            OffsetDateTimeRangeText.class);

    private Benchmarks() {}

    /** A benchmark method with one value of its parameter, if it has one. */
    record Benchmark(Method method, Optional<Field> parameter, String value) {

        Measured measured() {
            return method.getAnnotation(Measured.class);
        }

        String name() {
            return method.getDeclaringClass().getName() + "." + method.getName();
        }

        String work() {
            String work = measured().work();
            return parameter.isEmpty() ? work : work + ", " + grouped(value);
        }

        /** {@code 100000} is read more easily as {@code 100,000}. */
        private static String grouped(String value) {
            StringBuilder out = new StringBuilder(value);
            boolean number = value.chars().allMatch(c -> c >= '0' && c <= '9');
            for (int i = value.length() - 3; number && i > 0; i -= 3) {
                out.insert(i, ',');
            }
            return out.toString();
        }
    }

    /** All rows in the order of the table: by class, within a class by the name of the work. */
    static List<Row> rows() {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Class<?> type : CLASSES) {
            Arrays.stream(type.getMethods())
                    .filter(method -> method.isAnnotationPresent(Measured.class))
                    .sorted(Comparator.comparing((Method method) ->
                                    method.getAnnotation(Measured.class).work())
                            .thenComparing(method ->
                                    method.getAnnotation(Measured.class).by()))
                    .flatMap(method -> of(method).stream())
                    .forEach(b -> rows.computeIfAbsent(b.work(), Row::new).add(b));
        }
        return List.copyOf(rows.values());
    }

    private static List<Benchmark> of(Method method) {
        Optional<Field> parameter = Arrays.stream(method.getParameterTypes())
                .flatMap(type -> Arrays.stream(type.getFields()))
                .filter(field -> field.isAnnotationPresent(Param.class))
                .findFirst();
        List<String> only = List.of(method.getAnnotation(Measured.class).only());
        return parameter.map(field -> List.of(field.getAnnotation(Param.class).value())).orElse(List.of("")).stream()
                .filter(value -> only.isEmpty() || only.contains(value))
                .map(value -> new Benchmark(method, parameter, value))
                .toList();
    }
}
