/** Processes rows in parallel lanes. Returns the results in the order of the rows. */
export async function inLanes<Row, Result>(
  lanes: number,
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = rows.entries();
  const lane = async () => {
    for (const [index, row] of waiting) results[index] = await work(row);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
