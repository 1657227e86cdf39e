package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.time.YearMonth;

/**
 * {@code date}: {@link LocalDate}, one day a step, chronological. {@link LocalDate#MIN} and {@link LocalDate#MAX} are the
 * server's {@code -infinity} and {@code infinity}.
 *
 * <p>Text is what the server prints and strict ISO 8601 in extended form: {@code 2026-06-01}, {@code 10000-01-01}
 * without a sign, {@code 0044-03-15 BC}, {@code infinity}.
 */
final class DateElementType extends DiscreteElementType<LocalDate> {

    private static final String EXPECTED = "expected a date such as 2026-06-01, 0044-03-15 BC or infinity";

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
        long day = Math.addExact(element.toEpochDay(), steps);
        if (day < LocalDate.MIN.toEpochDay() || day > LocalDate.MAX.toEpochDay()) {
            throw new ArithmeticException("no date lies " + steps + " days from " + format(element));
        }
        return LocalDate.ofEpochDay(day);
    }

    @Override
    public long stepsBetween(LocalDate from, LocalDate to) {
        return to.toEpochDay() - from.toEpochDay();
    }

    @Override
    public boolean isInfinite(LocalDate element) {
        return element.equals(LocalDate.MAX) || element.equals(LocalDate.MIN);
    }

    @Override
    public LocalDate parse(ElementText untrimmed) {
        ElementText text = untrimmed.trimmed();
        int digits = Decimal.countDigits(text, 0);
        if (digits == 0) {
            return parseInfinity(text);
        }
        if (digits < 4 || digits > 10 || (digits > 4 && text.charAt(0) == '0')) {
            throw text.refuse(0, EXPECTED);
        }
        long year = Decimal.parse(text, 0, digits);
        if (year == 0) {
            throw text.refuse(0, "there is no year 0000: the year before 0001 is 0001 BC");
        }
        int month = twoDigits(text, digits);
        int day = twoDigits(text, digits + 3);
        int end = digits + 6;
        if (text.length() > end) {
            if (text.charAt(end) != ' ' || !text.endsWithWordAt(end + 1, "bc")) {
                throw text.refuse(end, EXPECTED);
            }
            year = 1 - year;
        }
        if (year < LocalDate.MIN.getYear() || year > LocalDate.MAX.getYear()) {
            throw text.refuse(0, "expected a year from 999999999 to 1000000000 BC");
        }
        if (month < 1 || month > 12) {
            throw text.refuse(digits + 1, "expected a month from 01 to 12");
        }
        int last = YearMonth.of((int) year, month).lengthOfMonth();
        if (day < 1 || day > last) {
            throw text.refuse(digits + 4, "expected a day from 01 to " + last + " in this month");
        }
        return LocalDate.of((int) year, month, day);
    }

    private static LocalDate parseInfinity(ElementText text) {
        char sign = text.length() == 0 ? ' ' : text.charAt(0);
        if (!text.endsWithWordAt(sign == '+' || sign == '-' ? 1 : 0, "infinity")) {
            throw text.refuse(0, EXPECTED);
        }
        return sign == '-' ? LocalDate.MIN : LocalDate.MAX;
    }

    /** Reads {@code -dd} at {@code index}. */
    private static int twoDigits(ElementText text, int index) {
        if (index >= text.length() || text.charAt(index) != '-' || Decimal.countDigits(text, index + 1) != 2) {
            throw text.refuse(Math.min(index, text.length()), EXPECTED);
        }
        return (int) Decimal.parse(text, index + 1, index + 3);
    }

    @Override
    public void append(LocalDate element, StringBuilder out) {
        if (element.equals(LocalDate.MAX)) {
            out.append("infinity");
        } else if (element.equals(LocalDate.MIN)) {
            out.append("-infinity");
        } else {
            int year = element.getYear();
            Decimal.appendPadded(year > 0 ? year : 1L - year, 4, out);
            out.append('-');
            Decimal.appendPadded(element.getMonthValue(), 2, out);
            out.append('-');
            Decimal.appendPadded(element.getDayOfMonth(), 2, out);
            if (year <= 0) {
                out.append(" BC");
            }
        }
    }

    @Override
    public String[] examples() {
        return new String[] {"2026-06-01", "2026-06-08"};
    }
}
