import { expect, test } from 'vitest';
import { listGiftCards } from './giftCards.ts';

const accepted = listGiftCards.alsoAccepts as NonNullable<typeof listGiftCards.alsoAccepts>;
const card = {
  id: '1',
  name: 'Tokri gift card',
  brandName: 'Tokri',
  finalBrandName: 'Tokri',
  imageUrl: '',
  salesDiscount: 2,
};

test.each([{ slug: 'tokri' }, { urlSlug: 'tokri' }, { slug: 'old', urlSlug: 'tokri' }])(
  'a card with %j has a page',
  (slug) => {
    expect(accepted.parse([{ ...card, ...slug }])).toMatchObject([{ urlSlug: 'tokri' }]);
  },
);

test('a card without a slug, and what is no card, are refused', () => {
  expect(accepted.safeParse([card]).success).toBe(false);
  expect(accepted.safeParse([null]).success).toBe(false);
});
