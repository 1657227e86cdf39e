package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Convert;
import jakarta.persistence.Converter;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Lob;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandles;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.Array;
import org.hibernate.annotations.ColumnDefault;
import org.hibernate.annotations.ColumnTransformer;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Formula;
import org.hibernate.annotations.Generated;
import org.hibernate.annotations.GeneratedColumn;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.annotations.Nationalized;
import org.hibernate.annotations.OptimisticLockType;
import org.hibernate.annotations.OptimisticLocking;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What an attribute may be annotated with beside: another JDBC type, converters, generated columns, formulas. */
class AttributeOptionTests {

    private static final LocalDateRange STAY = LocalDateRange.parse("[2026-06-01,2026-06-08]");
    private static final LocalDateRange LATER = LocalDateRange.parse("[2026-07-01,2026-07-08]");

    private static final Map<ValueType<?>, Object> VALUES = Map.of(
            RangeType.LOCAL_DATE,
            STAY,
            RangeType.LOCAL_DATE.rangeSetType(),
            LocalDateRangeSet.of(STAY, LATER),
            SetType.STRING,
            StringSet.of("a", "b"));

    private static int made;

    @Test
    void textsAndDocumentsKeepTheValueAndTheServerHasNoFunctionOverThem() throws ReflectiveOperationException {
        int asked = 0;
        for (ValueType<?> type : VALUES.keySet()) {
            for (int code : List.of(SqlTypes.VARCHAR, SqlTypes.LONG32VARCHAR, SqlTypes.NVARCHAR, SqlTypes.JSON)) {
                Class<?> entity = entity(type, jdbcType(code));
                try (SessionFactory factory = Factories.create(entity)) {
                    assertThat(roundTrip(factory, entity, type)).isEqualTo(VALUES.get(type));
                    assertThatThrownBy(() -> ids(factory, entity, question(type), VALUES.get(type)))
                            .hasStackTraceContaining(
                                    code == SqlTypes.JSON
                                            ? " that is stored as a document"
                                            : " that is stored as a text");
                    asked++;
                }
            }
        }
        assertThat(asked).isEqualTo(3 * 4);
    }

    @Test
    void anArrayAndALengthAreAsWithoutThem() throws ReflectiveOperationException {
        int asked = 0;
        for (ValueType<?> type : VALUES.keySet()) {
            for (AnnotationDescription annotation : List.of(
                    jdbcType(SqlTypes.ARRAY),
                    of(Lob.class).build(),
                    of(Nationalized.class).build(),
                    of(Array.class).define("length", 5).build(),
                    of(jakarta.persistence.Column.class).define("length", 5).build())) {
                Class<?> entity = entity(type, annotation);
                try (SessionFactory factory = Factories.create(entity)) {
                    assertThat(roundTrip(factory, entity, type)).isEqualTo(VALUES.get(type));
                    assertThat(ids(factory, entity, question(type), VALUES.get(type)))
                            .containsExactly(1L);
                    asked++;
                }
            }
        }
        assertThat(asked).isEqualTo(3 * 5);
    }

    @Test
    void aTypeThatHoldsNoValueStopsTheStart() throws ReflectiveOperationException {
        int asked = 0;
        for (ValueType<?> type : VALUES.keySet()) {
            for (int code : List.of(
                    SqlTypes.INTEGER,
                    SqlTypes.DATE,
                    SqlTypes.VARBINARY,
                    SqlTypes.BLOB,
                    SqlTypes.CLOB,
                    SqlTypes.SQLXML,
                    SqlTypes.UUID,
                    SqlTypes.OTHER)) {
                Class<?> entity = entity(type, jdbcType(code));
                assertThatThrownBy(() -> Factories.create(entity))
                        .isInstanceOf(MappingException.class)
                        .hasMessageStartingWith("column " + entity.getSimpleName() + ".held cannot hold "
                                + type.javaType().getSimpleName() + " as ")
                        .hasMessageEndingWith(
                                ": it has a type of its own, without an annotation, or is a text or a JSON document");
                asked++;
            }
        }
        assertThat(asked).isEqualTo(3 * 8);
    }

    private static <A extends Annotation> AnnotationDescription.Builder of(Class<A> annotation) {
        return AnnotationDescription.Builder.ofType(annotation);
    }

    private static AnnotationDescription jdbcType(int code) {
        return of(JdbcTypeCode.class).define("value", code).build();
    }

    private static String question(ValueType<?> type) {
        return type instanceof SetType ? "set_overlaps(e.held, ?1)" : "range_overlaps(e.held, ?1)";
    }

