package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.IntRange;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LongRange;
import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.oracles.Recorder;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.lang.invoke.MethodHandles;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges that a query makes of plain columns, parameters and constants are those that the factories make. */
class ConstructorFunctionTests {

    private static final Class<?> ENTITY = entity();

    private static SessionFactory factory;
    private static List<Object> loaded;

    /** One factory: which bounds it takes, null for one that it does not, and whether they are inclusive. */
    private record Form(@Nullable Boolean lower, @Nullable Boolean upper) {}

    private static final Map<String, Form> FORMS = forms();

    private static Map<String, Form> forms() {
        Map<String, Form> forms = new LinkedHashMap<>();
        forms.put("range_closed", new Form(true, true));
        forms.put("range_closed_open", new Form(true, false));
        forms.put("range_open_closed", new Form(false, true));
        forms.put("range_open", new Form(false, false));
        forms.put("range_at_least", new Form(true, null));
        forms.put("range_greater_than", new Form(false, null));
        forms.put("range_at_most", new Form(null, true));
        forms.put("range_less_than", new Form(null, false));
        return forms;
    }

    /** An entity with two plain attributes for the elements of each type. Months are no plain attribute. */
    private static Class<?> entity() {
        DynamicType.Builder<?> builder = new ByteBuddy()
                .subclass(Object.class)
                .name(ConstructorFunctionTests.class.getPackageName() + ".Limits")
                .annotateType(AnnotationDescription.Builder.ofType(Entity.class).build())
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(AnnotationDescription.Builder.ofType(Id.class).build());
        for (RangeType<?, ?, ?> type : types()) {
            for (String bound : List.of("lower", "upper")) {
                builder = builder.defineField(attribute(bound, type), type.elementClass(), Visibility.PUBLIC);
            }
        }
        return builder.make()
                .load(
                        ConstructorFunctionTests.class.getClassLoader(),
                        ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }

    private static List<RangeType<?, ?, ?>> types() {
        return RangeType.all().stream()
                .filter(type -> type.elementClass() != YearMonth.class)
                .toList();
    }

    private static String attribute(String bound, RangeType<?, ?, ?> type) {
        return bound + type.elementClass().getSimpleName();
    }

    @BeforeAll
    static void open() throws ReflectiveOperationException {
        // The other entity has the schema make the types that the database lacks.
        factory = Factories.create(ENTITY, Everything.ENTITY);
        List<Object> rows = new ArrayList<>();
        int[][] pairs = {{0, 1}, {1, 0}, {0, 0}, {-1, 0}, {0, -1}, {-1, -1}};
        for (int[] pair : pairs) {
            Object row = ENTITY.getConstructor().newInstance();
            ENTITY.getField("id").set(row, (long) rows.size());
            for (RangeType<?, ?, ?> type : types()) {
                set(row, "lower", type, pair[0]);
                set(row, "upper", type, pair[1]);
            }
            rows.add(row);
        }
        factory.inTransaction(session -> rows.forEach(session::persist));
        loaded =
                factory.fromSession(session -> session.createSelectionQuery("from Limits l order by l.id", Object.class)
                        .list());
        assertThat(loaded).hasSize(6);
    }

    private static void set(Object row, String bound, RangeType<?, ?, ?> type, int index)
            throws ReflectiveOperationException {
        ENTITY.getField(attribute(bound, type))
                .set(row, index < 0 ? null : plain(type).get(index));
    }

    /** Values that a plain attribute of Hibernate keeps as they are. */
    private static List<?> plain(RangeType<?, ?, ?> type) {
        List<?> values = Probes.elements(type).stream()
                .filter(element ->
                        List.of("3", "4", "2026-01-03", "2026-01-04", "10:30:00", "2026-03-29 02:30:00").stream()
                                .anyMatch(text ->
                                        text.equals(text(type, element)) || (text + "+00").equals(text(type, element))))
                .toList();
        return values.size() > 1 ? values : List.of(values.get(0), other(type));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an element of the type
    private static String text(RangeType type, Object element) {
        return type.formatElement(element).replace('T', ' ').replace("Z", "+00");
    }

    private static Object other(RangeType<?, ?, ?> type) {
        String text = type.elementClass() == java.time.LocalTime.class ? "11:00:00" : "2026-03-29T03:30:00Z";
        return type.parseElement(text);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void plainColumnsOfEveryType() throws Exception {
        Recorder recorder = Recorder.of(ConstructorFunctionTests.class, "plainColumnsOfEveryType");
        for (RangeType<?, ?, ?> type : types()) {
            columns(type, recorder);
        }
        recorder.conclude(10 * 9);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void columns(
            RangeType<E, R, S> type, Recorder recorder) throws ReflectiveOperationException {
        String lower = "l." + attribute("lower", type);
        String upper = "l." + attribute("upper", type);
        for (var form : FORMS.entrySet()) {
            List<@Nullable Object> expected = new ArrayList<>();
            for (Object row : loaded) {
                E from = form.getValue().lower() == null ? null : get(row, "lower", type);
                E to = form.getValue().upper() == null ? null : get(row, "upper", type);
                boolean unknown = (form.getValue().lower() != null && from == null)
                        || (form.getValue().upper() != null && to == null);
                expected.add(
                        unknown
                                ? null
                                : type.between(
                                        from,
                                        Boolean.TRUE.equals(form.getValue().lower()),
                                        to,
                                        Boolean.TRUE.equals(form.getValue().upper())));
            }
            String call = form.getKey() + "("
                    + (form.getValue().lower() == null
                            ? upper
                            : form.getValue().upper() == null ? lower : lower + ", " + upper)
                    + ")";
            recorder.checkElements(() -> call, expected, () -> all(call));
        }
        List<@Nullable Object> singletons = new ArrayList<>();
        for (Object row : loaded) {
            E value = get(row, "lower", type);
            singletons.add(value == null ? null : type.singleton(value));
        }
        recorder.checkElements(
                () -> "range_singleton(" + lower + ")", singletons, () -> all("range_singleton(" + lower + ")"));
    }

    private static <E> @Nullable E get(Object row, String bound, RangeType<E, ?, ?> type)
            throws ReflectiveOperationException {
        return type.elementClass().cast(ENTITY.getField(attribute(bound, type)).get(row));
    }

    private static List<@Nullable Object> all(String call, Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery("select " + call + " from Limits l order by l.id", Object.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list();
        });
    }

    private static @Nullable Object one(String call, Object... parameters) {
        return all(call, parameters).get(0);
    }

    @Test
    void nothingLiesBeyondTheExtremes() {
        assertThat(one("range_greater_than(cast(?1 as Integer))", Integer.MAX_VALUE))
                .isEqualTo(IntRange.empty());
        assertThat(one("range_less_than(cast(?1 as Integer))", Integer.MIN_VALUE))
                .isEqualTo(IntRange.empty());
        assertThat(one("range_at_least(cast(?1 as Integer))", Integer.MAX_VALUE))
                .isEqualTo(IntRange.atLeast(Integer.MAX_VALUE));
        assertThat(one("range_greater_than(cast(?1 as Long))", Long.MAX_VALUE)).isEqualTo(LongRange.empty());
        assertThat(one("range_less_than(cast(?1 as Long))", Long.MIN_VALUE)).isEqualTo(LongRange.empty());
        for (LocalDate day : List.of(LocalDate.MAX, LocalDate.MIN)) {
            LocalDateRange extreme = LocalDateRange.singleton(day);
            String bound = "range_upper_bound(cast(?1 as LocalDateRange))";
            assertThat(one("range_greater_than(" + bound + ")", extreme)).isEqualTo(LocalDateRange.greaterThan(day));
            assertThat(one("range_less_than(" + bound + ")", extreme)).isEqualTo(LocalDateRange.lessThan(day));
            assertThat(one("range_at_least(" + bound + ")", extreme)).isEqualTo(LocalDateRange.atLeast(day));
            assertThat(one("range_at_most(" + bound + ")", extreme)).isEqualTo(LocalDateRange.atMost(day));
        }
    }

    @Test
    void whatTheServerCannotHoldIsItsError() {
        assertThatThrownBy(() -> one("range_closed(1, cast(?1 as Integer))", Integer.MAX_VALUE))
                .hasStackTraceContaining("integer out of range");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "range_closed(1, 3)",
                "range_closed(1, ?1)",
                "range_closed(cast(?1 as Integer) - 2, ?1)",
                "range_open(0, 4)",
                "range_intersect(range_at_least(1), range_at_most(cast(?1 as Integer)))"
            })
    void constantsParametersAndOtherFunctionsAreBounds(String call) {
        assertThat(call.contains("?1") ? one(call, 3) : one(call)).isEqualTo(IntRange.closed(1, 3));
    }

    @Test
    void aDayThatIsABoundIsSentAsItIs() {
        LocalDate ides = LocalDate.of(-43, 3, 15);

        assertThat(one("range_closed(?1, l.lowerLocalDate)", ides))
                .isEqualTo(LocalDateRange.closed(ides, LocalDate.of(2026, 1, 3)));
    }

    @Test
    void theirTypesTellTheRange() {
        assertThatThrownBy(() -> one("range_closed(?1, ?2)", 1, 2))
                .hasMessageContaining("as in cast(:from as LocalDate)");
        assertThatThrownBy(() -> one("range_closed('a', 'b')"))
                .hasMessageContaining("parameter 1 of function 'range_closed()' requires a value that there are ranges"
                        + " of, but is String");
        assertThatThrownBy(() -> one("range_closed(l.lowerInteger, l.upperLong)"))
                .hasMessageContaining("parameter 2 of function 'range_closed()' requires an integer, but is Long");
    }

    @Test
    void theyRestrictRowsBesideOtherConditions() {
        assertThat(factory.<List<Long>>fromSession(session -> session.createSelectionQuery(
                                "select l.id from Limits l where range_contains(range_closed(l.lowerLocalDate,"
                                        + " l.upperLocalDate), ?1) or range_is_empty(range_closed(l.lowerLong, l.upperLong))"
                                        + " order by l.id",
                                Long.class)
                        .setParameter(1, LocalDate.of(2026, 1, 4))
                        .list()))
                .containsExactly(0L, 1L);
    }
}
