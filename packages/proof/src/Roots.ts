/** The first field of a file of published roots. */
export const rootsType = 'potli roots 1';

/**
 * The roots that a shop published, oldest first, without gaps (docs/verify.md#the-root-of-a-day). Numbers are texts in decimal,
 * amounts whole paise, hashes 64 digits of lower-case hexadecimal.
 */
export interface Roots {
  type: typeof rootsType;
  roots: readonly DayRoot[];
}

/** What the shop said at one moment about the chains of all members. */
export interface DayRoot {
  /** Its place in the list of all roots, from 1. */
  number: string;
  /** The day in India, `2026-11-24`. */
  day: string;
  /** When it was made (UTC, with milliseconds). */
  madeAt: string;
  /** The tree of heads, then those of coins by their value; no empty ones. */
  trees: readonly RootTree[];
  /** What the shop owes all members together: the coins of all trees. */
  owedPaise: string;
  root: string;
  /** The root of the list of roots up to this one. */
  logRoot: string;
  /** The key that signed it (`rootBytes`), and its signature: Ed25519, in base64url. Both null for roots that are not signed. */
  keyId: string | null;
  signature: string | null;
}

export interface RootTree {
  /** Paise that each leaf stands for; "0": its leaves are heads of chains. */
  coin: string;
  /** How many leaves it has. */
  size: string;
  root: string;
}
