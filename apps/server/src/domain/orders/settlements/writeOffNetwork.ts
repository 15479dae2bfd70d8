import { randomUUID } from 'node:crypto';
import { toRupees } from '@potli/api/units/money';
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { hasPaid, openOf } from '../../ledger/books/bookEntries.ts';
import { valueDateOf } from '../../ledger/books/closedMonths.ts';
import { stopAdvances } from '../../ledger/books/networkPolicy.ts';
import { auditFirst, type CommitPart } from '../../platform/audit/auditFirst.ts';
import { previewed } from '../../platform/audit/previewed.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { changeLockedOrders, type OrderChange } from '../apply/changeOrders.ts';
import { findOrders, type OrderRow } from '../apply/orderRows.ts';
import { lockOrders } from '../reports/lockOrders.ts';
import type { BookedBy } from './bookStatement.ts';
import { inGroups } from './inGroups.ts';

export interface WriteOff {
  network: string;
  /** Orders that were approved before this instant. */
  before: Date;
  /** What becomes of cashback that waits: the shop pays it all the same, or it is declined. */
  members: NonNullable<OrderRow['writtenOffMembers']>;
}

/** What is, or would be, written off. Amounts in rupees. */
export interface WrittenOff {
  orders: number;
  /** What the network owed for them, which is a loss now. */
  loss: number;
  /** Cashback and shares that waited for the network's money. */
  waiting: number;
  /** What members and referrers have of these orders; it stays theirs. */
  given: number;
}

/**
 * Takes what a network owes out of the books, as a loss, for the approved orders that it has not paid in full, many in a
 * transaction. Nothing is advanced for the network any more. A payment that comes after all is booked as recovered,
 * and releases cashback that was declined.
 * @param by for the audit log; absent: nothing is booked, and the answer is what would be
 * @throws OperatorError for orders that were granted by claims: no network owes for them
 */
export async function writeOffNetwork(
  database: Pick<Database, 'orm'>,
  { network, before, members }: WriteOff,
  { now = new Date(), by }: { now?: Date; by?: BookedBy } = {},
): Promise<WrittenOff> {
  if (network === CLAIMS) throw new OperatorError('No network owes for orders that were granted by claims.');
  const orders = await readUnpaidOrders(database.orm, { network, before });
  const planned = sumOf(orders);
  const commit: CommitPart = by
    ? auditFirst(database, { ...by, ...auditOf({ network, before, members }, planned) })
    : previewed(database);
  if (orders.length === 0) return planned;
  // first, so that nothing is released meanwhile
  const isStopped = async (queries: Queries) => {
    await stopAdvances(queries, network);
    return true;
  };
  await commit(isStopped, Boolean);
  const done = await inGroups(orders, (group) =>
    commit(
      (queries) => writeOffOrders(queries, { network, orders: group, members }, now),
      (written) => written.some((order) => order !== undefined),
    ),
  );
  return sumOf(done.filter((order) => order !== undefined));
}

/** As the audit log has it. */
export const auditOf = ({ network, before, members }: WriteOff, sum: WrittenOff) => ({
  object: `network ${network}`,
  after: { ...sum, members, approvedBefore: before.toISOString(), pays: 'settlement' },
});

const waitingOf = (order: OrderRow) =>
  order.earnedPaise + order.referralPaise - order.releasedPaise - order.releasedReferralPaise;

/** Whether the network owes for the order, or cashback waits for its money. */
const isUnpaid = (order: OrderRow) => openOf(order) > 0n || (!hasPaid(order) && waitingOf(order) > 0n);

/**
 * Approved orders for which their network owes, or whose cashback waits for its money, the oldest first.
 * @param most orders that are read; absent: all
 */
export async function readUnpaidOrders(
  queries: Queries,
  { network, before }: Pick<WriteOff, 'network' | 'before'>,
  most?: number,
): Promise<OrderRow[]> {
  const { status, versionAt, commissionPaise, commissionEstimated, settledPaise, releasedPaise, writtenOffAt } =
    shopOrder;
  const { earnedPaise, referralPaise } = shopOrder;
  // as isUnpaid, so that a limit counts these alone
  const isShort = sql`(coalesce(${settledPaise}, 0) < ${commissionPaise}
    and not (${commissionEstimated} and coalesce(${settledPaise}, 0) > 0))`;
  const waits = sql`(${releasedPaise} < ${earnedPaise} and not network_has_paid(${settledPaise}, ${commissionEstimated},
    ${commissionPaise}, ${earnedPaise} + ${referralPaise}))`;
  const asked = queries
    .select()
    .from(shopOrder)
    .where(
      and(
        ...[
          eq(shopOrder.network, network),
          eq(status, 'approved'),
          lt(versionAt, before),
          sql`${writtenOffAt} is null`,
        ],
        or(isShort, waits),
      ),
    )
    .orderBy(asc(versionAt), asc(shopOrder.id))
    .$dynamic();
  return (await (most === undefined ? asked : asked.limit(most))).filter(isUnpaid);
}

/** What orders come to that are, or would be, written off. */
export function sumOf(orders: readonly OrderRow[]): WrittenOff {
  const sum = (paiseOf: (order: OrderRow) => bigint) =>
    toRupees(orders.reduce((paise, order) => paise + paiseOf(order), 0n));
  return {
    orders: orders.length,
    loss: sum(owedOf),
    waiting: sum(waitingOf),
    given: sum((order) => order.releasedPaise + order.releasedReferralPaise),
  };
}

const owedOf = (order: OrderRow) => (openOf(order) > 0n ? openOf(order) : 0n);

type WritingOff = Pick<WriteOff, 'network' | 'members'> & { orders: readonly OrderRow[] };

/** @returns for each order as it was; undefined where it was paid or decided meanwhile */
async function writeOffOrders(queries: Queries, asked: WritingOff, now: Date): Promise<(OrderRow | undefined)[]> {
  const befores = await lockUnpaid(queries, asked);
  await changeLockedOrders(queries, await changesOf(queries, { ...asked, orders: present(befores) }, now), now);
  return befores;
}

const present = (orders: readonly (OrderRow | undefined)[]) => orders.filter((order) => order !== undefined);

/** Locks orders. @returns each as it is now; undefined where it was paid or decided meanwhile */
export async function lockUnpaid(
  queries: Queries,
  { network, orders }: Pick<WritingOff, 'network' | 'orders'>,
): Promise<(OrderRow | undefined)[]> {
  const names = orders.map(({ networkOrderId: orderId }) => ({ network, orderId }));
  await lockOrders(queries, names);
  const rows = new Map((await findOrders(queries, names)).map((row) => [row.id, row]));
  return orders.map(({ id }) => {
    const before = rows.get(id);
    return before?.status === 'approved' && !before.writtenOffAt && isUnpaid(before) ? before : undefined;
  });
}

/** The changes that write locked orders off. */
export async function changesOf(
  queries: Queries,
  { orders, members }: Pick<WritingOff, 'orders' | 'members'>,
  now: Date,
): Promise<OrderChange[]> {
  const valueAt = await valueDateOf(queries, now);
  return orders.map((before) => ({
    cause: `write-off ${randomUUID()}`,
    before,
    after: writtenOff(before, members, now),
    valueAt,
  }));
}

const writtenOff = (before: OrderRow, members: WriteOff['members'], now: Date): OrderRow => ({
  ...before,
  writtenOffPaise: owedOf(before),
  writtenOffPaidPaise: before.settledPaise ?? 0n,
  writtenOffAt: now,
  writtenOffMembers: members,
  // the shop bears it, whatever the network pays
  ...(members === 'pay' && { heldFor: null, isAccepted: true }),
});
