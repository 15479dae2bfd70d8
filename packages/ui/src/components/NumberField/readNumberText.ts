import { plainDigits } from '../../format/plainDigits.ts';

/** What a number field holds: an amount, or the digits of a code such as an account number. */
export interface NumberKind {
  /** Digits allowed after the point of an amount. */
  decimals: number;
  isAmount: boolean;
}

/** What takes no room on a screen and comes along with a copied text. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const MINUS = /[\p{Pd}\u2212]/gu;
const CURRENCY = '(?:₹|rs|inr|रु|रू|rupees?|रुपये)[.:]?';
const BEFORE = new RegExp(String.raw`^(-?)\s*${CURRENCY}\s*`, 'iu');
/** `/-` and `only` close an amount on bills and cheques. */
const AFTER = new RegExp(String.raw`\s*(?:/[-=]?|only\.?|${CURRENCY})$`, 'iu');
/** Groups with gaps: blanks, or the marks of Swiss and of calculators. */
const GAPPED = /^\d{1,3}(?:[ '’]\d{2,3})*[ '’]\d{3}(?:[.,]\d*)?$/u;

/**
 * The number of a text that came whole: pasted, dropped, filled in by the browser. `Rs. 1299/-` is 1299, `1.234,56` is
 * 1234.56, `-500` stays below zero. Undefined where the text is no number, or could be two: a part of it, or another
 * number, would look like the member's own.
 */
export function readNumberText(entry: string, kind: NumberKind): string | undefined {
  const text = plainText(entry).trim();
  if (!kind.isAmount) return digitsOf(text.replace(/^'/, ''));
  const { sign, rest } = withoutWords(text);
  const number = toPoint(rest);
  if (number === undefined) return undefined;
  const [whole = '', fraction] = number.split('.');
  // zeros after the last digit that counts say nothing
  const kept = fraction?.slice(0, kind.decimals) ?? '';
  if (/[^0]/.test(fraction?.slice(kind.decimals) ?? '')) return undefined;
  return sign + whole + (fraction !== undefined && kind.decimals > 0 ? `.${kept}` : '');
}

/**
 * The number while somebody types it: `12.`, `-`, and commas wherever a digit came or went. Undefined where the typed
 * sign is none of a number.
 */
export function readTypedNumber(entry: string, { decimals, isAmount }: NumberKind): string | undefined {
  const text = plainText(entry).replace(/[\s,٬]/g, '');
  if (!isAmount) return digitsOf(text);
  const number = /^-?\d*(?:\.(\d*))?$/.exec(text);
  const fraction = number?.[1];
  if (!number || (fraction !== undefined && (decimals === 0 || fraction.length > decimals))) return undefined;
  return text;
}

/** Digits that blanks, hyphens or commas part. No point, no exponent: a spreadsheet has changed such a code. */
function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[\s,-]/g, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

const plainText = (entry: string) =>
  plainDigits(entry.normalize('NFKC').replace(UNSEEN, ''))
    .replace(MINUS, '-')
    // the decimal point of Arabic digits
    .replaceAll('٫', '.');

/** Without currency and closing words. Below zero: a minus before or after it, or brackets as bookkeepers write them. */
function withoutWords(text: string): { sign: '' | '-'; rest: string } {
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  let rest = bracketed ?? text;
  let before = '';
  while (rest !== before) {
    before = rest;
    rest = rest.replace(BEFORE, '$1').replace(AFTER, '').trim();
  }
  const isBelow = bracketed !== undefined || /^-|-$/.test(rest);
  return { sign: isBelow ? '-' : '', rest: rest.replace(/^-\s*|\s*-$/, '').replace(/^\./, '0.') };
}

/** Digits with at most one point. Undefined for groups that are none, and for several numbers. */
function toPoint(text: string): string | undefined {
  const number = (GAPPED.test(text) ? text.replace(/[ '’]/g, '') : text).replace(/[٬،]/g, ',');
  if (/^\d*\.?\d*$/.test(number)) return number;
  // 1,23,456.50 and 123,456.50
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(number)) return number.replaceAll(',', '');
  // 1.234,56 and 1299,50: groups never end with one or two digits
  if (/^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(number) ? number.replaceAll('.', '') : undefined;
}
