import { seededRandom } from '@potli/api/units/random';
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Numbers that look random and are the same for the same seed. */
export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number) => next() % limit;
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
