import type { Receipt, ReceiptRate } from '@potli/api/contract/receipts';
import { liveRates, type ShownRate, topCashbacks } from '@potli/api/rates';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';

const rupeesOf = (paise: string | null) => (paise === null ? null : toRupees(Number(paise)));

const toShown = (rate: ReceiptRate): ShownRate => ({
  appliesTo: rate.appliesTo,
  percent: toPercent(Number(rate.basisPoints)),
  amount: toRupees(Number(rate.amountPaise)),
  cap: rupeesOf(rate.capPaise),
  minimum: rupeesOf(rate.minimumPaise),
  newUsersOnly: rate.newUsersOnly === 'yes',
  from: rate.from,
  to: rate.to,
});

/** The rates that held at the click, in the words in which the shop shows them. */
export const promisedRates = ({ rates, at }: Receipt): { key: string; value: string }[] =>
  topCashbacks(liveRates(rates.rows.map(toShown), Date.parse(at)));

/** The same for an order of which the shop says no more; undefined where there is one rate only. */
export function usualRate({ rates }: Receipt): { key: string; value: string } | undefined {
  const usual = rates.rows.filter(({ isUsual }) => isUsual === 'yes');
  return rates.rows.length > 1 ? topCashbacks(usual.map(toShown))[0] : undefined;
}
