import type { Place } from './merkle.ts';

/** Where the chain of a member is under the root of a day, as a statement has it (docs/verify.md#your-place). */
export interface Inclusion {
  /** The day in India, `2026-11-24`. */
  day: string;
  /** Of this member and this day: it hides the leaves from everybody else. */
  salt: string;
  /** The last line of the chain at that time, and its hash. */
  seq: string;
  head: string;
  /** Where the head is in the tree of heads. */
  place: Place;
  /** What the shop owed the member, in coins. */
  coins: readonly CoinPlace[];
}

/** Where a coin is in the tree of its value. */
export interface CoinPlace extends Place {
  /** Paise. */
  value: string;
  /** From 0: the largest coin can be there several times. */
  number: string;
}
