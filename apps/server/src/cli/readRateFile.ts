import type { DayRate } from '../domain/ledger/exchange/importRates.ts';
import { invalid, ProblemError } from '../errors/ProblemError.ts';
import { isCurrency } from '../incoming/currencies.ts';
import { headingKey } from '../incoming/headings.ts';
import { bareText } from '../incoming/plainText.ts';
import { quoted } from '../incoming/quoted.ts';
import { readTable, type TableRow } from '../incoming/readTable.ts';
import { FIRST_YEAR } from '../incoming/readTime.ts';

interface RateFile {
  rates: DayRate[];
  /** Lines that are no rates, and why. */
  badLines: { line: number; problem: string }[];
}

const COLUMNS = { day: ['date', 'day'], currency: ['currency'], rate: ['rate', 'rupees', 'inr'], units: ['units'] };
const FORM = { columns: Object.values(COLUMNS).flat(), needed: COLUMNS.rate };

/**
 * Reads rates of exchange: a day, a currency, and the rupees for one unit of it, or for as many as a column `units` says, as
 * banks write those of 100 yen.
 * @param now a rate of a later day is refused
 * @throws OperatorError for a file that is no list
 */
export async function readRateFile(path: string, now: Date): Promise<RateFile> {
  const file: RateFile = { rates: [], badLines: [] };
  const lines = new Map<string, { line: number; rupees: string }>();
  for await (const each of readTable(path, FORM)) {
    const { line } = each;
    if ('note' in each) continue;
    const read = 'problem' in each ? invalid(each.problem) : tryRow(each.row, now);
    if (read instanceof ProblemError) {
      file.badLines.push({ line, problem: read.message });
      continue;
    }
    const key = `${read.currency} ${read.day}`;
    const other = lines.get(key);
    if (other && other.rupees !== read.rupees) {
      const problem = `${key} is ${read.rupees} here and ${other.rupees} in line ${other.line}.`;
      file.badLines.push({ line, problem });
    }
    if (!other) file.rates.push(read);
    lines.set(key, { line, rupees: read.rupees });
  }
  return file;
}

function tryRow(row: TableRow, now: Date): DayRate | ProblemError {
  const cells = new Map(Object.entries(row).map(([name, text]) => [headingKey(name), bareText(text)]));
  const cell = (names: readonly string[]) => names.map((name) => cells.get(headingKey(name))).find(Boolean) ?? '';
  try {
    const currency = cell(COLUMNS.currency).toUpperCase();
    if (!isCurrency(currency) || currency === 'INR') {
      throw invalid(`${quoted(cell(COLUMNS.currency))} is no code of a currency other than INR.`);
    }
    const day = readDay(cell(COLUMNS.day), now);
    return { currency, day, rupees: readRate(cell(COLUMNS.rate), cell(COLUMNS.units) || '1') };
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

function readDay(text: string, now: Date): string {
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
  if (!isDay || Number(text.slice(0, 4)) < FIRST_YEAR) throw invalid(`${quoted(text)} is no day as 2026-11-20.`);
  if (text > INDIA.format(now)) throw invalid(`The day ${text} is in the future.`);
  return text;
}

const RATE = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,8})?$/;
const UNITS = /^1(0{0,3})$/;

/** Rupees for one unit, as decimals: 57.45 for 100 is 0.5745. */
function readRate(text: string, units: string): string {
  const zeros = UNITS.exec(units)?.[1]?.length;
  if (zeros === undefined) throw invalid(`${quoted(units)} is no number of units: 1, 10, 100 or 1000.`);
  if (!RATE.test(text) || !/[1-9]/.test(text)) {
    throw invalid(`${quoted(text)} is no rate: rupees with at most eight decimals, above 0 and below 1000000.`);
  }
  const [whole = '', behind = ''] = text.split('.');
  const digits = (whole + behind).padStart(behind.length + zeros + 1, '0');
  const point = digits.length - behind.length - zeros;
  const decimals = digits.slice(point).replace(/0+$/, '');
  return digits.slice(0, point).replace(/^0+(?=\d)/, '') + (decimals && `.${decimals}`);
}
