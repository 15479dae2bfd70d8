import type { ResponseOf, SettlementDifference, SettlementStatement, settleOrders } from '@potli/api';
import type { Database, Queries } from '../../db/database.ts';
import { keepSettlement, type SettlementLine } from '../books/settlementLines.ts';
import { changeOrder } from '../orders/changeOrders.ts';
import { lockOrders } from '../orders/lockOrders.ts';
import { findOrder, type OrderRow } from '../orders/orderRows.ts';
import { toRupees } from '../shared/rupees.ts';
import { releaseWaiting } from './releaseWaiting.ts';

export type SettlementAnswer = ResponseOf<typeof settleOrders>;
type StatedLine = SettlementStatement['lines'][number];

/** Ten crore rupees. */
const MOST_PAISE = 10n ** 10n;
const LONGEST = 200;

/**
 * Books what a network says it paid, a transaction for each line: a line that cannot be booked stops no other. Members
 * whose orders waited get their money. The same statement again gives the same answer and changes nothing.
 */
export async function settleStatement(
  database: Pick<Database, 'orm'>,
  { network, statement, settledAt, lines }: SettlementStatement,
  now = new Date(),
): Promise<SettlementAnswer> {
  const differences: SettlementDifference[] = [];
  let [settled, paidPaise] = [0, 0n];
  for (const stated of lines) {
    const line = toLine(stated);
    const kept = line && { ...line, network, statement, settledAt: new Date(settledAt), receivedAt: now };
    const { counts, ...found } = kept
      ? await database.orm.transaction((queries) => settleLine(queries, kept, now))
      : { counts: false, kind: 'BAD_LINE' as const };
    if (found.kind) differences.push({ ...differenceOf(stated, found.expected), kind: found.kind });
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
  if (orderId === '' || orderId.length > LONGEST || !isExact || paise <= 0 || paise > MOST_PAISE) return undefined;
  return { networkOrderId: orderId, paidPaise: BigInt(paise) };
}

const differenceOf = ({ orderId, commission }: StatedLine, expected?: bigint) => ({
  orderId,
  paid: commission,
  expected: expected === undefined ? null : toRupees(expected),
});

interface LineOutcome {
  /** It is what the network paid for the order. */
  counts: boolean;
  kind?: SettlementDifference['kind'];
  /** What the books expected, in paise. */
  expected?: bigint;
}

async function settleLine(queries: Queries, line: SettlementLine, at: Date): Promise<LineOutcome> {
  const name = { network: line.network, orderId: line.networkOrderId };
  await lockOrders(queries, [name]);
  const kept = await keepSettlement(queries, line);
  if (kept && (kept.statement !== line.statement || kept.paidPaise !== line.paidPaise)) {
    return { counts: false, kind: 'SETTLED_BEFORE', expected: kept.paidPaise };
  }
  const before = await findOrder(queries, name);
  if (!before) return { counts: true, kind: 'UNKNOWN_ORDER' };
  if (before.settledPaise === null) {
    const after = { ...before, settledPaise: line.paidPaise, settledAt: line.settledAt };
    await changeOrder(queries, { cause: 'settlement', before, after }, at);
  }
  return { counts: true, ...whatDiffers(before, line) };
}

function whatDiffers(order: OrderRow, { paidPaise }: SettlementLine): Omit<LineOutcome, 'counts'> {
  const { status, commissionPaise: expected, commissionEstimated } = order;
  if (status !== 'approved') return { kind: 'NOT_APPROVED', expected };
  // an estimate is replaced by what was paid
  return commissionEstimated || expected === paidPaise ? {} : { kind: 'OTHER_AMOUNT', expected };
}
