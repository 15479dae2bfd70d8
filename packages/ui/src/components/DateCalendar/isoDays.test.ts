import { expect, test } from 'vitest';
import { dayOf, isoOf } from './isoDays.ts';

test.each(['2026-11-27', '2024-02-29', '1969-01-01', '2026-03-29', '2026-10-25'])('%s comes back as it was', (iso) => {
  expect(isoOf(dayOf(iso))).toBe(iso);
  expect(dayOf(iso).getHours()).toBe(0);
});

test('a time of day does not count', () => {
  expect(isoOf(dayOf('2026-11-27T23:59'))).toBe('2026-11-27');
});
