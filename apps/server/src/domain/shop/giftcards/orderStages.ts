import type { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';

export type OrderRow = typeof giftCardOrder.$inferSelect;
export type Stage = OrderRow['stage'];

/** What Order History shows of a stage (docs/product/gift-cards.md#stages). */
const STATUSES: Record<Stage, Pick<OrderRow, 'paymentStatus' | 'orderStatus'>> = {
  AWAITING_PAYMENT: { paymentStatus: 'PENDING', orderStatus: 'PENDING' },
  VERIFYING: { paymentStatus: 'PENDING', orderStatus: 'PENDING' },
  ISSUING: { paymentStatus: 'SUCCESS', orderStatus: 'PENDING' },
  DELIVERED: { paymentStatus: 'SUCCESS', orderStatus: 'SUCCESS' },
  PAYMENT_FAILED: { paymentStatus: 'FAILED', orderStatus: 'FAILED' },
  CANCELLED: { paymentStatus: 'FAILED', orderStatus: 'FAILED' },
  REFUNDING: { paymentStatus: 'SUCCESS', orderStatus: 'FAILED' },
  REFUNDED: { paymentStatus: 'REFUNDED', orderStatus: 'REFUNDED' },
};

/** A stage, and the statuses that follow from it. */
export const inStage = (stage: Stage) => ({ stage, ...STATUSES[stage] });

/** A payment may still be begun or arrive. */
export const unpaidStages: readonly Stage[] = ['AWAITING_PAYMENT', 'VERIFYING', 'PAYMENT_FAILED'];

/** Until when a member can begin a payment; null where none can be begun. */
export function payableUntil({ stage, payableUntil: until }: OrderRow, now: Date): Date | null {
  if (stage !== 'AWAITING_PAYMENT' && stage !== 'PAYMENT_FAILED') return null;
  return until && until > now ? until : null;
}
