package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import org.hibernate.type.descriptor.ValueBinder;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicBinder;
import org.hibernate.type.descriptor.jdbc.BasicExtractor;
import org.hibernate.type.descriptor.jdbc.DateJdbcType;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PGobject;

/**
 * Reads and writes dates without {@code java.sql.Date}, which moves dates before 1582-10-15 and loses the era.
 *
 * <p>A bound beside an exclusive infinity is a date that the server cannot hold. The functions answer the outermost
 * date of the server in its place, which cannot be that bound itself, and this type reads it back as the bound it
 * stands for.
 */
final class DateBoundJdbcType extends DateJdbcType {

    /** The last date of the server; never an inclusive upper bound, since the exclusive one after it does not exist. */
    static final String LAST = "date '5874897-12-31'";

    /** The first date of the server; as a lower bound it is refused by the function that reads lower bounds. */
    static final String FIRST = "date '4714-11-24 BC'";

    static final DateBoundJdbcType PLAIN = new DateBoundJdbcType("date", null, null);
    static final DateBoundJdbcType LOWER =
            new DateBoundJdbcType("lower bound", LocalDate.of(-4713, 11, 24), LocalDate.MIN.plusDays(1));
    static final DateBoundJdbcType UPPER =
            new DateBoundJdbcType("upper bound", LocalDate.of(5874897, 12, 31), LocalDate.MAX.minusDays(1));

    private final String name;
    private final @Nullable LocalDate standIn;
    private final @Nullable LocalDate bound;

    private DateBoundJdbcType(String name, @Nullable LocalDate standIn, @Nullable LocalDate bound) {
        this.name = name;
        this.standIn = standIn;
        this.bound = bound;
    }

    @Override
    public <X> ValueBinder<X> getBinder(JavaType<X> javaType) {
        return new BasicBinder<>(javaType, this) {
            @Override
            protected void doBind(PreparedStatement statement, X value, int index, WrapperOptions options)
                    throws SQLException {
                statement.setObject(index, literal(javaType.unwrap(value, LocalDate.class, options)));
            }

            @Override
            protected void doBind(CallableStatement statement, X value, String name, WrapperOptions options)
                    throws SQLException {
                statement.setObject(name, literal(javaType.unwrap(value, LocalDate.class, options)));
            }
        };
    }

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
        return new BasicExtractor<>(javaType, this) {
            @Override
            protected @Nullable X doExtract(ResultSet rows, int index, WrapperOptions options) throws SQLException {
                return javaType.wrap(bound(rows.getObject(index, LocalDate.class)), options);
            }

            @Override
            protected @Nullable X doExtract(CallableStatement statement, int index, WrapperOptions options)
                    throws SQLException {
                return javaType.wrap(bound(statement.getObject(index, LocalDate.class)), options);
            }

            @Override
            protected @Nullable X doExtract(CallableStatement statement, String name, WrapperOptions options)
                    throws SQLException {
                return javaType.wrap(bound(statement.getObject(name, LocalDate.class)), options);
            }
        };
    }

    /** As text: the driver takes the first date of the server for minus infinity. */
    private static PGobject literal(LocalDate date) throws SQLException {
        return PgObjects.of("date", RangeType.LOCAL_DATE.formatElement(date));
    }

    private @Nullable LocalDate bound(@Nullable LocalDate read) {
        return read != null && read.equals(standIn) ? bound : read;
    }

    @Override
    public String toString() {
        return name;
    }
}
