/**
 * Does work on many rows at once. Where it fails, it does it on each half: so a row that cannot pass fails alone, and only
 * the others pass together.
 * @param isHopeless whether a failure is not caused by a row, so that no part would pass
 * @returns for each row its result or its failure
 */
export async function bisect<Row, Result>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<readonly Result[]>,
  isHopeless: (error: unknown) => boolean,
): Promise<PromiseSettledResult<Result>[]> {
  try {
    return (await work(rows)).map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (rows.length < 2 || isHopeless(reason)) return rows.map(() => ({ status: 'rejected', reason }));
    const middle = Math.ceil(rows.length / 2);
    const halves = [rows.slice(0, middle), rows.slice(middle)];
    return (await Promise.all(halves.map((half) => bisect(half, work, isHopeless)))).flat();
  }
}
