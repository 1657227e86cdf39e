package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.time.YearMonth;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.jspecify.annotations.Nullable;

/** Months as elements of ranges: Hibernate has no type for them. How an attribute of theirs is mapped stays open. */
final class MonthJavaType extends AbstractClassJavaType<YearMonth> {

    static final MonthJavaType INSTANCE = new MonthJavaType();

    private static final long serialVersionUID = 1;

    private MonthJavaType() {
        super(YearMonth.class);
    }

    @Override
    public String toString(YearMonth value) {
        return RangeType.YEAR_MONTH.formatElement(value);
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
        throw unknownWrap(value.getClass());
    }
}
