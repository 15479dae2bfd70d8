/**
 * Processes items in lanes, each of which takes the next one when it is free.
 * @returns the results in the order of the items
 * @throws the first error, once all lanes have ended: no lane goes on when the caller does
 */
export async function inLanes<Item, Result>(
  lanes: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = numbered(items);
  const errors: unknown[] = [];
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((error) => errors.push(error))));
  if (errors.length > 0) throw errors[0];
  return results;
}

function* numbered<Item>(items: Iterable<Item>): Generator<[number, Item]> {
  let index = 0;
  for (const item of items) {
    yield [index, item];
    index += 1;
  }
}
