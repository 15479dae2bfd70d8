import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { readClickDestination } from '../read/readClickDestination.ts';
import { readFlashDealBySlug } from '../read/readOffers.ts';
import { readStoreBySlug } from '../read/readStores.ts';
import { importCatalogue } from './importCatalogue.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

const shoes = { appliesTo: 'Shoes', percent: 9, categories: ['SHOES'] };
const bags = { appliesTo: 'Bags', percent: 5, isDefault: true };

let count = 0;
let slug: string;
beforeEach(() => {
  count += 1;
  slug = `shop-${count}`;
});

type More = NonNullable<Parameters<typeof sampleStore>[1]>;
const load = async (more: More) =>
  importCatalogue(database, { version: 1, stores: [sampleStore(slug, { rates: [shoes, bags], ...more })] });
const problemsOf = async (more: More) =>
  (await load(more)).rows.flatMap(({ problems }) => problems.map(({ path }) => path));
const versions = async () =>
  (await pool.query('select version from rate_card where item_id = (select id from store where url_slug = $1)', [slug]))
    .rowCount;

describe('an import', () => {
  it('writes a version of the rates when a row or the network changed, and only then', async () => {
    await load({});
    await load({ storeTitle: 'Another title' });
    expect(await versions()).toBe(1);
    await load({ rates: [shoes, { ...bags, percent: 6 }] });
    expect(await versions()).toBe(2);
    await load({ network: 'bazaar', rates: [shoes, { ...bags, percent: 6 }] });
    expect(await versions()).toBe(3);
  });

  it('shows the new rows at once, and leaves clicks of before as they are', async () => {
    await load({ metaTitle: '{cashback} at Kapas' });
    expect(await readStoreBySlug(orm, slug)).toMatchObject({
      earnRewards: 'Up to 9% Cashback',
      metaTitle: 'Up to 9% Cashback at Kapas',
      topCashbacks: [
        { key: 'Shoes', value: '9%' },
        { key: 'Bags', value: '5%' },
      ],
    });
    const id = (await readStoreBySlug(orm, slug))?.id ?? '';
    const before = await readClickDestination(orm, 'STORE', id);
    expect(before?.cashbackBasisPoints).toBe(500);
    await load({ metaTitle: '{cashback} at Kapas', rates: [{ appliesTo: 'All', percent: 12 }] });
    const after = await readClickDestination(orm, 'STORE', id);
    expect(after?.cashbackBasisPoints).toBe(1200);
    expect((await readStoreBySlug(orm, slug))?.metaTitle).toBe('Flat 12% Cashback at Kapas');
    const { rows } = await pool.query('select applies_to from rate_row where rate_card_id = $1 order by position', [
      before?.rateCardId,
    ]);
    expect(rows).toEqual([{ applies_to: 'Shoes' }, { applies_to: 'Bags' }]);
  });

  it('gives an offer the rates of its store, or its own', async () => {
    const deal = sampleOffer(slug, { store: slug, cashbackDetails: '<p>Not on gift wrap.</p>' });
    const stores = [sampleStore(slug, { rates: [shoes, bags] })];
    await importCatalogue(database, { version: 1, stores, flashDeals: [deal] });
    const read = async () => {
      const found = await readFlashDealBySlug(orm, slug);
      const target = await readClickDestination(orm, 'OFFER', found?.id ?? '');
      return [found?.cashbackDetails, target?.cashbackBasisPoints];
    };
    const table = (rows: string) => `<table><tbody>${rows}</tbody></table><p>Not on gift wrap.</p>`;
    const row = (key: string, value: string) => `<tr><th scope="row">${key}</th><td>${value}</td></tr>`;
    expect(await read()).toEqual([table(row('Shoes', '9%') + row('Bags', '5%')), 500]);
    await importCatalogue(database, {
      version: 1,
      flashDeals: [{ ...deal, rates: [{ appliesTo: 'This', percent: 7 }] }],
    });
    expect(await read()).toEqual([table(row('This', '7%')), 700]);
    await importCatalogue(database, { version: 1, flashDeals: [deal] });
    expect((await read())[1]).toBe(500);
  });

  it.each<[string, More, string[]]>([
    ['a text with a rate that no row holds', { importantTerms: ['Sarees earn 4%.'] }, ['stores[0].importantTerms[0]']],
    ['a text that names no row', { metaTitle: '{rate:Sarees} on sarees' }, ['stores[0].metaTitle']],
    ['no row for other orders', { rates: [shoes, { ...bags, isDefault: false }] }, ['stores[0].rates']],
    ['two of them', { rates: [{ ...shoes, isDefault: true }, bags] }, ['stores[0].rates']],
    ['one for new users only', { rates: [shoes, { ...bags, newUsersOnly: true }] }, ['stores[0].rates[1].isDefault']],
    ['percent and amount', { rates: [{ ...shoes, amount: 5 }] }, ['stores[0].rates[0].amount']],
    ['a cap of an amount', { rates: [{ appliesTo: 'All', amount: 5, cap: 3 }] }, ['stores[0].rates[0].cap']],
    ['a lead in percent', { rates: [{ ...shoes, kind: 'lead' }] }, ['stores[0].rates[0].kind']],
    ['no rates', { rates: [] }, ['stores[0].rates']],
    [
      'an offline shop without claims',
      { isOffline: true, programme: { missingSales: false } },
      ['stores[0].programme.missingSales'],
    ],
    ['rates against the programme', { programme: { cashback: 'none' } }, ['stores[0].rates']],
  ])('refuses %s', async (_, more, paths) => expect(await problemsOf(more)).toEqual(paths));

  it('takes a shop whose programme allows no cashback, which says so', async () => {
    expect(await problemsOf({ rates: [], programme: { cashback: 'none' } })).toEqual([]);
    expect(await readStoreBySlug(orm, slug)).toMatchObject({
      earnRewards: 'Offers only',
      topCashbacks: [],
      paysCashback: false,
    });
  });
});

it.each([
  'update rate_row set cashback_basis_points = 1',
  'delete from rate_row',
  'truncate rate_row cascade',
  'update rate_card set version = 9',
  'delete from rate_card',
])('nobody may: %s', async (statement) => {
  await load({});
  await expect(pool.query(statement)).rejects.toThrow(/only added to|permission denied/);
});
