/**
 * The digits of an entry; with `decimals` also one point and that many digits after it. Commas, currency signs and
 * spaces are removed; leading zeros stay.
 */
export function toNumberText(entry: string, decimals = 0): string {
  const [whole = '', ...rest] = entry.replace(/[^\d.]/g, '').split('.');
  if (decimals === 0 || rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}
