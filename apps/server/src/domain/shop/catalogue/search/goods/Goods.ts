/** Where a text about goods comes from: the words of a rate say more than those of a description. */
export const GOODS_SOURCES = ['rate', 'category', 'offer', 'description'] as const;

export type GoodsSource = (typeof GOODS_SOURCES)[number];

/** A text that says what a shop sells. */
export interface Goods {
  source: GoodsSource;
  text: string;
  /** Why a shop was found by it, as members read it: "Sneakers: 6%". */
  reason: string;
  /** Of two equal matches the one with the higher reward comes first: percent, and fractions of one for amounts. */
  reward: number;
}

/** A word of shoppers and the words of the catalogue that it means; a word without any is left out of a query. */
export interface SearchWord {
  word: string;
  means: readonly string[];
}
