import { expect, test } from 'vitest';
import { fillTemplate, type TextTemplate } from './fillTemplate.ts';

const page = (text: TextTemplate<[page: number, count: number]>) => fillTemplate(text, ['page', 'count'], 3, 14);

test.each<[string, TextTemplate<[page: number, count: number]>]>([
  ['Page 3 of 14', 'Page {page} of {count}'],
  ['14 pages, this is 3 of 14', '{count} pages, this is {page} of {count}'],
  ['Page 3 of 14', (number, count) => `Page ${number} of ${count}`],
  ['Page {pages}', 'Page {pages}'],
  ['Page', 'Page'],
])('writes %s', (text, template) => {
  expect(page(template)).toBe(text);
});

test('a value with braces or dollar signs stays as it is', () => {
  const text = fillTemplate('{store}: {code}', ['store', 'code'], '{code}', '$& SAVE');
  expect(text).toBe('{code}: $& SAVE');
});
