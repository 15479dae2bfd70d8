import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { networkPolicy } from '../../db/schema/shopBook.ts';
import { shopOrder } from '../../db/schema/shopOrder.ts';
import { waitsForNetwork } from '../books/waitingOrders.ts';
import { changeOrder } from '../orders/changeOrders.ts';
import { lockOrders, type OrderName } from '../orders/lockOrders.ts';
import { findOrder } from '../orders/orderRows.ts';

const owed = sql`${shopOrder.earnedPaise} + ${shopOrder.referralPaise}
  - ${shopOrder.releasedPaise} - ${shopOrder.releasedReferralPaise}`;
const room = sql`${networkPolicy.advanceLimitPaise} - ${networkPolicy.advancedPaise}`;

/** The oldest order that waits for the money of its network and fits into what the shop may advance for it by now. */
async function findReleasable(queries: Queries): Promise<OrderName | undefined> {
  const [found] = await queries
    .select({ network: shopOrder.network, orderId: shopOrder.networkOrderId })
    .from(shopOrder)
    .innerJoin(networkPolicy, eq(networkPolicy.network, shopOrder.network))
    .where(and(waitsForNetwork, eq(networkPolicy.pays, 'approval'), sql`${owed} <= ${room}`))
    .orderBy(asc(shopOrder.versionAt), asc(shopOrder.id))
    .limit(1);
  return found;
}

async function releaseOrder(queries: Queries, name: OrderName, at: Date): Promise<void> {
  await lockOrders(queries, [name]);
  const before = await findOrder(queries, name);
  if (before) await changeOrder(queries, { cause: `release ${randomUUID()}`, before, after: before }, at);
}

/**
 * Gives members the money of orders that waited and that fit into the limits of their networks again: after a payment, a
 * reversal, or a change of a policy. Each order is a transaction of its own, so that no two lock in another order.
 */
export async function releaseWaiting({ orm }: Pick<Database, 'orm'>, at = new Date()): Promise<void> {
  for (let next = await findReleasable(orm); next; next = await findReleasable(orm)) {
    const name = next;
    await orm.transaction((queries) => releaseOrder(queries, name, at));
  }
}
