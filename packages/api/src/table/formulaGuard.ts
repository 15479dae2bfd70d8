/**
 * A spreadsheet reads a text that begins with one of these signs as a formula. A text that begins with apostrophes before such
 * a sign gets one, too, so that taking one away is always right.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** The text as a cell that no spreadsheet calculates. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that was guarded, or of one that never was. */
export const unguarded = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
