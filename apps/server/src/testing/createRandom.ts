import { seededRandom } from '@potli/api/units/random';
/** Pseudo-random integers from 0 up to, not including, `below`; the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  const next = seededRandom(seed);
  return (below) => Math.floor((next() / 2 ** 32) * below);
}

/** The same rows in another order. */
export function shuffled<Row>(rows: readonly Row[], random: (below: number) => number): Row[] {
  return rows
    .map((row) => ({ row, place: random(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
}
