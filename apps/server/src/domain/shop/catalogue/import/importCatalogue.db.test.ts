import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCatalogue, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import type { ImportReport } from './ImportReport.ts';
import { importCatalogue } from './importCatalogue.ts';
import { DocumentRefused } from './readDocument.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
beforeEach(() => query('truncate category, store, offer, credit_card, gift_card, banner, home_section cascade'));

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(text, values)).rows;
}

const outcomes = ({ totals }: ImportReport) =>
  Object.values(totals).reduce(
    (sum, counts) => ({
      added: sum.added + counts.added,
      changed: sum.changed + counts.changed,
      unchanged: sum.unchanged + counts.unchanged,
      refused: sum.refused + counts.refused,
    }),
    { added: 0, changed: 0, unchanged: 0, refused: 0 },
  );

const problems = ({ rows }: ImportReport) => rows.flatMap((row) => row.problems);

test('a document is loaded with all linked rows', async () => {
  const report = await importCatalogue(database, sampleCatalogue());
  expect(outcomes(report)).toEqual({ added: 23, changed: 0, unchanged: 0, refused: 0 });
  expect(report.rows[2]).toEqual({ path: 'stores[0]', key: 'kapas', outcome: 'added', problems: [], warnings: [] });
  const stores = await query(
    `select url_slug, (select cashback_basis_points from rate_row where rate_card_id = store.rate_card_id), (select count(*)::int from store_category where store_id = store.id) as links
     from store order by url_slug`,
  );
  expect(stores).toEqual([
    { url_slug: 'anokhi-dukaan', cashback_basis_points: 500, links: 2 },
    { url_slug: 'kapas', cashback_basis_points: 500, links: 1 },
    { url_slug: 'safar', cashback_basis_points: 500, links: 1 },
  ]);
  expect(
    await query(`select cashback_paise from rate_row join offer using (rate_card_id) where url_slug = 'for-ever'`),
  ).toEqual([{ cashback_paise: '9950' }]);
  expect(
    await query(
      `select sales_discount_basis_points as off, category.url_slug from gift_card
       join gift_card_category on gift_card_id = gift_card.id join category on category.id = category_id`,
    ),
  ).toEqual([{ off: 425, url_slug: 'apparel' }]);
  const ofStores = await query(
    `select offer.url_slug as offer, store.url_slug as store from offer join store on store.id = store_id order by 1`,
  );
  const { offers = [], flashDeals = [] } = sampleCatalogue();
  const wanted = [...offers, ...flashDeals].flatMap(({ urlSlug: offer, store }) => (store ? [{ offer, store }] : []));
  expect(ofStores).toEqual(wanted.toSorted((one, other) => (one.offer < other.offer ? -1 : 1)));
  expect(wanted.length).toBeGreaterThan(0);
});

test('loading the same again writes nothing and notifies no process', async () => {
  await importCatalogue(database, sampleCatalogue());
  const listener = new pg.Client(database.url);
  await listener.connect();
  onTestFinished(() => listener.end());
  const received: string[] = [];
  listener.on('notification', ({ channel }) => received.push(channel));
  await listener.query('listen catalogue_changed');
  const before = await query('select xmin::text from store order by id');

  const again = await importCatalogue(database, sampleCatalogue());
  await listener.query('select 1');
  expect(outcomes(again)).toEqual({ added: 0, changed: 0, unchanged: 23, refused: 0 });
  expect(await query('select xmin::text from store order by id')).toEqual(before);
  expect(received).toEqual([]);

  const different = { ...sampleCatalogue(), stores: [sampleStore('kapas', { storeName: 'Kapas & Co' })] };
  expect((await importCatalogue(database, different)).totals.stores.changed).toBe(1);
  await expect.poll(() => listener.query('select 1').then(() => received.length)).toBe(1);
});

