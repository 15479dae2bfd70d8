import { createClient } from '@potli/api/client';
import { expect, test } from 'vitest';
import { fetchHome } from './homeData.ts';

const card = { itemType: 'STORE', earnRewards: 'Up to 9% Cashback', termsTag: '', discountText: 'Half price' };
const named = { ...card, itemId: '3', rank: 3, itemName: 'Safar', itemImageUrl: '/safar.svg', itemUrlSlug: 'safar' };
const store = { isOffline: false, earnRewards: '', termsTag: '', discountText: '', storeImageUrl: '/kapas.svg' };

const answers: Record<string, unknown[]> = {
  '/home-sections': [{ id: '1', title: 'Wedding season', rank: 1 }],
  '/home-section-cards/sections/1': [{ ...card, itemId: '7', rank: 1 }, { ...card, itemId: '8', rank: 2 }, named],
  '/stores/paginated': [{ ...store, id: '7', storeName: 'Kapas', urlSlug: 'kapas' }],
};

test('stores of a section have the names of the catalogue where the host sends ids only', async () => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json(answers[url.split('?')[0] ?? ''] ?? []);
  };
  const { sections } = await fetchHome(createClient({ host: '', fetch }), new AbortController().signal);
  expect(sections?.[0]?.cards).toMatchObject([
    { itemId: '7', itemName: 'Kapas', itemImageUrl: '/kapas.svg', itemUrlSlug: 'kapas' },
    // no longer in the catalogue
    { itemId: '8', discountText: 'Half price' },
    named,
  ]);
  expect(asked).toContain('/stores/paginated?pageNumber=0&pageSize=2&storeIds=7%2C8');
});
