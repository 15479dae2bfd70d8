import { createYieldToEventLoop } from '../../../platform/shared/yieldToEventLoop.ts';
import { createRelevance, NOT_FOUND } from './createRelevance.ts';
import { normalizeText } from './normalizeText.ts';

export interface SearchDocument<Row> {
  row: Row;
  /** Its main name. */
  name: string;
  /** Other names and spellings. */
  aliases: readonly string[];
  /** Of two equal matches the smaller rank comes first; those without a rank come last. */
  rank: number | null;
}

export interface SearchIndex<Row> {
  /** Rows that match a text, the best first; all rows for a blank text. */
  search(text: string): Row[];
}

interface Entry<Row> {
  row: Row;
  rank: number;
  name: string;
  names: string[];
}

const byRankThenName = (one: Entry<unknown>, other: Entry<unknown>) =>
  one.rank - other.rank || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);

/** Searchers often leave out "and", above all together with the blanks. */
const withoutAnd = (name: string) => (name.includes(' and ') ? [name, name.replaceAll(' and ', ' ')] : [name]);

/** Builds an index of documents. It pauses, so that the process stays responsive. */
export async function createSearchIndex<Row>(documents: readonly SearchDocument<Row>[]): Promise<SearchIndex<Row>> {
  const pause = createYieldToEventLoop();
  const entries: Entry<Row>[] = [];
  for (const { row, name, aliases, rank } of documents) {
    await pause();
    const names = [name, ...aliases].map(normalizeText).flatMap(withoutAnd);
    entries.push({ row, rank: rank ?? Number.MAX_SAFE_INTEGER, name: names[0] ?? '', names });
  }
  entries.sort(byRankThenName);
  const relevance = await createRelevance(entries.map(({ names }) => names));
  const all = entries.map(({ row }) => row);

  /** Rows in order of relevance; equals stay in the order of rank and name. */
  const inOrder = (values: Uint8Array): Row[] => {
    const levels: Row[][] = Array.from({ length: NOT_FOUND }, () => []);
    for (const [at, row] of all.entries()) levels[values[at] ?? NOT_FOUND]?.push(row);
    return levels.flat();
  };

  return {
    search(text) {
      if (text.trim() === '') return all.slice();
      const sought = normalizeText(text);
      return sought === '' ? [] : inOrder(relevance(sought));
    },
  };
}
