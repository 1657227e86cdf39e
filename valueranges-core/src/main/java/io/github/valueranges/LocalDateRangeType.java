package io.github.valueranges;

import io.github.valueranges.internal.algebra.CutsBuilder;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class LocalDateRangeType extends DiscreteRangeType<LocalDate, LocalDateRange, LocalDateRangeSet> {

    LocalDateRangeType() {
        super(
                LocalDateRange.class,
                new LocalDateRange.Empty(),
                new LocalDateRange.Unbounded(),
                List.of(
                        LocalDateRange.Empty.class,
                        LocalDateRange.Finite.class,
                        LocalDateRange.UnboundedStart.class,
                        LocalDateRange.UnboundedEnd.class,
                        LocalDateRange.Unbounded.class),
                "daterange",
                LocalDateRangeSet.class,
                LocalDateRangeSet::new,
                "datemultirange");
    }

    @Override
    DiscreteElementType<LocalDate> elementType() {
        return ElementTypes.DATE;
    }

    /** Almost all literals are two dates of ten characters: they are read without looking for where each ends. */
    @Override
    public LocalDateRange parse(CharSequence literal) {
        LocalDateRange plain = literal instanceof String text ? readPlain(text) : null;
        return plain != null ? plain : super.parse(literal);
    }

    @Override
    String format(LocalDateRange range) {
        String plain = range instanceof LocalDateRange.Finite finite ? formatPlain(finite.start(), finite.end()) : null;
        return plain != null ? plain : super.format(range);
    }

    @Override
    LocalDateRange finite(LocalDate start, LocalDate end) {
        return new LocalDateRange.Finite(start, end);
    }

    @Override
    LocalDateRange unboundedStart(LocalDate end) {
        return new LocalDateRange.UnboundedStart(end);
    }

    @Override
    LocalDateRange unboundedEnd(LocalDate start) {
        return new LocalDateRange.UnboundedEnd(start);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof LocalDateRange.Empty;
    }

    @Override
    @Nullable
    LocalDate start(Object range) {
        if (range instanceof LocalDateRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof LocalDateRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof LocalDateRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    LocalDate end(Object range) {
        if (range instanceof LocalDateRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof LocalDateRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof LocalDateRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    void addTo(CutsBuilder<LocalDate> pieces, Object range) {
        if (!(range instanceof LocalDateRange.Finite finite)
                || !pieces.addNumbers(
                        ElementTypes.DATE.encode(finite.start()),
                        ElementTypes.DATE.encode(finite.end()),
                        ElementTypes.DATE.encodeNext(finite.end()))) {
            super.addTo(pieces, range);
        }
    }
}
