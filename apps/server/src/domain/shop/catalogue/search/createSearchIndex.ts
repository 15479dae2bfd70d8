import { sortWithPauses } from '../../../platform/shared/sortWithPauses.ts';
import { createYieldToEventLoop } from '../../../platform/shared/yieldToEventLoop.ts';
import { createRelevance, NOT_FOUND } from './createRelevance.ts';
import { createGoodsIndex, type FoundGoods, type GoodsIndex, NO_GOODS } from './goods/createGoodsIndex.ts';
import type { Goods, SearchWord } from './goods/Goods.ts';
import { normalizeText } from './normalizeText.ts';
import { GOODS, GOODS_WITH_ERRORS, NAME_LEVELS, NO_LEVEL, slipsAllowed } from './orderOfMatches.ts';
import { type ListWindow, pageOfLevels } from './pageOfLevels.ts';

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

/** All documents, one after the other; they are not stored. */
export type SearchDocuments<Row> = Iterable<SearchDocument<Row>> | AsyncIterable<SearchDocument<Row>>;

export interface Found<Row> {
  row: Row;
  /** Why, where it was found by its goods and not by its name. */
  foundBy?: string;
}

/** Rows of a page that match a text, the best first, and how many match; of all rows for a blank text. */
export interface FoundPage<Row> {
  found: Found<Row>[];
  count: number;
}

export interface SearchIndex<Row> {
  search(text: string, window: ListWindow): FoundPage<Row>;
}

/** Searchers often leave out "and", above all together with the blanks. */
const withoutAnd = (name: string) => (name.includes(' and ') ? [name, name.replaceAll(' and ', ' ')] : [name]);

/**
 * Builds an index of documents, by their names and by their goods. It pauses, so that the process stays responsive.
 * @param words the words of shoppers for goods
 */
export async function createSearchIndex<Row>(
  documents: SearchDocuments<Row>,
  words: readonly SearchWord[] = [],
): Promise<SearchIndex<Row>> {
  const pause = createYieldToEventLoop();
  const builder = createIndexBuilder<Row>();
  for await (const document of documents) {
    await pause();
    builder.add(document);
  }
  return builder.build(words, pause);
}

/** Gathers documents for an index. */
export function createIndexBuilder<Row>() {
  const rows: Row[] = [];
  const ranks: number[] = [];
  const allNames: string[][] = [];
  const goodsOfAll = createGoodsIndex();
  return {
    add({ row, name, aliases, rank, goods = [] }: SearchDocument<Row>) {
      const names = [name, ...aliases].map(normalizeText).flatMap(withoutAnd);
      goodsOfAll.add(goods, names);
      allNames.push(names);
      ranks.push(rank ?? Number.MAX_SAFE_INTEGER);
      rows.push(row);
    },
    /** @param pause gives way where others have waited long enough (`createYieldToEventLoop`) */
    async build(words: readonly SearchWord[], pause: () => Promise<void>): Promise<SearchIndex<Row>> {
      const order = await orderOf(ranks, allNames, pause);
      const relevance = await createRelevance(allNames);
      return createSearch({ rows, order, relevance, goodsIndex: await goodsOfAll.build(words, pause) });
    },
  };
}

interface Built<Row> {
  rows: readonly Row[];
  /** Numbers of all documents, in the order of equal matches. */
  order: Uint32Array;
  relevance: (text: string) => Uint8Array;
  goodsIndex: GoodsIndex;
}

function createSearch<Row>({ rows, order, relevance, goodsIndex }: Built<Row>): SearchIndex<Row> {
  /** @param first level of the best goods */
  const pageOf = (relevances: Uint8Array, goods: FoundGoods | undefined, first: number, window: ListWindow) => {
    const levelByName = (at: number) => NAME_LEVELS[relevances[at] ?? NOT_FOUND] ?? NO_LEVEL;
    const levelByGoods = (at: number) => {
      const score = goods?.scores[at] ?? NO_GOODS;
      return score === NO_GOODS ? NO_LEVEL : first + score;
    };
    const levels = new Uint8Array(rows.length);
    for (let at = 0; at < levels.length; at += 1) levels[at] = Math.min(levelByName(at), levelByGoods(at));
    const isByGoods = (at: number) => levelByGoods(at) < levelByName(at);
    const worthOf = (at: number) => (goods && isByGoods(at) ? goods.rewardOf(at) : 0);
    const page = pageOfLevels({ levels, order, worthOf }, window);
    const found = page.documents.map((at): Found<Row> => {
      const row = rows[at] as Row;
      return goods && isByGoods(at) ? { row, foundBy: goods.reasonOf(at) } : { row };
    });
    return { found, count: page.count };
  };

  return {
    search(text, window) {
      if (text.trim() === '') {
        const page = order.subarray(window.offset, window.offset + window.limit);
        return { found: Array.from(page, (at) => ({ row: rows[at] as Row })), count: rows.length };
      }
      const sought = normalizeText(text);
      if (sought === '') return { found: [], count: 0 };
      const relevances = relevance(sought);
      const exact = goodsIndex.search(sought, 'none');
      if (exact) return pageOf(relevances, exact, GOODS, window);
      let similar: FoundGoods | undefined;
      for (const slips of slipsAllowed(relevances)) similar ??= goodsIndex.search(sought, slips);
      return pageOf(relevances, similar, GOODS_WITH_ERRORS, window);
    },
  };
}

/** Numbers of documents by rank, then by name. */
async function orderOf(
  ranks: readonly number[],
  names: readonly (readonly string[])[],
  pause: () => Promise<void>,
): Promise<Uint32Array> {
  const byRankThenName = (one: number, other: number) => {
    const [oneName, otherName] = [names[one]?.[0] ?? '', names[other]?.[0] ?? ''];
    return (ranks[one] ?? 0) - (ranks[other] ?? 0) || (oneName < otherName ? -1 : Number(oneName > otherName));
  };
  return new Uint32Array(await sortWithPauses([...ranks.keys()], byRankThenName, pause));
}
