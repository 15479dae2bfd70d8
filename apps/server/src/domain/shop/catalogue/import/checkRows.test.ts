import { expect, it } from 'vitest';
import { findUnstorableText } from './checkRows.ts';

it('names the place of the first text that PostgreSQL cannot store', () => {
  const row = {
    off: false,
    liveFrom: null,
    rates: [{ appliesTo: 'Phones' }, { appliesTo: 'Half \ud800' }],
    metaTitle: 'A\0',
  };
  expect(findUnstorableText(row, 'stores[0]')).toBe('stores[0].rates[1].appliesTo');
  expect(findUnstorableText({ metaTitle: 'A\0' }, 'stores[0]')).toBe('stores[0].metaTitle');
});

it('takes every other text', () => {
  expect(findUnstorableText({ metaTitle: '₹ नमस्ते 😀 \u0001', terms: [], rank: 1 }, 'stores[0]')).toBeUndefined();
});
