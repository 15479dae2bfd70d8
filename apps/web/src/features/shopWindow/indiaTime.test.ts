import { expect, test } from 'vitest';
import { fromIndiaField, toIndiaField } from './indiaTime.ts';

test('an instant is shown in India, and comes back as it was', () => {
  expect(toIndiaField('2026-11-24T13:00:00.000Z')).toBe('2026-11-24T18:30');
  expect(Date.parse(fromIndiaField('2026-11-24T18:30') ?? '')).toBe(Date.parse('2026-11-24T13:00:00.000Z'));
  expect(toIndiaField(null)).toBe('');
  expect(fromIndiaField('')).toBeNull();
});

test.each(['0', '01', '01-12', '01-12-2099', '01-12-2099 10:0', '2099'])(
  '%s is not a date yet, and stays as it is typed',
  (text) => {
    expect(toIndiaField(fromIndiaField(text))).toBe(text);
  },
);
