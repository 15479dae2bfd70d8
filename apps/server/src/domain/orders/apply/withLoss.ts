import { hasPaid } from '../../ledger/books/bookEntries.ts';
import { least } from '../../platform/shared/least.ts';
import type { ChangedOrder } from './ChangedOrder.ts';
import type { NewOrderRow } from './orderRows.ts';
import { UNPAID_BY_NETWORK } from './plainReason.ts';

/** The order as its network says it, where it is declined because that does not pay. */
export const asReported = (order: ChangedOrder): ChangedOrder =>
  order.isLost ? { ...order, status: 'approved', reason: null, isLost: false } : order;

/**
 * An approved order whose network is written off, and whose cashback the shop does not bear: what waits is declined, until the
 * network pays after all. What members have stays theirs.
 */
export function withLoss(
  before: Pick<NewOrderRow, 'releasedPaise' | 'releasedReferralPaise'> | undefined,
  after: ChangedOrder,
): ChangedOrder {
  const { earnedPaise, referralPaise } = after;
  const had = least(before?.releasedPaise ?? 0n, earnedPaise);
  const hadShare = least(before?.releasedReferralPaise ?? 0n, referralPaise);
  const waits = earnedPaise + referralPaise > had + hadShare;
  if (after.writtenOffMembers !== 'decline' || after.status !== 'approved' || !waits || hasPaid(after)) return after;
  if (had + hadShare > 0n) return { ...after, earnedPaise: had, referralPaise: hadShare, heldFor: null };
  return { ...after, status: 'rejected', reason: UNPAID_BY_NETWORK, heldFor: null, isLost: true };
}
