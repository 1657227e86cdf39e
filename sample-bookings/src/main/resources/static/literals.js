// The only place of the page that reads or writes a literal of the service. A day is a whole number here, counted from
// 1 January 1970: neither the time zone nor the language of the browser moves it.

const RANGE = /[[(]"?([^",]*)"?,"?([^"\])]*)"?[\])]/g;
const DATE = /^(\d+)-(\d\d)-(\d\d)( BC)?$/;
const MILLISECONDS = 86_400_000;

/** Reads a range, or a set of them, as what stands between the brackets; a bound that is not there is an empty text. */
export function ranges(literal) {
  return Array.from(literal.matchAll(RANGE), ([, start, end]) => ({ start, end }));
}

/** Reads ranges of days, which the service writes with both ends included. */
export function days(literal) {
  return ranges(literal).map(({ start, end }) => ({
    first: start === "" ? -Infinity : day(start),
    last: end === "" ? Infinity : day(end),
  }));
}

/** Writes a range; the end is excluded where `close` is a round bracket. */
export function range(start, end, close = "]") {
  return `${start === "" ? "(" : "["}${start},${end}${end === "" ? ")" : close}`;
}

/** Reads a day; what no calendar of the browser reaches is before or after everything. */
export function day(text) {
  const [, year, month, date, beforeChrist] = DATE.exec(text) ?? [];
  if (year === undefined) {
    return text.startsWith("-") ? -Infinity : Infinity;
  }
  const time = new Date(0).setUTCFullYear(beforeChrist ? 1 - year : +year, month - 1, +date);
  return Number.isNaN(time) ? (beforeChrist ? -Infinity : Infinity) : time / MILLISECONDS;
}

/** Writes a day, as 2026-06-01. */
export function dayText(number) {
  return new Date(number * MILLISECONDS).toISOString().slice(0, 10);
}

/** Returns the year, the month (1 to 12), the day of the month and the day of the week (0 is Sunday). */
export function parts(number) {
  const date = new Date(number * MILLISECONDS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}
