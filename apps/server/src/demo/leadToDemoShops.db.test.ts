import { ClickOutcome, RedirectVerdict } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { postJson } from '../testing/postJson.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { sampleDevice } from '../testing/sampleMember.ts';
import { signUp } from '../testing/signUp.ts';

const PAGE = 'http://localhost:3000/dev/shop';
const settings = { demoShops: true, publicUrl: 'http://localhost:3000' };

let apiHost: TestHost;
let token: string;

beforeAll(async () => {
  apiHost = await createTestHost(settings);
  await importCatalogue(apiHost.database, sampleCatalogue());
  token = (await signUp(apiHost)).accessToken;
});
afterAll(() => apiHost.close());

async function click(table: string, slug: string, source: string) {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from ${table} where url_slug = $1`, [
    slug,
  ]);
  const response = await apiHost.call(`/click/${rows[0]?.id}?clickSource=${source}`, postJson(sampleDevice, token));
  const { clickId = '', redirectUrl = '' } = z.parse(ClickOutcome, await response.json());
  const url = new URL(redirectUrl);
  return { clickId, redirectUrl, page: url.origin + url.pathname, link: url.searchParams.get('to') ?? '' };
}

const check = async (host: TestHost, url: string) =>
  z.parse(RedirectVerdict, await (await host.call(`/redirect-check?url=${encodeURIComponent(url)}`)).json());

it.each([
  ['store', 'kapas', 'STORE', 'https://kapas.example/?ref='],
  ['offer', 'for-ever', 'OFFER', 'https://for-ever.example/deal?ref='],
  ['credit_card', 'sona-card', 'CREDIT_CARD', 'https://nandi.example/apply?ref='],
])('a click on a %s leads to the page, and is stored with the link of the shop', async (table, slug, source, link) => {
  const left = await click(table, slug, source);
  expect(left).toMatchObject({ page: PAGE, link: link + left.clickId });
  const stored = await apiHost.database.pool.query('select redirect_url from click where id = $1', [left.clickId]);
  expect(stored.rows).toEqual([{ redirect_url: link + left.clickId }]);
  expect(await check(apiHost, left.redirectUrl)).toMatchObject({ verdict: 'go', url: left.redirectUrl });
});

it('leads untracked links of the catalogue there, too, and no others', async () => {
  const { verdict, url } = await check(apiHost, 'https://kapas.example/');
  expect([verdict, url]).toEqual(['go', `${PAGE}?to=https%3A%2F%2Fkapas.example%2F`]);
  for (const other of ['https://elsewhere.example/', 'https://elsewhere.test/', `${PAGE}s?to=x`]) {
    expect(await check(apiHost, other)).toMatchObject({ verdict: 'ask', url: other });
  }
});

it.each([
  ['production', { ...settings, production: true }],
  ['a shop that is no demo', {}],
])('%s has no page and leads to shops', async (_, overrides) => {
  const host = await createTestHost(overrides);
  try {
    await importCatalogue(host.database, sampleCatalogue());
    expect(await check(host, 'https://kapas.example/')).toMatchObject({ url: 'https://kapas.example/' });
  } finally {
    await host.close();
  }
});
