/**
 * Digits with Indian grouping (thousands, lakhs, crores): `1234567` → `12,34,567`.
 *
 * `Intl` can do this too, but on first use the browser loads the locale data, which blocks the page for tens of
 * milliseconds.
 *
 * @param digits a number of at least 0; decimals stay as they are
 */
export function groupDigits(digits: number | string): string {
  const [whole = '', fraction] = String(digits).split('.');
  const grouped = whole.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
