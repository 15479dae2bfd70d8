import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { selfDealing } from '../../../db/schema/selfDealing.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';

/** An order of a friend whose share was withheld from the inviter, by a flag that an operator has taken back. */
export interface WithheldShare {
  id: bigint;
  network: string;
  orderId: string;
}

const AT_ONCE = 200;

interface Withheld {
  /** Of the cashback; of less than a paisa nothing is owed. */
  sharePercent: bigint;
  /** Only orders with a greater id. */
  after: bigint;
}

/** The next orders with a share that is owed by now, by their id. None is owed while the network of one is written off at the members' cost. */
export function findWithheldShares(queries: Queries, { sharePercent, after }: Withheld): Promise<WithheldShare[]> {
  const { earnedPaise, settledPaise, commissionEstimated, commissionPaise } = shopOrder;
  const cost = sql`${earnedPaise} + ${earnedPaise} * ${sharePercent} / 100`;
  return queries
    .select({ id: shopOrder.id, network: shopOrder.network, orderId: shopOrder.networkOrderId })
    .from(selfDealing)
    .innerJoin(shopOrder, eq(shopOrder.memberId, selfDealing.memberId))
    .where(
      and(
        isNotNull(selfDealing.allowedAt),
        gt(shopOrder.id, after),
        eq(shopOrder.status, 'approved'),
        isNotNull(shopOrder.referrerId),
        eq(shopOrder.referralPaise, 0n),
        sql`${earnedPaise} * ${sharePercent} >= 100`,
        // as `withLoss` has it
        sql`(${shopOrder.writtenOffMembers} is distinct from 'decline'
          or network_has_paid(${settledPaise}, ${commissionEstimated}, ${commissionPaise}, ${cost}))`,
      ),
    )
    .orderBy(asc(shopOrder.id))
    .limit(AT_ONCE);
}