test('a changed row is updated, an absent one stays, and ids do not change', async () => {
  await importCatalogue(database, sampleCatalogue());
  const [before] = await query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  const row = sampleStore('kapas', { storeName: 'Kapas Bazaar', categories: ['travels'] });
  const stores = [row, sampleStore('new-shop')];
  const report = await importCatalogue(database, { version: 1, stores }, new Date(), 'cli:test');
  expect(report.totals.stores).toEqual({ added: 1, changed: 1, unchanged: 0, refused: 0 });
  expect(await query(`select after from audit_entry where action = 'import' and object = 'catalogue'`)).toEqual([
    { after: { 'stores added': 1, 'stores changed': 1 } },
  ]);
  const after = await query(
    `select store.id, store_name, home_rank, category.url_slug as category from store
     join store_category on store_id = store.id join category on category.id = category_id where store.url_slug = 'kapas'`,
  );
  expect(after).toEqual([{ id: before?.id, store_name: 'Kapas Bazaar', home_rank: null, category: 'travels' }]);
  expect(await query('select count(*)::int from store')).toEqual([{ count: 4 }]);
});

test('invalid rows are refused, each with its path and reason, while valid ones load', async () => {
  const document = {
    version: 1,
    categories: [{ urlSlug: 'Not A Slug', name: 'x', imageUrl: '/x.svg' }],
    stores: [
      sampleStore('good'),
      { ...sampleStore('no-link'), redirectionUrl: 'javascript:alert(1)' },
      { ...sampleStore('broken-link'), baseUrl: 'https://' },
      { ...sampleStore('with-password'), baseUrl: 'https://user:secret@shop.example/' },
      sampleStore('lost', { categories: ['nowhere'] }),
      sampleStore('good'),
      { ...sampleStore('typo'), homerank: 1 },
      sampleStore('too-fine', { rates: [{ appliesTo: 'All', percent: 1.234 }] }),
      sampleStore('too-little', { rates: [{ appliesTo: 'All', amount: 0.001 }] }),
      sampleStore('nul', { storeName: 'a\0b' }),
      sampleStore('half', { aliases: ['fine', '\ud83d'] }),
      'not a row',
      sampleStore('without-rates', { rates: [] }),
    ],
    offers: [
      sampleOffer('of-nobody', { store: 'lost' }),
      sampleOffer('two-ends', { expiresInMinutes: 5, expiryDate: '2030-01-01T00:00:00Z' }),
      sampleOffer('of-good', { store: 'good' }),
    ],
    giftCards: [
      {
        urlSlug: 'too-fine',
        name: 'x',
        brandName: 'x',
        finalBrandName: 'x',
        imageUrl: '/x.svg',
        salesDiscount: 4.125,
        denominations: [500],
      },
    ],
    homeSections: [
      {
        key: 'twice',
        title: 'Twice',
        rank: 1,
        cards: [1, 2].map((rank) => ({ store: 'good', rank, discountText: 'y' })),
      },
    ],
  };
  const report = await importCatalogue(database, document);
  expect(outcomes(report)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 17 });
  expect(report.rows[0]).toMatchObject({ path: 'categories[0]', key: 'Not A Slug', outcome: 'refused' });
  const storePaths = report.rows.map(({ path }) => path).filter((path) => path.startsWith('stores'));
  expect(storePaths).toEqual(document.stores.map((_, index) => `stores[${index}]`));
  expect(problems(report).map(({ path }) => path)).toEqual([
    'categories[0].urlSlug',
    'stores[1].redirectionUrl',
    'stores[2].baseUrl',
    'stores[3].baseUrl',
    'stores[4].categories[0]',
    'stores[5].urlSlug',
    'stores[6]',
    'stores[7].rates[0].percent',
    'stores[8].rates[0].amount',
    'stores[9].storeName',
    'stores[10].aliases[1]',
    'stores[11]',
    'stores[12].rates',
    'offers[0].store',
    'offers[1].expiresInMinutes',
    'giftCards[0].salesDiscount',
    'homeSections[0].cards[1].store',
  ]);
  const reasons = problems(report).map(({ reason }) => reason);
  expect(reasons[4]).toBe('No category "nowhere" in this document or in the shop');
  expect(reasons[5]).toBe('Is the same as that of stores[0]');
  expect(reasons[6]).toContain('homerank');
  expect(reasons.every((reason) => reason.length > 5 && reason !== 'Invalid input')).toBe(true);
  expect(await query('select url_slug from store')).toEqual([{ url_slug: 'good' }]);
});

