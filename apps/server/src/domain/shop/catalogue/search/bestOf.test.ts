import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf } from './bestOf.ts';

test('is the beginning of a sorted list, equals in their order', () => {
  const lists = fc.array(fc.nat(9).map((value) => ({ value })));
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 12 }), (items, count) => {
      const sorted = items.toSorted((one, other) => other.value - one.value);
      const best = bestOf(items, count, ({ value }) => value);
      expect(best).toHaveLength(Math.min(count, items.length));
      for (const [at, item] of best.entries()) expect(item).toBe(sorted[at]);
    }),
  );
});
