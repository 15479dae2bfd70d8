/**
 * The best of some, the higher worth first, equals in their order. Holds at most twice as many as asked for, so that not
 * all are sorted.
 */
export function bestOf<Item>(items: Iterable<Item>, count: number, worthOf: (item: Item) => number): Item[] {
  let best: Item[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const cut = () => {
    best = best.sort((one, other) => worthOf(other) - worthOf(one)).slice(0, count);
  };
  for (const item of items) {
    if (worthOf(item) <= least) continue;
    best.push(item);
    if (best.length < count * 2) continue;
    cut();
    least = worthOf(best[count - 1] as Item);
  }
  cut();
  return best;
}
