import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { networkPolicy } from '../../../db/schema/shopBook.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { owedOfWaiting, waitsForNetwork } from '../../ledger/books/waitingOrders.ts';
import { changeOrder } from '../apply/changeOrders.ts';
import { findOrder } from '../apply/orderRows.ts';
import { lockOrders, type OrderName } from '../reports/lockOrders.ts';

/** Orders that are read at once. */
const PAGE = 100;

const room = sql<string>`${networkPolicy.advanceLimitPaise} - ${networkPolicy.advancedPaise}`;

/**
 * Gives members the money of orders that waited and that fit into the limits of their networks again, the oldest first: after
 * a payment, a reversal, or a change of a policy. It walks once through the waiting orders of a network, and only where one of
 * them fits. Each order is a transaction of its own, so that no two lock in another order.
 */
export async function releaseWaiting({ orm }: Pick<Database, 'orm'>, at = new Date()): Promise<void> {
  for (const network of await networksWithRoom(orm)) await releaseOf(orm, network, at);
}

/** Networks of which a waiting order fits into what the shop may still advance for them. */
async function networksWithRoom(queries: Queries): Promise<string[]> {
  const fits = sql`exists (select from ${shopOrder}
    where ${shopOrder.network} = ${networkPolicy.network} and ${waitsForNetwork} and ${owedOfWaiting} <= ${room})`;
  const rows = await queries
    .select({ network: networkPolicy.network })
    .from(networkPolicy)
    .where(and(eq(networkPolicy.pays, 'approval'), sql`${room} > 0`, fits))
    .orderBy(asc(networkPolicy.network));
  return rows.map(({ network }) => network);
}

async function releaseOf(orm: Database['orm'], network: string, at: Date): Promise<void> {
  let after: WaitingOrder | undefined;
  for (;;) {
    const page = await readPage(orm, network, after);
    for (const { orderId, owed, left } of fitting(page)) {
      await orm.transaction((queries) => releaseOrder(queries, { network, orderId }, at));
      if (left - owed <= 0n) return;
    }
    after = page.at(-1);
    if (after === undefined || page.length < PAGE) return;
  }
}

interface WaitingOrder {
  id: bigint;
  orderId: string;
  versionAt: Date;
  /** Paise that its member and the referrer wait for. */
  owed: bigint;
  /** Paise that the shop may still advance. */
  left: bigint;
}

/** The next waiting orders of a network that fit into what is left now. */
async function readPage(queries: Queries, network: string, after: WaitingOrder | undefined): Promise<WaitingOrder[]> {
  const isLater = after && sql`(${shopOrder.versionAt}, ${shopOrder.id}) > (${after.versionAt}, ${after.id})`;
  const rows = await queries
    .select({
      id: shopOrder.id,
      orderId: shopOrder.networkOrderId,
      versionAt: shopOrder.versionAt,
      owed: owedOfWaiting,
      left: room,
    })
    .from(shopOrder)
    .innerJoin(networkPolicy, eq(networkPolicy.network, shopOrder.network))
    .where(
      and(
        ...[eq(shopOrder.network, network), waitsForNetwork, eq(networkPolicy.pays, 'approval')],
        ...[gt(room, 0), sql`${owedOfWaiting} <= ${room}`, isLater],
      ),
    )
    .orderBy(asc(shopOrder.versionAt), asc(shopOrder.id))
    .limit(PAGE);
  return rows.map(({ owed, left, ...row }) => ({ ...row, owed: BigInt(owed), left: BigInt(left) }));
}

/** Those of a page that fit one after the other, each with what is left for it. */
function* fitting(page: readonly WaitingOrder[]): Generator<WaitingOrder> {
  let left = page[0]?.left ?? 0n;
  for (const order of page) {
    if (order.owed > left) continue;
    yield { ...order, left };
    left -= order.owed;
  }
}

async function releaseOrder(queries: Queries, name: OrderName, at: Date): Promise<void> {
  await lockOrders(queries, [name]);
  const before = await findOrder(queries, name);
  if (before) await changeOrder(queries, { cause: `release ${randomUUID()}`, before, after: before }, at);
}
