import type { ResponseOf, SettlementDifference, SettlementStatement, settleOrders } from '@potli/api';
import { toPaise, toRupees } from '@potli/api/units/money';
import { percentOf } from '@potli/api/units/percent';
import { DAY_MS } from '@potli/api/units/time';
import type { Database, Queries } from '../../db/database.ts';
import { conflict, invalid, ProblemError } from '../../errors/ProblemError.ts';
import { readOrderId } from '../../incoming/readOrderId.ts';
import { MOST_PAISE } from '../../incoming/readRupees.ts';
import { auditFirst, type CommitPart } from '../audit/auditFirst.ts';
import type { recordAudit } from '../audit/recordAudit.ts';
import { addSettlement, findSettlements, type NewSettlementLine, paymentOf } from '../books/settlementLines.ts';
import { bookPayment } from '../orders/bookPayment.ts';
import { findName } from '../orders/findName.ts';
import { lockOrders } from '../orders/lockOrders.ts';
import { findOrder, type OrderRow } from '../orders/orderRows.ts';
import { findTwin } from './findTwin.ts';
import { previewed } from './previewed.ts';
import { releaseWaiting } from './releaseWaiting.ts';

export type SettlementAnswer = ResponseOf<typeof settleOrders>;
type StatedLine = SettlementStatement['lines'][number];
type Kind = SettlementDifference['kind'];

/** The operator, and by which command or call. */
export type SettledBy = Pick<Parameters<typeof recordAudit>[1], 'who' | 'action'>;

interface SettleOptions {
  now?: Date;
  /** Gets a row in the audit log about the whole statement, in the transaction of the first line that changes something. */
  by?: SettledBy;
  /** Answers what would be booked, and books nothing. */
  preview?: boolean;
}

/**
 * Books what a network says it paid or took back, a transaction for each order: a line that cannot be booked stops no other.
 * Members whose orders waited get their money. The same statement again gives the same answer and changes nothing.
 * @throws ProblemError invalid for a bank's day in the future, conflict for the lines of a statement that was booked by another name
 */
export async function settleStatement(
  database: Pick<Database, 'orm'>,
  { network, statement, settledAt, invoice, tdsPercent = 0, isRepeated, lines }: SettlementStatement,
  { now = new Date(), by, preview = false }: SettleOptions = {},
): Promise<SettlementAnswer> {
  const bankDay = new Date(settledAt);
  if (bankDay.getTime() > now.getTime() + DAY_MS)
    throw invalid(`The day of the payment, ${settledAt}, is in the future.`);
  const read = lines.map(readLine);
  const good = await nameLines(database.orm, network, read);
  if (!isRepeated) await refuseTwin(database, { network, statement }, good);
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
    const kept = ofOrder.map(({ orderId, paise, index }, at) => ({
      index,
      line: {
        ...{ network, statement, networkOrderId: orderId, place: at + 1, paidPaise: paise },
        tdsPaise: shareOf(paise, tdsPercent),
        ...{ settledAt: bankDay, receivedAt: now, invoice: invoice ?? null },
      },
    }));
    const made = await commit(
      (queries) => settleOrder(queries, kept, now),
      (settled) => settled.some(({ isNew }) => isNew),
    );
    outcomes.push(...made);
  }
  if (!preview) await releaseWaiting(database, now);
  return toAnswer(lines, read, outcomes);
}

/** To the paisa, halves away from zero. */
function shareOf(paise: bigint, percent: number): bigint {
  const size = BigInt(Math.round(percentOf(Number(paise < 0n ? -paise : paise), percent)));
  return paise < 0n ? -size : size;
}

interface Read {
  id: string;
  paise: bigint;
}

/** Undefined for a line that no order can have. */
function readLine({ orderId, commission }: StatedLine): Read | undefined {
  const paise = toPaise(commission);
  const isExact = Math.abs(commission - toRupees(paise)) < 1e-8;
  if (!isExact || paise === 0 || Math.abs(paise) > MOST_PAISE) return undefined;
  const id = tryOrderId(orderId);
  return id === undefined ? undefined : { id, paise: BigInt(paise) };
}

function tryOrderId(text: string): string | undefined {
  try {
    return readOrderId(text);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

interface GoodLine {
  index: number;
  orderId: string;
  paise: bigint;
}

/** Lines that an order can have, each with the number under which we know that. */
async function nameLines(queries: Queries, network: string, read: readonly (Read | undefined)[]): Promise<GoodLine[]> {
  const good: GoodLine[] = [];
  for (const [index, line] of read.entries()) {
    if (line === undefined) continue;
    const { orderId } = await findName(queries, { network, orderId: line.id });
    good.push({ index, orderId, paise: line.paise });
  }
  return good;
}

async function refuseTwin(
  { orm }: Pick<Database, 'orm'>,
  name: Pick<SettlementStatement, 'network' | 'statement'>,
  lines: readonly GoodLine[],
): Promise<void> {
  const twin = await findTwin(orm, name, lines);
  if (twin === undefined) return;
  throw conflict(`Statement "${twin}" of ${name.network} has the same lines and is booked. Nothing was booked again.`);
}

/** What a statement says, without lines that no order can have. */
const statedSum = (lines: readonly GoodLine[]) => ({
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

interface KeptLine {
  index: number;
  line: NewSettlementLine & { place: number };
}

/** The lines of one order: a change of the order for each that is new. */
async function settleOrder(queries: Queries, lines: readonly KeptLine[], now: Date): Promise<LineOutcome[]> {
  const [first] = lines;
  if (!first) return [];
  const { network, networkOrderId, statement } = first.line;
  const name = { network, orderId: networkOrderId };
  await lockOrders(queries, [name]);
  const standing = await findSettlements(queries, [first.line]);
  const outcomes: LineOutcome[] = [];
  for (const { index, line } of lines) {
    const before = standing.find((each) => each.statement === statement && each.place === line.place);
    if (before && (before.paidPaise !== line.paidPaise || before.tdsPaise !== (line.tdsPaise ?? 0n))) {
      outcomes.push({ index, counts: false, isNew: false, kind: 'STATED_OTHERWISE', expected: before.paidPaise });
      continue;
    }
    if (!before) {
      const added = await addSettlement(queries, line);
      standing.push(added);
      await bookPayment(queries, { line: added, payment: paymentOf(standing), now });
    }
    outcomes.push({ index, counts: true, isNew: !before });
  }
  const order = await findOrder(queries, name);
  const differs = order ? whatDiffers(order) : ({ kind: 'UNKNOWN_ORDER' } as const);
  return outcomes.map((outcome) => (outcome.counts ? { ...outcome, ...differs } : outcome));
}

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
