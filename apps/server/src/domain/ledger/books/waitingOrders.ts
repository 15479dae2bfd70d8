import { sql } from 'drizzle-orm';
import { shopOrder, waits } from '../../../db/schema/shopOrder.ts';

/** A network approved the order, and none of its cashback is released yet. */
export const isHeldBack = sql`${shopOrder.status} = 'approved' and ${shopOrder.releasedPaise} = 0
  and ${shopOrder.earnedPaise} > 0`;

/** A network approved the order, and some of its money waits for that of the network. As the partial indexes have it. */
export const waitsForNetwork = waits(shopOrder);

/** Paise that the member and the referrer of such an order wait for. As its index has it. */
export const owedOfWaiting = sql<string>`(${shopOrder.earnedPaise} + ${shopOrder.referralPaise}
  - ${shopOrder.releasedPaise} - ${shopOrder.releasedReferralPaise})`;
