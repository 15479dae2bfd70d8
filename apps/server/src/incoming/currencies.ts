/** What the rupee is called, as the source of a regular expression in which case does not matter. */
export const RUPEE = String.raw`(?:[₹₨]|(?:inr|r[es]|rupees?)\.?)`;

const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

/** Whether a text is the code of a currency (ISO 4217), in capitals. */
export const isCurrency = (text: string): boolean => KNOWN.has(text);

/** How many decimals a currency has: 2 of USD, 0 of JPY, 3 of KWD. */
export const decimalsOf = (currency: string): number => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** The sign that stands for it where its code is not written: `$`; its code where it has none. */
export const symbolOf = (currency: string): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** An amount in the smallest unit of a currency as decimals: `-12.50`. */
export function toDecimals(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${decimals === 0 ? '' : `.${digits.slice(point)}`}`;
}
