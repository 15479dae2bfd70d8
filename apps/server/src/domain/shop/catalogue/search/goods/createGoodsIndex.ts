import { longestFirst } from '../createRelevance.ts';
import { groupOf } from '../groupNumbers.ts';
import { createPostings, numbersOf, type Postings } from '../postings.ts';
import { createQueryReader } from './createQueryReader.ts';
import { createVocabulary, type Slips, type Vocabulary, wordsOf } from './createVocabulary.ts';
import { GOODS_SOURCES, type Goods, type SearchWord } from './Goods.ts';
import { createBestEntries, createGoodsEntries, type GoodsEntries } from './goodsEntries.ts';
import { NO_TEXT, type TextScores, textsWith, textsWithAll } from './textScores.ts';

export interface FoundGoods {
  /** Of each shop, by its number: the lower the better, `NO_GOODS` where nothing was found. */
  scores: Uint8Array;
  /** Of two equal scores the higher reward comes first. */
  rewardOf(shop: number): number;
  reasonOf(shop: number): string;
}

export interface GoodsIndex {
  /** What a normalised text finds with a typing error in each word at most; undefined where nothing. */
  search(text: string, slips: Slips): FoundGoods | undefined;
}

// A score is lower where the text says more: first by source, then as `TextScores` has it. Words in several texts of one
// shop come after those in one.
export const NO_GOODS = NO_TEXT;
const IN_SEVERAL_TEXTS = 48;
const PER_SOURCE = 4;

/** Gathers what shops sell and how they are called, for queries that say shop and goods: "Voltaara headphones". */
export function createGoodsIndex() {
  const vocabulary = createVocabulary();
  const nameWords = createPostings();
  const entries = createGoodsEntries();
  const known = new Map<string, number>();
  const sources: number[] = [];
  let shops = 0;

  /** A text has one number for each source. */
  const numberOf = ({ source, text }: Goods): number => {
    const isDescription = source === 'description';
    // hardly two shops have the same description
    const key = isDescription ? undefined : `${source} ${text}`;
    const before = key === undefined ? undefined : known.get(key);
    if (before !== undefined) return before;
    const number = sources.push(GOODS_SOURCES.indexOf(source)) - 1;
    if (key !== undefined) known.set(key, number);
    vocabulary.add(number, text, isDescription);
    return number;
  };

  return {
    /** The shop gets the next number, from 0. Its names are normalised. */
    add(goods: readonly Goods[], names: readonly string[]) {
      for (const each of goods) entries.add(shops, numberOf(each), each);
      for (const name of names) for (const [word] of wordsOf(name)) nameWords.add(word, shops);
      shops += 1;
    },
    /** @param pause gives way where others have waited long enough (`createYieldToEventLoop`) */
    async build(list: readonly SearchWord[], pause: () => Promise<void>): Promise<GoodsIndex> {
      const words = await vocabulary.build(list, pause);
      const entriesOfTexts = await entries.build(sources.length, pause);
      const names = await nameWords.build(pause);
      return createSearch({ words, names, entries: entriesOfTexts, sources: Uint8Array.from(sources), shops }, list);
    },
  };
}

interface Built {
  words: Vocabulary;
  names: Postings;
  entries: GoodsEntries;
  /** By number of the text: place in `GOODS_SOURCES`. */
  sources: Uint8Array;
  /** How many. */
  shops: number;
}

function createSearch({ words: vocabulary, names, entries, sources, shops }: Built, list: readonly SearchWord[]) {
  const readQuery = createQueryReader(list);

  /** Which of the words each shop has, in its texts or its names: one bit for each. */
  function wordsOfShops(words: readonly string[], found: readonly TextScores[]): Uint8Array {
    const masks = new Uint8Array(shops);
    const mark = (numbers: Uint32Array, word: number, shopOf: (number: number) => number) => {
      for (const number of numbers) masks[shopOf(number)] = (masks[shopOf(number)] ?? 0) | (1 << word);
    };
    for (const [word, { texts }] of found.entries()) {
      for (const text of texts) mark(groupOf(entries.byText, text), word, (entry) => entries.shops[entry] ?? 0);
      mark(numbersOf(names, words[word] ?? ''), word, (shop) => shop);
    }
    return masks;
  }

  return {
    search(text: string, slips: Slips): FoundGoods | undefined {
      const words = longestFirst(readQuery(text));
      const found: TextScores[] = [];
      for (const word of words) {
        const texts = textsWith(vocabulary, sources.length, word, slips);
        if (texts.texts.length === 0 && numbersOf(names, word).length === 0) return undefined;
        found.push(texts);
      }
      if (found.every(({ texts }) => texts.length === 0)) return undefined;
      const best = createBestEntries(entries, shops, NO_GOODS);
      const { texts, scores } = textsWithAll(found);
      for (const each of texts) best.improve(each, (scores[each] ?? 0) + (sources[each] ?? 0) * PER_SOURCE);
      if (words.length > 1) {
        const masks = wordsOfShops(words, found);
        const hasAll = (shop: number) => masks[shop] === (1 << words.length) - 1;
        for (const each of found.flatMap((word) => word.texts)) {
          best.improve(each, IN_SEVERAL_TEXTS + (sources[each] ?? 0), hasAll);
        }
      }
      return {
        scores: best.scores,
        rewardOf: (shop) => entries.rewards[best.entries[shop] ?? 0] ?? 0,
        reasonOf: (shop) => entries.reasons[best.entries[shop] ?? 0] ?? '',
      };
    },
  };
}
