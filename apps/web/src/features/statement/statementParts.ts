import type { ResponseOf } from '@potli/api';
import type { getMyStatement } from '@potli/api/contract/statement';

export type StatementPart = ResponseOf<typeof getMyStatement>;

/** Most lines of one answer. */
export const PART_SIZE = 1000;

/**
 * The member's chain in parts, oldest line first, up to the line that was the last one when the first part was read: what
 * is booked meanwhile belongs to the next statement.
 * @param read answers the lines after a number
 * @throws Error if the host has fewer lines than it reported
 */
export async function* statementParts(
  read: (after: number) => Promise<StatementPart>,
): AsyncGenerator<StatementPart, void, undefined> {
  const first = await read(0);
  yield { ...first, lines: first.lines.slice(0, first.total) };
  let known = first.lines.length;
  while (known < first.total) {
    const { lines } = await read(known);
    if (lines.length === 0) throw new Error('The chain ended before its last line');
    yield { ...first, lines: lines.slice(0, first.total - known) };
    known += lines.length;
  }
}
