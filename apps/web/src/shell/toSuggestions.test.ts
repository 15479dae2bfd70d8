import { expect, test } from 'vitest';
import { toSuggestions } from './toSuggestions.ts';

const store = {
  id: '7',
  storeName: 'Juttigali',
  urlSlug: 'juttigali',
  storeImageUrl: '/juttigali.svg',
  isOffline: false,
  earnRewards: 'Up to 9% Cashback',
  termsTag: '',
  discountText: '',
};

const card = {
  id: '7',
  urlSlug: 'saptarang-bazaar',
  imageUrl: '/bazaar.svg',
  from: 'Saptarang Bank',
  heading: 'Saptarang Bank Bazaar Card',
  subHeading: '5% back on groceries',
  isOffline: false,
};

test('stores lead to their details with their reward', () => {
  const [stores] = toSuggestions({ complete: true, stores: [store], creditCards: [] });
  expect(stores?.suggestions).toEqual([
    {
      id: 'store-7',
      href: '/stores_details/juttigali',
      name: 'Juttigali',
      reward: 'Up to 9% Cashback',
      image: { src: '/juttigali.svg', shape: 'mark' },
    },
  ]);
});

test('cards lead to the address that search builds (spec, section 2)', () => {
  const [, cards] = toSuggestions({ complete: true, stores: [], creditCards: [card] });
  expect(cards).toMatchObject({
    label: 'Credit Cards',
    suggestions: [{ href: '/credit_card_details/saptarang-bazaar', name: 'Saptarang Bank Bazaar Card' }],
  });
});

test('a store and a card of the same id stay apart', () => {
  const ids = toSuggestions({ complete: true, stores: [store], creditCards: [card] }).flatMap(({ suggestions }) =>
    suggestions.map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(2);
});
