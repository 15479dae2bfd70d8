import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { formatDate } from '@potli/ui/format/formatDateTime';

/** Several cards in one order are told by the first and how many more. */
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

export const cardNumberOf = (order: GiftCardOrder) =>
  firstAndMore(vouchersOf(order).map(({ voucher_ref }) => voucher_ref));

/** The first card to run out, as its issuer wrote it. */
export const validityOf = (order: GiftCardOrder) =>
  vouchersOf(order)
    .map(({ expiration_date }) => expiration_date)
    .toSorted()[0];

/** Issuers write dates in their own ways; one that cannot be read is shown as it came. */
export const readDate = (date: string) => formatDate(date, date);
