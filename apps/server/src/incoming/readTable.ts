import { OperatorError } from '../errors/OperatorError.ts';
import { plainCells } from './csvCells.ts';
import { type Headings, headingsAt, type KnownColumns, likelyDelimiter } from './findHeadings.ts';
import { headingKey, toColumn } from './headings.ts';
import { quoted } from './quoted.ts';
import { MOST_LINES, takeRecord } from './takeRecord.ts';
import { type FileSource, nameOf, openTextFile } from './textFile.ts';
import { type TextLine, textLines } from './textLines.ts';

/** The cells of a line that have a value or are empty, by heading. A cell that the line leaves out is absent. */
export type TableRow = Record<string, string>;

/**
 * A line of a list; or why it cannot be read; or what it is where it is no record: a title, a repeated heading, a total.
 * Line 0 says something of the whole file.
 */
export type TableLine = { line: number } & ({ row: TableRow } | { problem: string } | { note: string });

export interface TableForm {
  /** Names of the columns that count, in any case and with any signs. */
  columns: readonly string[];
  /** One of these columns must be there: it makes a line the line of headings. */
  needed: readonly string[];
  /** The names of the first columns of a list without headings; absent: such a list is refused. */
  unnamed?: readonly string[];
  /** First cells of lines above and below the records. */
  frame?: readonly string[];
  /** Its cells are secrets: no problem and no note quotes one. */
  isSecret?: boolean;
}

/** Titles above the headings have fewer lines. */
const MOST_TITLES = 50;
const SEPARATOR_LINE = /^\s*"?sep=(.)"?\s*$/i;
const TOTAL = /^(?:grand |sub[- ]?)?totals?\b/i;

/**
 * Reads a list as people have it: in UTF-8, UTF-16 or Windows-1252; with commas, semicolons, tabs or bars; with lines above its
 * headings, stray quotes, delimiters at the end of lines, and cells left out. Every line that has a value is given back once:
 * as a record, with what is wrong, or with what else it is.
 * @throws OperatorError for a file that is no list, such as an empty one
 */
export async function* readTable(source: FileSource, form: TableForm): AsyncGenerator<TableLine> {
  const file = await openTextFile(source);
  if (file.isGuessed) yield { line: 0, note: 'The file is not UTF-8. It was read as Windows-1252.' };
  const known = { all: keysOf(form.columns), needed: keysOf(form.needed) };
  const frame = keysOf(form.frame ?? []);
  const show = showAs(form);
  let reading: Reading | undefined;
  for await (const ahead of windows(textLines(file), () => (reading ? MOST_LINES : MOST_TITLES))) {
    if (reading) {
      if (!isFramed(ahead, reading, frame)) yield* nextRecord(ahead, reading, { ...known, show });
      else
        yield {
          line: ahead[0]?.line ?? 0,
          note: `Is above or below the records: ${show(ahead.shift()?.text ?? '')}.`,
        };
      continue;
    }
    reading = startAt(ahead, form, known);
    if (!reading) throw new OperatorError(`${nameOf(source)} ${noHeadings(form, ahead)}`);
    for (const { line, text } of ahead.splice(0, reading.above)) {
      if (text.trim() !== '' && !SEPARATOR_LINE.test(text)) yield { line, note: 'Stands above the headings.' };
    }
    ahead.splice(0, reading.headings.lines);
  }
}

/** Few lines have a name of a column in them: only those are looked at in full. */
function isLikelyHeading(text: string, { needed }: KnownColumns): boolean {
  const key = headingKey(text.slice(0, 2_000));
  return [...needed].some((name) => key.includes(name));
}

/** A text of the file for a message. */
const showAs =
  ({ isSecret }: TableForm) =>
  (text: string): string =>
    isSecret ? `${text.length} characters that are not shown` : quoted(text);

/** What is known of the columns of a file, and how its texts are shown. */
interface KnownFile extends KnownColumns {
  show(text: string): string;
}

const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(headingKey));

interface Reading {
  headings: Headings;
  /** Lines above the headings. */
  above: number;
}

