/**
 * Digits in Indian grouping, thousands, lakhs and crores: `1234567` → `12,34,567`.
 *
 * `Intl` would know this, too, but a browser reads the data of a locale when it is first asked for it: tens of
 * milliseconds in which no page answers.
 *
 * @param digits a number at least 0; what stands behind a decimal point stays as it is
 */
export function groupDigits(digits: number | string): string {
  const [whole = '', fraction] = String(digits).split('.');
  const grouped = whole.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
