import { createEditDistance, type EditDistance } from './editDistance.ts';
import { createPostings, type PostingsTable } from './postings.ts';

/** Searchable texts with the numbers of what has them. */
export interface KeyTable extends PostingsTable {
  /** How many letters each text shares with the one before it. */
  shared: Uint8Array;
  /** The next text that shares fewer letters with the one before it than this does: what has a beginning is passed at once. */
  nexts: Uint32Array;
}

function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}

export function toKeyTable(postings: PostingsTable): KeyTable {
  const { texts } = postings;
  const shared = new Uint8Array(texts.length);
  for (let at = 1; at < texts.length; at += 1) shared[at] = sharedLetters(texts[at - 1] ?? '', texts[at] ?? '');
  // nearest smaller values
  const nexts = new Uint32Array(texts.length);
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    nexts[at] = at + 1;
    while ((shared[nexts[at] ?? 0] ?? -1) >= (shared[at] ?? 0)) nexts[at] = nexts[nexts[at] ?? 0] ?? 0;
  }
  return { ...postings, shared, nexts };
}

/**
 * Called with numbers of one or more texts, the fewest edits, and whether these make the sought text equal to the whole
 * text.
 */
export type Visit = (numbers: Uint32Array, edits: number, whole: boolean) => void;

/** Visits every text that begins with the sought one, with at most `most` edits. The sought one has more letters than that. */
export function fuzzyPrefixSearch(
  { texts, shared, nexts, starts, values }: KeyTable,
  sought: string,
  most: number,
  visit: Visit,
  rows: EditDistance = createEditDistance(sought, most),
): void {
  let known = 0;
  let at = 0;
  for (let text = texts[at]; text !== undefined; text = texts[at]) {
    let depth = Math.min(shared[at] ?? 0, known);
    while (depth < text.length && rows.open(depth)) {
      depth += 1;
      rows.step(text, depth);
    }
    known = depth;
    const edits = rows.nearest(depth);
    const isWhole = depth === text.length;
    // all texts with these letters have the same result
    let end = at + 1;
    while (!isWhole && (shared[end] ?? -1) >= depth) end = nexts[end] ?? end;
    if (edits <= most) {
      visit(values.subarray(starts[at], starts[end]), edits, isWhole && rows.exactly(depth) === edits);
    }
    at = end;
  }
}

export interface PrefixIndex {
  /**
   * Visits the texts that begin with the sought one, with at most `most` edits. The first letter can differ only when
   * `most` is 1, unless `anyStart` says otherwise.
   */
  search(sought: string, most: number, visit: Visit, anyStart?: boolean): void;
}

/** Gathers numbers by text. */
export function createPrefixIndex() {
  const postings = createPostings();
  return {
    add: postings.add,
    /** @param pause gives way where others have waited long enough (`createYieldToEventLoop`) */
    async build(pause: () => Promise<void>): Promise<PrefixIndex> {
      const tables: [letter: string, table: KeyTable][] = [];
      for (const [letter, table] of await postings.build(pause)) {
        await pause();
        tables.push([letter, toKeyTable(table)]);
      }
      return {
        search(sought, most, visit, anyStart = most === 1) {
          const rows = createEditDistance(sought, most);
          for (const [letter, table] of tables) {
            if (anyStart || sought.startsWith(letter)) fuzzyPrefixSearch(table, sought, most, visit, rows);
          }
        },
      };
    },
  };
}
