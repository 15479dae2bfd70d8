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
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return text !== value || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
