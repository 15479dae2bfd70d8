import type { GiftCard } from '@potli/api/contract/giftCards';
import { toPaise, toRupees } from '@potli/api/units/money';
import { percentOf, toBasisPoints } from '@potli/api/units/percent';

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
  const basisPoints = toBasisPoints(card.salesDiscount);
  return card.denominations.map((faceValue) => {
    // so many hundredths of a percent of rupees are paise
    const savingPaise = Math.round(percentOf(faceValue, basisPoints));
    return { faceValue, saving: toRupees(savingPaise), youPay: toRupees(toPaise(faceValue) - savingPaise) };
  });
}
