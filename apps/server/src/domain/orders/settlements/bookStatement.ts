import type { ResponseOf, SettlementDifference, SettlementStatement, settleOrders } from '@potli/api';
import { toPaise, toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import type { Database, Queries } from '../../../db/database.ts';
import { conflict, invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { isCurrency } from '../../../incoming/currencies.ts';
import { readSignedForeign } from '../../../incoming/readForeign.ts';
import { readOrderId } from '../../../incoming/readOrderId.ts';
import { MOST_PAISE } from '../../../incoming/readRupees.ts';
import {
  addSettlement,
  findSettlements,
  type NewSettlementLine,
  type SettlementLine,
} from '../../ledger/books/settlementLines.ts';
import { auditFirst, type CommitPart } from '../../platform/audit/auditFirst.ts';
import type { recordAudit } from '../../platform/audit/recordAudit.ts';
import { bookPayment } from '../apply/bookPayment.ts';
import { findOrder, type OrderRow } from '../apply/orderRows.ts';
import { lockOrders } from '../reports/lockOrders.ts';
import { findName } from '../review/findName.ts';
import { findTwin } from './findTwin.ts';
import { previewed } from './previewed.ts';
import { releaseWaiting } from './releaseWaiting.ts';
import { withTax } from './withTax.ts';

export type SettlementAnswer = ResponseOf<typeof settleOrders>;
type StatedLine = SettlementStatement['lines'][number];
type Kind = SettlementDifference['kind'];

/** The operator, and by which command or call. */
export type BookedBy = Pick<Parameters<typeof recordAudit>[1], 'who' | 'action'>;

interface BookOptions {
  now?: Date;
  /** Gets a row in the audit log about the whole statement, in the transaction of the first line that changes something. */
  by?: BookedBy;
  /** Answers what would be booked, and books nothing. */
  preview?: boolean;
  /** Statements that were previewed before this one, by what they say (`whatIsSaid`): they count as booked, and it is added. */
  previewed?: Map<string, string>;
}

/**
 * Books what a network says it paid or took back, a transaction for each order: a line that cannot be booked stops no other.
 * Members whose orders waited get their money. The same statement again gives the same answer and changes nothing.
 * @throws ProblemError invalid for a bank's day in the future, and where lines and percent say different taxes; conflict for the lines of a statement that was booked by another name
 */
export async function bookStatement(
  database: Pick<Database, 'orm'>,
  { network, statement, settledAt, invoice, tdsPercent, isRepeated, lines }: SettlementStatement,
  { now = new Date(), by, preview = false, previewed: before = new Map() }: BookOptions = {},
): Promise<SettlementAnswer> {
  const bankDay = new Date(settledAt);
  if (bankDay.getTime() > now.getTime() + DAY_MS)
    throw invalid(`The day of the payment, ${settledAt}, is in the future.`);
  const read = lines.map(readLine);
  const good = withTax(await nameLines(database.orm, network, read), tdsPercent);
  const twin = isRepeated
    ? undefined
    : (before.get(whatIsSaid(network, good)) ?? (await findTwin(database.orm, { network, statement }, good)));
  if (twin !== undefined)
    throw conflict(`Statement "${twin}" of ${network} has the same lines. Nothing is booked twice.`);
  const object = `statement ${network} ${statement}`;
  const commit: CommitPart = preview
    ? previewed(database)
    : by
      ? auditFirst(database, { ...by, object, after: statedSum(good) })
      : (work) => database.orm.transaction(work);
  const outcomes: LineOutcome[] = read.flatMap((line, index) =>
    line === undefined ? [{ index, counts: false, isNew: false, kind: 'BAD_LINE' }] : [],
  );
  for (const ofOrder of Map.groupBy(good, ({ orderId }) => orderId).values()) {
    const stated = ofOrder.map(({ orderId, paise, tdsPaise, foreign, index }, at) => ({
      index,
      line: {
        ...{ network, statement, networkOrderId: orderId, place: at + 1, paidPaise: paise, tdsPaise, ...foreign },
        ...{ settledAt: bankDay, receivedAt: now, invoice: invoice ?? null },
      },
    }));
    const made = await commit(
      (queries) => bookOrder(queries, stated, now),
      (booked) => booked.some(({ isNew }) => isNew),
    );
    outcomes.push(...made);
  }
  const counted = good.filter(({ index }) => outcomes.some((each) => each.index === index && each.counts));
  if (preview && counted.length > 0) before.set(whatIsSaid(network, counted), statement);
  if (!preview) await releaseWaiting(database, now);
  return toAnswer(lines, read, outcomes);
}

/** What was paid in another currency; nulls in rupees. */
type PaidForeign = Pick<SettlementLine, 'currency' | 'paidMinor'>;

interface Read {
  id: string;
  paise: bigint;
  /** The tax that the line says was deducted; undefined where it says nothing. */
  tdsPaise: bigint | undefined;
  foreign: PaidForeign;
}

/** Undefined for a line that no order can have. */
function readLine({ orderId, commission, tds, foreign: said }: StatedLine): Read | undefined {
  const paise = toWholePaise(commission);
  const tdsPaise = tds === undefined ? undefined : toWholePaise(tds);
  if (paise === undefined || paise === 0 || Math.abs(paise) > MOST_PAISE) return undefined;
  if (tds !== undefined && !isTaxOf(tdsPaise, paise)) return undefined;
  const [id, foreign] = [tryTo(() => readOrderId(orderId)), tryTo(() => readPaid(said))];
  // what was taken back in one currency was taken back in the other
  if (id === undefined || foreign === undefined) return undefined;
  if (foreign.paidMinor !== null && foreign.paidMinor > 0n !== paise > 0) return undefined;
  return { id, paise: BigInt(paise), tdsPaise: tdsPaise === undefined ? undefined : BigInt(tdsPaise), foreign };
}

/** Undefined where it has more than two decimals. */
function toWholePaise(rupees: number): number | undefined {
  const paise = toPaise(rupees);
  return Math.abs(rupees - toRupees(paise)) < 1e-8 ? paise : undefined;
}

const isTaxOf = (tdsPaise: number | undefined, paise: number): boolean =>
  tdsPaise === 0 || (tdsPaise !== undefined && tdsPaise * paise > 0 && Math.abs(tdsPaise) < Math.abs(paise));

function readPaid(said: StatedLine['foreign']): PaidForeign {
  if (said === undefined) return { currency: null, paidMinor: null };
  const { currency, amount } = said;
  if (!isCurrency(currency) || currency === 'INR') throw invalid(`"${currency}" is no currency other than INR.`);
  return { currency, paidMinor: readSignedForeign(amount, 'amount', currency, 'refuse') };
}

function tryTo<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

interface NamedLine {
  index: number;
  orderId: string;
  paise: bigint;
  foreign: PaidForeign;
  tdsPaise: bigint | undefined;
}

/** Lines that an order can have, each with the number under which we know that. */
async function nameLines(queries: Queries, network: string, read: readonly (Read | undefined)[]): Promise<NamedLine[]> {
  const good: NamedLine[] = [];
  for (const [index, line] of read.entries()) {
    if (line === undefined) continue;
    const { orderId } = await findName(queries, { network, orderId: line.id });
    good.push({ index, orderId, paise: line.paise, tdsPaise: line.tdsPaise, foreign: line.foreign });
  }
  return good;
}

/** The orders and amounts of a statement, in whatever order they stand: the same for those that `findTwin` calls twins. */
const whatIsSaid = (network: string, lines: readonly NamedLine[]): string =>
  JSON.stringify([network, ...lines.map(({ orderId, paise }) => `${paise} ${orderId}`).sort()]);

/** What a statement says, without lines that no order can have. */
const statedSum = (lines: readonly NamedLine[]) => ({
  lines: lines.length,
  paise: Number(lines.reduce((sum, { paise }) => sum + paise, 0n)),
});

interface LineOutcome {
  index: number;
  /** It is what the network says of the order. */
  counts: boolean;
  /** It was not booked before. */
  isNew: boolean;
  kind?: Kind;
  /** What the books expected, in paise, and what the network has paid by now. */
  expected?: bigint;
  settled?: bigint | undefined;
}

interface StatedLineOfOrder {
  index: number;
  line: NewSettlementLine & { place: number };
}

/** The lines of one order: a change of the order for each that is new. */
async function bookOrder(queries: Queries, lines: readonly StatedLineOfOrder[], now: Date): Promise<LineOutcome[]> {
  const [first] = lines;
  if (!first) return [];
  const { network, networkOrderId, statement } = first.line;
  const name = { network, orderId: networkOrderId };
  await lockOrders(queries, [name]);
  const booked = await findSettlements(queries, [first.line]);
  const outcomes: LineOutcome[] = [];
  for (const { index, line } of lines) {
    const before = booked.find((each) => each.statement === statement && each.place === line.place);
    if (before && saysOtherwise(before, line)) {
      outcomes.push({ index, counts: false, isNew: false, kind: 'STATED_OTHERWISE', expected: before.paidPaise });
      continue;
    }
    if (!before) {
      const added = await addSettlement(queries, line);
      booked.push(added);
      await bookPayment(queries, { line: added, lines: booked, now });
    }
    outcomes.push({ index, counts: true, isNew: !before });
  }
  const order = await findOrder(queries, name);
  const differs = order ? whatDiffers(order) : ({ kind: 'UNKNOWN_ORDER' } as const);
  return outcomes.map((outcome) => (outcome.counts ? { ...outcome, ...differs } : outcome));
}

const saysOtherwise = (before: SettlementLine, line: NewSettlementLine): boolean =>
  before.paidPaise !== line.paidPaise ||
  before.tdsPaise !== (line.tdsPaise ?? 0n) ||
  before.currency !== (line.currency ?? null) ||
  before.paidMinor !== (line.paidMinor ?? null);

function whatDiffers(order: OrderRow): Pick<LineOutcome, 'kind' | 'expected' | 'settled'> {
  const { status, commissionPaise: expected, commissionEstimated, settledPaise } = order;
  const settled = settledPaise ?? 0n;
  if (status !== 'approved') return settled === 0n ? {} : { kind: 'NOT_APPROVED', expected, settled };
  // an estimate is replaced by what was paid
  return commissionEstimated || expected === settled ? {} : { kind: 'OTHER_AMOUNT', expected, settled };
}

const rupeesOrNull = (paise: bigint | undefined) => (paise === undefined ? null : toRupees(paise));

function toAnswer(
  lines: readonly StatedLine[],
  read: readonly (Read | undefined)[],
  outcomes: readonly LineOutcome[],
): SettlementAnswer {
  const counted = outcomes.filter(({ counts }) => counts);
  const paidPaise = counted.reduce((sum, { index }) => sum + (read[index]?.paise ?? 0n), 0n);
  const differences = outcomes
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ index, kind, expected, settled }): SettlementDifference[] => {
      const stated = lines[index];
      if (!kind || !stated) return [];
      const { orderId, commission: paid } = stated;
      return [{ orderId, kind, paid, expected: rupeesOrNull(expected), settled: rupeesOrNull(settled) }];
    });
  return { settled: counted.length, paid: toRupees(paidPaise), differences };
}
