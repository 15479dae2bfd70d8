/** Orders that are changed in one transaction at most: each locks a wallet. */
const MOST_AT_ONCE = 100;

/**
 * Does work on rows in groups, one after the other. A group that fails is done row by row, so that none fails because of another.
 * @param work returns a result for each row, in the order given
 * @throws what the work on a single row throws
 */
export async function inGroups<Row, Result>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += MOST_AT_ONCE) {
    const group = rows.slice(start, start + MOST_AT_ONCE);
    const together = group.length > 1 ? await work(group).catch(() => undefined) : undefined;
    if (together) results.push(...together);
    else for (const row of group) results.push(...(await work([row])));
  }
  return results;
}
