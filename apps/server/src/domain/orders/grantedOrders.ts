import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { dispute } from '../../db/schema/dispute.ts';
import { shopOrder } from '../../db/schema/shopOrder.ts';
import { CLAIMS } from '../books/claimsNetwork.ts';
import type { OrderReport } from './OrderReport.ts';
import type { NewOrderRow } from './orderRows.ts';

type Claim = Pick<typeof dispute.$inferSelect, 'memberId' | 'clickId' | 'orderPaise' | 'storeOrderId'>;

/** Whether a claim about an order was granted before its network reported it: it must not be paid twice. */
export async function wasGranted(
  queries: Queries,
  report: OrderReport,
  origin: Pick<NewOrderRow, 'memberId' | 'clickId'>,
): Promise<boolean> {
  const { memberId, clickId } = origin;
  const sameClick = clickId
    ? and(eq(dispute.clickId, clickId), eq(dispute.orderPaise, report.saleAmountPaise))
    : undefined;
  const found = await queries
    .select({ id: shopOrder.id })
    .from(shopOrder)
    // whatever is looked at first, only claims have numbers for sure
    .innerJoin(
      dispute,
      eq(dispute.id, sql`case ${shopOrder.network} when ${CLAIMS} then ${shopOrder.networkOrderId}::bigint end`),
    )
    .where(
      and(
        eq(shopOrder.memberId, memberId),
        eq(shopOrder.network, CLAIMS),
        ne(shopOrder.status, 'rejected'),
        or(sameClick, eq(sql`lower(${dispute.storeOrderId})`, report.orderId.toLowerCase())),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether the network reported the order of a claim itself: then it is there, and is not granted again. */
export async function isReported(
  queries: Queries,
  { memberId, clickId, orderPaise, storeOrderId }: Claim,
): Promise<boolean> {
  const sameClick =
    clickId === null ? undefined : and(eq(shopOrder.clickId, clickId), eq(shopOrder.salePaise, orderPaise));
  const found = await queries
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.memberId, memberId),
        ne(shopOrder.network, CLAIMS),
        ne(shopOrder.status, 'rejected'),
        or(sameClick, eq(sql`lower(${shopOrder.networkOrderId})`, storeOrderId.toLowerCase())),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The number that the shop gave to an order which was granted by a claim. */
export async function claimedNumber(queries: Queries, claimId: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ number: dispute.storeOrderId })
    .from(dispute)
    .where(eq(dispute.id, BigInt(claimId)));
  return found?.number;
}
