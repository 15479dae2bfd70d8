import { sortWithPauses } from '../../../platform/shared/sortWithPauses.ts';
import { createNumberGroups, groupOf, type NumberGroups } from './groupNumbers.ts';

/** Texts in alphabetical order, each once, with the numbers that were added to it. */
export interface PostingsTable extends NumberGroups {
  texts: readonly string[];
}

/**
 * An inverted index: a table for each first letter. A map of all texts would keep the process from everything else each time it
 * grows.
 */
export type Postings = ReadonlyMap<string, PostingsTable>;

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function createTable() {
  const known = new Map<string, number>();
  const groups = createNumberGroups();
  return {
    add(text: string, value: number) {
      const group = known.get(text) ?? known.size;
      if (group === known.size) known.set(text, group);
      groups.add(group, value);
    },
    async build(pause: () => Promise<void>): Promise<PostingsTable> {
      const texts = await sortWithPauses([...known.keys()], byText, pause);
      const places = new Uint32Array(texts.length);
      for (let place = 0; place < texts.length; place += 1) places[known.get(texts[place] ?? '') ?? 0] = place;
      return { texts, ...(await groups.build(places, pause)) };
    },
  };
}

/** Gathers numbers by text. */
export function createPostings() {
  const tables = new Map<string, ReturnType<typeof createTable>>();
  return {
    add(text: string, value: number) {
      const letter = text.charAt(0);
      const table = tables.get(letter) ?? createTable();
      tables.set(letter, table);
      table.add(text, value);
    },
    /** @param pause gives way where others have waited long enough (`createYieldToEventLoop`) */
    async build(pause: () => Promise<void>): Promise<Postings> {
      const built = new Map<string, PostingsTable>();
      for (const [letter, table] of tables) {
        built.set(letter, await table.build(pause));
        tables.delete(letter);
      }
      return built;
    },
  };
}

const NONE = new Uint32Array();

/** The numbers of a text, by binary search; none where it is not there. */
export function numbersOf(postings: Postings, text: string): Uint32Array {
  const table = postings.get(text.charAt(0));
  if (!table) return NONE;
  let [from, to] = [0, table.texts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((table.texts[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return table.texts[from] === text ? groupOf(table, from) : NONE;
}
