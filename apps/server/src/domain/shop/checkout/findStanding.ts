import type { OrderRow } from '../giftcards/orderStages.ts';
import { judgeRefunds } from './judgeRefunds.ts';
import type { PaymentPort } from './PaymentPort.ts';

/**
 * How far the refund of an order is, by the list of its provider.
 * @throws where the provider gives no clear answer
 */
export async function findStanding(
  { providerOrderId, paymentId, paymentPaise, refundId: accepted }: OrderRow,
  payment: Pick<PaymentPort, 'findRefunds'>,
) {
  if (providerOrderId === null || paymentId === null) throw new Error('An order is refunded that was never paid');
  const paid = { providerOrderId, paymentId };
  const known = await payment.findRefunds(paid);
  const standing = judgeRefunds(known, paymentPaise);
  // a list that is behind is no answer
  if (standing.result === 'none' && accepted !== null && !known.some(({ refundId }) => refundId === accepted))
    throw new Error('The provider does not list a refund that it has accepted');
  return { paid, known, standing };
}
