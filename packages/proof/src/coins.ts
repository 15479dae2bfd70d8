/** The largest coin, in paise: what is owed beyond it is several of these. Larger ones would be so rare that they show single members. */
export const topCoin = 2n ** 20n;

export interface Coin {
  /** Paise: a power of two. */
  value: bigint;
  /** From 0 among those of its value. */
  number: bigint;
}

/** An amount in coins, each value at most once, but for the largest. Nothing for amounts below 1 paisa. */
export function* coinsOf(paise: bigint): Generator<Coin, void, undefined> {
  if (paise < 1n) return;
  for (let value = 1n; value < topCoin; value *= 2n) if ((paise & value) !== 0n) yield { value, number: 0n };
  for (let number = 0n; number < paise / topCoin; number += 1n) yield { value: topCoin, number };
}

/** Whether a tree can be of this coin. */
export const isCoin = (value: bigint): boolean => value >= 1n && value <= topCoin && (value & (value - 1n)) === 0n;
