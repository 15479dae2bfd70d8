import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { raisedRates, rateMargins } from '@potli/api/contract/rateMargins';

/** The rates of a row of the document, those of now and those that begin later; none where its kind has none. */
export function ratesOf(row: CatalogueFields | null): { rates: RateRow[]; later: RateRow[] } {
  const { rates = [], nextRates } = (row ?? {}) as { rates?: RateRow[]; nextRates?: { rates: RateRow[] } };
  return { rates, later: nextRates?.rates ?? [] };
}

/** A sentence for each new rate that pays more than the network does. */
export function negativeMargins(before: CatalogueFields | null, after: CatalogueFields): string[] {
  const [old, made] = [ratesOf(before), ratesOf(after)];
  if (JSON.stringify(old) === JSON.stringify(made)) return [];
  return rateMargins([...made.rates, ...made.later]).flatMap(({ appliesTo, margin, commission, cashback, unit }) => {
    if (margin === null || margin >= 0) return [];
    const figure = (value: number | null) => (unit === 'rupees' ? `₹${value}` : `${value} %`);
    return [`rates: "${appliesTo}" pays ${figure(cashback)}, and the network pays ${figure(commission)}`];
  });
}

/** A sentence for each rate for which a second person is asked. @param limitPercent of the rate before */
export function reasonsToWait(
  before: CatalogueFields | null,
  after: CatalogueFields | null,
  limitPercent: number,
): string[] {
  const [old, made] = [ratesOf(before), ratesOf(after)];
  const raised = [
    ...raisedRates(old.rates, made.rates, limitPercent),
    ...raisedRates(old.rates, made.later, limitPercent),
  ];
  // what was approved for a later date begins without another approval
  const known = new Set(raisedRates(old.rates, old.later, limitPercent));
  return [...new Set(raised)].filter((reason) => !known.has(reason));
}
