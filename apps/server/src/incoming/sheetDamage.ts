/** A spreadsheet's word for a formula that failed, or for a column that is too narrow. */
const SHEET_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|NULL!|DIV\/0!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|#+)$/i;
/** 4.05E+17 and 4E+17, but not 4E17, which can be a number of letters and digits. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?e[+-]\d+$|^[+-]?\d+[.,]\d+e\d+$/i;
/** Programs that take a number for a float write 123.0. */
export const FLOAT = /^(\d+)\.0+$/;
/** A spreadsheet keeps 15 digits, a float of 64 bits all numbers of so many. */
export const KEPT_DIGITS = 15;
/** By chance, one of ten thousand numbers ends like this. */
const LOST_DIGITS = 4;

/** Whether a spreadsheet wrote its own word in place of a number. */
export const isSheetError = (text: string): boolean => SHEET_ERROR.test(text);

/** Whether a spreadsheet wrote a long number without its last digits. */
export function hasLostDigits(text: string): boolean {
  if (SHORTENED.test(text) || FLOAT.test(text)) return true;
  const zeros = /^\d+?(0*)$/.exec(text)?.[1]?.length ?? 0;
  const beyond = text.length - KEPT_DIGITS;
  return zeros >= LOST_DIGITS && beyond >= LOST_DIGITS && zeros >= beyond;
}
