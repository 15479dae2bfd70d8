import { ClickOutcome, Transaction, UnsignedPostbackAnswer } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { sampleDevice } from '../testing/sampleMember.ts';
import { signPostback } from '../testing/signPostback.ts';

const secret = '9f86d081884c7d659a2feaa0c55ad015';
const signSecret = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';

let apiHost: TestHost;
let member: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost({
    postbackPaths: new Map([['short', { adapter: 'generic', secrets: [secret] }]]),
    postbackSecrets: new Map([['short', [signSecret]]]),
  });
  await importCatalogue(apiHost.database, sampleCatalogue());
  const redirectionUrl = 'https://go.example/?sub={shortClickId}&long={clickId}';
  await importCatalogue(apiHost.database, {
    version: 1,
    stores: [sampleStore('kapas', { network: 'short', redirectionUrl })],
  });
  member = await joinMember(apiHost);
});
afterAll(() => apiHost.close());

async function click() {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  const response = await member.send('POST', `/click/${rows[0]?.id}?clickSource=STORE`, sampleDevice);
  const { clickId, redirectUrl = '' } = z.parse(ClickOutcome, await response.json());
  return { clickId, sent: new URL(redirectUrl).searchParams };
}

const clickOf = async (orderId: string) =>
  (
    await apiHost.database.pool.query<{ id: string }>(
      'select click_id as id from shop_order where network_order_id = $1',
      [orderId],
    )
  ).rows[0]?.id;

it.each([
  ['short', (short: string) => short],
  ['short, in capitals', (short: string) => short.toUpperCase()],
  ['in full', (_short: string, long: string) => long],
])('a report that names its click %s counts for it', async (kind, name) => {
  const { clickId, sent } = await click();
  const [short, long] = [sent.get('sub') ?? '', sent.get('long') ?? ''];
  expect(long).toBe(clickId);
  expect(short).toMatch(/^[0-9a-z]{20}$/);
  const id = kind.replaceAll(/\W/g, '');
  const fields = { transaction_id: `U-${id}`, aff_sub1: name(short, long), status: 'pending', sale_amount: '100' };
  const response = await apiHost.call(`/postbacks/short/${secret}?${new URLSearchParams(fields).toString()}`);
  expect(z.parse(UnsignedPostbackAnswer, await response.json()).outcome).toBe('applied');
  const body = JSON.stringify({
    eventId: `S-${id}`,
    orderId: `S-${id}`,
    clickId: name(short, long),
    status: 'tracked',
    saleAmount: '100',
    occurredAt: new Date().toISOString(),
  });
  const headers = signPostback({ secret: signSecret, id: `S-${id}`, body });
  expect((await apiHost.call('/postbacks/short', { method: 'POST', headers, body })).status).toBe(200);
  expect([await clickOf(`U-${id}`), await clickOf(`S-${id}`)]).toEqual([clickId, clickId]);
  const orders = z
    .array(Transaction)
    .parse(await (await member.get('/transactions/my-transactions?page=0&size=9')).json());
  expect(orders.filter((order) => order.clickId === clickId)).toHaveLength(2);
});
