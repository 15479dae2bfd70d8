import { MINUTE_MS } from '@potli/api/units/time';
import type { NewNotification } from '../../members/notifications/notificationRows.ts';
import { payoutJournal } from './payoutJournals.ts';

/** A member who has the money by then is notified only of that (docs/decisions/045). */
const STARTED_AFTER_MS = 10 * MINUTE_MS;

interface PayoutMove {
  payoutId: string;
  memberId: bigint;
  at: Date;
}

/** News of a journal of a payout, to be written in the same transaction. */
export function payoutNews(
  event: 'reserved' | 'sent' | 'failed' | 'returned',
  { payoutId, memberId, at }: PayoutMove,
): NewNotification {
  const journalKey = payoutJournal[event === 'sent' || event === 'failed' ? 'settled' : event](payoutId);
  const kind = event === 'reserved' || event === 'sent' ? 'payout' : 'payoutFailed';
  const news = { kind, key: journalKey, memberId, payoutId, journalKey } as const;
  return event === 'reserved' ? { ...news, dueAt: new Date(at.getTime() + STARTED_AFTER_MS) } : news;
}
