import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortWithPauses } from './sortWithPauses.ts';

const byFirst = ([one]: readonly [number, number], [other]: readonly [number, number]) => one - other;

it('sorts as toSorted, equals in their order', async () => {
  const lengths = fc.integer({ min: 0, max: 9_000 });
  await fc.assert(
    fc.asyncProperty(lengths, fc.infiniteStream(fc.nat({ max: 500 })), async (length, numbers) => {
      const items = [...numbers.take(length)].map((number, at) => [number, at] as const);
      expect(await sortWithPauses(items, byFirst, async () => {})).toEqual(items.toSorted(byFirst));
    }),
    { numRuns: 20 },
  );
});

it('pauses again and again', async () => {
  let pauses = 0;
  const numbers = Array.from({ length: 100_000 }, (_, at) => (at * 7_919) % 100_003);
  await sortWithPauses(
    numbers,
    (one, other) => one - other,
    async () => {
      pauses += 1;
    },
  );
  expect(pauses).toBeGreaterThan(100);
});
