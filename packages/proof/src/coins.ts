/** The largest coin of most members, in paise: larger ones are so rare that they show single members. */
export const topCoin = 2n ** 20n;

/** From here on each power of two is a coin again, so that no amount has more than 2¹⁴ coins of one value. About ₹17 crore. */
const largeCoin = 2n ** 34n;

const powersOfTwo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, bit) => 2n ** BigInt(first + bit));

/** The values of coins in paise, the smallest first: enough for every amount that a ledger can hold. */
export const coinValues: readonly bigint[] = [...powersOfTwo(0, 20), ...powersOfTwo(34, 62)];

export interface Coin {
  /** Paise: a power of two. */
  value: bigint;
  /** From 0 among those of its value. */
  number: bigint;
}

/** How many coins of a value an amount has: each value at most once, but for `topCoin`. None below 1 paisa. */
export function countOf(paise: bigint, value: bigint): bigint {
  if (paise < 1n) return 0n;
  return value === topCoin ? (paise % largeCoin) / topCoin : (paise / value) % 2n;
}

/** An amount in coins, the smallest first. */
export function* coinsOf(paise: bigint): Generator<Coin, void, undefined> {
  for (const value of coinValues)
    for (let number = 0n; number < countOf(paise, value); number += 1n) yield { value, number };
}
