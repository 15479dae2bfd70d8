import { and, asc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { orderNotice } from '../../../db/schema/orderNotice.ts';
import { costsMore, paidFor, shopOrder } from '../../../db/schema/shopOrder.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import type { OrderName } from '../reports/lockOrders.ts';

/** An approved order whose network pays less than it costs. Amounts in paise. */
export interface CostlyOrder extends OrderName {
  storeOrderId: string | null;
  /** `costs more`: the member has the cashback, or gets it. The others wait for a person (`heldFor.ts`). */
  reason: (typeof orderNotice.$inferInsert)['reason'];
  /** What the network pays. */
  commissionPaise: bigint;
  earnedPaise: bigint;
  /** The share of who invited the member. */
  referralPaise: bigint;
  /** What a granted claim had paid for it, with the share. */
  claimPaise: bigint;
  approvedAt: Date;
}

const MOST = 500;

/** As `isHeld` has it. */
const isUnpaid = sql`coalesce(${shopOrder.settledPaise}, 0) < ${shopOrder.earnedPaise} + ${shopOrder.referralPaise}`;
/** An approval waits for a person. */
export const isWaiting = and(isNotNull(shopOrder.heldFor), isUnpaid);

const { network, networkOrderId: orderId, storeOrderId, earnedPaise, referralPaise, versionAt: approvedAt } = shopOrder;
// with the name of the table: a query of one table names its columns alone
const claimed = sql<string>`coalesce((select granted.earned_paise + granted.referral_paise from shop_order as granted
  where granted.network = ${CLAIMS} and granted.network_order_id = shop_order.claim_id::text
    and granted.status <> 'rejected'), 0)`;

/** An order of the network earns what its claim has not paid, so that part of its cost is the claim's. */
const costsMoreWithClaim = and(
  ...[
    isNotNull(shopOrder.claimId),
    eq(shopOrder.status, 'approved'),
    not(shopOrder.isAccepted),
    isNull(shopOrder.heldFor),
  ],
  sql`${paidFor(shopOrder)} < ${earnedPaise} + ${referralPaise} + ${claimed}`,
  // a guess of what the network pays is at least the whole cashback, without a share
  or(not(shopOrder.commissionEstimated), sql`${shopOrder.settledPaise} > 0`),
);
/** An approved order costs more than its network pays. */
export const isCostly = or(costsMore(shopOrder), costsMoreWithClaim);

/** Of an order, what it costs and brings. */
export const costFields = {
  network,
  orderId,
  storeOrderId,
  earnedPaise,
  referralPaise,
  approvedAt,
  commissionPaise: paidFor(shopOrder).mapWith(BigInt),
  claimPaise: claimed.mapWith(BigInt),
  reason: sql<CostlyOrder['reason']>`coalesce(${shopOrder.heldFor}, 'costs more')`,
};

/** Approved orders whose cashback and referral share, with what a claim paid for them, are more than their commission, oldest first; at most 500. */
export function readCostlyOrders(queries: Queries): Promise<CostlyOrder[]> {
  return queries
    .select(costFields)
    .from(shopOrder)
    .where(isCostly)
    .orderBy(asc(shopOrder.versionAt), asc(shopOrder.id))
    .limit(MOST);
}

/** Those, and approvals that wait for a person, of which the operator has no alert yet; at most 500. */
export function readNewCosts(queries: Queries): Promise<(CostlyOrder & { id: bigint })[]> {
  return queries
    .select({ id: shopOrder.id, ...costFields })
    .from(shopOrder)
    .leftJoin(
      orderNotice,
      and(eq(orderNotice.orderId, shopOrder.id), sql`${orderNotice.reason} = ${costFields.reason}`),
    )
    .where(and(isNull(orderNotice.orderId), or(isWaiting, isCostly)))
    .orderBy(asc(shopOrder.versionAt), asc(shopOrder.id))
    .limit(MOST);
}
