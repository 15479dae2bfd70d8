/** Codes of networks in any spelling, and their meaning. */
const REASONS: readonly (readonly [codes: RegExp, text: string])[] = [
  [/return(?!ing.?(?:customer|user))/i, 'The order was returned, so the shop pays nothing for it.'],
  [/cancel|not.?completed/i, 'The order was cancelled.'],
  [/out.?of.?stock|sold.?out|cant.?ship/i, 'The shop could not deliver the order.'],
  [/coupon|voucher|promo/i, 'A coupon code was used that is not listed with us, so the shop pays no cashback.'],
  [/existing|returning|new.?customer|new.?user/i, 'The offer was for new customers of the shop only.'],
  [/duplicate/i, 'The shop counts this order already under another report.'],
  [
    /own.?source|other.?source|last.?click|already.?counted/i,
    'The order came to the shop by another link or ad after yours.',
  ],
  [/excluded|category/i, 'The shop pays no cashback for what was in this order.'],
  [/payment|(?<![a-z])cod(?![a-z])|refused/i, 'The order was not paid for or not accepted at the door.'],
  [/order.?update|amended/i, 'The order was changed at the shop, and this part of it does not count any more.'],
  [/fraud|compliance|terms/i, 'The order did not meet the terms of the shop.'],
];

/** The reason of an order whose network does not pay. No network sends it. */
export const UNPAID_BY_NETWORK = 'network in default';
const UNPAID_TEXT =
  'The shop approved this order, but the network that pays us for it has not paid and will not. So we cannot pay this ' +
  'cashback. If the money comes after all, you get it.';

const NO_REASON = 'The shop declined this order and gave no reason.';

/** Why an order was declined, in plain words, from a code or text of the network. */
export function plainReason(reported: string | null): string {
  if (reported === null || reported.trim() === '') return NO_REASON;
  if (reported === UNPAID_BY_NETWORK) return UNPAID_TEXT;
  const [, text] = REASONS.find(([codes]) => codes.test(reported)) ?? [];
  return text ?? `The shop declined this order: “${reported.trim()}”.`;
}
