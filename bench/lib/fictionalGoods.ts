import { demoCatalogue } from '@potli/api/fixtures';
import type { Goods } from '../../apps/server/src/domain/shop/catalogue/search/goods/Goods.ts';
import { createRandom, type Random } from './createRandom.ts';

const RATES = 6;
const CATEGORIES = 2;
const WORDS_OF_DESCRIPTION = 60;
const DIFFERENT_WORDS = 6_000;

/** One offer for so many stores. */
export const STORES_PER_OFFER = 5;

export const demoRates = (demoCatalogue.stores ?? []).flatMap(({ rates = [] }) =>
  rates.map(({ appliesTo }) => appliesTo),
);
const demoCategories = (demoCatalogue.categories ?? []).map(({ name }) => name);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const anyWord = (random: Random) =>
  Array.from({ length: 4 + random.below(6) }, () => letters.charAt(random.below(letters.length))).join('');

/** "Flat 20% off on sneakers" */
export const offerName = (random: Random): string =>
  `Flat ${5 * (1 + random.below(12))}% off on ${(demoRates[random.below(demoRates.length)] ?? '').toLowerCase()}`;

/** What a shop sells, for each of so many: rates and categories of the demo shop, a description of random words, some an offer. */
export function* fictionalGoods(count: number, seed: number): Iterable<Goods[]> {
  const random = createRandom(seed);
  const words = Array.from({ length: DIFFERENT_WORDS }, () => anyWord(random));
  const one = (source: Goods['source'], text: string): Goods => {
    const reward = 1 + random.below(15);
    return { source, text, reason: `${text}: ${reward}%`, reward };
  };
  const pick = (list: readonly string[]) => list[random.below(list.length)] ?? '';
  const some = (size: number, list: readonly string[]) => Array.from({ length: size }, () => pick(list));
  for (let at = 0; at < count; at += 1) {
    yield [
      ...some(RATES, demoRates).map((text) => one('rate', text)),
      ...some(CATEGORIES, demoCategories).map((text) => one('category', text)),
      one('description', some(WORDS_OF_DESCRIPTION, words).join(' ')),
      ...(at % STORES_PER_OFFER === 0 ? [one('offer', `${offerName(random)}, Today only`)] : []),
    ];
  }
}

/** What shoppers type for goods: the words of the list, and names of rates, some of them with their end missing. */
export function goodsQueries(count: number, random: Random): string[] {
  const listed = (demoCatalogue.searchWords ?? []).filter(({ means }) => means.length > 0).map(({ word }) => word);
  return Array.from({ length: count }, (_, at) => {
    const list = at % 2 === 0 ? listed : demoRates;
    const text = list[random.below(list.length)] ?? '';
    return at % 5 === 0 ? text.slice(0, -1) : text;
  });
}
