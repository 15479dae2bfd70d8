import type { CellValue } from './DataTable.tsx';

/** Made when something is first sorted: a browser then reads the data of the locale, for some milliseconds. */
let collator: Intl.Collator | undefined;

/** Ascending order of two cell values: numbers by size, texts as a reader of English (India) expects. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

/** Ascending order of two ids, letter by letter: ids that sort by time keep doing so. */
export function compareIds(a: CellValue, b: CellValue): number {
  const [one, other] = [String(a ?? ''), String(b ?? '')];
  return one < other ? -1 : Number(one > other);
}
