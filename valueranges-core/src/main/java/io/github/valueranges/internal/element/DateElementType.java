package io.github.valueranges.internal.element;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;
import org.jspecify.annotations.Nullable;

/**
 * {@code date}: {@link LocalDate}, one day a step, chronological. {@link LocalDate#MIN} and {@link LocalDate#MAX} are
 * the server's {@code -infinity} and {@code infinity}.
 *
 * <p>Text is what the server prints and strict ISO 8601 in extended form: {@code 2026-06-01}, {@code 10000-01-01}
 * without a sign, {@code 0044-03-15 BC}, {@code infinity}.
 */
final class DateElementType extends DiscreteElementType<LocalDate> {

    private static final String EXPECTED = "expected a date such as 2026-06-01, 0044-03-15 BC or infinity";

    /** The first day of the server; it has the exclusive bound {@code 4714-11-24 BC} and not the day before. */
    private static final LocalDate FIRST_ON_SERVER = LocalDate.of(-4713, 11, 24);

    private static final LocalDate BEFORE_SERVER = FIRST_ON_SERVER.minusDays(1);

    private static final LocalDate LAST_ON_SERVER = LocalDate.of(5_874_897, 12, 31);

    DateElementType() {
        super(LocalDate.class, "date");
    }

    @Override
    public int compare(LocalDate left, LocalDate right) {
        return left.compareTo(right);
    }

    @Override
    public LocalDate min() {
        return LocalDate.MIN;
    }

    @Override
    public LocalDate max() {
        return LocalDate.MAX;
    }

    @Override
    public LocalDate plus(LocalDate element, long steps) {
        try {
            return element.plusDays(steps);
        } catch (DateTimeException | ArithmeticException beyond) {
            throw noneAt(counted(steps, "day"), format(element));
        }
    }

    /** Most days are followed by one of the same month; no day is counted from 1970 and none is made. */
    @Override
    public boolean isNext(LocalDate element, LocalDate next) {
        long month = element.getYear() * 12L + element.getMonthValue();
        long nextMonth = next.getYear() * 12L + next.getMonthValue();
        return month == nextMonth
                ? element.getDayOfMonth() + 1 == next.getDayOfMonth()
                : month + 1 == nextMonth
                        && next.getDayOfMonth() == 1
                        && element.getDayOfMonth() == element.lengthOfMonth();
    }

    @Override
    public long stepsBetween(LocalDate from, LocalDate to) {
        return to.toEpochDay() - from.toEpochDay();
    }

    /** Year, month and day side by side: made and taken apart without counting days. */
    @Override
    public long encode(LocalDate element) {
        return encode(element.getYear(), element.getMonthValue(), element.getDayOfMonth());
    }

    private static long encode(int year, int month, int day) {
        return (long) year << 9 | (long) month << 5 | day;
    }

    @Override
    public long encodeNext(LocalDate element) {
        return element.getDayOfMonth() < 28 || element.equals(LocalDate.MAX)
                ? encode(element) + 1
                : encode(element.plusDays(1));
    }

    /** No month ends before its 28th: up to there no date is made. */
    @Override
    public long next(long code) {
        return (code & 0x1F) < 28 ? code + 1 : encodeNext(decode(code));
    }

    @Override
    public long previous(long code) {
        return (code & 0x1F) > 1 ? code - 1 : encode(decode(code).minusDays(1));
    }

    @Override
    public LocalDate decode(long code) {
        return LocalDate.of((int) (code >> 9), (int) (code >> 5) & 0xF, (int) code & 0x1F);
    }

    @Override
    public @Nullable LocalDate writtenBefore(LocalDate last) {
        return last.equals(BEFORE_SERVER) ? FIRST_ON_SERVER : null;
    }

    @Override
    public boolean isInfinite(LocalDate element) {
        return element.equals(LocalDate.MAX) || element.equals(LocalDate.MIN);
    }

    @Override
    public LocalDate firstOnServer() {
        return FIRST_ON_SERVER;
    }

    @Override
    public LocalDate lastOnServer() {
        return LAST_ON_SERVER;
    }

    /** {@code 2026-06-01}. */
    @Override
    public int plainLength() {
        return 10;
    }

    @Override
    public long readPlain(CharSequence text, int from) {
        int century = Decimal.twoDigits(text, from);
        int yearOfCentury = Decimal.twoDigits(text, from + 2);
        int month = Decimal.twoDigits(text, from + 5);
        int day = Decimal.twoDigits(text, from + 8);
        int year = century * 100 + yearOfCentury;
        boolean plain = (century | yearOfCentury | month | day) >= 0
                && year > 0
                && month >= 1
                && month <= 12
                && day >= 1
                && (day <= 28 || day <= Month.of(month).length(Year.isLeap(year)))
                && text.charAt(from + 4) == '-'
                && text.charAt(from + 7) == '-';
        return plain ? encode(year, month, day) : -1;
    }

    @Override
    public boolean putPlain(LocalDate element, char[] out, int index) {
        return TemporalWriter.putDate(element.getYear(), element, out, index);
    }

    @Override
    public LocalDate parse(ElementText raw) {
        ElementText text = raw.trimmed();
        TemporalReader reader = new TemporalReader(text, EXPECTED);
        if (!reader.startsWithDigit()) {
            return reader.readInfinity() ? LocalDate.MAX : LocalDate.MIN;
        }
        reader.readDate();
        return finite(reader.endOfDate(), text);
    }

    @Override
    public void append(LocalDate element, StringBuilder out) {
        if (element.equals(LocalDate.MAX)) {
            out.append("infinity");
        } else if (element.equals(LocalDate.MIN)) {
            out.append("-infinity");
        } else {
            TemporalWriter.appendDate(element, out);
            TemporalWriter.appendEra(element.getYear(), out);
        }
    }

    /** There is white space before an era. */
    @Override
    public boolean mayNeedQuotes(LocalDate element) {
        return element.getYear() <= 0;
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.date();
    }

    @Override
    public String[] examples() {
        return new String[] {"2026-06-01", "2026-06-08"};
    }
}
