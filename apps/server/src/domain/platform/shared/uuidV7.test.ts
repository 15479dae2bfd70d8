import { isUuidV7 } from '@potli/api/units/uuid';
import { expect, it } from 'vitest';
import { createUuidV7 } from './uuidV7.ts';

it('makes ids that contain their time and sort by it', () => {
  const uuidV7 = createUuidV7();
  const early = uuidV7(Date.parse('2025-11-20T06:00:00Z'));
  const late = uuidV7(Date.parse('2026-11-20T06:00:00Z'));
  expect(isUuidV7(early)).toBe(true);
  expect(Number.parseInt(late.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T06:00:00Z'));
  expect([late, early].toSorted()).toEqual([early, late]);
});

it('preserves the order within a millisecond and never repeats itself', () => {
  const uuidV7 = createUuidV7();
  const ids = Array.from({ length: 2000 }, () => uuidV7(1_790_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(2000);
});
