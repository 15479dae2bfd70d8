import { DAY_MS } from '@potli/api/units/time';
import { invalid } from '../errors/ProblemError.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';

/**
 * No network of today reports older orders. A slip of the year must not become the first report of an order, and dates of the
 * first century are read as others.
 */
export const FIRST_YEAR = 2010;

interface Calendar {
  /** The offset of times that have none of their own: `+05:30`. */
  zone: string;
  /** Whether 03-04-2026 is the third of April; absent: such a date is refused. */
  dayFirst?: boolean | undefined;
}

const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?,?\s*/i;
const TIMED = new RegExp(
  [
    String.raw`^(?<date>.*?\d.*?)(?:[T\s,]+(?:at )?(?<hour>\d{1,2})(?<mark>[:.])(?<minute>\d\d)`,
    String.raw`(?:\k<mark>(?<second>\d\d)(?:[.,](?<fraction>\d{1,9})\d*)?)?\s*(?<half>[ap]\.?m\.?|hrs?\.?)?)?`,
    // a plus that was not encoded in an address arrives as a blank
    String.raw`\s*(?:(?<offset>Z|UTC|GMT|(?<=:.*)(?:(?:GMT|UTC)?[+-]\d\d?(?::?\d\d)?|(?<= )\d\d:\d\d)|[+-]\d\d:\d\d)`,
    // what the zone is called says no more than its offset
    String.raw`(?:\s*(?:\([^)]*\)|\[[^\]]*\]|[A-Z]{3,5}))?|[([]?(?<region>UTC|GMT|IST|Asia/(?:Kolkata|Calcutta))[)\]]?)?`,
    String.raw`(?:\s*\(\s*\))?(?<year>\s\d{4})?$`,
  ].join(''),
  'i',
);
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{1,2})$/i;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/;
const MONTH_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*([a-z]{3,9})\.?[-/. ,']*(\d{4}|\d\d)$/i;
const MONTH_NAME_FIRST = /^([a-z]{3,9})\.?[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]*(\d{4}|\d\d)$/i;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d))?(Z)?$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A time as networks and spreadsheets write it: seconds or milliseconds since 1970, days since 1900, or a date with or
 * without a time of day, with the month as a number or a name.
 * @throws ProblemError invalid, also where day and month cannot be told apart
 */
export function readTime(text: string, calendar: Calendar): Date {
  const plain = bareText(text);
  if (calendar.dayFirst === undefined && dayOrderOf(plain) === 'unclear') {
    throw invalid(`The time of the report is not readable: which number of ${quoted(text)} is the day?`);
  }
  const time = toTime(plain, calendar);
  if (!time || time.getUTCFullYear() < FIRST_YEAR) {
    throw invalid(`The time of the report is not readable: ${quoted(text)}.`);
  }
  return time;
}

/** How a date in numbers is read whose year is at its end. */
export type DayOrder = 'day first' | 'month first' | 'unclear';

/** Which number of a date is the day; undefined for a text that is no such date, and for one as 5-5-2026. */
export function dayOrderOf(text: string): DayOrder | undefined {
  const [, one, other] = (YEAR_LAST.exec(partsOf(bareText(text))?.date ?? '') ?? []).map(Number);
  if (one === undefined || other === undefined || one === other) return undefined;
  if (one > 12) return 'day first';
  return other > 12 ? 'month first' : 'unclear';
}

/** The same time with the year in front, so that its day and month are clear. */
export function withClearDay(text: string, order: Exclude<DayOrder, 'unclear'>): string {
  const bare = bareText(text);
  const [found, one = '', , other = '', year = ''] = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d\d)/.exec(bare) ?? [];
  if (found === undefined) return bare;
  const [day, month] = order === 'day first' ? [one, other] : [other, one];
  return `${toYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${bare.slice(found.length)}`;
}

function toTime(text: string, calendar: Calendar): Date | undefined {
  const compact = COMPACT.exec(text);
  if (compact) {
    const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', zone = calendar.zone] =
      compact;
    return at(`${year}-${month}-${day}`, `${hour}:${minute}:${second}`, zone);
  }
  const number = toNumber(text);
  if (number !== undefined) return ofNumber(number, calendar);
  const parts = partsOf(text);
  if (!parts) return undefined;
  const date = toDate(parts.date, calendar);
  const clock = toClock(parts);
  return date && clock ? at(date, clock, toOffset(parts.offset ?? parts.region) ?? calendar.zone) : undefined;
}

/** No time is longer, and a long text is not searched for one. */
const LONGEST = 80;

