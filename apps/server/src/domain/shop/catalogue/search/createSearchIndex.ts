import { sortWithPauses } from '../../../platform/shared/sortWithPauses.ts';
import { createYieldToEventLoop } from '../../../platform/shared/yieldToEventLoop.ts';
import { createRelevance, NOT_FOUND } from './createRelevance.ts';
import { createGoodsIndex, type FoundGoods, NO_GOODS } from './goods/createGoodsIndex.ts';
import type { Goods, SearchWord } from './goods/Goods.ts';
import { normalizeText } from './normalizeText.ts';
import { GOODS, GOODS_WITH_ERRORS, NAME_LEVELS, NO_LEVEL, slipsAllowed } from './orderOfMatches.ts';

export interface SearchDocument<Row> {
  row: Row;
  /** Its main name. */
  name: string;
  /** Other names and spellings. */
  aliases: readonly string[];
  /** Of two equal matches the smaller rank comes first; those without a rank come last. */
  rank: number | null;
  /** What it sells. */
  goods?: readonly Goods[];
}

export interface Found<Row> {
  row: Row;
  /** The goods that it was found by, where not by its name. */
  goods?: Goods | undefined;
}

export interface SearchIndex<Row> {
  /** Rows that match a text, the best first; all rows for a blank text. */
  search(text: string): Found<Row>[];
}

interface Entry<Row> {
  row: Row;
  rank: number;
  name: string;
  names: string[];
  goods: readonly Goods[];
}

const byRankThenName = (one: Entry<unknown>, other: Entry<unknown>) =>
  one.rank - other.rank || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);

/** Searchers often leave out "and", above all together with the blanks. */
const withoutAnd = (name: string) => (name.includes(' and ') ? [name, name.replaceAll(' and ', ' ')] : [name]);

/**
 * Builds an index of documents, by their names and by their goods. It pauses, so that the process stays responsive.
 * @param words the words of shoppers for goods
 */
export async function createSearchIndex<Row>(
  documents: readonly SearchDocument<Row>[],
  words: readonly SearchWord[] = [],
): Promise<SearchIndex<Row>> {
  const pause = createYieldToEventLoop();
  const unsorted: Entry<Row>[] = [];
  for (const { row, name, aliases, rank, goods = [] } of documents) {
    await pause();
    const names = [name, ...aliases].map(normalizeText).flatMap(withoutAnd);
    unsorted.push({ row, rank: rank ?? Number.MAX_SAFE_INTEGER, name: names[0] ?? '', names, goods });
  }
  const entries = await sortWithPauses(unsorted, byRankThenName, pause);
  const relevance = await createRelevance(entries.map(({ names }) => names));
  const goodsIndex = await createGoodsIndex(entries, words);
  const all: Found<Row>[] = entries.map(({ row }) => ({ row }));

  /** Rows in order; equals by the reward of their goods, then in the order of rank and name. @param first level of the best goods */
  const inOrder = (relevances: Uint8Array, found: FoundGoods | undefined, first: number): Found<Row>[] => {
    const levels: Found<Row>[][] = Array.from({ length: NO_LEVEL }, () => []);
    const ofGoods = new Set<number>();
    for (let at = 0; at < all.length; at += 1) {
      const byName = NAME_LEVELS[relevances[at] ?? NOT_FOUND] ?? NO_LEVEL;
      const score = found?.scores[at] ?? NO_GOODS;
      const byGoods = score === NO_GOODS ? NO_LEVEL : first + score;
      const level = Math.min(byName, byGoods);
      if (level === NO_LEVEL) continue;
      const document = all[at] as Found<Row>;
      const goods = byGoods < byName ? found?.goodsOf(at) : undefined;
      if (goods) ofGoods.add(level);
      levels[level]?.push(goods ? { row: document.row, goods } : document);
    }
    const reward = ({ goods }: Found<Row>) => goods?.reward ?? 0;
    for (const level of ofGoods) levels[level]?.sort((one, other) => reward(other) - reward(one));
    return levels.flat();
  };

  return {
    search(text) {
      if (text.trim() === '') return all.slice();
      const sought = normalizeText(text);
      if (sought === '') return [];
      const relevances = relevance(sought);
      const exact = goodsIndex.search(sought, 'none');
      if (exact) return inOrder(relevances, exact, GOODS);
      let similar: FoundGoods | undefined;
      for (const slips of slipsAllowed(relevances)) similar ??= goodsIndex.search(sought, slips);
      return inOrder(relevances, similar, GOODS_WITH_ERRORS);
    },
  };
}
