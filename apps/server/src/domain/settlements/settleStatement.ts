import type { ResponseOf, SettlementDifference, SettlementStatement, settleOrders } from '@potli/api';
import type { Database, Queries } from '../../db/database.ts';
import { ProblemError } from '../../errors/ProblemError.ts';
import { readOrderId } from '../../incoming/readOrderId.ts';
import { MOST_PAISE } from '../../incoming/readRupees.ts';
import { auditFirst, type CommitPart } from '../audit/auditFirst.ts';
import type { recordAudit } from '../audit/recordAudit.ts';
import { keepSettlement, type SettlementLine } from '../books/settlementLines.ts';
import { changeOrder } from '../orders/changeOrders.ts';
import { findName } from '../orders/findName.ts';
import { lockOrders } from '../orders/lockOrders.ts';
import { findOrder, type OrderRow } from '../orders/orderRows.ts';
import { toRupees } from '../shared/rupees.ts';
import { releaseWaiting } from './releaseWaiting.ts';

export type SettlementAnswer = ResponseOf<typeof settleOrders>;
type StatedLine = SettlementStatement['lines'][number];

/** The operator, and by which command or call. */
type SettledBy = Pick<Parameters<typeof recordAudit>[1], 'who' | 'action'>;

/**
 * Books what a network says it paid, a transaction for each line: a line that cannot be booked stops no other. Members
 * whose orders waited get their money. The same statement again gives the same answer and changes nothing.
 * @param by gets a row in the audit log about the whole statement, in the transaction of the first line that changes something
 */
export async function settleStatement(
  database: Pick<Database, 'orm'>,
  { network, statement, settledAt, lines }: SettlementStatement,
  { now = new Date(), by }: { now?: Date; by?: SettledBy } = {},
): Promise<SettlementAnswer> {
  const differences: SettlementDifference[] = [];
  const object = `statement ${network} ${statement}`;
  const commit: CommitPart = by
    ? auditFirst(database, { ...by, object, after: statedSum(lines) })
    : (work) => database.orm.transaction(work);
  let [settled, paidPaise] = [0, 0n];
  for (const stated of lines) {
    const line = toLine(stated);
    const kept = line && { ...line, network, statement, settledAt: new Date(settledAt), receivedAt: now };
    const { counts, kind, expected }: LineOutcome = kept
      ? await commit(
          (queries) => settleLine(queries, kept, now),
          (outcome) => outcome.isNew,
        )
      : { counts: false, isNew: false, kind: 'BAD_LINE' };
    if (kind) differences.push({ ...differenceOf(stated, expected), kind });
    if (!counts || !line) continue;
    settled += 1;
    paidPaise += line.paidPaise;
  }
  await releaseWaiting(database, now);
  return { settled, paid: toRupees(paidPaise), differences };
}

/** Undefined for a line that no order can have. */
function toLine({ orderId, commission }: StatedLine): Pick<SettlementLine, 'networkOrderId' | 'paidPaise'> | undefined {
  const paise = Math.round(commission * 100);
  const isExact = Math.abs(commission * 100 - paise) < 1e-6;
  if (!isExact || paise <= 0 || paise > MOST_PAISE) return undefined;
  const networkOrderId = tryOrderId(orderId);
  return networkOrderId === undefined ? undefined : { networkOrderId, paidPaise: BigInt(paise) };
}

function tryOrderId(text: string): string | undefined {
  try {
    return readOrderId(text);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** What a statement says, without lines that no order can have. */
function statedSum(lines: readonly StatedLine[]) {
  const paises = lines.flatMap((line) => toLine(line)?.paidPaise ?? []);
  return { lines: paises.length, paise: Number(paises.reduce((sum, paise) => sum + paise, 0n)) };
}

const differenceOf = ({ orderId, commission }: StatedLine, expected?: bigint) => ({
  orderId,
  paid: commission,
  expected: expected === undefined ? null : toRupees(expected),
});

interface LineOutcome {
  /** It is what the network paid for the order. */
  counts: boolean;
  /** Nothing was known of a payment for this order. */
  isNew: boolean;
  kind?: SettlementDifference['kind'];
  /** What the books expected, in paise. */
  expected?: bigint;
}

async function settleLine(queries: Queries, stated: SettlementLine, at: Date): Promise<LineOutcome> {
  const name = await findName(queries, { network: stated.network, orderId: stated.networkOrderId });
  const line = { ...stated, networkOrderId: name.orderId };
  await lockOrders(queries, [name]);
  const kept = await keepSettlement(queries, line);
  const isNew = !kept;
  if (kept && (kept.statement !== line.statement || kept.paidPaise !== line.paidPaise)) {
    return { counts: false, isNew, kind: 'SETTLED_BEFORE', expected: kept.paidPaise };
  }
  const before = await findOrder(queries, name);
  if (!before) return { counts: true, isNew, kind: 'UNKNOWN_ORDER' };
  if (before.settledPaise === null) {
    const after = { ...before, settledPaise: line.paidPaise, settledAt: line.settledAt, heldFor: null };
    await changeOrder(queries, { cause: 'settlement', before, after }, at);
  }
  return { counts: true, isNew, ...whatDiffers(before, line) };
}

function whatDiffers(order: OrderRow, { paidPaise }: SettlementLine): Omit<LineOutcome, 'counts' | 'isNew'> {
  const { status, commissionPaise: expected, commissionEstimated } = order;
  if (status !== 'approved') return { kind: 'NOT_APPROVED', expected };
  // an estimate is replaced by what was paid
  return commissionEstimated || expected === paidPaise ? {} : { kind: 'OTHER_AMOUNT', expected };
}
