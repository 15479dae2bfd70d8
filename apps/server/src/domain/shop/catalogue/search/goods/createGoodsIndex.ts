import { createYieldToEventLoop } from '../../../../platform/shared/yieldToEventLoop.ts';
import { longestFirst } from '../createRelevance.ts';
import { normalizeText } from '../normalizeText.ts';
import { createQueryReader } from './createQueryReader.ts';
import { createVocabulary, type Place, type SearchedText, type Slips, wordsOf } from './createVocabulary.ts';
import { GOODS_SOURCES, type Goods, type SearchWord } from './Goods.ts';

/** What a shop sells, for the shop of this number. */
export interface GoodsOfShop {
  goods: readonly Goods[];
  /** Its names, for queries that say shop and goods: "Voltaara headphones". */
  names: readonly string[];
}

export interface FoundGoods {
  /** Of each shop, by its number: the lower the better, `NO_GOODS` where nothing was found. */
  scores: Uint8Array;
  goodsOf(shop: number): Goods | undefined;
}

export interface GoodsIndex {
  /** What a normalised text finds with a typing error in each word at most; undefined where nothing. */
  search(text: string, slips: Slips): FoundGoods | undefined;
}

// A score is lower where the text says more: first by source, then whether the text is about the word, then whether the
// word itself stands there or one that it stands for. Words that only begin so come after whole ones, and words in
// several texts of one shop after those in one.
export const NO_GOODS = 64;
const IN_SEVERAL_TEXTS = 48;
const ONLY_BEGINS = 16;
const PER_SOURCE = 4;
const OTHERWISE = 2;

/** A text of a shop. */
interface Entry {
  shop: number;
  goods: Goods;
}

/** Numbers each text once for each source, and gathers the shops that have it. */
async function gather(shops: readonly GoodsOfShop[]): Promise<{ texts: SearchedText[]; entries: Entry[][] }> {
  const pause = createYieldToEventLoop();
  const numbers = new Map<string, number>();
  const texts: SearchedText[] = [];
  const entries: Entry[][] = [];
  for (const [shop, { goods: all }] of shops.entries()) {
    await pause();
    for (const goods of all) {
      const key = `${goods.source} ${goods.text}`;
      const exactly = goods.source === 'description';
      const number = numbers.get(key) ?? texts.push({ text: goods.text, exactly }) - 1;
      numbers.set(key, number);
      const known = entries[number];
      if (known) known.push({ shop, goods });
      else entries[number] = [{ shop, goods }];
    }
  }
  return { texts, entries };
}

async function shopsByNameWord(shops: readonly GoodsOfShop[]): Promise<Map<string, Set<number>>> {
  const pause = createYieldToEventLoop();
  const byWord = new Map<string, Set<number>>();
  for (const [shop, { names }] of shops.entries()) {
    await pause();
    for (const name of names) {
      for (const [word] of wordsOf(normalizeText(name))) byWord.set(word, (byWord.get(word) ?? new Set()).add(shop));
    }
  }
  return byWord;
}

/** Builds an index of what shops sell. It pauses, so that the process stays responsive. */
export async function createGoodsIndex(
  shops: readonly GoodsOfShop[],
  list: readonly SearchWord[],
): Promise<GoodsIndex> {
  const { texts, entries } = await gather(shops);
  const vocabulary = await createVocabulary(texts, list);
  const nameWords = await shopsByNameWord(shops);
  const readQuery = createQueryReader(list);

  return {
    search(text, slips) {
      const words = longestFirst(readQuery(text));
      const found: Map<number, number>[] = [];
      for (const word of words) {
        const places = placesIn(vocabulary, word, slips);
        if (places.size === 0 && !nameWords.has(word)) return undefined;
        found.push(places);
      }
      if (found.every((places) => places.size === 0)) return undefined;
      const scores = new Uint8Array(shops.length).fill(NO_GOODS);
      const best: (Goods | undefined)[] = [];
      const improve = ({ shop, goods }: Entry, score: number) => {
        const known = scores[shop] ?? NO_GOODS;
        if (score > known || (score === known && goods.reward <= (best[shop]?.reward ?? -1))) return;
        scores[shop] = score;
        best[shop] = goods;
      };
      for (const [number, score] of textsWithAll(found)) {
        for (const entry of entries[number] ?? []) improve(entry, score + sourceScore(entry));
      }
      if (words.length > 1) {
        const all = (1 << words.length) - 1;
        const masks = new Uint8Array(shops.length);
        const mark = (shop: number, at: number) => (masks[shop] = (masks[shop] ?? 0) | (1 << at));
        for (const [at, places] of found.entries()) {
          for (const number of places.keys()) for (const { shop } of entries[number] ?? []) mark(shop, at);
          for (const shop of nameWords.get(words[at] ?? '') ?? []) mark(shop, at);
        }
        for (const places of found) {
          for (const number of places.keys()) {
            for (const entry of entries[number] ?? []) {
              if (masks[entry.shop] === all) improve(entry, IN_SEVERAL_TEXTS + sourceScore(entry) / PER_SOURCE);
            }
          }
        }
      }
      return { scores, goodsOf: (shop) => best[shop] };
    },
  };
}

const sourceScore = ({ goods }: Entry) => GOODS_SOURCES.indexOf(goods.source) * PER_SOURCE;

/** Score of each text that a word is in, without that of its source. */
function placesIn(
  { exact, near }: Awaited<ReturnType<typeof createVocabulary>>,
  word: string,
  slips: Slips,
): Map<number, number> {
  const scores = new Map<number, number>();
  const add = ({ text, head, meant }: Place, otherwise: number) => {
    const score = otherwise + (head ? 0 : OTHERWISE) + (meant ? 1 : 0);
    if (score < (scores.get(text) ?? NO_GOODS)) scores.set(text, score);
  };
  for (const place of exact(word)) add(place, 0);
  for (const place of near(word, slips)) add(place, ONLY_BEGINS);
  return scores;
}

/** The texts that all words are in: about the goods where they are about one of the words. */
function* textsWithAll([first, ...others]: readonly Map<number, number>[]): Iterable<[text: number, score: number]> {
  for (const [text, score] of first ?? []) {
    const scores = [score, ...others.map((each) => each.get(text) ?? NO_GOODS)];
    if (scores.includes(NO_GOODS)) continue;
    const about = scores.some((each) => (each & OTHERWISE) === 0) ? 0 : OTHERWISE;
    const begins = scores.some((each) => each >= ONLY_BEGINS) ? ONLY_BEGINS : 0;
    yield [text, begins + about + (scores.some((each) => each & 1) ? 1 : 0)];
  }
}
