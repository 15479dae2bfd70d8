import { least } from '../../platform/shared/least.ts';
import { advanceOf, type BookedOrder, hasPaid, isHeld } from './bookEntries.ts';
import type { NetworkPolicy } from './networkPolicy.ts';

export type Release = Pick<BookedOrder, 'releasedPaise' | 'releasedReferralPaise'>;

type Unreleased = Omit<BookedOrder, keyof Release>;

/** What an approved order can still release before its network paid, in paise. */
export const roomOf = (policy: NetworkPolicy): bigint =>
  policy.pays === 'approval' ? policy.advanceLimitPaise - policy.advancedPaise : 0n;

/**
 * How much of an approved order is its member's and the referrer's now: what they had, where it waits for a person; all of it,
 * once the network paid or where it fits into what the shop advances for the network; else what they had. It takes nothing back
 * but what the order lost.
 */
export function releaseShare(policy: NetworkPolicy, before: BookedOrder | undefined, after: Unreleased): Release {
  const had = {
    releasedPaise: least(before?.releasedPaise ?? 0n, after.earnedPaise),
    releasedReferralPaise: least(before?.releasedReferralPaise ?? 0n, after.referralPaise),
  };
  const all = { releasedPaise: after.earnedPaise, releasedReferralPaise: after.referralPaise };
  // the shop bears what its network does not pay
  if (after.writtenOffMembers === 'pay') return all;
  if (isHeld(after)) return had;
  const room = roomOf(policy) + advanceOf(before);
  const fits = policy.pays === 'approval' && after.earnedPaise + after.referralPaise <= room;
  return fits || hasPaid(after) ? all : had;
}
