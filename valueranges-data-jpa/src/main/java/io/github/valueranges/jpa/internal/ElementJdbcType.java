package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.Map;
import org.hibernate.type.descriptor.ValueBinder;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicBinder;
import org.hibernate.type.descriptor.jdbc.BasicExtractor;
import org.hibernate.type.descriptor.jdbc.JdbcLiteralFormatter;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PGobject;

/**
 * Reads and writes the elements of ranges exactly. Hibernate's own types pass through {@code java.sql}: they move dates
 * before 1582-10-15, lose the era and cut fractions.
 *
 * <p>A bound beside an exclusive infinity is a date that the server cannot hold. The functions answer the outermost
 * date of the server in its place, which cannot be that bound itself, and this type reads it back as the bound it
 * stands for.
 */
final class ElementJdbcType<E> implements JdbcType {

    /** What of a range an element is. */
    enum Place {
        ELEMENT("element"),
        LOWER("lower bound"),
        UPPER("upper bound");

        private final String words;

        Place(String words) {
            this.words = words;
        }
    }

    /** The last date of the server; never an inclusive upper bound, since the exclusive one after it does not exist. */
    static final String LAST = "date '5874897-12-31'";

    /** The first date of the server; as a lower bound it is refused by the function that reads lower bounds. */
    static final String FIRST = "date '4714-11-24 BC'";

    private static final LocalDate FIRST_DATE = LocalDate.of(-4713, 11, 24);
    private static final LocalDate LAST_DATE = LocalDate.of(5874897, 12, 31);

    /** How an element travels: the SQL type code, and the class that the driver reads it as. */
    private record Form(int code, Class<?> read) {}

    private static final Map<String, Form> FORMS = Map.of(
            "integer", new Form(Types.INTEGER, String.class),
            "bigint", new Form(Types.BIGINT, String.class),
            "numeric", new Form(Types.NUMERIC, String.class),
            "double precision", new Form(Types.DOUBLE, String.class),
            "real", new Form(Types.REAL, String.class),
            "date", new Form(Types.DATE, LocalDate.class),
            "time", new Form(Types.TIME, LocalTime.class),
            "timestamp", new Form(Types.TIMESTAMP, LocalDateTime.class),
            "timestamptz", new Form(Types.TIMESTAMP_WITH_TIMEZONE, OffsetDateTime.class));

    private final RangeType<E, ?, ?> rangeType;
    private final Form form;
    private final Place place;

    private ElementJdbcType(RangeType<E, ?, ?> rangeType, Form form, Place place) {
        this.rangeType = rangeType;
        this.form = form;
        this.place = place;
    }

    /** Returns the type of the elements of a range type, null if it is not known here. */
    static @Nullable ElementJdbcType<?> of(RangeType<?, ?, ?> rangeType, Place place) {
        Form form = FORMS.get(rangeType.postgresElementName());
        return form == null ? null : create(rangeType, form, place);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ElementJdbcType<E> create(
            RangeType<E, R, S> rangeType, Form form, Place place) {
        return new ElementJdbcType<>(rangeType, form, place);
    }

    @Override
    public int getJdbcTypeCode() {
        return form.code();
    }

    /** What Hibernate goes by where it writes a value into a document: a month is no date of Java. */
    @Override
    public int getDefaultSqlTypeCode() {
        return isMonth() ? Types.VARCHAR : form.code();
    }

    @Override
    public int getDdlTypeCode() {
        return form.code();
    }

    private boolean isMonth() {
        return rangeType.elementClass() == YearMonth.class;
    }

    @Override
    public String getFriendlyName() {
        return toString();
    }

    @Override
    public <T> JdbcLiteralFormatter<T> getJdbcLiteralFormatter(JavaType<T> javaType) {
        return (sql, value, dialect, options) -> Literals.append(sql, text(value), rangeType.postgresElementName());
    }

    @Override
    public <X> ValueBinder<X> getBinder(JavaType<X> javaType) {
        return new BasicBinder<>(javaType, this) {
            @Override
            protected void doBind(PreparedStatement statement, X value, int index, WrapperOptions options)
                    throws SQLException {
                statement.setObject(index, literal(value));
            }

            @Override
            protected void doBind(CallableStatement statement, X value, String name, WrapperOptions options)
                    throws SQLException {
                statement.setObject(name, literal(value));
            }

            @Override
            public Object getBindValue(X value, WrapperOptions options) throws SQLException {
                return isMonth() ? text(value) : super.getBindValue(value, options);
            }
        };
    }

    /** As text: the driver takes the first date of the server for minus infinity, and has no months and no instants. */
    private PGobject literal(Object value) throws SQLException {
        return PgObjects.of(rangeType.postgresElementName(), text(value));
    }

    /** Refuses what no range can hold, a number that is none among it. */
    private String text(Object value) {
        E element = rangeType.elementClass().cast(Microseconds.round(value));
        return ElementTypes.storedText(rangeType, element);
    }

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
        return new BasicExtractor<>(javaType, this) {
            @Override
            protected @Nullable X doExtract(ResultSet rows, int index, WrapperOptions options) throws SQLException {
                return javaType.wrap(
                        element(
                                form.read() == String.class
                                        ? rows.getString(index)
                                        : rows.getObject(index, form.read())),
                        options);
            }

            @Override
            protected @Nullable X doExtract(CallableStatement statement, int index, WrapperOptions options)
                    throws SQLException {
                return javaType.wrap(
                        element(
                                form.read() == String.class
                                        ? statement.getString(index)
                                        : statement.getObject(index, form.read())),
                        options);
            }

            @Override
            protected @Nullable X doExtract(CallableStatement statement, String name, WrapperOptions options)
                    throws SQLException {
                return javaType.wrap(
                        element(
                                form.read() == String.class
                                        ? statement.getString(name)
                                        : statement.getObject(name, form.read())),
                        options);
            }
        };
    }

    private @Nullable Object element(@Nullable Object read) {
        if (read == null) {
            return null;
        }
        if (read instanceof String text) {
            return rangeType.parseElement(text);
        }
        if (read instanceof LocalDate date) {
            return rangeType.elementClass() == LocalDate.class
                    ? bound(date)
                    : rangeType.parseElement(RangeType.LOCAL_DATE.formatElement(date));
        }
        return rangeType.elementClass() == Instant.class ? instant((OffsetDateTime) read) : read;
    }

    private static Instant instant(OffsetDateTime read) {
        if (read.equals(OffsetDateTime.MAX)) {
            return Instant.MAX;
        }
        return read.equals(OffsetDateTime.MIN) ? Instant.MIN : read.toInstant();
    }

    private LocalDate bound(LocalDate read) {
        if (place == Place.LOWER && read.equals(FIRST_DATE)) {
            return LocalDate.MIN.plusDays(1);
        }
        return place == Place.UPPER && read.equals(LAST_DATE) ? LocalDate.MAX.minusDays(1) : read;
    }

    @Override
    public String toString() {
        return place.words + " of " + rangeType.postgresName();
    }
}
