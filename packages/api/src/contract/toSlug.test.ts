import { expect, it } from 'vitest';
import { toSlug } from './toSlug.ts';

it.each([
  ['When is it paid?', 'when-is-it-paid'],
  ['  Crème & co. ', 'creme-co'],
  ['कैशबैक कब मिलता है?', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
