import { INSIDE, NOT_FOUND, nearestOf, PLACES } from './createRelevance.ts';
import { NO_GOODS } from './goods/createGoodsIndex.ts';
import type { Slips } from './goods/createVocabulary.ts';

// Names without a typing error, goods without one, names with one or two, goods with one, and last a text anywhere inside
// a name: who types the name of a shop means the shop, and a right word is meant rather than a similar one.
/** The level of the best goods. */
export const GOODS = PLACES;
const NAMES_WITH_ERRORS = GOODS + NO_GOODS;
/** The level of the best goods with a typing error. */
export const GOODS_WITH_ERRORS = NAMES_WITH_ERRORS + INSIDE - PLACES;
const NAMES_INSIDE = GOODS_WITH_ERRORS + NO_GOODS;

/** Levels are numbers below this one, lower is better; it is the level of what does not match. */
export const NO_LEVEL = NAMES_INSIDE + 1;

function nameLevel(relevance: number): number {
  if (relevance < PLACES) return relevance;
  if (relevance < INSIDE) return NAMES_WITH_ERRORS + relevance - PLACES;
  return relevance === NOT_FOUND ? NO_LEVEL : NAMES_INSIDE;
}

/** The level of each relevance of a name, from `createRelevance`: a table, because a search asks for each document. */
export const NAME_LEVELS = Uint8Array.from({ length: NOT_FOUND + 1 }, (_, relevance) => nameLevel(relevance));

/**
 * Which typing errors in goods are allowed, one after the other: none where a name begins with the text, any where no name
 * is near it.
 */
export function slipsAllowed(relevances: Uint8Array): Slips[] {
  const nearest = nearestOf(relevances);
  if (nearest < PLACES) return [];
  return nearest < INSIDE ? ['behind the first letter'] : ['behind the first letter', 'anywhere'];
}
