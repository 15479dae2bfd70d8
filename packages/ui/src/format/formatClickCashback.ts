import { formatRupees } from './formatRupees.ts';

/**
 * What a click earns: the percentage when there is no fixed amount, otherwise the amount
 * (docs/product/clicks.md#cashback-column).
 *
 * @param fixedRupees default cashback at the time of the click, 0 when a percentage applies
 */
export function formatClickCashback(fixedRupees: number, percent: number): string {
  return fixedRupees === 0 ? `${Number(percent.toFixed(2))}%` : formatRupees(fixedRupees);
}
