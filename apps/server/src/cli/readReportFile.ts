import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { OperatorError } from '../errors/OperatorError.ts';
import { csvCells } from './csvCells.ts';

/** A line of a network's list, by its headings; or why it cannot be read. */
export type ReportLine = { line: number } & ({ row: Record<string, string> } | { problem: string });

const DELIMITERS = [',', ';', '\t', '|'];
/** A quote that is never closed must not read the rest of the file. */
const MOST_LINES = 20;
const LONGEST = 20_000;

/**
 * Reads a CSV file of any size, line by line: with commas, semicolons or tabs, with or without quotes and a byte order
 * mark. The first line has the headings, unless the names of the columns are given: then lines may leave out the last cells.
 * @throws OperatorError for a file that cannot be read
 */
export async function* readReportFile(path: string, unnamed?: readonly string[]): AsyncGenerator<ReportLine> {
  await refuseUnreadable(path);
  let delimiter = '';
  let headings: readonly string[] = [];
  for await (const { line, text } of joinLines(
    createInterface({ input: createReadStream(path), crlfDelay: Infinity }),
  )) {
    if (text.length > LONGEST) yield { line, problem: 'The line is too long.' };
    else if (!isClosed(text)) yield { line, problem: 'A quote is not closed.' };
    else if (text.trim() === '') continue;
    else if (delimiter === '' && unnamed === undefined) {
      delimiter = mostFrequent(text);
      headings = csvCells(text, delimiter);
    } else if (unnamed !== undefined) {
      delimiter ||= mostFrequent(text);
      yield { line, ...toRow(unnamed, withoutEnd(csvCells(text, delimiter), unnamed.length)) };
    } else yield { line, ...toRow(headings, csvCells(text, delimiter)) };
  }
}

async function refuseUnreadable(path: string): Promise<void> {
  try {
    await (await open(path)).close();
  } catch (error) {
    throw new OperatorError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const isClosed = (text: string) => text.split('"').length % 2 === 1;

/** Joins lines whose end is within quotes. Where the quotes are not closed soon, the first line is bad by itself. */
async function* joinLines(lines: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let line = 0;
  let open: string[] = [];
  function* take(isEnd: boolean) {
    while (open.length > 0) {
      const closedAt = open.findIndex((_, last) => isClosed(open.slice(0, last + 1).join('\n')));
      if (closedAt === -1 && open.length < MOST_LINES && !isEnd) return;
      const taken = open.splice(0, Math.max(closedAt, 0) + 1);
      yield { line: line - open.length - taken.length + 1, text: taken.join('\n') };
    }
  }
  for await (const text of lines) {
    line += 1;
    open = [...open, text];
    yield* take(false);
  }
  yield* take(true);
}

/** As many cells as names, where the line has fewer; cells without a value are left out behind them. */
function withoutEnd(cells: readonly string[], width: number): string[] {
  const end = Math.max(width, cells.findLastIndex((cell) => cell !== '') + 1);
  return Array.from({ length: end }, (_, place) => cells[place] ?? '');
}

function mostFrequent(headings: string): string {
  const plain = headings.replace(/"[^"]*"/g, '');
  const count = (sign: string) => plain.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function toRow(
  headings: readonly string[],
  cells: readonly string[],
): { row: Record<string, string> } | { problem: string } {
  if (cells.length !== headings.length) {
    return { problem: `The line has ${cells.length} cells, the headings have ${headings.length}.` };
  }
  return { row: Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ''])) };
}
