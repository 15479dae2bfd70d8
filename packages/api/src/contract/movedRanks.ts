interface Ranked {
  key: string;
  /** Null: after those that have one. */
  rank: number | null;
}

/**
 * The ranks that change so that a row is one place further up or down, by key: those of the two rows where each rank is another
 * one, else those of all rows, counted from 0. Empty where it is the first or the last already.
 * @param rows in the order that visitors see
 */
export function movedRanks(rows: readonly Ranked[], key: string, direction: 'up' | 'down'): Map<string, number> {
  const at = rows.findIndex((row) => row.key === key);
  const other = at + (direction === 'up' ? -1 : 1);
  const [moved, passed] = [rows[at], rows[other]];
  if (!moved || !passed) return new Map();
  const isSorted = rows.every(
    ({ rank }, index) => rank !== null && (index === 0 || rank > (rows[index - 1]?.rank ?? rank)),
  );
  if (isSorted)
    return new Map([
      [moved.key, passed.rank as number],
      [passed.key, moved.rank as number],
    ]);
  const order = rows.with(at, passed).with(other, moved);
  return new Map(order.flatMap((row, rank) => (row.rank === rank ? [] : [[row.key, rank] as const])));
}
