import { expect, test } from 'vitest';
import { matchesTyped } from './matchesTyped.ts';

const option = { label: 'Juttigali Kolhapur', detail: '19-11-2026 21:17' };
const inside = ['jutti', 'KOLHAPUR', '2026', '21:17'];
const outside = ['chai', '2025', 'juttis'];

test.each(inside.flatMap((one) => inside.map((other) => `${one} ${other}`)))('"%s" are words of it', (typed) => {
  expect(matchesTyped(option, typed)).toBe(true);
});

test.each(inside.flatMap((one) => outside.flatMap((other) => [`${one} ${other}`, `${other} ${one}`])))(
  'one of "%s" is not, so it is left out',
  (typed) => {
    expect(matchesTyped(option, typed)).toBe(false);
  },
);

test.each(['jutti ', ' jutti', '  kolhapur   jutti '])('spaces of "%s" are no words', (typed) => {
  expect(matchesTyped(option, typed)).toBe(true);
});
