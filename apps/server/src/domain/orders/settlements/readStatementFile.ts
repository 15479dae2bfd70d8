import type { SettlementStatement } from '@potli/api';
import { plainRupees, toRupees } from '@potli/api/units/money';
import { invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { isCurrency, toDecimals } from '../../../incoming/currencies.ts';
import { headingKey } from '../../../incoming/headings.ts';
import { learnDecimals } from '../../../incoming/learnDecimals.ts';
import { bareText } from '../../../incoming/plainText.ts';
import { readSignedForeign } from '../../../incoming/readForeign.ts';
import { readOrderId } from '../../../incoming/readOrderId.ts';
import { readSignedRupees } from '../../../incoming/readRupees.ts';
import { readTable, type TableForm, type TableRow } from '../../../incoming/readTable.ts';
import type { FileSource } from '../../../incoming/textFile.ts';

/** What a file of a network says. */
export interface StatementFile {
  lines: SettlementStatement['lines'];
  badLines: { line: number; problem: string }[];
  /** Lines that are no payments, such as titles and totals; line 0 is about the whole file. */
  notes: { line: number; note: string }[];
}

/** What networks call the fields of an order in their statements. */
export type StatementColumns = Readonly<Partial<Record<'orderId' | 'commission' | 'currency', readonly string[]>>>;

/** What was paid comes before what was promised, where a statement has both. */
const PAID = [
  'amount paid',
  'paid amount',
  'paid',
  'settled amount',
  'net commission',
  'net amount',
  'commission amount',
];
/** What the network deducted of the line, in rupees, with either sign. */
const TAXES = ['tds', 'tds amount', 'tds deducted', 'tax deducted', 'tax deducted at source', 'withholding tax'];

interface Columns {
  orders: readonly string[];
  amounts: readonly string[];
  currencies: readonly string[];
}

function columnsOf(networks: readonly StatementColumns[]): Columns {
  return {
    orders: ['order', 'order no', 'order number', ...networks.flatMap(({ orderId }) => orderId ?? [])],
    amounts: [...PAID, ...networks.flatMap(({ commission }) => commission ?? []), 'amount', 'total'],
    currencies: ['currency', ...networks.flatMap(({ currency }) => currency ?? [])],
  };
}

const formOf = ({ orders, amounts, currencies }: Columns): TableForm => ({
  columns: [...orders, ...amounts, ...currencies, ...TAXES],
  needed: orders,
  unnamed: ['order', 'amount'],
});

/**
 * Reads a statement: order number and rupees, by their headings or, where it has none, in the first two columns; and the tax that
 * was deducted, where it has a column for that. What was paid is the amount with its tax: both are added where the heading says net,
 * or another column has their sum.
 * @param networks the names of their columns
 * @throws OperatorError for a file that is no list
 */
export async function readStatementFile(
  source: FileSource,
  networks: readonly StatementColumns[],
): Promise<StatementFile> {
  const columns = columnsOf(networks);
  const file: StatementFile = { lines: [], badLines: [], notes: [] };
  const texts: { line: number; cells: Cells }[] = [];
  for await (const each of readTable(source, formOf(columns))) {
    const { line } = each;
    if ('note' in each) file.notes.push({ line, note: each.note });
    else if ('problem' in each) file.badLines.push({ line, problem: each.problem });
    else texts.push({ line, cells: cellsOf(each.row) });
  }
  const rows = withClearAmounts(texts, columns, file);
  const amountKey = firstOf(columns.amounts, new Set(rows.flatMap(({ cells }) => [...cells.keys()])));
  const sum = findSum(rows, columns.orders, amountKey);
  for (const row of rows) {
    const { line, cells } = row;
    if (row === sum) {
      file.notes.push({ line, note: `Names no order, and is the sum of the ${rows.length - 1} lines above.` });
      continue;
    }
    const read = tryCells(cells, columns, amountKey);
    if (read instanceof ProblemError) file.badLines.push({ line, problem: read.message });
    else file.lines.push(read);
  }
  file.badLines.sort((one, other) => one.line - other.line);
  return file;
}

/** Lines whose amounts are clear by themselves; the others become bad ones. */
function withClearAmounts(
  rows: readonly { line: number; cells: Cells }[],
  { amounts }: Columns,
  { badLines }: StatementFile,
): { line: number; cells: Cells }[] {
  const keys = new Set([...amounts, ...TAXES].map(headingKey));
  const { clear } = learnDecimals(rows.flatMap(({ cells }) => [...keys].flatMap((key) => cells.get(key) ?? [])));
  return rows.flatMap(({ line, cells }) => {
    try {
      return { line, cells: new Map(Array.from(cells, ([key, text]) => [key, keys.has(key) ? clear(text) : text])) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      badLines.push({ line, problem: error.message });
      return [];
    }
  });
}

/** One line above its sum could as well be a line beside another of the same amount. */
const LEAST_SUMMED = 2;

/** The last line where its order is blank and its amount is that of all lines above, each of which can be read: a line of sums without a word. */
function findSum<Row extends { cells: Cells }>(
  rows: readonly Row[],
  orders: readonly string[],
  amountKey: string,
): Row | undefined {
  const last = rows.at(-1);
  if (!last || rows.length <= LEAST_SUMMED || orders.some((name) => last.cells.get(headingKey(name)))) return undefined;
  let sum = 0n;
  for (const { cells } of rows.slice(0, -1)) {
    const paid = tryRupees(cells.get(amountKey));
    if (paid === undefined) return undefined;
    sum += paid;
  }
  return tryRupees(last.cells.get(amountKey)) === sum ? last : undefined;
}

/** By the keys of their headings. */
type Cells = ReadonlyMap<string, string>;

const cellsOf = (row: TableRow): Cells => new Map(Object.entries(row).map(([name, text]) => [headingKey(name), text]));

/** The first of some columns that a file has. */
const firstOf = (names: readonly string[], keys: ReadonlySet<string>): string =>
  names.map(headingKey).find((key) => keys.has(key)) ?? '';

/** @param amountKey of the column that says what was paid, in all lines of the file: another one says something else, such as the sale */
function tryCells(
  cells: Cells,
  { orders, amounts, currencies }: Columns,
  amountKey: string,
): StatementFile['lines'][number] | ProblemError {
  const filled = (names: readonly string[]) => [...new Set(names.map(headingKey))].filter((key) => cells.get(key));
  const cell = (names: readonly string[]) => cells.get(filled(names)[0] ?? '');
  try {
    const orderId = readOrderId(cell(orders) ?? '');
    const amount = cells.get(amountKey) ?? '';
    if (amount === '') throw invalid('It does not say what was paid.');
    const currency = bareText(cell(currencies) ?? '').toUpperCase();
    if (isCurrency(currency) && currency !== 'INR') {
      const minor = readSignedForeign(amount, 'amount', currency, 'refuse');
      // its rupees are known by what the bank gave for all lines
      return { orderId, commission: 0, foreign: { currency, amount: toDecimals(minor, currency) } };
    }
    const paid = readSignedRupees(amount, 'amount', 'refuse');
    if (!TAXES.some((name) => cells.has(headingKey(name)))) return { orderId, commission: toRupees(paid) };
    const tax = sizeOf(readSignedRupees(cell(TAXES) ?? '0', 'tax', 'refuse'));
    const whole = paid < 0n ? paid - tax : paid + tax;
    const isNet = amountKey.startsWith('net') || filled(amounts).some((key) => tryRupees(cells.get(key)) === whole);
    const commission = isNet ? whole : paid;
    if (tax > 0n && tax >= sizeOf(commission))
      throw invalid(`The tax is not less than the amount: ₹${plainRupees(tax)} of ₹${plainRupees(commission)}.`);
    return { orderId, commission: toRupees(commission), tds: toRupees(commission < 0n ? -tax : tax) };
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const sizeOf = (paise: bigint) => (paise < 0n ? -paise : paise);

/** Undefined for a cell that is no amount. */
function tryRupees(text: string | undefined): bigint | undefined {
  try {
    return text === undefined ? undefined : readSignedRupees(text, 'amount', 'refuse');
  } catch {
    return undefined;
  }
}
