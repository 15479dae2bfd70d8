import { seededRandom } from '@potli/api/units/random';
/** Random choices that are the same in each run. */
export function createRandom(seed: number) {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return {
    /** A whole number from 0 to `limit` - 1. */
    below,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('nothing to choose from');
      return choice;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
