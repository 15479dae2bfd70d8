import { FIRST_YEAR } from '../../domain/orders/checkReport.ts';
import { invalid } from '../../errors/ProblemError.ts';

interface Calendar {
  /** Of times without an offset of their own: `+05:30`. */
  zone: string;
  /** Whether 03-04-2026 is in April. */
  dayFirst?: boolean | undefined;
}

const CLOCK = String.raw`(?:[ T](\d\d:\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d\d)[-/.](\d\d)${CLOCK}$`);
const YEAR_LAST = new RegExp(String.raw`^(\d\d)[-/.](\d\d)[-/.](\d{4})${CLOCK}$`);

/**
 * A time as networks write it: seconds or milliseconds since 1970, or a date with or without a time of day.
 * @throws ProblemError invalid
 */
export function readTime(text: string, calendar: Calendar): Date {
  const time = toTime(text, calendar);
  if (!time || time.getUTCFullYear() < FIRST_YEAR) throw invalid('The time of the report is not readable.');
  return time;
}

function toTime(text: string, { zone, dayFirst }: Calendar): Date | undefined {
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1_000);
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year, month, day, ...clock] = yearFirst;
    return at(`${year}-${month}-${day}`, clock, zone);
  }
  const [, one, other, year, ...clock] = YEAR_LAST.exec(text) ?? [];
  if (year === undefined) return undefined;
  return at(dayFirst ? `${year}-${other}-${one}` : `${year}-${one}-${other}`, clock, zone);
}

function at(
  date: string,
  [time = '00:00', seconds = '00', offset]: (string | undefined)[],
  zone: string,
): Date | undefined {
  // JavaScript reads 31 February as 3 March
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return undefined;
  const given = offset?.replace('UTC', 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2');
  const found = new Date(`${date}T${time}:${seconds}${given ?? zone}`);
  return Number.isNaN(found.getTime()) ? undefined : found;
}
