import { sql } from 'drizzle-orm';
import { shopOrder } from '../../db/schema/shopOrder.ts';

/** A network approved the order, and none of its cashback is released yet. */
export const isHeldBack = sql`${shopOrder.status} = 'approved' and ${shopOrder.releasedPaise} = 0
  and ${shopOrder.earnedPaise} > 0`;

/** A network approved the order, and some of its money waits for that of the network. As the partial index has it. */
export const waitsForNetwork = sql`${shopOrder.status} = 'approved' and ${shopOrder.settledPaise} is null
  and ${shopOrder.heldFor} is null
  and (${shopOrder.releasedPaise} < ${shopOrder.earnedPaise}
    or ${shopOrder.releasedReferralPaise} < ${shopOrder.referralPaise})`;
