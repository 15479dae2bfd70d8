import { MOBILE_DIGITS } from '@potli/api/contract/policy';
import { cleanCode } from '@potli/api/text';

const COUNTRY = '91';

/** Blanks, hyphens, dots and brackets. */
const SEPARATORS = /[\s.()-]/g;
/** The dialling code of the country, after the zero that is dialled within it or between countries. */
const TRUNKS = ['0', COUNTRY, `0${COUNTRY}`, `00${COUNTRY}`, `${COUNTRY}0`, `00${COUNTRY}0`];

/**
 * The digits of an Indian mobile number as people write, paste and autofill it: `+91 98765 43210`, `098765 43210`,
 * `+91 (0) 98765…`, `0091…`, `tel:…`, in the digits of every script. Ten at most, fewer while it is typed. Undefined where
 * the text is no number.
 */
export function phoneDigits(text: string): string | undefined {
  const bare = cleanCode(text).replace(/^tel:/i, '').replace(SEPARATORS, '');
  const digits = bare.replace(/^\+/, '');
  if (!/^[0-9]*$/.test(digits) || bare === '+') return undefined;
  if (bare.startsWith('+') && !digits.startsWith(COUNTRY)) return undefined;
  if (bare.startsWith('+') && !isWhole(digits, `${COUNTRY}0`)) return cut(digits.slice(COUNTRY.length));
  const trunk = TRUNKS.find((prefix) => digits.startsWith(prefix) && isWhole(digits, prefix));
  return cut(digits.slice(trunk?.length ?? 0));
}

const isWhole = (digits: string, prefix: string) => digits.length === prefix.length + MOBILE_DIGITS;

const cut = (digits: string) => digits.slice(0, MOBILE_DIGITS);
