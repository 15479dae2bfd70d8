import { seededRandom } from '@potli/api/units/random';
import fc, { type GeneratorValue } from 'fast-check';

/** Random choices. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
}

const choosing = (below: Random['below']): Random => ({
  below,
  pick<T>(choices: readonly T[]): T {
    const choice = choices[below(choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  },
});

/** Choices that are the same in each run, for a sample. */
export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  return choosing((limit) => Math.floor((next() / 2 ** 32) * limit));
}

/** Choices of a property (`fc.gen()`): where it fails, fast-check tries smaller ones. */
export const drawFrom = (g: GeneratorValue): Random => choosing((limit) => g(fc.nat, { max: limit - 1 }));
