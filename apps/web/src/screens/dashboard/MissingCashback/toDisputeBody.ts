import type { DisputeBody } from '@potli/api/contract/disputes';
import type { ClaimToSend } from '@potli/machines/dispute-form';
import { fromIndiaTime } from './indiaTime.ts';

/** The claim as it is sent. Throws where a required field is empty: `disputeErrors` comes first. */
export function toDisputeBody({ form, clickId, links }: ClaimToSend): DisputeBody {
  const orderTime = fromIndiaTime(form.orderTime);
  if (!form.disputeSourceType || !orderTime) throw new Error('This claim lacks required fields.');
  return {
    disputeSourceType: form.disputeSourceType,
    storeId: form.storeId,
    disputeType: form.disputeType,
    orderTime,
    transactionDate: fromIndiaTime(form.transactionDate),
    deliveryDate: fromIndiaTime(form.deliveryDate),
    storeOrderId: form.storeOrderId,
    orderAmount: Number(form.orderAmount),
    message: form.message,
    coupon: form.coupon,
    giftCardUsed: form.giftCardUsed,
    clickId: clickId ?? null,
    downloadLinks: [...links],
  };
}
