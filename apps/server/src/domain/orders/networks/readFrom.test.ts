import { expect, test } from 'vitest';
import { readFrom } from './readFrom.ts';

const now = new Date('2026-10-31T12:00:00Z');

test.each([
  ['the first time, all that can change', null, '2026-07-03T12:00:00.000Z'],
  ['again on the same day, what is new', '2026-10-31T00:00:00Z', '2026-10-29T00:00:00.000Z'],
  ['the first time of a day, all that can change', '2026-10-30T23:59:59Z', '2026-07-03T12:00:00.000Z'],
  ['after a long time, all since then', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
])('%s', (_, since, from) => {
  expect(readFrom(since === null ? null : new Date(since), now).toISOString()).toBe(from);
});
