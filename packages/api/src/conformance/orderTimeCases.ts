import type { PayoutStory } from '../contract/payouts.ts';
import { DECISION_DAYS, SENT_WITHIN_DAYS, SHOP_RETURN_DAYS, TRANSFER_DAYS } from '../contract/policy.ts';
import type { OrderStory } from '../contract/transactions.ts';
import { DAY_MS } from '../units/time.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

interface Step {
  kind: string;
  at: string | null;
  expectedBy: string | null;
}

/** Days between two steps, by when they happened or are expected. */
function daysBetween(steps: readonly Step[], first: string, second: string): number {
  const [fromMs, untilMs] = [first, second].map((kind) => {
    const step = steps.find((one) => one.kind === kind);
    return Date.parse(step?.at ?? step?.expectedBy ?? '');
  });
  return (Number(untilMs) - Number(fromMs)) / DAY_MS;
}

/** When the steps of orders and payouts are expected. */
export const orderTimeCases: readonly ConformanceCase[] = [
  {
    name: 'expects the end of returns, the decision and the bank in the days of the rules',
    endpoint: 'getOrderStory',
    as: 'member',
    demo: true,
    status: 200,
    numbers: ['SHOP_RETURN_DAYS', 'DECISION_DAYS', 'SENT_WITHIN_DAYS'],
    request: ({ trackedOrderId }) => ({ params: { id: trackedOrderId } }),
    check: (answer) => {
      const { steps } = answer as OrderStory;
      return (
        daysBetween(steps, 'REPORTED', 'RETURN_PERIOD') === SHOP_RETURN_DAYS &&
        daysBetween(steps, 'RETURN_PERIOD', 'DECISION') === DECISION_DAYS &&
        daysBetween(steps, 'DECISION', 'SENT_TO_BANK') === SENT_WITHIN_DAYS
      );
    },
  },
  {
    name: 'expects a transfer that has begun in the days of the rules',
    endpoint: 'getPayoutStory',
    as: 'member',
    demo: true,
    status: 200,
    numbers: ['TRANSFER_DAYS'],
    request: ({ payoutId }) => ({ params: { id: payoutId } }),
    check: (answer) => daysBetween((answer as PayoutStory).steps, 'RESERVED', 'SENT') === TRANSFER_DAYS,
  },
];
