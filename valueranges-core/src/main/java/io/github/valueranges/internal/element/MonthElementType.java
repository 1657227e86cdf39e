package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Months: {@link YearMonth}, one month a step, chronological. The server keeps a month as its first day, a
 * {@code date}. There are no infinite months.
 *
 * <p>Text is strict ISO 8601, {@code 2024-01}, with the server's years: {@code 10000-01}, {@code 0044-03 BC}. The first
 * day of a month is read, too.
 */
final class MonthElementType extends DiscreteElementType<YearMonth> implements StoredAs<YearMonth, LocalDate> {

    private static final String EXPECTED = "expected a month such as 2024-01 or 0044-03 BC";

    private static final YearMonth MIN = YearMonth.of(-999_999_999, 1);
    private static final YearMonth MAX = YearMonth.of(999_999_999, 12);

    private static final YearMonth FIRST_ON_SERVER = YearMonth.of(-4713, 12);
    private static final YearMonth LAST_ON_SERVER = YearMonth.of(5_874_897, 12);

    private final DiscreteElementType<LocalDate> days;

    MonthElementType(DiscreteElementType<LocalDate> days) {
        super(YearMonth.class, "date");
        this.days = days;
    }

    @Override
    String noun() {
        return "month";
    }

    @Override
    public int compare(YearMonth left, YearMonth right) {
        return left.compareTo(right);
    }

    @Override
    public YearMonth min() {
        return MIN;
    }

    @Override
    public YearMonth max() {
        return MAX;
    }

    @Override
    public YearMonth plus(YearMonth element, long steps) {
        long month = encode(element);
        if (steps < encode(MIN) - month || steps > encode(MAX) - month) {
            throw noneAt(counted(steps, "month"), format(element));
        }
        return decode(month + steps);
    }

    @Override
    public long stepsBetween(YearMonth from, YearMonth to) {
        return encode(to) - encode(from);
    }

    @Override
    public long encode(YearMonth element) {
        return element.getYear() * 12L + element.getMonthValue() - 1;
    }

    @Override
    public YearMonth decode(long code) {
        return YearMonth.of((int) Math.floorDiv(code, 12L), (int) Math.floorMod(code, 12L) + 1);
    }

    /** The first whose first day the server has. */
    @Override
    public YearMonth firstOnServer() {
        return FIRST_ON_SERVER;
    }

    @Override
    public YearMonth lastOnServer() {
        return LAST_ON_SERVER;
    }

    @Override
    public DiscreteElementType<LocalDate> storedType() {
        return days;
    }

    @Override
    public boolean isStoredForm(ElementText text) {
        ElementText trimmed = text.trimmed();
        int year = Digits.plainEnd(trimmed, 0, 10);
        return year > 0 && trimmed.length() > year + 3 && trimmed.charAt(year + 3) == '-';
    }

    @Override
    public LocalDate toStored(YearMonth element) {
        return element.atDay(1);
    }

    @Override
    public @Nullable YearMonth startingAt(LocalDate stored) {
        return stored.getDayOfMonth() == 1 && !days.isInfinite(stored) ? YearMonth.from(stored) : null;
    }

    @Override
    public String misaligned(LocalDate stored) {
        return days.isInfinite(stored)
                ? "a month has no infinity"
                : "no month starts on " + days.format(stored) + ": expected days that are whole months";
    }

    @Override
    public YearMonth parse(ElementText text) {
        TemporalReader reader = new TemporalReader(text, EXPECTED);
        reader.readMonth();
        reader.readFirstDay();
        return YearMonth.from(reader.endOfDate());
    }

    @Override
    public void append(YearMonth element, StringBuilder out) {
        TemporalWriter.appendMonth(element.getYear(), element.getMonthValue(), out);
        TemporalWriter.appendEra(element.getYear(), out);
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.month();
    }

    @Override
    public String[] examples() {
        return new String[] {"2024-01", "2024-03"};
    }
}
