import type { GiftCardOrder, OrderStage } from '@potli/api/contract/giftCardOrders';
import { GIFT_CARD_ISSUE_HOURS, REFUND_BUSINESS_DAYS } from '@potli/api/contract/policy';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { readDate } from './orderFacts.ts';

const payments: Record<string, string> = {
  SUCCESS: 'Payment received.',
  PENDING: 'The payment is not confirmed yet. Most are within minutes; if not, it is refunded automatically.',
  FAILED: 'The payment did not go through. Nothing was charged.',
  REFUNDED: `The payment was refunded to the method you paid with, within ${REFUND_BUSINESS_DAYS} business days.`,
};

const orders: Record<string, string> = {
  SUCCESS: 'The vouchers were delivered.',
  PENDING: 'The vouchers are being issued. They will appear here.',
  FAILED: 'No voucher was issued.',
  REFUNDED: 'No voucher was issued, and the order was closed.',
};

const stages: Record<OrderStage, (order: GiftCardOrder) => string> = {
  AWAITING_PAYMENT: ({ payableUntil }) =>
    `Not paid yet, and nothing was charged. You can pay until ${formatDateTime(payableUntil, 'later')}.`,
  VERIFYING: () =>
    'Your bank has not confirmed the payment yet. The voucher appears here when it has; if it does not, what you paid goes back.',
  ISSUING: () =>
    `Payment received. The voucher is being issued, and appears here. If it is not there within ${GIFT_CARD_ISSUE_HOURS} hours, what you paid goes back.`,
  DELIVERED: ({ gift }) =>
    gift ? `Payment received. ${giftStory(gift)}` : 'Payment received. The vouchers were delivered.',
  PAYMENT_FAILED: ({ payableUntil }) =>
    `The payment did not go through. Nothing was charged. You can try again until ${formatDateTime(payableUntil, 'later')}.`,
  CANCELLED: () => 'This order was not paid in time. Nothing was charged.',
  REFUNDING: (order) =>
    `${refundStory(order)} within ${REFUND_BUSINESS_DAYS} business days, to the method you paid with.`,
  REFUNDED: (order) =>
    `${refundStory(order)} on ${formatDate(order.refund?.refundedAt, 'another day')}, ${wayOf(order)}.`,
};

function giftStory({ name, sentAt, sendOn, openedAt }: NonNullable<GiftCardOrder['gift']>): string {
  if (openedAt) return `${name} opened your gift on ${formatDateTime(openedAt, 'another day')}.`;
  return sentAt
    ? `${name} has got the link and has not opened it yet.`
    : `${name} gets the link on ${readDate(sendOn)}.`;
}

function refundStory({ refund, paymentMetadata }: GiftCardOrder): string {
  const verb = refund?.refundedAt ? 'went back' : 'goes back';
  return `You paid, but the voucher could not be delivered. ${formatRupees(refund?.amount ?? paymentMetadata.paymentAmount, 'paise')} ${verb}`;
}

const wayOf = ({ refund }: GiftCardOrder) =>
  refund?.reference === undefined ? 'to the method you paid with' : 'by a transfer of ours';

const isStage = (stage: string | null): stage is OrderStage => stage !== null && Object.hasOwn(stages, stage);

/** What became of an order, and where its money is. Of a host without stages: what its two statuses say. */
export function orderStory(order: GiftCardOrder): string {
  const { stage, paymentStatus, orderStatus } = order;
  if (isStage(stage)) return stages[stage](order);
  return `${payments[paymentStatus] ?? paymentStatus} ${orders[orderStatus] ?? orderStatus}`;
}