/** The lines that come next, as long as there is one. The reader removes those that it has read. */
async function* windows(lines: AsyncIterable<TextLine>, size: () => number): AsyncGenerator<TextLine[]> {
  const ahead: TextLine[] = [];
  for await (const line of lines) {
    ahead.push(line);
    if (ahead.length >= size()) yield ahead;
  }
  while (ahead.length > 0) yield ahead;
}

function startAt(ahead: readonly TextLine[], form: TableForm, known: KnownColumns): Reading | undefined {
  const separator = ahead.map(({ text }) => SEPARATOR_LINE.exec(text)?.[1]).find((sign) => sign !== undefined);
  for (const above of ahead.keys()) {
    const headings = headingsAt(ahead.slice(above), known, separator) ?? headingsAt(ahead.slice(above), known);
    if (headings) return { headings, above };
  }
  if (!form.unnamed) return undefined;
  const first = ahead.findIndex(({ text }) => text.trim() !== '' && !SEPARATOR_LINE.test(text));
  const columns = form.unnamed.map((name) => toColumn(name, known.all));
  const delimiter = separator ?? likelyDelimiter(ahead[first]?.text ?? '');
  return { headings: { columns, delimiter, lines: 0 }, above: Math.max(first, 0) };
}

function noHeadings(form: TableForm, ahead: readonly TextLine[]): string {
  const first = ahead.find(({ text }) => text.trim() !== '')?.text ?? '';
  if (/^\s*[[{]/.test(first)) return 'is JSON, which is not read as a list: ask for CSV.';
  const names = form.needed.slice(0, 8).map(quoted).join(' or ');
  return `has no line of headings: none of its first ${MOST_TITLES} lines has a column ${names}. It begins with ${showAs(form)(first)}.`;
}

const isFramed = ([first]: readonly TextLine[], { headings }: Reading, frame: ReadonlySet<string>) =>
  frame.has(headingKey(plainCells(first?.text ?? '', headings.delimiter)[0] ?? ''));

function* nextRecord(ahead: TextLine[], reading: Reading, known: KnownFile): Generator<TableLine> {
  const { headings } = reading;
  const { delimiter, columns } = headings;
  const [{ line, text }] = ahead as [TextLine];
  const again = isLikelyHeading(text, known) ? headingsAt(ahead, known, delimiter) : undefined;
  if (again) {
    // lists that were put together can have other columns from here on
    reading.headings = again;
    ahead.splice(0, again.lines);
    yield { line, note: 'Repeats the headings.' };
    return;
  }
  const record = takeRecord(ahead, { delimiter, width: columns.length });
  ahead.splice(0, record.lines);
  if ('problem' in record) yield { line, problem: record.problem };
  else if (record.cells.every((cell) => cell === '')) return;
  else if (isTotal(record.cells, headings, known)) yield { line, note: `Is a total: ${known.show(text)}.` };
  else yield { line, ...toRow(record.cells, headings, known) };
}

/** A line of sums names no order: the column of its number is empty, or has the word. */
function isTotal(cells: readonly string[], { columns }: Headings, { needed }: KnownColumns): boolean {
  const named = columns.flatMap(({ key }, place) => (needed.has(key) ? [cells[place] ?? ''] : []));
  return TOTAL.test(cells.find((cell) => cell !== '') ?? '') && named.every((cell) => cell === '' || TOTAL.test(cell));
}

function toRow(
  cells: readonly string[],
  { columns }: Headings,
  { all, show }: KnownFile,
): { row: TableRow } | { problem: string } {
  const row: TableRow = {};
  const filled = new Map<string, string>();
  for (const [place, { name, key, complete }] of columns.entries()) {
    const cell = cells[place];
    if (cell === undefined) continue;
    const text = complete(cell);
    const other = filled.get(key) ?? '';
    if (all.has(key) && other !== '' && text !== '' && text !== other) {
      return {
        problem: `Two columns are called ${quoted(name)}: one says ${show(other)}, the other ${show(text)}.`,
      };
    }
    if (other === '') {
      filled.set(key, text);
      row[name] = text;
    }
  }
  return { row };
}
