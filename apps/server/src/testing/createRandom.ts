/** Pseudo-random integers from 0 up to, not including, `below`; the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The same rows in another order. */
export function shuffled<Row>(rows: readonly Row[], random: (below: number) => number): Row[] {
  return rows
    .map((row) => ({ row, place: random(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
}
