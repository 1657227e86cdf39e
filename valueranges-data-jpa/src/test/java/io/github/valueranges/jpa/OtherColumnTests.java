package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.UuidSet;
import io.github.valueranges.ValueType;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Attributes that the application stores as it likes, as a text or in a document. They are written, read and compared;
 * the server has no function over them, and a query that calls one is refused before it runs.
 */
class OtherColumnTests {

    private static final LocalDateRange STAY = LocalDateRange.parse("[2026-06-01,2026-06-08]");
    private static final SqlLog SQL = new SqlLog();

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Map.of("hibernate.session_factory.statement_inspector", SQL), Other.class);
        factory.inTransaction(session -> session.persist(new Other()));
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void theyAreWrittenReadAndCompared() {
        Other other = factory.fromSession(session -> session.find(Other.class, 1L));

        assertThat(other.range).isEqualTo(STAY);
        assertThat(other.rangeSet).isEqualTo(LocalDateRangeSet.of(STAY));
        assertThat(other.set).isEqualTo(StringSet.of("late"));
        assertThat(other.inDocument).isEqualTo(STAY);
        assertThat(other.setInDocument).isEqualTo(StringSet.of("late"));
        assertThat(other.day).isEqualTo(LocalDate.of(2026, 6, 2));
        assertThat(ids("o.range = ?1", STAY)).containsExactly(1L);
        assertThat(ids("o.set = ?1", StringSet.of("late"))).containsExactly(1L);
        assertThat(ids("o.own = ?1 and range_contains(o.own, ?2)", STAY, LocalDate.of(2026, 6, 2)))
                .containsExactly(1L);
    }

    /** A text holds what the type of the server does not. */
    @Test
    void aTextHoldsValuesBeyondTheServersType() {
        LocalDateRange far = LocalDateRange.parse("[6000000-01-01,6000000-01-02]");
        factory.inTransaction(session -> session.find(Other.class, 1L).far = far);

        assertThat(factory.<Other>fromSession(session -> session.find(Other.class, 1L)).far)
                .isEqualTo(far);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "range_length(o.range) = 8 | 1 of function 'range_length()' is a daterange that is stored as a text",
                "range_overlaps(o.range, ?1) | 1 of function 'range_overlaps()' is a daterange that is stored as a text",
                "range_overlaps(?1, o.range) | 2 of function 'range_overlaps()' is a daterange that is stored as a text",
                "range_overlaps(o.own, o.range) | 2 of function 'range_overlaps()' is a daterange that is stored as a text",
                "range_is_empty(o.rangeSet) | 1 of function 'range_is_empty()' is a datemultirange that is stored as a text",
                "set_contains(o.set, 'late') | 1 of function 'set_contains()' is a text[] that is stored as a text",
                "range_length(o.inDocument) = 8 | 1 of function 'range_length()' is a daterange that is stored as a document",
                "set_contains(o.setInDocument, 'late') | 1 of function 'set_contains()' is a text[] that is stored as a document",
                "range_contains(o.own, o.day) | 2 of function 'range_contains()' is LocalDate that is stored as a text",
                "exists (select 1 from Other p join lateral range_unnest(p.rangeSet) r) | 1 of function 'range_unnest()' is a datemultirange"
                        + " that is stored as a text"
            })
    void aFunctionOverThemIsRefusedBeforeTheQueryRuns(String condition, String refusal) {
        SQL.clear();

        assertThatThrownBy(() -> {
                    if (condition.contains("?1")) {
                        ids(condition, STAY);
                    } else {
                        ids(condition);
                    }
                })
                .hasStackTraceContaining("parameter " + refusal
                        + "; map it to a column of its own type, or load it and ask it in memory");
        assertThat(SQL.count()).isZero();
    }

    /** A parameter has the type of the function, and the server casts the element of a set. */
    @Test
    void whatTheServerReadsAllTheSameIsNotRefused() {
        LocalDate day = LocalDate.of(2026, 6, 2);
        assertThat(ids("o.range = ?1 and range_overlaps(o.own, ?1)", STAY)).containsExactly(1L);
        assertThat(ids("o.day = ?1 and range_contains(o.own, ?1)", day)).containsExactly(1L);
        assertThat(ids("range_length(cast(o.range as LocalDateRange)) = 8 and set_size(cast(o.set as StringSet)) = 1"
                        + " and range_contains(o.own, cast(o.day as LocalDate))"))
                .containsExactly(1L);
        assertThat(ids("set_contains(o.keys, o.key)")).containsExactly(1L);
    }

    @Test
    void aParameterIsBothInADocumentAndOfAFunction() {
        assertThat(ids("o.inDocument = ?1 and range_overlaps(o.own, ?1)", STAY)).containsExactly(1L);
        assertThat(ids("range_overlaps(o.own, ?1) and o.inDocument = ?2", STAY, STAY))
                .containsExactly(1L);
        assertThatThrownBy(() -> ids("range_overlaps(o.own, ?1) and o.inDocument = ?1", STAY))
                .hasStackTraceContaining("parameter 2 of function 'range_overlaps()' is a daterange that is sent as a"
                        + " document, for the query compares it with what is stored as a document; give the function a"
                        + " parameter of its own");
        assertThat(ids("o.own = ?1 and o.inDocument = ?1", STAY)).containsExactly(1L);
        assertThat(ids("range_overlaps(o.own, ?1) and o.range = ?1", STAY)).containsExactly(1L);
        assertThat(ids("set_contains(o.keys, ?1) and o.key = ?1", new UUID(1, 2)))
                .containsExactly(1L);
    }

    private static List<Long> ids(String condition, Object... parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery("select o.id from Other o where " + condition, Long.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list();
        });
    }

    @Entity(name = "Other")
    static class Other {
        @Id
        private long id = 1;

        private LocalDateRange own = STAY;

        @Convert(converter = RangeAsText.class)
        private LocalDateRange range = STAY;

        @Convert(converter = RangeAsText.class)
        private @Nullable LocalDateRange far;

        @Convert(converter = RangeSetAsText.class)
        private LocalDateRangeSet rangeSet = LocalDateRangeSet.of(STAY);

        @Convert(converter = SetAsText.class)
        private StringSet set = StringSet.of("late");

        @JdbcTypeCode(SqlTypes.VARCHAR)
        private UUID key = new UUID(1, 2);

        private UuidSet keys = UuidSet.of(key);

        @JdbcTypeCode(SqlTypes.JSON)
        private LocalDateRange inDocument = STAY;

        @JdbcTypeCode(SqlTypes.JSON)
        private StringSet setInDocument = StringSet.of("late");

        @Convert(converter = DayAsText.class)
        private LocalDate day = LocalDate.of(2026, 6, 2);
    }

    abstract static class AsText<V> implements AttributeConverter<V, String> {

        private final ValueType<V> type;

        AsText(ValueType<V> type) {
            this.type = type;
        }

        @Override
        public @Nullable String convertToDatabaseColumn(@Nullable V value) {
            return value == null ? null : value.toString();
        }

        @Override
        public @Nullable V convertToEntityAttribute(@Nullable String text) {
            return text == null ? null : type.parse(text);
        }
    }

    static class RangeAsText extends AsText<LocalDateRange> {
        RangeAsText() {
            super(RangeType.LOCAL_DATE);
        }
    }

    static class RangeSetAsText extends AsText<LocalDateRangeSet> {
        RangeSetAsText() {
            super(RangeType.LOCAL_DATE.rangeSetType());
        }
    }

    static class SetAsText extends AsText<StringSet> {
        SetAsText() {
            super(SetType.STRING);
        }
    }

    static class DayAsText implements AttributeConverter<LocalDate, String> {

        @Override
        public @Nullable String convertToDatabaseColumn(@Nullable LocalDate day) {
            return day == null ? null : day.toString();
        }

        @Override
        public @Nullable LocalDate convertToEntityAttribute(@Nullable String text) {
            return text == null ? null : LocalDate.parse(text);
        }
    }
}
