/** Sorting as many takes about a millisecond. */
const AT_ONCE = 2_000;

/**
 * Sorts as `toSorted` does, equals in their order, for lists whose sorting would block the event loop.
 * @param pause gives way where others have waited long enough (`createYieldToEventLoop`)
 */
export async function sortWithPauses<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  pause: () => Promise<void>,
): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await pause();
    runs.push(items.slice(from, from + AT_ONCE).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, pause));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  ones: readonly Item[],
  others: readonly Item[],
  compare: (one: Item, other: Item) => number,
  pause: () => Promise<void>,
): Promise<Item[]> {
  const merged: Item[] = [];
  let next = 0;
  for (const [at, one] of ones.entries()) {
    if (at % AT_ONCE === 0) await pause();
    for (let other = others[next]; other !== undefined && compare(other, one) < 0; other = others[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(one);
  }
  for (; next < others.length; next += 1) merged.push(others[next] as Item);
  return merged;
}
