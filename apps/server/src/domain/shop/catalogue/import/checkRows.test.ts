import { expect, it } from 'vitest';
import { findBrokenText } from './checkRows.ts';

it('names the place of the first text that PostgreSQL cannot store', () => {
  const row = {
    off: false,
    liveFrom: null,
    rates: [{ appliesTo: 'Phones' }, { appliesTo: 'Half \ud800' }],
    metaTitle: 'A\0',
  };
  expect(findBrokenText(row, 'stores[0]')).toMatchObject({ path: 'stores[0].rates[1].appliesTo' });
  expect(findBrokenText({ metaTitle: 'A\0' }, 'stores[0]')).toMatchObject({ path: 'stores[0].metaTitle' });
});

it('names a text that lost a sign, as those of Excel that are not saved as UTF-8', () => {
  const storeName = new TextDecoder().decode(Buffer.from('Caf\u00e9', 'latin1'));
  expect(findBrokenText({ storeName }, 'stores[0]')).toEqual({
    path: 'stores[0].storeName',
    reason: expect.stringContaining('save the file as UTF-8') as string,
  });
});

it('takes every other text', () => {
  expect(findBrokenText({ metaTitle: '₹ नमस्ते 😀 \u0001', terms: [], rank: 1 }, 'stores[0]')).toBeUndefined();
});
