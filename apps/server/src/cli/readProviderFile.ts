import type { ProviderLine, SettlementProvider } from '../domain/shop/checkout/bookProviderSettlement.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { invalid, ProblemError } from '../errors/ProblemError.ts';
import { headingKey } from '../incoming/headings.ts';
import { bareText } from '../incoming/plainText.ts';
import { quoted } from '../incoming/quoted.ts';
import { readSignedRupees } from '../incoming/readRupees.ts';
import { readTable, type TableRow } from '../incoming/readTable.ts';
import { readTime } from '../incoming/readTime.ts';

/** In what the amounts of a file are: Razorpay's API has paise, its dashboard rupees. */
export type AmountUnit = 'paise' | 'rupees';

interface ProviderFile {
  lines: ProviderLine[];
  /** Lines that are no part of a transfer, such as those that are not paid out yet. */
  notes: { line: number; note: string }[];
}

/** Names of columns, as the providers' documentation has them, and those of their dashboards. */
const COLUMNS = {
  razorpay: {
    event: ['entity_id'],
    kind: ['type', 'transaction_entity'],
    amount: ['amount'],
    fee: ['fee', 'fee (exclusive tax)'],
    tax: ['tax'],
    credit: ['credit'],
    debit: ['debit'],
    currency: ['currency'],
    order: ['order_id'],
    payment: ['payment_id'],
    settlement: ['settlement_id'],
    utr: ['settlement_utr'],
    settledAt: ['settled_at'],
    state: ['settled'],
  },
  cashfree: {
    event: ['event_id'],
    kind: ['event_type'],
    amount: ['event_amount'],
    fee: ['payment_service_charge', 'service charge'],
    tax: ['payment_service_tax', 'service tax'],
    net: ['event_settlement_amount'],
    sign: ['sale_type'],
    currency: ['event_currency'],
    order: ['order_id'],
    payment: ['cf_payment_id'],
    settlement: ['cf_settlement_id', 'settlement_id'],
    utr: ['settlement_utr', 'utr'],
    settledAt: ['settlement_date'],
    state: ['event_status', 'status'],
  },
} satisfies Record<SettlementProvider, Record<string, string[]>>;

type Cells = (names: readonly string[] | undefined) => string;
type Total = { line: number; settlement: string; paidPaise: bigint };
type Read = { line: ProviderLine } | { total: Omit<Total, 'line'> } | { note: string };

/**
 * Reads the settlement report of a provider. A file that does not add up is refused as a whole: a line whose amount, fee and tax do not come to
 * what was paid, an event that it has twice with other amounts, a total that is not the sum of its lines.
 * @param unit of Razorpay's amounts; absent: rupees where one has decimals, else refused
 * @throws OperatorError that says every line that is wrong
 */
export async function readProviderFile(
  path: string,
  provider: SettlementProvider,
  unit: AmountUnit | undefined,
): Promise<ProviderFile> {
  const columns: Partial<Record<string, string[]>> = COLUMNS[provider];
  const form = { columns: Object.values(COLUMNS[provider]).flat(), needed: COLUMNS[provider].event };
  const [rows, file, bad] = [
    [] as { line: number; cell: Cells }[],
    { lines: [], notes: [] } as ProviderFile,
    [] as string[],
  ];
  for await (const each of readTable(path, form)) {
    if ('note' in each) file.notes.push({ line: each.line, note: each.note });
    else if ('problem' in each) bad.push(`  line ${each.line}: ${each.problem}`);
    else rows.push({ line: each.line, cell: cellsOf(each.row) });
  }
  const read = provider === 'razorpay' ? razorpayLine(unit ?? unitOf(rows.map(({ cell }) => cell))) : cashfreeLine;
  const totals: Total[] = [];
  const byEvent = new Map<string, ProviderLine>();
  for (const { line, cell } of rows) {
    try {
      const found = read((name) => bareText(cell(columns[name])));
      if ('note' in found) file.notes.push({ line, note: found.note });
      else if ('total' in found) totals.push({ line, ...found.total });
      else addOnce(byEvent, found.line);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      bad.push(`  line ${line}: ${error.message}`);
    }
  }
  file.lines.push(...byEvent.values());
  bad.push(...wrongTotals(totals, file.lines));
  if (bad.length > 0) throw new OperatorError(['Nothing was booked.', ...bad].join('\n'));
  return file;
}

function cellsOf(row: TableRow): Cells {
  const cells = new Map(Object.entries(row).map(([name, text]) => [headingKey(name), text]));
  return (names = []) => names.map((name) => cells.get(headingKey(name)) ?? '').find((text) => text !== '') ?? '';
}

/** @throws OperatorError where the file does not show it */
function unitOf(rows: readonly Cells[]): AmountUnit {
  const { amount, fee, credit, debit } = COLUMNS.razorpay;
  if (rows.some((cell) => [amount, fee, credit, debit].some((names) => cell(names).includes('.')))) return 'rupees';
  throw new OperatorError(
    'No amount of the file has decimals: say --unit paise (from the API) or --unit rupees (from the dashboard).',
  );
}

