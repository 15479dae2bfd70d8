import { createHash } from 'node:crypto';

/**
 * A number from 0 up to 1 for what is to be decided. It depends on the seed and on these words alone, not on what was
 * decided before: so the same seed makes the same books, in whatever order things happen.
 */
export function chance(seed: number, ...what: readonly (string | number)[]): number {
  const digest = createHash('sha256')
    .update([seed, ...what].join(' '))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/** One of a list, by {@link chance}. */
export function pick<T>(list: readonly [T, ...T[]], seed: number, ...what: readonly (string | number)[]): T;
export function pick<T>(list: readonly T[], seed: number, ...what: readonly (string | number)[]): T | undefined;
export function pick<T>(list: readonly T[], seed: number, ...what: readonly (string | number)[]): T | undefined {
  return list[Math.floor(chance(seed, ...what) * list.length)];
}
