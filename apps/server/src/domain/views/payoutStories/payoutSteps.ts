import type { PayoutStep } from '@potli/api';
import { arrivesBy } from '../../payouts/transfers/payoutDates.ts';
import type { PayoutRow } from '../../payouts/transfers/payoutRows.ts';

type Step = Pick<PayoutRow, 'state' | 'createdAt' | 'submittedAt' | 'settledAt' | 'returnedAt'>;

const open = { at: null, expectedBy: null } as const;
const done = (kind: PayoutStep['kind'], at: Date | null): PayoutStep => ({
  kind,
  state: 'done',
  expectedBy: null,
  at: at?.toISOString() ?? null,
});
const stopped = (kind: PayoutStep['kind'], at: Date | null): PayoutStep => ({ ...done(kind, at), state: 'stopped' });

/** The steps of a payout, in order. A time that has passed is no longer promised. */
export function payoutSteps(row: Step, now: Date): PayoutStep[] {
  const { state, createdAt, submittedAt, settledAt, returnedAt } = row;
  const reserved = done('RESERVED', createdAt);
  if (state === 'reserved')
    return [reserved, { kind: 'SUBMITTED', state: 'current', ...open }, { kind: 'SENT', state: 'upcoming', ...open }];
  const begun = submittedAt ? [reserved, done('SUBMITTED', submittedAt)] : [reserved];
  if (state === 'failed') return [...begun, stopped('FAILED', settledAt)];
  if (state === 'returned') return [...begun, done('SENT', settledAt), stopped('RETURNED', returnedAt)];
  if (state === 'sent') return [...begun, done('SENT', settledAt)];
  const by = state === 'review' ? undefined : arrivesBy(row);
  const expectedBy = by && by > now ? by.toISOString() : null;
  return [...begun, { kind: 'SENT', state: 'current', at: null, expectedBy }];
}
