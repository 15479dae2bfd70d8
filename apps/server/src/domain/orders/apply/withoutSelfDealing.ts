import type { ChangedOrder } from './ChangedOrder.ts';
import type { NewOrderRow } from './orderRows.ts';

/**
 * The order without its share where member and referrer look like one person. What was given before they did stays given:
 * the operator decides about that.
 * @param unearning members whose referral earns nothing
 */
export function withoutSelfDealing(
  before: Pick<NewOrderRow, 'releasedReferralPaise'> | undefined,
  after: ChangedOrder,
  unearning: ReadonlySet<bigint>,
): ChangedOrder {
  const isGiven = (before?.releasedReferralPaise ?? 0n) > 0n;
  return unearning.has(after.memberId) && !isGiven ? { ...after, referralPaise: 0n } : after;
}
