const COUNTRY = '91';
const LENGTH = 10;

/** Blanks, dashes, dots, brackets, and the invisible marks that phones copy with a number. */
const SEPARATORS = /[\s\p{Pd}.()\p{Cf}]/gu;

/**
 * The digits of an Indian mobile number as people write, paste and autofill it: `+91 98765 43210`, `098765 43210`,
 * `0091…`. Ten at most, fewer while it is typed. Undefined where the text is no number.
 */
export function phoneDigits(text: string): string | undefined {
  const bare = text.replace(SEPARATORS, '');
  const digits = bare.replace(/^\+/, '');
  if (!/^[0-9]*$/.test(digits) || bare === '+') return undefined;
  if (bare.startsWith('+')) return digits.startsWith(COUNTRY) ? cut(digits.slice(COUNTRY.length)) : undefined;
  const trunk = ['0', COUNTRY, `00${COUNTRY}`].find((prefix) => digits.startsWith(prefix) && isWhole(digits, prefix));
  return cut(digits.slice(trunk?.length ?? 0));
}

const isWhole = (digits: string, prefix: string) => digits.length === prefix.length + LENGTH;

const cut = (digits: string) => digits.slice(0, LENGTH);
