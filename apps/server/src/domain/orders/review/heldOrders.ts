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

/**
 * An operator lets the member have the cashback of an approval that waits, whatever the network pays for it.
 * @param who the operator, for the audit log
 * @throws ProblemError notFound; conflict for an order that does not wait for a person
 */
export const acceptOrder = ({ orm }: Pick<Database, 'orm'>, name: OrderName, who: string): Promise<void> =>
  orm.transaction(async (queries) => {
    await lockOrders(queries, [name]);
    const before = await findOrder(queries, name);
    if (!before) throw notFound('There is no such order.');
    if (!isHeld(before)) throw conflict('The order does not wait for a person.');
    const after = { ...before, heldFor: null, isAccepted: true };
    await changeOrder(queries, { cause: 'accepted', before, after }, new Date());
    const change = { before: { heldFor: before.heldFor }, after: { heldFor: null } };
    await recordAudit(queries, {
      who,
      action: 'orders accept',
      object: `order ${name.network} ${name.orderId}`,
      ...change,
    });
  });
