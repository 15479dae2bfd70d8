import { type CatalogueDocument, CatalogueDocument as Document } from '@potli/api/contract/catalogueDocument';
import { demoCatalogue } from '@potli/api/fixtures';
import { expect, test } from 'vitest';
import { createProgrammes } from './programmes.ts';

const { stores, creditCards, offers, flashDeals } = Document.parse(demoCatalogue);
const findDemoVisit = createProgrammes(demoCatalogue);

test('every link of the demo’s catalogue leads to a shop of its network that sells something, with its click id', () => {
  const listed = [...stores, ...creditCards, ...offers, ...flashDeals].map((row) => ({
    network: row.network,
    link: ('redirectionUrl' in row ? row.redirectionUrl : row.redirectUrl).replace(/\{clickId\}|%7BclickId%7D/, 'c-1'),
  }));
  expect(listed.length).toBeGreaterThan(150);
  for (const { network, link } of listed) {
    const visit = findDemoVisit(link);
    expect(visit, link).toMatchObject({ clickId: 'c-1', programme: { network } });
    expect(visit?.programme.products.length, link).toBeGreaterThan(0);
  }
});

const store = {
  urlSlug: 'kapas',
  storeName: 'Kapas',
  storeTitle: 'Kapas',
  storeImageUrl: '/kapas.svg',
  metaTitle: 'Kapas',
  metaDescription: 'Kapas',
  baseUrl: 'https://kapas.test',
  redirectionUrl: 'https://go.kapas.test/in?ref=[[click_id]]&aff=1',
  network: 'bazaar',
};

const findVisitOf = (more: Partial<NonNullable<CatalogueDocument['stores']>[number]>) =>
  createProgrammes({ version: 1, stores: [{ ...store, ...more }] });

test('sells what its network pays for, at a price that earns, under the network’s name for it', () => {
  const visit = findVisitOf({
    rates: [
      { appliesTo: 'Sarees', percent: 5, categories: ['sarees'], commission: { percent: 6.25 } },
      { appliesTo: 'Bills', amount: 600, minimum: 80_000, commission: { amount: 750.5 } },
      { appliesTo: 'First order', amount: 75, newUsersOnly: true, commission: { amount: 90 } },
      { appliesTo: 'Gift wrap', categories: ['wrap'] },
      { appliesTo: 'Card', amount: 500, kind: 'lead', commission: { amount: 700 } },
    ],
  })('https://go.kapas.test/in?ref=c-1');
  expect(visit?.programme.products).toEqual([
    { category: 'sarees', name: 'Sarees', pricePaise: 649_00, commission: { basisPoints: 625 } },
    { category: null, name: 'Bills from ₹80,000', pricePaise: 8_000_000, commission: { paise: 75_050 } },
    { category: null, name: 'Card', pricePaise: 0, commission: { paise: 70_000 } },
  ]);
});

test('knows the shop of a link by its page, else by its host; without a network there is no programme', () => {
  const findVisit = findVisitOf({});
  expect(findVisit('https://go.kapas.test/in?ref=c-1')).toMatchObject({ clickId: 'c-1', programme: { shop: 'Kapas' } });
  expect(findVisit('https://kapas.test/sale?ref=')).toMatchObject({ programme: { shop: 'Kapas' }, clickId: undefined });
  for (const link of ['https://other.test/', 'no link']) expect(findVisit(link)).toBeUndefined();
  expect(findVisitOf({ network: undefined })('https://kapas.test/')).toBeUndefined();
});
