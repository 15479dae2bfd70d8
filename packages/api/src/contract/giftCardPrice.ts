import { toPaise, toRupees } from '../units/money.ts';
import { toBasisPoints } from '../units/percent.ts';
import { GIFT_CARD_MOST_RUPEES } from './policy.ts';

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/** What a gift card costs, in rupees with at most two decimals. */
export interface GiftCardPrice {
  faceValue: number;
  saving: number;
  youPay: number;
}

/**
 * The price of one card, or of several of the same value. The price of one is rounded down to the paisa, for the buyer, and then
 * multiplied: what a list says of one card is what each card of an order costs.
 *
 * @param salesDiscount percent with at most two decimals
 * @param denomination whole rupees
 */
export function giftCardPrice(salesDiscount: number, denomination: number, count = 1): GiftCardPrice {
  const facePaise = toPaise(denomination);
  const costPaise = Math.floor((facePaise * (WHOLE - toBasisPoints(salesDiscount))) / WHOLE);
  return {
    faceValue: toRupees(facePaise * count),
    saving: toRupees((facePaise - costPaise) * count),
    youPay: toRupees(costPaise * count),
  };
}

/** From the least to the most rupees, in steps. */
export interface DenominationRange {
  min: number;
  max: number;
  step: number;
}

/** Whether a card is sold in a denomination, in whole rupees. */
export function isDenomination(
  card: { denominations: readonly number[]; denominationRange: DenominationRange | null },
  rupees: number,
): boolean {
  if (!Number.isInteger(rupees) || rupees < 1 || rupees > GIFT_CARD_MOST_RUPEES) return false;
  if (card.denominations.includes(rupees)) return true;
  const range = card.denominationRange;
  return range !== null && rupees >= range.min && rupees <= range.max && (rupees - range.min) % range.step === 0;
}
