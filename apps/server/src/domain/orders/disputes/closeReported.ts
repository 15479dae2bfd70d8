import { and, asc, eq, exists, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { findReported, writeReported } from '../apply/grantedOrders.ts';
import { answerDispute } from './answerDispute.ts';
import { isDecided } from './claimMoves.ts';
import { lockClaimant } from './lockClaimant.ts';

/**
 * Approves open claims whose order has arrived, by its number, or by its click with its amount. A job, and no part of the
 * reports: these are many, open claims are few.
 * @returns how many were closed
 */
export async function closeReported({ orm }: Pick<Database, 'orm'>): Promise<number> {
  let closed = 0;
  for (const id of await findArrived(orm)) {
    if (await orm.transaction((queries) => closeOne(queries, id))) closed += 1;
  }
  return closed;
}

/** Open claims that may have an order by now, oldest first. */
async function findArrived(queries: Queries): Promise<bigint[]> {
  const order = queries
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.memberId, dispute.memberId),
        ne(shopOrder.network, CLAIMS),
        ne(shopOrder.status, 'rejected'),
        or(
          sql`lower(${dispute.storeOrderId}) in (lower(${shopOrder.networkOrderId}), lower(${shopOrder.storeOrderId}))`,
          and(eq(shopOrder.clickId, dispute.clickId), eq(shopOrder.salePaise, dispute.orderPaise)),
        ),
      ),
    );
  const rows = await queries
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(notInArray(dispute.status, sql`('APPROVED', 'REJECTED')`), exists(order)))
    .orderBy(asc(dispute.createdAt), asc(dispute.id));
  return rows.map(({ id }) => id);
}

async function closeOne(queries: Queries, id: bigint): Promise<boolean> {
  await lockClaimant(queries, id);
  const [claim] = await queries.select().from(dispute).where(eq(dispute.id, id)).for('update');
  if (!claim || isDecided(claim.status)) return false;
  const reported = (await findReported(queries, claim)).find(({ isLost }) => !isLost);
  if (!reported?.isSure) return false;
  await writeReported(queries, id, reported);
  await answerDispute(queries, { id, author: 'order', status: 'APPROVED', words: null });
  return true;
}
