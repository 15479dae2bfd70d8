import { isNothing } from '../../../incoming/isNothing.ts';
import { quoted } from '../../../incoming/quoted.ts';

/** NEFT has 16 letters and digits, RTGS 22, IMPS 12 digits; the numbers of a bank itself have fewer. */
const UTR = /^[A-Z0-9]{8,30}$/i;
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** Why a text is no UTR, by which a member could find the transfer; undefined for one. */
export function whyNoUtr(text: string): string | undefined {
  if (SHORTENED.test(text)) {
    return `The UTR ${quoted(text)} was shortened by a spreadsheet, and its digits are lost: use the bank's own file, not a saved copy.`;
  }
  const isOne = UTR.test(text.replace(/[ /-]/g, '')) && !isNothing(text) && text.replace(/\D/g, '').length >= 4;
  return isOne && /[1-9A-Z]/i.test(text) ? undefined : `The UTR ${quoted(text)} is no number of a transfer.`;
}
