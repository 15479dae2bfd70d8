import { formatRupees } from './formatRupees.ts';

/**
 * The cashback of a click: the fixed amount, or the percentage if there is none
 * (docs/product/clicks.md#cashback-column).
 *
 * @param fixedRupees fixed cashback at the time of the click in rupees, 0 if a percentage applies
 */
export function formatClickCashback(fixedRupees: number, percent: number): string {
  return fixedRupees === 0 ? `${Number(percent.toFixed(2))}%` : formatRupees(fixedRupees);
}
