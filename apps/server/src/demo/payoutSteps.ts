import { HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import type { Queries } from '../db/database.ts';
import { findPayoutAccount } from '../domain/payouts/transfers/findPayoutAccount.ts';
import { reservePayout } from '../domain/payouts/transfers/reservePayout.ts';
import { settlePayout } from '../domain/payouts/transfers/settlePayout.ts';
import { releaseLease, submitPayout } from '../domain/payouts/transfers/submitPayout.ts';
import { createUuidV7 } from '../domain/platform/shared/uuidV7.ts';
import { type DemoEvent, daysBefore } from './DemoEvent.ts';
import type { PlannedPayout } from './plannedOrders.ts';

const uuidV7 = createUuidV7();

/** The reference of a transfer, as a bank makes it. */
const payoutReference = (at: Date): string => `POTN${Math.floor(at.getTime() / MINUTE_MS)}`;

interface PayoutParts {
  payout: PlannedPayout;
  memberId: bigint;
  now: Date;
}

/** The events of a payout: reserved and sent to the bank, and the bank's answer. */
export function payoutSteps(queries: Queries, { payout, memberId, now }: PayoutParts): DemoEvent[] {
  const { reserved, refused, open } = payout;
  const at = daysBefore(now, reserved);
  const payoutId = uuidV7(at.getTime());
  const settledAt = new Date(at.getTime() + HOUR_MS);
  const answer = refused
    ? { result: 'refused' as const, reason: refused }
    : { result: 'sent' as const, utr: payoutReference(at) };
  return [
    {
      at,
      async run() {
        const outcome = await reservePayout(queries, { payoutId, memberId, at, findAccount: findPayoutAccount });
        if (outcome !== 'reserved') throw new Error(`A payout of the demo was ${outcome}`);
        const leased = await submitPayout(queries, { payoutId, at });
        // no runner is at work on it: the job may ask the bank at once
        if (leased) await releaseLease(queries, payoutId, leased.lease);
      },
    },
    ...(open ? [] : [{ at: settledAt, run: () => settlePayout(queries, { payoutId, at: settledAt, ...answer }) }]),
  ];
}
