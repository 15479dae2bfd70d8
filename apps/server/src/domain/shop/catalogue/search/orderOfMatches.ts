import { INSIDE, NOT_FOUND, PLACES } from './createRelevance.ts';
import { type FoundGoods, NO_GOODS } from './goods/createGoodsIndex.ts';

// Names without a typing error, goods without one, names with one or two, goods with one, and last a text anywhere inside
// a name: who types the name of a shop means the shop, and a right word is meant rather than a similar one.
const GOODS = PLACES;
const NAMES_WITH_ERRORS = GOODS + NO_GOODS;
const GOODS_WITH_ERRORS = NAMES_WITH_ERRORS + INSIDE - PLACES;
const NAMES_INSIDE = GOODS_WITH_ERRORS + NO_GOODS;

/** So many levels of relevance are there; `levelOf` returns this number where nothing matches. */
export const LEVELS = NAMES_INSIDE + 1;

/** Where a match stands in the order, lower is better, and whether it is one of goods. */
export interface Level {
  level: number;
  byGoods: boolean;
}

function nameLevel(relevance: number): number {
  if (relevance < PLACES) return relevance;
  if (relevance < INSIDE) return NAMES_WITH_ERRORS + relevance - PLACES;
  return relevance === NOT_FOUND ? LEVELS : NAMES_INSIDE;
}

/** @param relevance that of the names of the shop, from `createRelevance` */
export function levelOf(relevance: number, found: FoundGoods | undefined, shop: number): Level {
  const score = found?.scores[shop] ?? NO_GOODS;
  const name = nameLevel(relevance);
  if (score === NO_GOODS) return { level: name, byGoods: false };
  const goods = (found?.edits === 1 ? GOODS_WITH_ERRORS : GOODS) + score;
  return goods < name ? { level: goods, byGoods: true } : { level: name, byGoods: false };
}

/** Goods with a typing error are sought where no name begins with the text: that takes longest and means least. */
export const needsTypingErrors = (relevance: Uint8Array): boolean => !relevance.some((value) => value < PLACES);
