import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCatalogue } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { readPageKeys, readPages } from './readPages.ts';
import { readPictureOrigins } from './readPictureOrigins.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const pictures: [table: string, column: string][] = [
  ['store', 'store_image_url'],
  ['credit_card', 'image_url'],
  ['gift_card', 'image_url'],
  ['category', 'image_url'],
  ['offer', 'offer_image_url'],
  ['banner', 'banner_image_url'],
];

const write = (table: string, column: string, address: string) =>
  database.orm.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${address}`);

beforeAll(() => importCatalogue(database, sampleCatalogue(), new Date()));

test('pictures of every table are listed by origin, each once', async () => {
  for (const [table, column] of pictures) {
    await write(table, column, `https://${table.replace('_', '-')}.example/a//b.png?x=https://other.example`);
  }
  const banner = { bannerImageUrl: 'https://dashboard.example:8443/b.png' };
  await database.orm.execute(
    sql`update dashboard_content set content = content || ${JSON.stringify({ userDashboardBanner: banner })}::jsonb`,
  );
  expect(await readPictureOrigins(database.orm)).toEqual([
    'https://banner.example',
    'https://category.example',
    'https://credit-card.example',
    'https://dashboard.example:8443',
    'https://gift-card.example',
    'https://offer.example',
    'https://store.example',
  ]);
});

test.each([
  ['/demo/a.svg', []],
  ['//cdn.example/a.png', ['https://cdn.example']],
  ['HTTPS://CDN.example/a.png', ['https://cdn.example']],
  ['http://cdn.example', ['http://cdn.example']],
  ['https://user:word@cdn.example/a.png', ['https://cdn.example']],
  ['https://*/a.png', []],
  ['https://a;script-src/a.png', []],
  ["https://'unsafe-inline'/a.png", []],
  ['data:image/png;base64,//8=', []],
  ['javascript://cdn.example/%0aalert(1)', []],
])('%s adds %j', async (address, origins) => {
  for (const [table, column] of pictures) await write(table, column, address);
  expect(await readPictureOrigins(database.orm)).toEqual(['https://dashboard.example:8443', ...origins].sort());
});

test('everything that has a page is known by its slug and its id', async () => {
  const keys = await readPageKeys(database.orm);
  for (const { kind, slug } of await readPages(database.orm, new Date())) {
    if (kind !== 'home' && kind !== 'coupons') expect(keys[kind].has(slug), `${kind} ${slug}`).toBe(true);
  }
  expect([...keys.store]).toEqual(expect.arrayContaining(['kapas', expect.stringMatching(/^\d+$/)]));
});
