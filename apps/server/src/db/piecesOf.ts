/**
 * Rows that one statement writes. PostgreSQL holds what it reads of a parameter until the statement ends, in memory that is
 * allocated every time: of a thousand rows of the catalogue each takes more than twice as long as of two hundred
 * (docs/benchmarks.md#reading-import).
 */
const ROWS_PER_STATEMENT = 200;

/** In `inLanes`: one is made ready while PostgreSQL writes the other. */
export const PIECES_AT_ONCE = 2;

/** Rows in pieces, each for a statement of its own: of very many, one statement would take longer than it may. */
export function* piecesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT) {
    yield items.slice(start, start + ROWS_PER_STATEMENT);
  }
}
