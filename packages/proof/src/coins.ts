/** The largest coin, in paise: what is owed beyond it is several of these. Larger ones would be so rare that they show single members. */
export const topCoin = 2n ** 20n;

/** The values of coins in paise, the smallest first. */
export const coinValues: readonly bigint[] = Array.from({ length: 21 }, (_, bit) => 2n ** BigInt(bit));

export interface Coin {
  /** Paise: a power of two. */
  value: bigint;
  /** From 0 among those of its value. */
  number: bigint;
}

/** How many coins of a value an amount has: each value at most once, but for the largest. None below 1 paisa. */
export function countOf(paise: bigint, value: bigint): bigint {
  if (paise < 1n) return 0n;
  return value === topCoin ? paise / topCoin : (paise / value) % 2n;
}

/** An amount in coins, the smallest first. */
export function* coinsOf(paise: bigint): Generator<Coin, void, undefined> {
  for (const value of coinValues)
    for (let number = 0n; number < countOf(paise, value); number += 1n) yield { value, number };
}
