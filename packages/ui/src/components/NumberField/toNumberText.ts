/**
 * What is left of an entry as a number: digits, and with `decimals` one point with so many digits behind it.
 * Group commas, currency signs and spaces go; leading zeros stay.
 */
export function toNumberText(entry: string, decimals = 0): string {
  const [whole = '', ...rest] = entry.replace(/[^\d.]/g, '').split('.');
  if (decimals === 0 || rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}
