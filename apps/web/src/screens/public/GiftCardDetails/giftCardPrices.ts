import type { GiftCard } from '@potli/api/contract/giftCards';

/** What one denomination costs, in rupees with at most two decimals. */
export interface GiftCardPrice {
  faceValue: number;
  saving: number;
  youPay: number;
}

/**
 * Prices of a gift card's denominations, exact to the paisa. Half a paisa of the saving is rounded up, for the buyer.
 *
 * @param card denominations in whole rupees, `salesDiscount` in percent with at most two decimals
 */
export function giftCardPrices(card: Pick<GiftCard, 'denominations' | 'salesDiscount'>): GiftCardPrice[] {
  const hundredthsOfPercent = Math.round(card.salesDiscount * 100);
  return card.denominations.map((faceValue) => {
    const savingPaise = Math.round((faceValue * hundredthsOfPercent) / 100);
    return { faceValue, saving: savingPaise / 100, youPay: (faceValue * 100 - savingPaise) / 100 };
  });
}
