import { expect, it } from 'vitest';
import { isAdult } from './isAdult.ts';

// 20:00 UTC on the 19th is already the 20th in India
const now = new Date('2026-11-19T20:00:00Z');

it.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
  ['2008-11-19', true],
  ['1990-01-01', true],
  ['2030-01-01', false],
])('born on %s: %s', (birthDate, adult) => {
  expect(isAdult(birthDate, now)).toBe(adult);
});

it('a birthday on 29 February counts from 1 March', () => {
  expect(isAdult('2008-02-29', new Date('2026-02-28T06:00:00Z'))).toBe(false);
  expect(isAdult('2008-02-29', new Date('2026-03-01T06:00:00Z'))).toBe(true);
});
