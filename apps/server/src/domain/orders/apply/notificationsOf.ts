import { DAY_MS } from '@potli/api/units/time';
import type { NewNotification, NotificationKind } from '../../members/notifications/notificationRows.ts';
import { cashbackJournal, type OrderCause, shareJournal } from './orderJournals.ts';
import type { NewOrderRow } from './orderRows.ts';

type NotifiedOrder = Pick<
  NewOrderRow,
  | 'memberId'
  | 'referrerId'
  | 'status'
  | 'earnedPaise'
  | 'releasedPaise'
  | 'releasedReferralPaise'
  | 'wasApproved'
  | 'isLost'
  | 'reason'
  | 'versionAt'
>;

export interface NotifiedChange {
  orderId: bigint;
  cause: OrderCause;
  before: NotifiedOrder | undefined;
  after: NotifiedOrder;
  at: Date;
}

/** An order that we first hear of so long after the fact is history that an operator loads. */
const HISTORY_DAYS = 30;

/**
 * What a change of an order is news of, to its member and to the referrer (docs/product/mails.md). A corrected amount is
 * none; an approval is notified when its money is in Approved.
 */
export function notificationsOf({ orderId, cause, before, after, at }: NotifiedChange): NewNotification[] {
  const isHistory = !before && at.getTime() - after.versionAt.getTime() > HISTORY_DAYS * DAY_MS;
  if (isHistory) return [];
  const news: NewNotification[] = [];
  const kind = kindOf(before, after);
  if (kind) {
    const journalKey = cashbackJournal(orderId, cause);
    const reason = after.status === 'rejected' ? (after.reason ?? null) : null;
    news.push({ kind, key: journalKey, memberId: after.memberId, orderId, journalKey, reason });
  }
  const sharePaise = after.releasedReferralPaise - (before?.releasedReferralPaise ?? 0n);
  if (after.referrerId && sharePaise > 0n) {
    const { memberId: friendId, referrerId: memberId } = after;
    // one key for each friend: only the first share is notified
    const key = `first share of ${memberId} by ${friendId}`;
    news.push({ kind: 'referral', key, memberId, orderId, journalKey: shareJournal(orderId, cause), reason: null });
  }
  return news;
}

function kindOf(before: NotifiedChange['before'], after: NotifiedOrder): NotificationKind | undefined {
  const movesNothing = after.earnedPaise === 0n && (before?.earnedPaise ?? 0n) === 0n;
  if (movesNothing) return undefined;
  if (after.status === 'rejected') {
    if (before?.status === 'rejected') return undefined;
    return after.wasApproved && !after.isLost ? 'reversed' : 'declined';
  }
  if (after.releasedPaise > 0n) return (before?.releasedPaise ?? 0n) === 0n ? 'approved' : undefined;
  return before ? undefined : 'tracked';
}
