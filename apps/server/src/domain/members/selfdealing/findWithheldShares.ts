import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { selfDealing } from '../../../db/schema/selfDealing.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';

/** An order of a friend whose share was withheld from the inviter, by a flag that an operator has taken back. */
export interface WithheldShare {
  network: string;
  orderId: string;
}

const AT_ONCE = 200;

/** Orders with a share that is owed by now, oldest first. @param sharePercent of the cashback; of less than a paisa nothing is owed */
export function findWithheldShares(queries: Queries, sharePercent: bigint): Promise<WithheldShare[]> {
  return queries
    .select({ network: shopOrder.network, orderId: shopOrder.networkOrderId })
    .from(selfDealing)
    .innerJoin(shopOrder, eq(shopOrder.memberId, selfDealing.memberId))
    .where(
      and(
        isNotNull(selfDealing.allowedAt),
        eq(shopOrder.status, 'approved'),
        isNotNull(shopOrder.referrerId),
        eq(shopOrder.referralPaise, 0n),
        sql`${shopOrder.earnedPaise} * ${sharePercent} >= 100`,
      ),
    )
    .orderBy(asc(shopOrder.id))
    .limit(AT_ONCE);
}
