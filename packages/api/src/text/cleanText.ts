import { plainDigits } from './plainDigits.ts';

/**
 * Invisible signs: zero-width and bidirectional signs, soft hyphens, byte order marks, variation selectors, fillers of
 * Hangul, tags, the empty cell of Braille, controls, and the separators of lines and paragraphs.
 */
const INVISIBLE = '\\p{DI}\\p{Cc}\\p{Zl}\\p{Zp}\\u2800\\uFFF9-\\uFFFB';

/** An emoji with what belongs to it: its look, its colour, the tags of a flag, and others that are joined to it. */
const EMOJI_PART = '\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier}|[\\u{E0020}-\\u{E007F}]+)*';
const EMOJI = `${EMOJI_PART}(?:\\u200D${EMOJI_PART})*|[0-9#*]\\uFE0F?\\u20E3`;

/** Signs of India that take the vowel from a letter. A joiner after one chooses the form, also at the end: അവന്‍. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
/**
 * Letters of scripts in which a joiner between two of them is part of the spelling, by their blocks, which are shorter than
 * their names: Arabic and Syriac, those of India and Sri Lanka, Tibetan and Myanmar, Khmer, Ol Chiki, Meetei Mayek.
 */
const JOINING =
  '(?=[\\p{L}\\p{M}])[\\u0600-\\u07ff\\u0900-\\u0dff\\u0f00-\\u109f\\u1780-\\u17ff\\u1c50-\\u1c7f\\uabc0-\\uabff]';
const JOINED = `${VIRAMA}[\\u200C\\u200D]|${JOINING}[\\u200C\\u200D](?=${JOINING})`;

// made when they are used: a slow phone takes 30 ms to make them, and every page that makes a call loads this file
let signsInText: RegExp | undefined;
let signsInCode: RegExp | undefined;

/** What a text loses, and what it keeps, as the first group. Without a look behind, which older browsers do not know (Safari 15). */
function inText(): RegExp {
  signsInText ??= new RegExp(`(${EMOJI}|${JOINED})|[${INVISIBLE}]`, 'gu');
  return signsInText;
}

function inCode(): RegExp {
  signsInCode ??= new RegExp(`[${INVISIBLE}]`, 'gu');
  return signsInCode;
}

/** Controls that parted words. */
const PARTING = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const BLANKS = /\s+/gu;

const inPlaceOf = (sign: string) => (PARTING.test(sign) ? ' ' : '');

/**
 * A name or a line as it was meant: without invisible signs, with single blanks and none at the ends. Joiners that the
 * spelling of an Indian or Arabic word needs stay, and so do those of emoji.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(inText(), (sign, kept?: string) => kept ?? inPlaceOf(sign))
    .replace(BLANKS, ' ')
    .trim();

/** Words of several lines without invisible signs, as `cleanLine`. */
export const cleanWords = (text: string): string =>
  text.replace(inText(), (sign, kept?: string) => kept ?? (/[\t\n\r]/.test(sign) ? sign : inPlaceOf(sign)));

/** An id or an address without invisible signs and blanks at the ends. All else is as it came. */
export const cleanAddress = (text: string): string => text.replace(inCode(), '').trim();

/**
 * A code as it was meant: an order number, a coupon, a UPI ID. Without invisible signs, in plain letters and digits (NFKC,
 * digits of every script), with plain hyphens, single blanks and none at the ends.
 */
export const cleanCode = (text: string): string =>
  plainDigits(text.normalize('NFKC').replace(inCode(), inPlaceOf))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(BLANKS, ' ')
    .trim();

/** A code that never has blanks: an IFSC, a PAN, an account number, an e-mail address. */
export const compactCode = (text: string): string => cleanCode(text).replace(BLANKS, '');
