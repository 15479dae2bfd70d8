import { groupDigits } from './groupDigits.ts';

/** `whole` rounds to rupees (tiles, cards), `paise` always has two decimals (details). */
export type MoneyPrecision = 'whole' | 'paise';

/**
 * A rupee amount with Indian digit grouping: `123456` → `₹1,23,456`. Halves are rounded away from 0.
 *
 * @param rupees amount in rupees; fractions are paise
 */
export function formatRupees(rupees: number, precision: MoneyPrecision = 'whole'): string {
  const digits = Math.abs(rupees).toFixed(precision === 'whole' ? 0 : 2);
  return `${rupees < 0 && Number(digits) !== 0 ? '-' : ''}₹${groupDigits(digits)}`;
}
