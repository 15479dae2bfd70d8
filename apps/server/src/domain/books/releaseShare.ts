import { advanceOf, type BookedOrder, hasPaid } from './bookEntries.ts';
import type { NetworkPolicy } from './networkPolicy.ts';

export type Release = Pick<BookedOrder, 'releasedPaise' | 'releasedReferralPaise'>;

type Unreleased = Omit<BookedOrder, keyof Release>;

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** What an approved order can still release before its network paid, in paise. */
export const roomOf = (policy: NetworkPolicy): bigint =>
  policy.pays === 'approval' ? policy.advanceLimitPaise - policy.advancedPaise : 0n;

/**
 * How much of an approved order is its member's and the referrer's now: all of it once the network paid, or where it fits
 * into what the shop advances for the network; else what they had. It takes nothing back but what the order lost.
 */
export function releaseShare(policy: NetworkPolicy, before: BookedOrder | undefined, after: Unreleased): Release {
  const all = { releasedPaise: after.earnedPaise, releasedReferralPaise: after.referralPaise };
  if (hasPaid(after)) return all;
  const room = roomOf(policy) + advanceOf(before);
  if (policy.pays === 'approval' && after.earnedPaise + after.referralPaise <= room) return all;
  return {
    releasedPaise: least(before?.releasedPaise ?? 0n, after.earnedPaise),
    releasedReferralPaise: least(before?.releasedReferralPaise ?? 0n, after.referralPaise),
  };
}
