import { expect, test } from 'vitest';
import { itemOf, toSuggestions } from './toSuggestions.ts';

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

const giftCard = {
  id: '7',
  urlSlug: 'juttigali-gift',
  name: 'Juttigali gift card',
  brandName: 'Juttigali',
  finalBrandName: 'Juttigali',
  imageUrl: '/gift.svg',
  salesDiscount: 3.5,
};

const nothing = {
  complete: true,
  stores: [],
  creditCards: [],
  giftCards: [],
  categories: [],
  deals: [],
  coupons: [],
  nothing: false,
  popular: [],
};

test('stores lead to their details with their reward', () => {
  const [stores] = toSuggestions({ ...nothing, stores: [store] });
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

test('a store that was found by its goods says so in its second line', () => {
  const [stores] = toSuggestions({ ...nothing, stores: [{ ...store, foundBy: 'Sneakers: 6%' }] });
  expect(stores?.suggestions).toMatchObject([{ name: 'Juttigali', detail: 'Sneakers: 6%' }]);
});

test('groups come from what is bought to how it is paid', () => {
  const labels = toSuggestions({ ...nothing, stores: [store] }).map(({ label }) => label);
  expect(labels).toEqual(['Stores', 'Flash Deals', 'Coupons', 'Categories', 'Credit Cards', 'Gift Cards']);
});

test('cards lead to the address that search builds', () => {
  const [, , , , cards] = toSuggestions({ ...nothing, creditCards: [card] });
  expect(cards).toMatchObject({
    label: 'Credit Cards',
    suggestions: [{ href: '/credit_card_details/saptarang-bazaar', name: 'Saptarang Bank Bazaar Card' }],
  });
});

test('gift cards lead to their page, with what they save, if anything', () => {
  const [, , , , , gifts] = toSuggestions({ ...nothing, giftCards: [giftCard, { ...giftCard, salesDiscount: 0 }] });
  expect(gifts?.suggestions).toMatchObject([
    { href: '/gift_card_details/juttigali-gift', name: 'Juttigali gift card', reward: '3.5% off' },
    { reward: undefined },
  ]);
});

test('a store, a card and a gift card of the same id stay apart', () => {
  const results = { ...nothing, stores: [store], creditCards: [card], giftCards: [giftCard] };
  const ids = toSuggestions(results).flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
  expect(ids.map(itemOf)).toEqual([
    { kind: 'store', id: '7' },
    { kind: 'card', id: '7' },
    { kind: 'giftCard', id: '7' },
  ]);
  expect(itemOf('store-0198-ab')).toEqual({ kind: 'store', id: '0198-ab' });
});

const offer = {
  id: '7',
  urlSlug: 'half-off',
  offerName: 'Half off & more',
  offerImageUrl: '/half.svg',
  offerHomePageCardTag: '',
  couponCode: '',
  expiryDate: null,
  redirectUrl: '',
  isOffline: false,
};

test('categories, deals and coupons lead to where they are shown', () => {
  const category = { id: '7', name: 'Apparel', urlSlug: 'apparel', imageUrl: '/apparel.svg' };
  const groups = toSuggestions({ ...nothing, categories: [category], deals: [offer], coupons: [offer] });
  expect(groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href))).toEqual([
    '/grabdeals/half-off',
    '/stores?q=Half+off+%26+more',
    '/categories/apparel',
  ]);
});

test('five of a kind at most', () => {
  const stores = Array.from({ length: 10 }, (_, index) => ({ ...store, id: String(index) }));
  const [shown] = toSuggestions({ ...nothing, stores });
  expect(shown?.suggestions).toHaveLength(5);
});

test('the nearest categories and popular stores only where nothing is found', () => {
  const nearest = [{ id: '7', name: 'Apparel', urlSlug: 'apparel', imageUrl: '/apparel.svg' }] as never[];
  const labels = (results: typeof nothing) =>
    toSuggestions(results)
      .filter(({ suggestions }) => suggestions.length > 0)
      .map(({ label }) => label);
  expect(labels({ ...nothing, nothing: true, categories: nearest, popular: [store] as never[] })).toEqual([
    'Categories',
    'Popular stores',
  ]);
  expect(labels({ ...nothing, popular: [store] as never[], deals: [offer] as never[] })).toEqual(['Flash Deals']);
});
