import { csvCells } from './csvCells.ts';
import { type Column, toColumn } from './headings.ts';
import type { TextLine } from './textLines.ts';

/** The columns of a list that count, by the keys of their headings. */
export interface KnownColumns {
  all: ReadonlySet<string>;
  /** Without one of these no line is a line of headings. */
  needed: ReadonlySet<string>;
}

export interface Headings {
  columns: Column[];
  delimiter: string;
  /** The lines that it takes: a heading can have a line end within quotes. */
  lines: number;
}

const DELIMITERS = [',', ';', '\t', '|'];
const MOST_LINES = 5;
/** `sub_id1` and `November 2026` are headings; ids, times and clicks have more digits. */
const MOST_DIGITS = 4;

/** The headings that begin with the first of these lines; undefined where it has none. */
export function headingsAt(ahead: readonly TextLine[], known: KnownColumns, delimiter?: string): Headings | undefined {
  const found = (delimiter === undefined ? DELIMITERS : [delimiter]).flatMap((sign) => columnsAt(ahead, sign, known));
  return found.toSorted((one, other) => countOf(other, known) - countOf(one, known))[0];
}

const countOf = ({ columns }: Headings, { all }: KnownColumns) =>
  new Set(columns.map(({ key }) => key).filter((key) => all.has(key))).size;

function columnsAt(ahead: readonly TextLine[], delimiter: string, known: KnownColumns): Headings[] {
  for (let lines = 1; lines <= Math.min(MOST_LINES, ahead.length); lines += 1) {
    const text = ahead.slice(0, lines).map((each) => each.text);
    const cells = csvCells(text.join('\n'), delimiter);
    if (cells === 'broken') return [];
    if (cells === 'open') continue;
    const columns = withoutEmptyEnd(cells).map((heading) => toColumn(heading, known.all));
    const found = { columns, delimiter, lines };
    const isNeeded = columns.some(({ key }) => known.needed.has(key));
    const isData = cells.some((cell) => cell.replace(/\D/g, '').length > MOST_DIGITS);
    // a sentence can have one word of the headings, but not two cells of them
    return isNeeded && !isData && countOf(found, known) >= Math.min(2, known.all.size) ? [found] : [];
  }
  return [];
}

const withoutEmptyEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The sign that most likely ends the cells of a line. */
export function likelyDelimiter(text: string): string {
  const bare = text.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [';', '\t', '|', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
