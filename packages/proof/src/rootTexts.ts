import type { DayRoot } from './Roots.ts';

// What is hashed for a root, as lists of texts: the shop and the check hash them in their own ways.

/** A leaf of the tree of heads. */
export const headTexts = (salt: string, { memberId, seq, head }: { memberId: string; seq: string; head: string }) => [
  'potli head 1',
  salt,
  memberId,
  seq,
  head,
];

/** A leaf of a tree of coins. */
export const coinTexts = (salt: string, headLeaf: string, { value, number }: { value: bigint; number: bigint }) => [
  'potli coin 1',
  salt,
  headLeaf,
  String(value),
  String(number),
];

/** A node above two others. */
export const nodeTexts = (left: string, right: string) => ['potli node 1', left, right];

/** The root of a day: a leaf of the list of roots. */
export const rootTexts = ({ day, madeAt, trees }: Pick<DayRoot, 'day' | 'madeAt' | 'trees'>) => [
  'potli root 1',
  day,
  String(Date.parse(madeAt)),
  // so many times three texts follow
  String(trees.length),
  ...trees.flatMap(({ coin, size, root }) => [coin, size, root]),
];

/** What the coins of all trees come to, in paise. */
export const owedIn = (trees: DayRoot['trees']): bigint =>
  trees.reduce((sum, { coin, size }) => sum + BigInt(coin) * BigInt(size), 0n);