function partsOf(text: string): (Record<string, string | undefined> & { date: string }) | undefined {
  const groups = text.length > LONGEST ? undefined : TIMED.exec(text.replace(WEEKDAY, ''))?.groups;
  return groups && { ...groups, date: `${groups.date ?? ''}${groups.year ?? ''}`.trim().replace(/,$/, '') };
}

/** `/Date(1795350000000+0530)/`, as .NET writes milliseconds since 1970: the offset is that of the writer. */
const DOT_NET = /^\/Date\((\d+)(?:[+-]\d{4})?\)\/$/;

/** 1795350000, 1795350000.5 and, where no digit is lost, 1.79535E+09. */
function toNumber(given: string): number | undefined {
  const text = DOT_NET.exec(given)?.[1] ?? given;
  const [, whole = '', , decimals = '', exponent] = /^(\d+)(\.(\d+))?(?:e\+?(\d{1,2}))?$/i.exec(text) ?? [];
  if (whole === '') return undefined;
  if (exponent === undefined) return Number(text);
  // spreadsheets write numbers of eleven digits in full
  return Number(exponent) <= 10 || decimals.length >= Number(exponent) ? Number(text) : undefined;
}

/** Day 0 of spreadsheets, as they count 29 February 1900. */
const SHEET_EPOCH_MS = Date.UTC(1899, 11, 30);
/** Days of spreadsheets from 2010 to 2099. */
const SHEET_DAYS = { from: 40_179, to: 73_050 };

function ofNumber(number: number, { zone }: Calendar): Date | undefined {
  const isBetween = (from: number, to: number) => number >= from && number < to;
  if (isBetween(1e9, 1e10)) return new Date(Math.round(number * 1_000));
  if (isBetween(1e12, 1e13)) return new Date(Math.floor(number));
  if (isBetween(1e15, 1e16)) return new Date(Math.floor(number / 1_000));
  if (isBetween(1e18, 1e19)) return new Date(Math.floor(number / 1_000_000));
  if (!isBetween(SHEET_DAYS.from, SHEET_DAYS.to)) return undefined;
  // a spreadsheet has no zone, and its fraction of a day is true to the second
  const local = new Date(SHEET_EPOCH_MS + Math.round(number * (DAY_MS / 1_000)) * 1_000).toISOString();
  return at(local.slice(0, 10), local.slice(11, 19), zone);
}

function toDate(text: string, { dayFirst }: Calendar): string | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return isoDate(yearFirst[1], yearFirst[2], yearFirst[3]);
  const named = MONTH_NAMED.exec(text);
  if (named) return isoDate(named[3], named[2], named[1]);
  const nameFirst = MONTH_NAME_FIRST.exec(text);
  if (nameFirst) return isoDate(nameFirst[3], nameFirst[1], nameFirst[2]);
  const [, one, other, year] = YEAR_LAST.exec(text) ?? [];
  const order = dayOrderOf(text);
  const isDayFirst = order === 'day first' || (order !== 'month first' && dayFirst === true);
  return isDayFirst ? isoDate(year, other, one) : isoDate(year, one, other);
}

function isoDate(year = '', month = '', day = ''): string | undefined {
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  if (year === '' || number === 0) return undefined;
  return `${toYear(year)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const toYear = (year: string) => (year.length === 2 ? `20${year}` : year);

function toClock({
  hour = '0',
  minute = '00',
  second = '00',
  fraction = '',
  half,
}: Record<string, string | undefined>): string | undefined {
  const given = Number(hour);
  const isHalf = /^[ap]/i.test(half ?? '');
  if (isHalf && (given < 1 || given > 12)) return undefined;
  const hours = isHalf ? (given % 12) + (/^p/i.test(half ?? '') ? 12 : 0) : given;
  // JavaScript has no leap second
  const whole = second === '60' ? '59' : second;
  return `${String(hours).padStart(2, '0')}:${minute}:${whole}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}

const NAMED_ZONES: Record<string, string> = {
  Z: 'Z',
  UTC: 'Z',
  GMT: 'Z',
  IST: '+05:30',
  'ASIA/KOLKATA': '+05:30',
  'ASIA/CALCUTTA': '+05:30',
};

function toOffset(zone: string | undefined): string | undefined {
  if (zone === undefined) return undefined;
  const named = NAMED_ZONES[zone.toUpperCase()];
  if (named !== undefined) return named;
  const [, sign = '+', hours = '', minutes = '00'] = /([+-]?)(\d\d?):?(\d\d)?$/.exec(zone) ?? [];
  return `${sign || '+'}${hours.padStart(2, '0')}:${minutes}`;
}

function at(date: string, clock: string, zone: string): Date | undefined {
  // JavaScript reads 31 February as 3 March
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return undefined;
  const found = new Date(`${date}T${clock}${zone}`);
  return Number.isNaN(found.getTime()) ? undefined : found;
}
