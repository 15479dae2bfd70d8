import { expect, it } from 'vitest';
import { createClaimId, ticketNumber } from './ticketNumber.ts';

it.each([
  [123n, '2026-06-01T00:00:00Z', 'PT-2026-000123'],
  [1n, '2026-12-31T18:29:59Z', 'PT-2026-000001'],
  [1n, '2026-12-31T18:30:00Z', 'PT-2027-000001'],
  [12_345_678n, '2026-06-01T00:00:00Z', 'PT-2026-12345678'],
])('claim %s of %s is %s', (id, createdAt, expected) => {
  expect(ticketNumber({ id, createdAt: new Date(createdAt) })).toBe(expected);
});

it('ids of new claims do not reveal how many there are', () => {
  const ids = Array.from({ length: 200 }, createClaimId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(String(id)).toMatch(/^[1-9]\d{9}$/);
  expect(ids).not.toEqual(ids.toSorted((a, b) => Number(a - b)));
});
