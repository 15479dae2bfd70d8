import { CsvError, parse } from 'csv-parse/sync';

/** `open`: a quote is not closed. `broken`: something stands behind a closing quote. */
export type Cells = string[] | 'open' | 'broken';

/** Signs that stand in no text one behind the other. */
const NO_END = '\u{1d}\0\u{1e}\0\u{1f}';

/** The cells of one line of CSV, or of several that belong together. Quotes within a cell without quotes are signs as others. */
export function csvCells(text: string, delimiter: string): Cells {
  if (text.trim() === '' && delimiter !== '\t') return [''];
  // without quotes there is nothing to decide, and most lists have none
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim());
  try {
    const [cells, ...others] = parse(text, {
      delimiter,
      // a line end within a cell stays, and a line has no other
      record_delimiter: NO_END,
      relax_quotes: true,
      relax_column_count: true,
      trim: true,
    });
    return cells && others.length === 0 ? cells.map((cell) => cell.trim()) : 'broken';
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken';
  }
}

/** The cells where a quote is a sign as others. Quotes around a whole cell are left out. */
export const plainCells = (text: string, delimiter: string): string[] =>
  text.split(delimiter).map((cell) => {
    const [, inner] = /^\s*"([^"]*)"\s*$/.exec(cell) ?? [];
    return (inner ?? cell).trim();
  });
