import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { formatDate } from '@potli/ui/format/formatDateTime';

/** Several cards in one order: the first, and how many more. */
function firstAndMore(texts: readonly string[]): string | undefined {
  const [first] = texts;
  return texts.length > 1 ? `${first} +${texts.length - 1}` : first;
}

const vouchersOf = ({ purchaseOrders }: GiftCardOrder) =>
  purchaseOrders.flatMap(({ itemDetailsForUser }) => itemDetailsForUser.data);

export const brandOf = ({ purchaseOrders }: GiftCardOrder) =>
  firstAndMore(purchaseOrders.map(({ itemDetails }) => itemDetails.brandName)) ?? 'Gift card';

/** Face value of one card, in rupees. */
export const denominationOf = ({ purchaseOrders }: GiftCardOrder) => purchaseOrders[0]?.cost;

export const countOf = ({ purchaseOrders }: GiftCardOrder) => purchaseOrders.reduce((sum, { count }) => sum + count, 0);

/** When it was paid, else when it was ordered. */
export const dateOf = ({ paymentCompletedAt, orderedAt }: GiftCardOrder) =>
  paymentCompletedAt ?? orderedAt ?? undefined;

export const cardNumberOf = (order: GiftCardOrder) =>
  firstAndMore(vouchersOf(order).map(({ voucher_ref }) => voucher_ref));

/** The earliest expiry date of the cards, as its issuer wrote it. */
export const validityOf = (order: GiftCardOrder) =>
  vouchersOf(order)
    .map(({ expiration_date }) => expiration_date)
    .sort()[0];

/** Issuers write dates in different ways. An unreadable one is shown as it came. */
export const readDate = (date: string) => formatDate(date, date);

/** SUCCESS, or else FAILED; the detail of the row says more (docs/product/gift-cards.md#order-history). */
export const shownStatus = (status: string): 'SUCCESS' | 'FAILED' => (status === 'SUCCESS' ? 'SUCCESS' : 'FAILED');

const labels: Record<string, string> = {
  SUCCESS: 'Success',
  PENDING: 'Pending',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
};

/** As the badges above it are drawn. An unknown status is shown as it came. */
export const statusLabel = (status: string) => labels[status] ?? status;
