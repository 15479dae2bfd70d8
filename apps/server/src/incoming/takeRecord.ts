import { csvCells, plainCells } from './csvCells.ts';
import { LONGEST_LINE, type TextLine } from './textLines.ts';

/** How the records of a list are written. */
export interface RecordShape {
  delimiter: string;
  /** How many headings there are. */
  width: number;
}

/** The cells of a record and the number of lines that it takes; or why its first line cannot be read. */
export type TakenRecord = { lines: number } & ({ cells: string[] } | { problem: string });

/** A quote that is never closed must not read the rest of the file. */
export const MOST_LINES = 20;

/**
 * The first record of some lines. A record can have several lines where a cell in quotes has; but where the quotes can be
 * read in more than one way, the line counts for itself, so that a stray quote (`24" blue`) takes no other line along.
 * @param ahead at least one line, at most `MOST_LINES`
 */
export function takeRecord(ahead: readonly TextLine[], shape: RecordShape): TakenRecord {
  const [first] = ahead;
  if (!first) throw new Error('There is no line to read');
  if (first.isTooLong) return alone(`The line is longer than ${LONGEST_LINE.toLocaleString('en')} characters.`);
  const cells = csvCells(first.text, shape.delimiter);
  if (Array.isArray(cells) && fits(cells, shape)) return { lines: 1, cells };
  const joined = cells === 'open' ? join(ahead, shape) : undefined;
  if (joined) return joined;
  if (Array.isArray(cells)) return takeOther(cells, first, shape);
  const plain = plainCells(first.text, shape.delimiter);
  if (fits(plain, shape)) return { lines: 1, cells: plain };
  return alone(
    cells === 'open'
      ? 'A quote is not closed.'
      : `A cell goes on behind its quotes, and the line has ${plain.length} cells without them, the headings have ${shape.width}.`,
  );
}

const alone = (problem: string): TakenRecord => ({ lines: 1, problem });

/** As many cells as headings, or more of which none has a value: many programs end each line with a delimiter. */
const fits = (cells: readonly string[], { width }: RecordShape) =>
  cells.length >= width && cells.slice(width).every((cell) => cell === '');

/** Joins the next lines until the quotes are closed. A next line that is a record by itself belongs to no other. */
function join(ahead: readonly TextLine[], shape: RecordShape): TakenRecord | undefined {
  let [text = ''] = ahead.map((each) => each.text);
  for (const [place, next] of ahead.slice(1).entries()) {
    const isRecord = plainCells(next.text, shape.delimiter).length >= shape.width;
    text += `\n${next.text}`;
    if (isRecord || next.isTooLong || text.length > LONGEST_LINE) return undefined;
    const cells = csvCells(text, shape.delimiter);
    if (cells === 'broken') return undefined;
    if (Array.isArray(cells)) return fits(cells, shape) ? { lines: place + 2, cells } : undefined;
  }
  return undefined;
}

/** Some programs leave the last cells out where they have no value. */
function takeOther(cells: string[], line: TextLine, shape: RecordShape): TakenRecord {
  const count = `The line has ${cells.length} cells, the headings have ${shape.width}`;
  if (cells.length > shape.width) return alone(`${count}: is a delimiter in a cell without quotes?`);
  return line.isUnended
    ? alone(`${count}, and the file ends there: was it downloaded to its end?`)
    : { lines: 1, cells };
}
