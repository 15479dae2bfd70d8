import { plainDigits } from './plainDigits.ts';

/**
 * What takes no room on a screen and comes along with a copied text: zero-width signs, marks of direction, soft hyphens,
 * byte order marks, variation selectors, fillers, control characters. Blanks are not among them.
 */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb`;
const BLANKS = /\s+/gu;
const UNSEEN = new RegExp(`(?!\\s)[${INVISIBLE}]`, 'gu');
const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * A code as it was meant: an order number, a coupon, a UPI ID, an e-mail address. Without invisible signs, in plain
 * letters and digits (NFKC, digits of every script), with plain hyphens, single blanks and none at the ends.
 */
export function cleanCode(text: string): string {
  return plainDigits(withoutUnseen(text.normalize('NFKC')))
    .replace(DASHES, '-')
    .replace(BLANKS, ' ')
    .trim();
}

/** A code that never has blanks, in capitals: IFSC, PAN. Capitals are those of English on every device. */
export function cleanCapitals(text: string): string {
  return cleanCode(text).replace(BLANKS, '').toUpperCase();
}

/**
 * A name as it was meant: without invisible signs, with single blanks and none at the ends. The joiners stay where a
 * script or an emoji needs them: `രാജന്‍` ends with one.
 */
export function cleanName(text: string): string {
  return text.normalize('NFC').replace(RUN, keepJoiner).replace(BLANKS, ' ').trim();
}

/** An invisible run with the sign before it. No lookbehind: Safari has it since 16.4. */
const RUN = new RegExp(`([^${INVISIBLE}])?((?:(?!\\s)[${INVISIBLE}])+)`, 'gu');
const JOINER = /[\u200c\u200d]/u;
/** Scripts whose letters change their form beside a joiner. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

function keepJoiner(_run: string, before: string | undefined, unseen: string): string {
  if (before === undefined) return '';
  if (JOINING.test(before)) return before + (JOINER.exec(unseen)?.[0] ?? '');
  // a heart is drawn in colour with U+FE0F, a family is joined with U+200D
  if (EMOJI.test(before)) return before + (/^\ufe0f?\u200d?/u.exec(unseen)?.[0] ?? '');
  return before;
}

const withoutUnseen = (text: string) => text.replace(UNSEEN, '');
