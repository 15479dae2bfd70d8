/** A column of a file. One of a `DataTable` is one, too: the file gets its values, not its cells. */
export interface CsvColumn<Row> {
  header: string;
  /** Nothing leaves the cell empty. */
  value: (row: Row) => string | number | null | undefined;
}

/** Marks a file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets read a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Rows as a file that spreadsheets open (RFC 4180, UTF-8) and never calculate with: texts stay texts. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return csvHead(columns) + csvRows(columns, rows);
}

/** The beginning of such a file, for rows that come in parts. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  BYTE_ORDER_MARK + toLine(columns.map(({ header }) => header));

/** Some of its rows. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => toLine(columns.map(({ value }) => value(row)))).join('');

type Cell = string | number | null | undefined;

const toLine = (cells: readonly Cell[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return text !== value || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
