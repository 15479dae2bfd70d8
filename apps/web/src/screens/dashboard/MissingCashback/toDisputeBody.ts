import type { DisputeBody } from '@potli/api/contract/disputes';
import { INDIA_AHEAD_MS, INDIA_OFFSET } from '@potli/api/units/india';
import type { ClaimToSend } from '@potli/machines/dispute-form';

/** The claim as it is sent. Throws where a required field is empty: validate with `disputeErrors` first. */
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

/** An instant in India's time, as a date and time field needs it: `yyyy-mm-ddThh:mm`. */
export function toIndiaTime(instant: string): string {
  return new Date(Date.parse(instant) + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** The instant of `yyyy-mm-ddThh:mm`, or of the start of `yyyy-mm-dd`, in India's time. Null for an empty text. */
export function fromIndiaTime(local: string): string | null {
  const [day, time = '00:00'] = local.split('T');
  const ms = Date.parse(`${day}T${time}${INDIA_OFFSET}`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