type Field = (name: string) => string;

const razorpayLine =
  (unit: AmountUnit) =>
  (field: Field): Read => {
    const paise = (name: string) => readPaise(field(name), name, unit);
    const isOpen = field('settlement') === '' || /^(?:0|false|no)$/i.test(field('state'));
    if (isOpen) return { note: `Is not paid out yet: ${quoted(field('event'))}.` };
    const paidPaise = paise('credit') - paise('debit');
    const kind = field('kind').toLowerCase();
    if (kind === 'settlement') return { total: { settlement: field('settlement'), paidPaise: sizeOf(paidPaise) } };
    const said = { kind: kindOf(kind), amountPaise: paise('amount'), statedFee: paise('fee'), taxPaise: paise('tax') };
    return { line: toLine(field, { ...said, paidPaise }) };
  };

function cashfreeLine(field: Field): Read {
  const paise = (name: string) => readPaise(field(name), name, 'rupees');
  if (field('state') !== '' && !/^(?:success|n\/?a)$/i.test(field('state'))) {
    return { note: `Is not done: ${quoted(field('event'))} is ${quoted(field('state'))}.` };
  }
  const settlement = field('settlement') || field('utr');
  if (settlement === '') return { note: `Is not paid out yet: ${quoted(field('event'))}.` };
  const net = sizeOf(paise('net'));
  const kind = field('kind').toLowerCase();
  if (kind === 'settlement') return { total: { settlement, paidPaise: net } };
  const sign = field('sign').toLowerCase();
  if (sign !== 'credit' && sign !== 'debit') throw invalid(`It is neither CREDIT nor DEBIT: ${quoted(field('sign'))}.`);
  const said = { kind: kindOf(kind), amountPaise: paise('amount'), statedFee: paise('fee'), taxPaise: paise('tax') };
  return { line: toLine(field, { ...said, paidPaise: sign === 'debit' ? -net : net }) };
}

interface Said {
  kind: ProviderLine['kind'];
  amountPaise: bigint;
  /** With the tax or without it: both are in use. */
  statedFee: bigint;
  taxPaise: bigint;
  paidPaise: bigint;
}

/** @throws ProblemError invalid where the amounts do not add up */
function toLine(field: Field, { kind, statedFee, ...said }: Said): ProviderLine {
  const { paidPaise, taxPaise } = said;
  const eventId = field('event');
  const currency = field('currency').toUpperCase();
  if (eventId === '') throw invalid('It has no id.');
  if (currency !== '' && currency !== 'INR') throw invalid(`It is in ${quoted(currency)}: only rupees are booked.`);
  const amountPaise = sizeOf(said.amountPaise);
  const feePaise = kind === 'PAYMENT' ? amountPaise - paidPaise : kind === 'REFUND' ? -paidPaise - amountPaise : 0n;
  const isFee = feePaise === statedFee || feePaise === statedFee + taxPaise;
  if (kind !== 'OTHER' && (!isFee || taxPaise < 0n || taxPaise > feePaise))
    throw invalid(`Amount, fee and tax do not come to what was paid: ${quoted(eventId)}.`);
  return {
    kind,
    eventId,
    amountPaise,
    feePaise,
    taxPaise: kind === 'OTHER' ? 0n : taxPaise,
    paidPaise,
    providerOrderId: field('order'),
    // a payment is its own event where the file has no other id for it
    paymentId: field('payment') || (kind === 'PAYMENT' ? eventId : ''),
    settlement: field('settlement') || field('utr'),
    settledAt: readTime(field('settledAt'), { zone: '+05:30', dayFirst: true }),
  };
}

const kindOf = (word: string): ProviderLine['kind'] =>
  word === 'payment' ? 'PAYMENT' : word === 'refund' ? 'REFUND' : 'OTHER';
const sizeOf = (paise: bigint) => (paise < 0n ? -paise : paise);

function readPaise(text: string, what: string, unit: AmountUnit): bigint {
  if (text === '') return 0n;
  if (unit === 'rupees') return readSignedRupees(text, what, 'refuse');
  if (!/^-?\d{1,12}$/.test(text)) throw invalid(`The ${what} is no whole number of paise: ${quoted(text)}.`);
  return BigInt(text);
}

/** The same line twice is one. @throws ProblemError invalid where they differ */
function addOnce(lines: Map<string, ProviderLine>, line: ProviderLine): void {
  const key = `${line.kind} ${line.eventId}`;
  const twin = lines.get(key);
  if (twin === undefined) lines.set(key, line);
  else if (twin.paidPaise !== line.paidPaise || twin.settlement !== line.settlement)
    throw invalid(`The file has it twice, with other amounts: ${quoted(line.eventId)}.`);
}

const wrongTotals = (totals: readonly Total[], lines: readonly ProviderLine[]): string[] =>
  totals.flatMap(({ line, settlement, paidPaise }) => {
    const sum = lines.reduce((all, each) => (each.settlement === settlement ? all + each.paidPaise : all), 0n);
    return sum === paidPaise ? [] : [`  line ${line}: The total of ${quoted(settlement)} is not the sum of its lines.`];
  });
