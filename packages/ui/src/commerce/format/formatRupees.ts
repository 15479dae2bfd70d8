const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const paise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `whole` rounds to rupees (tiles, cards), `paise` always shows two digits (details). */
export type MoneyPrecision = 'whole' | 'paise';

/**
 * A rupee amount as it comes on the wire, in Indian grouping: `123456` → `₹1,23,456`.
 *
 * @param rupees amount in rupees, fractions are paise
 */
export function formatRupees(rupees: number, precision: MoneyPrecision = 'whole'): string {
  const text = (precision === 'whole' ? whole : paise).format(rupees);
  return text.replace(/^-(?=₹0(\.00)?$)/, '');
}
