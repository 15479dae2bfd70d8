import { expect, test } from 'vitest';
import { splitMatch } from './splitMatch.ts';

test('finds the query whatever its case and keeps the case of the text', () => {
  expect(splitMatch('Juttigali', 'jut')).toEqual({ before: '', match: 'Jut', after: 'tigali' });
  expect(splitMatch('Hallo Ji', 'ji')).toEqual({ before: 'Hallo ', match: 'Ji', after: '' });
});

test('marks only the first occurrence', () => {
  expect(splitMatch('banana', 'an')).toEqual({ before: 'b', match: 'an', after: 'ana' });
});

test('marks nothing without a match or a query', () => {
  const whole = { before: 'Tokrigo', match: '', after: '' };
  expect(splitMatch('Tokrigo', 'xyz')).toEqual(whole);
  expect(splitMatch('Tokrigo', '  ')).toEqual(whole);
});
