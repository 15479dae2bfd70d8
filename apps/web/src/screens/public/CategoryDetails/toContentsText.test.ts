import { expect, test } from 'vitest';
import { toContentsText } from './toContentsText.ts';

const listed = (totalCount: number) => ({ rows: [], totalPages: 1, totalCount });

test.each([
  [{ stores: listed(12), giftCards: listed(1) }, '12 stores and 1 gift card'],
  [{ stores: listed(1), giftCards: listed(0) }, '1 store'],
  [{ giftCards: listed(2) }, '2 gift cards'],
  [{ stores: listed(0), giftCards: listed(0) }, ''],
  [{}, ''],
])('%j reads %s', (contents, text) => {
  expect(toContentsText(contents)).toBe(text);
});
