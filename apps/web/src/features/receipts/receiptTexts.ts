import type { Receipt, ReceiptRate } from '@potli/api/contract/receipts';
import { liveRates, type ShownRate, topCashbacks } from '@potli/api/rates';

const rupeesOf = (paise: string | null) => (paise === null ? null : Number(paise) / 100);

const toShown = (rate: ReceiptRate): ShownRate & Pick<ReceiptRate, 'isUsual'> => ({
  appliesTo: rate.appliesTo,
  percent: Number(rate.basisPoints) / 100,
  amount: Number(rate.amountPaise) / 100,
  cap: rupeesOf(rate.capPaise),
  minimum: rupeesOf(rate.minimumPaise),
  newUsersOnly: rate.newUsersOnly === 'yes',
  from: rate.from,
  to: rate.to,
  isUsual: rate.isUsual,
});

/** The rates that held at the click, in the words in which the shop shows them. */
export const promisedRates = ({ rates, at }: Receipt): { key: string; value: string }[] =>
  topCashbacks(liveRates(rates.rows.map(toShown), Date.parse(at)));

/** What an order earns of which the shop says no more; undefined where there is one rate only. */
export const usualRate = ({ rates }: Receipt): string | undefined =>
  rates.rows.length > 1 ? rates.rows.find(({ isUsual }) => isUsual === 'yes')?.appliesTo : undefined;
