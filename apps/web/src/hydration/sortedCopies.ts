/**
 * `toSorted`, which Radix calls for its lists and browsers of the baseline lack (docs/decisions/063-browser-baseline.md).
 * It is there before anything is rendered.
 */
if (!('toSorted' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'toSorted', {
    configurable: true,
    writable: true,
    value<Item>(this: Item[], compare?: (one: Item, other: Item) => number): Item[] {
      return [...this].sort(compare);
    },
  });
}
