import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { isSheetError } from '../../../../incoming/sheetDamage.ts';
import { textsOf } from '../import/checkRows.ts';
import type { RowWarning } from '../import/ImportReport.ts';

/** Letters that a spreadsheet cannot save where it does not save UTF-8: it writes a question mark for each. */
const NOT_SAVED = /[^\0-\xFF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/g;
/** "????", and the rupee sign of "Flat ?200 off". */
const LOOKS_LOST = /\?{3}|(?:^|[\s(])\?\d/;
/** What a spreadsheet makes of the code MAR20, JUNE50 or 1E5. */
const CODE_AS_VALUE = /^(?:\d{1,2}-[A-Z][a-z]{2}(?:-\d\d)?|[A-Z][a-z]{2}-\d\d|\d(?:\.\d+)?E[+-]\d+)$/;

/** Texts that differ from what is published as spreadsheets make them differ when a file is only opened and saved. */
export function sheetDamage(row: CatalogueFields, before: CatalogueFields | null): RowWarning[] {
  const published = new Map(textsOf(before, ''));
  return [...textsOf(row, '')].flatMap(([path, text]): RowWarning[] => {
    const was = published.get(path);
    const reason = text === was ? undefined : damageOf(text, was, path === '.couponCode');
    return reason === undefined ? [] : [{ kind: 'spreadsheet-damage', path, reason }];
  });
}

function damageOf(text: string, was: string | undefined, isCode: boolean): string | undefined {
  const shown = `"${text.slice(0, 80)}"`;
  if (isSheetError(text)) return `${shown} is an error of a spreadsheet`;
  if (text.includes('?') && (text === was?.replace(NOT_SAVED, '?') || (was === undefined && LOOKS_LOST.test(text)))) {
    return `${shown} lost letters: save the file as UTF-8 (in Excel "CSV UTF-8")`;
  }
  if (!isCode) return undefined;
  if (CODE_AS_VALUE.test(text)) return `${shown} looks like a code that a spreadsheet took for a date or a number`;
  const lostZeros = was !== text && /^0/.test(was ?? '') && was?.replace(/^0+/, '') === text;
  return lostZeros ? `${shown} was "${was}": a spreadsheet took its zeros away` : undefined;
}