    private static Class<?> entity(ValueType<?> type, AnnotationDescription annotation) {
        return new ByteBuddy()
                .subclass(Object.class)
                .name(AttributeOptionTests.class.getPackageName() + ".Optional" + ++made)
                .annotateType(of(Entity.class).build())
                .defineField("id", Long.class, Visibility.PUBLIC)
                .annotateField(of(Id.class).build())
                .defineField("held", type.javaType(), Visibility.PUBLIC)
                .annotateField(annotation)
                .make()
                .load(
                        AttributeOptionTests.class.getClassLoader(),
                        ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }

    private static Object roundTrip(SessionFactory factory, Class<?> entity, ValueType<?> type)
            throws ReflectiveOperationException {
        for (long id = 1; id < 3; id++) {
            Object row = entity.getConstructor().newInstance();
            entity.getField("id").set(row, id);
            entity.getField("held").set(row, id == 1 ? VALUES.get(type) : null);
            factory.inTransaction(session -> session.persist(row));
        }
        assertThat(ids(factory, entity, "e.held = ?1", VALUES.get(type))).containsExactly(1L);
        return entity.getField("held").get(factory.<Object>fromSession(session -> session.find(entity, 1L)));
    }

    private static List<Long> ids(SessionFactory factory, Class<?> entity, String condition, Object parameter) {
        return factory.fromSession(session -> session.createSelectionQuery(
                        "select e.id from " + entity.getSimpleName() + " e where " + condition, Long.class)
                .setParameter(1, parameter)
                .list());
    }

    // --- converters of the application -----------------------------------------------------------------------------

    @Test
    void aConverterThatAppliesByItselfMapsItsTypeAloneAsItLikes() {
        try (SessionFactory factory = Factories.create(Converted.class, RangesAsText.class)) {
            factory.inTransaction(session -> session.persist(new Converted()));

            Converted read = factory.fromSession(session -> session.find(Converted.class, 1L));
            assertThat(read.stay).isEqualTo(STAY);
            assertThat(read.free).isEqualTo(LocalDateRangeSet.of(LATER));
            factory.inSession(session -> {
                assertThat(session.find(Converted.class, 1L).rows).containsExactlyInAnyOrder(STAY, LATER);
                assertThat(types(session, "converted"))
                        .containsEntry("stay", "varchar")
                        .containsEntry("free", "datemultirange");
                assertThat(types(session, "converted_rows")).containsEntry("rows", "varchar");
            });
            assertThatThrownBy(() -> ids(factory, Converted.class, "range_overlaps(e.stay, ?1)", STAY))
                    .hasStackTraceContaining("is a daterange that is stored as a text");
            assertThat(ids(factory, Converted.class, "range_overlaps(e.free, ?1)", LATER))
                    .containsExactly(1L);
        }
    }

    @Test
    void aTypeOfTheApplicationIsConvertedToARange() {
        try (SessionFactory factory = Factories.create(Own.class)) {
            factory.inTransaction(session -> session.persist(new Own()));

            assertThat(factory.<Own>fromSession(session -> session.find(Own.class, 1L)).week)
                    .isEqualTo(new Week(LocalDate.of(2026, 6, 1)));
            factory.inSession(session -> assertThat(types(session, "own")).containsEntry("week", "daterange"));
            assertThat(ids(factory, Own.class, "e.week = ?1", new Week(LocalDate.of(2026, 6, 1))))
                    .containsExactly(1L);
            assertThatThrownBy(() -> ids(factory, Own.class, "range_overlaps(e.week, ?1)", STAY))
                    .hasStackTraceContaining("requires a range or a range set, but is Week");
            assertThat(ids(factory, Own.class, "range_overlaps(cast(e.week as LocalDateRange), ?1)", STAY))
                    .containsExactly(1L);
        }
    }

    private static Map<String, String> types(org.hibernate.Session session, String table) {
        Map<String, String> types = new java.util.HashMap<>();
        for (Object[] row : session.createNativeQuery(
                        "select column_name, udt_name from information_schema.columns where lower(table_name) = ?1",
                        Object[].class)
                .setParameter(1, table)
                .list()) {
            types.put((String) row[0], (String) row[1]);
        }
        return types;
    }

    @Entity(name = "Converted")
    static class Converted {
        @Id
        private long id = 1;

        private LocalDateRange stay = STAY;

        private LocalDateRangeSet free = LocalDateRangeSet.of(LATER);

        @ElementCollection
        private Set<LocalDateRange> rows = Set.of(STAY, LATER);
    }

    @Converter(autoApply = true)
    static class RangesAsText implements AttributeConverter<LocalDateRange, String> {

        @Override
        public @Nullable String convertToDatabaseColumn(@Nullable LocalDateRange value) {
            return value == null ? null : value.toString();
        }

        @Override
        public @Nullable LocalDateRange convertToEntityAttribute(@Nullable String text) {
            return text == null ? null : LocalDateRange.parse(text);
        }
    }

    record Week(LocalDate monday) {}

    @Entity(name = "Own")
    static class Own {
        @Id
        private long id = 1;

        @Convert(converter = WeekAsRange.class)
        private Week week = new Week(LocalDate.of(2026, 6, 1));
    }

    static class WeekAsRange implements AttributeConverter<Week, LocalDateRange> {

        @Override
        public @Nullable LocalDateRange convertToDatabaseColumn(@Nullable Week week) {
            return week == null ? null : LocalDateRange.closedOpen(week.monday, week.monday.plusDays(7));
        }

        @Override
        public @Nullable Week convertToEntityAttribute(@Nullable LocalDateRange range) {
            return range == null ? null : new Week(range.lowerBound().orElseThrow());
        }
    }

    // --- columns that the server fills -----------------------------------------------------------------------------

    @Test
    void theServerFillsWhatItsTableSays() {
        try (SessionFactory factory = Factories.create(Filled.class)) {
            Filled filled = new Filled();
            factory.inTransaction(session -> session.persist(filled));

            assertThat(filled.byDefault).isEqualTo(STAY);
            assertThat(filled.tags).isEqualTo(StringSet.of("a", "b"));
            assertThat(filled.computed).isEqualTo(LocalDateRange.parse("[2026-06-03,2026-06-04]"));
            factory.inTransaction(session -> {
                Filled read = session.find(Filled.class, 1L);
                assertThat(read.byFormula).isEqualTo(LocalDateRange.parse("[2026-06-03,)"));
                assertThat(read.transformed).isEqualTo(LocalDateRange.parse("[2026-06-01,2026-06-09]"));
                assertThat(read.byDefault).isEqualTo(STAY);
                read.closed = LocalDate.of(2026, 6, 10);
                session.flush();
                assertThat(read.computed).isEqualTo(LocalDateRange.parse("[2026-06-03,2026-06-09]"));
            });
            assertThat(ids(factory, Filled.class, "range_overlaps(e.computed, ?1)", STAY))
                    .containsExactly(1L);
            assertThat(ids(factory, Filled.class, "range_contains(e.byFormula, ?1)", LATER))
                    .containsExactly(1L);
            assertThat(ids(factory, Filled.class, "set_contains(e.tags, ?1)", "b"))
                    .containsExactly(1L);
        }
    }

    @Entity(name = "Filled")
    static class Filled {
        @Id
        private long id = 1;

        private LocalDate opened = LocalDate.of(2026, 6, 3);

        private LocalDate closed = LocalDate.of(2026, 6, 5);

        @Generated
        @ColumnDefault("'[2026-06-01,2026-06-09)'")
        private @Nullable LocalDateRange byDefault;

        @Generated
        @ColumnDefault("'{b,a,b}'")
        private @Nullable StringSet tags;

        @GeneratedColumn("daterange(opened, closed)")
        private @Nullable LocalDateRange computed;

        @Formula("daterange(opened, null)")
        private @Nullable LocalDateRange byFormula;

        @ColumnTransformer(read = "transformed + daterange('2026-06-09', '2026-06-10')", write = "?")
        private LocalDateRange transformed = STAY;
    }

    // --- versions --------------------------------------------------------------------------------------------------

    @Test
    void aRowIsLockedByWhatItHeld() {
        try (SessionFactory factory = Factories.create(Locked.class)) {
            factory.inTransaction(session -> session.persist(new Locked()));
            factory.inTransaction(session -> session.find(Locked.class, 1L).stay = LATER);

            assertThat(ids(factory, Locked.class, "e.stay = ?1", LATER)).containsExactly(1L);
            assertThatThrownBy(() -> factory.inTransaction(session -> {
                        Locked read = session.find(Locked.class, 1L);
                        factory.inTransaction(other -> other.find(Locked.class, 1L).tags = StringSet.of("x"));
                        read.stay = STAY;
                    }))
                    .isInstanceOf(jakarta.persistence.OptimisticLockException.class);
        }
    }

    @Entity(name = "Locked")
    @DynamicUpdate
    @OptimisticLocking(type = OptimisticLockType.ALL)
    static class Locked {
        @Id
        private long id = 1;

        private LocalDateRange stay = STAY;
        private LocalDateRangeSet free = LocalDateRangeSet.of(STAY, LATER);
        private StringSet tags = StringSet.of("a,b", "c");
        private @Nullable StringSet none;
    }
}
