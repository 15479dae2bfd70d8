import { toRupees } from '@potli/api/units/money';
import { asc } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import { isHeld } from '../../ledger/books/bookEntries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { changeOrder } from '../apply/changeOrders.ts';
import type { HeldFor } from '../apply/heldFor.ts';
import { findOrder } from '../apply/orderRows.ts';
import { lockOrders, type OrderName } from '../reports/lockOrders.ts';
import { isWaiting } from './costlyOrders.ts';

/** An approval that waits for a person. Amounts in paise. */
export interface HeldOrder extends OrderName {
  storeOrderId: string | null;
  reason: HeldFor;
  commissionPaise: bigint;
  earnedPaise: bigint;
  approvedAt: Date;
}

const MOST = 500;

/** Approvals that wait for a person, oldest first; at most 500. */
export async function readHeldOrders(queries: Queries): Promise<HeldOrder[]> {
  const rows = await queries
    .select()
    .from(shopOrder)
    .where(isWaiting)
    .orderBy(asc(shopOrder.versionAt), asc(shopOrder.id))
    .limit(MOST);
  return rows.flatMap(({ heldFor, network, networkOrderId: orderId, storeOrderId, versionAt: approvedAt, ...order }) =>
    heldFor
      ? {
          network,
          orderId,
          storeOrderId,
          reason: heldFor,
          approvedAt,
          commissionPaise: order.commissionPaise,
          earnedPaise: order.earnedPaise,
        }
      : [],
  );
}

interface Acceptance {
  /** The operator. */
  who: string;
  /** What the audit log calls it. */
  action: 'orders accept' | 'acceptOrder';
  /** The cashback that the operator has read, in paise. Absent: they have read none. */
  readPaise?: bigint;
}

/** Accepts an order in a transaction of its own. @throws ProblemError as `acceptHeld` */
export async function acceptOrder({ orm }: Pick<Database, 'orm'>, name: OrderName, who: string): Promise<void> {
  await orm.transaction((queries) => acceptHeld(queries, name, { who, action: 'orders accept' }));
}

/**
 * An operator lets the member have the cashback of an approval that waits, whatever the network pays for it. Part of the caller's
 * transaction.
 * @returns the cashback in paise
 * @throws ProblemError notFound; conflict for an order that does not wait for a person, or earns something else than was read
 */
export async function acceptHeld(
  queries: Queries,
  name: OrderName,
  { who, action, readPaise }: Acceptance,
): Promise<bigint> {
  await lockOrders(queries, [name]);
  const before = await findOrder(queries, name);
  if (!before) throw notFound('There is no such order.');
  if (!isHeld(before)) throw conflict('The order does not wait for a person.');
  const { earnedPaise } = before;
  if (readPaise !== undefined && readPaise !== earnedPaise)
    throw conflict(
      `The cashback of order ${name.orderId} is ₹${toRupees(earnedPaise)} by now, not ₹${toRupees(readPaise)}.`,
    );
  const after = { ...before, heldFor: null, isAccepted: true };
  await changeOrder(queries, { cause: 'accepted', before, after }, new Date());
  await recordAudit(queries, {
    who,
    action,
    object: `order ${name.network} ${name.orderId}`,
    before: { heldFor: before.heldFor },
    after: { heldFor: null },
  });
  return earnedPaise;
}
