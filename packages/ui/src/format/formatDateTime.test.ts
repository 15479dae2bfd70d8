import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime } from './formatDateTime.ts';

describe('formatDateTime', () => {
  test.each([
    ['2026-11-20T06:05:59Z', '20-11-2026 11:35'],
    ['2026-12-31T18:30:00Z', '01-01-2027 00:00'],
    ['2026-11-20T00:00:00+05:30', '20-11-2026 00:00'],
  ])('shows %s in India as %s', (instant, text) => {
    expect(formatDateTime(instant, 'N/A')).toBe(text);
  });

  test.each(['', 'soon', null, undefined])('shows the given text for %s', (instant) => {
    expect(formatDateTime(instant, 'N/A')).toBe('N/A');
    expect(formatDate(instant, 'N/A')).toBe('N/A');
  });

  test('formatDate changes the day at midnight in India', () => {
    expect(formatDate('2026-11-29T18:29:59Z', 'N/A')).toBe('29-11-2026');
    expect(formatDate('2026-11-29T18:30:00Z', 'N/A')).toBe('30-11-2026');
  });
});
