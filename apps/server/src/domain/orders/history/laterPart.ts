import type { OrderStory } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { arrivesBy, leavesBy } from '../../payouts/transfers/payoutDates.ts';
import type { Carrier } from './orderHistory.ts';

interface Part {
  amountPaise: bigint;
  payout: Carrier;
}

interface SentOrder {
  /** What payouts carry or carried of the order, oldest first. */
  parts: readonly Part[];
  /** What it brought to APPROVED since the forfeiture, where there was one. */
  approvedPaise: bigint;
  /** When that changed last. */
  changedAt: Date | null;
  payoutsRestUntil: Date | null | undefined;
  /** What had not been sent by then is lost. */
  forfeitedAt: Date | null;
}

/** The part of an order's cashback that came by a correction after the order had been sent; null where there is none. */
export function laterPart({
  parts,
  approvedPaise,
  changedAt,
  payoutsRestUntil,
  forfeitedAt,
}: SentOrder): OrderStory['laterPart'] {
  const carried = parts.filter(({ payout }) => payout.state !== 'failed' && payout.state !== 'returned');
  const last = carried.at(-1);
  if (!last) return null;
  const isCounted = ({ payout }: Part) => forfeitedAt === null || payout.createdAt > forfeitedAt;
  const unsentPaise = carried.filter(isCounted).reduce((rest, { amountPaise }) => rest - amountPaise, approvedPaise);
  if (unsentPaise > 0n) {
    const expectedBy = changedAt ? leavesBy([changedAt], payoutsRestUntil) : undefined;
    return { amount: toRupees(unsentPaise), sentAt: null, expectedBy: expectedBy?.toISOString() ?? null };
  }
  if (carried.length < 2) return null;
  const { amountPaise, payout } = last;
  const isSent = payout.state === 'sent';
  return {
    amount: toRupees(amountPaise),
    sentAt: isSent ? (payout.settledAt?.toISOString() ?? null) : null,
    expectedBy: isSent || payout.state === 'review' ? null : arrivesBy(payout).toISOString(),
  };
}