test.each([
  ['not an object', 'x', 'expected object'],
  ['another version', { version: 2 }, 'version'],
  ['a list that is no list', { version: 1, stores: {} }, 'stores'],
  ['a list that we do not know', { version: 1, shops: [] }, 'shops'],
])('a document that is not a catalogue is refused: %s', async (_name, document, message) => {
  const refusal = await importCatalogue(database, document).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DocumentRefused);
  expect(String(refusal)).toContain(message);
});

test('a countdown does not restart', async () => {
  const deal = (expiresInMinutes: number, offerName = 'Deal') => ({
    version: 1,
    flashDeals: [sampleOffer('deal', { expiresInMinutes, offerName })],
  });
  const expiry = async () => (await query<{ at: Date }>('select expiry_date as at from offer'))[0]?.at.toISOString();
  await importCatalogue(database, deal(60), new Date('2026-11-20T10:00:00Z'));
  await importCatalogue(database, deal(60), new Date('2026-11-21T10:00:00Z'));
  expect(await expiry()).toBe('2026-11-20T11:00:00.000Z');
  await importCatalogue(database, deal(60, 'New name'), new Date('2026-11-21T10:00:00Z'));
  expect(await expiry()).toBe('2026-11-20T11:00:00.000Z');
  await importCatalogue(database, deal(90), new Date('2026-11-21T10:00:00Z'));
  expect(await expiry()).toBe('2026-11-20T11:30:00.000Z');
});

test('HTML is sanitised', async () => {
  const storeDescription =
    '<h3>About</h3><p onclick="x()">Soft <b>cotton</b> <a href="javascript:x()">a</a><a href="https://kapas.example">b</a></p><script>x()</script><img src=x onerror=x()>';
  await importCatalogue(database, { version: 1, stores: [sampleStore('kapas', { storeDescription })] });
  expect(await query('select store_description as html from store')).toEqual([
    {
      html: '<h3>About</h3><p>Soft <b>cotton</b> <a rel="nofollow noopener">a</a><a href="https://kapas.example/" rel="nofollow noopener">b</a></p>',
    },
  ]);
});

test('HTML is sanitised in every field that a page shows as HTML', async () => {
  const unsafe = '<p>Safe<script>unsafe()</script></p>';
  const shown = {
    stores: ['storeDescription'],
    flashDeals: ['aboutThisOffer', 'cashbackDetails', 'aboutStore', 'getThisOffer'],
    offers: ['aboutThisOffer', 'cashbackDetails', 'aboutStore', 'getThisOffer'],
    creditCards: ['description', 'eligibility', 'welcomeOffer'],
    giftCards: ['description'],
  };
  const document = sampleCatalogue();
  for (const [list, fields] of Object.entries(shown) as [keyof typeof shown, string[]][])
    for (const row of document[list] ?? [])
      Object.assign(row, Object.fromEntries(fields.map((name) => [name, unsafe])));
  await importCatalogue(database, document);
  const [stored] = await query<{ text: string }>(
    `select concat((select json_agg(store) from store), (select json_agg(offer) from offer),
       (select json_agg(credit_card) from credit_card), (select json_agg(gift_card) from gift_card)) as text`,
  );
  expect(stored?.text).not.toContain('unsafe');
  expect(stored?.text.match(/<p>Safe/g)).toHaveLength(27);
});

test('categories take the order of the document; new ones come last', async () => {
  const names = async () =>
    (await query<{ url_slug: string }>('select url_slug from category order by position')).map((row) => row.url_slug);
  const load = (...slugs: string[]) =>
    importCatalogue(database, {
      version: 1,
      categories: slugs.map((urlSlug) => ({ urlSlug, name: urlSlug, imageUrl: '/x.svg' })),
    });
  await load('a', 'b', 'c');
  await load('d', 'e');
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  const report = await load('c', 'a');
  expect(report.totals.categories.changed).toBe(2);
  expect(await names()).toEqual(['c', 'b', 'a', 'd', 'e']);
  expect((await load('c', 'a')).totals.categories.unchanged).toBe(2);
});

test('imports at the same time wait for each other', async () => {
  const reports = await Promise.all([1, 2, 3].map(() => importCatalogue(database, sampleCatalogue())));
  expect(reports.map((report) => outcomes(report).added).toSorted((a, b) => a - b)).toEqual([0, 0, 15]);
});
