package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.sql.Date;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Calendar;
import java.util.GregorianCalendar;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.jspecify.annotations.Nullable;

/**
 * Months, for which Hibernate has no type: as attributes and as elements of ranges. The server has their first days,
 * and that is their text.
 */
final class MonthJavaType extends AbstractClassJavaType<YearMonth> implements StorableJavaType {

    static final MonthJavaType INSTANCE = new MonthJavaType();

    private static final long serialVersionUID = 1;

    private MonthJavaType() {
        super(YearMonth.class);
    }

    @Override
    public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
        return ElementTypes.month();
    }

    @Override
    public String toString(YearMonth value) {
        return ElementTypes.storedText(RangeType.YEAR_MONTH, value);
    }

    @Override
    public void requireStorable(Object value) {
        if (value instanceof YearMonth month) {
            toString(month);
        }
    }

    @Override
    public @Nullable YearMonth fromString(@Nullable CharSequence text) {
        return text == null ? null : RangeType.YEAR_MONTH.parseElement(text);
    }

    @Override
    public <X> @Nullable X unwrap(@Nullable YearMonth value, Class<X> type, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        if (type == String.class) {
            return type.cast(toString(value));
        }
        throw unknownUnwrap(type);
    }

    @Override
    public <X> @Nullable YearMonth wrap(@Nullable X value, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (value instanceof YearMonth month) {
            return month;
        }
        if (value instanceof CharSequence text) {
            return fromString(text);
        }
        if (value instanceof Date date) {
            return ofArray(date);
        }
        throw unknownWrap(value.getClass());
    }

    /** The driver has the elements of an array of dates by the calendar of {@code java.sql}, era apart. */
    private @Nullable YearMonth ofArray(Date date) {
        GregorianCalendar calendar = new GregorianCalendar();
        calendar.setTime(date);
        int year = calendar.get(Calendar.YEAR);
        LocalDate day = LocalDate.of(
                calendar.get(Calendar.ERA) == GregorianCalendar.BC ? 1 - year : year,
                calendar.get(Calendar.MONTH) + 1,
                calendar.get(Calendar.DAY_OF_MONTH));
        return day.getDayOfMonth() == 1 ? YearMonth.from(day) : fromString(RangeType.LOCAL_DATE.formatElement(day));
    }
}
