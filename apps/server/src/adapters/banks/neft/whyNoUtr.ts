import { quoted } from '../../../incoming/quoted.ts';

/** IMPS has 12 digits, and none has fewer; NEFT begins with the letters of a bank and has up to 16 signs, RTGS 22. */
const DIGITS = /^\d{12,22}$/;
const LETTERS_FIRST = /^(?=[A-Z]*\d)[A-Z][A-Z0-9]{9,21}$/;
const LEAST_DIGITS = 6;
/** A number that a spreadsheet has shortened, or has written out after that. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$|^\d+[.,]\d+$|^\d{6,}0{6}$/;

/** Why a text is no UTR, by which a member's bank finds the transfer; undefined for one. @param utr in capitals */
export function whyNoUtr(utr: string): string | undefined {
  if (SHORTENED.test(utr)) {
    return `The UTR ${quoted(utr)} was changed by a spreadsheet, and its digits are lost: use the bank's own file, not a saved copy.`;
  }
  const isOne = (DIGITS.test(utr) || LETTERS_FIRST.test(utr)) && utr.replace(/\D/g, '').length >= LEAST_DIGITS;
  return isOne
    ? undefined
    : `${quoted(utr)} is no UTR: it has 12 digits, or begins with a letter and has 10 to 22 letters and digits.`;
}
