import { toPaise, toRupees } from '../units/money.ts';
import { percentOf } from '../units/percent.ts';
import type { RateMargin } from './adminCatalogue.ts';
import type { RateRow } from './catalogueDocument.ts';

/** Rates have two decimals, as rupees have. */
const rounded = (value: number) => toRupees(toPaise(value));

/**
 * What each rate leaves the shop: commission less cashback, in percent of the sale or in rupees. Null where the network's
 * commission is not given, or is in the other unit, so that only an order says it.
 */
export function rateMargins(rates: readonly RateRow[]): RateMargin[] {
  return rates.map(({ appliesTo, percent, amount, commission }) => {
    const unit = amount > 0 ? 'rupees' : 'percent';
    const cashback = unit === 'rupees' ? amount : percent;
    const paid = unit === 'rupees' ? commission?.amount : commission?.percent;
    const isKnown = paid !== undefined && (paid > 0 || (commission?.amount ?? 0) + (commission?.percent ?? 0) === 0);
    if (!isKnown) return { appliesTo, unit, cashback, commission: null, margin: null };
    return { appliesTo, unit, cashback, commission: paid, margin: rounded(paid - cashback) };
  });
}

/**
 * A sentence for each rate that is raised by more than a limit, against what such an order of the same goods earned before, or
 * where there was nothing of these goods against the highest of that unit. The first rates of an item raise nothing.
 * @param limitPercent of the rate before: 50 lets 6 % become 9 %
 */
export function raisedRates(before: readonly RateRow[], after: readonly RateRow[], limitPercent: number): string[] {
  if (before.length === 0) return [];
  return after.flatMap((rate) => {
    const { appliesTo, percent, amount } = rate;
    const unit = amount > 0 ? 'amount' : 'percent';
    const value = unit === 'amount' ? amount : percent;
    const tiers = before.filter((row) => row.appliesTo === appliesTo);
    const earned = tiers.filter((row) => isWithin(rate, row));
    const was =
      tiers.length > 0 && earned.length === 0
        ? Math.min(...tiers.map((row) => row[unit]))
        : Math.max(...(earned.length > 0 ? earned : before).map((row) => row[unit]));
    if (value <= rounded(was + percentOf(was, limitPercent))) return [];
    const figure = (number: number) => (unit === 'amount' ? `₹${number}` : `${number} %`);
    return [`"${appliesTo}" is raised from ${figure(was)} to ${figure(value)}, by more than ${limitPercent} %`];
  });
}

/** Whether each order of a tier could earn another one of the same goods. */
const isWithin = (tier: RateRow, other: RateRow): boolean =>
  (other.minimum ?? 0) <= (tier.minimum ?? 0) && (!other.newUsersOnly || tier.newUsersOnly);
