import { ClickQuestion } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiHost } from '../../../ApiHost.ts';
import { createApiHost } from '../../../createApiHost.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue, sampleOffer, sampleStore } from '../../../testing/sampleCatalogue.ts';
import { addClick, sampleReport } from '../../../testing/sampleMoney.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { suspendMember } from '../../members/identity/changeMember.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';

let apiHost: TestHost;
/** Another host on the same database. */
let other: ApiHost;
let member: TestMember;
let ids: Record<string, string>;

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await apiHost.database.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  apiHost = await createTestHost();
  const { stores = [], offers = [], ...rest } = sampleCatalogue();
  await importCatalogue(apiHost.database, {
    ...rest,
    stores: [
      ...stores,
      sampleStore('by-claim', { isOffline: true }),
      sampleStore('no-claims', { programme: { missingSales: false } }),
    ],
    offers: [
      ...offers,
      sampleOffer('of-kapas', { store: 'kapas' }),
      sampleOffer('of-kapas-by-claim', { store: 'kapas', isOffline: true }),
    ],
  });
  other = await createApiHost({ ...testSettings, databaseUrl: apiHost.database.url });
  const items = await query<{ slug: string; id: string }>(
    'select url_slug as slug, id from store union all select url_slug, id from offer union all select url_slug, id from credit_card',
  );
  ids = Object.fromEntries(items.map(({ slug, id }) => [slug, id]));
});
afterAll(async () => {
  await other.close();
  await apiHost.close();
});
beforeEach(async () => {
  member = await joinMember(apiHost);
});

const visit = (slug: string, daysAgo: number, source = 'STORE') =>
  addClick(apiHost.database, member.id, {
    source,
    sourceId: BigInt(ids[slug] ?? 0),
    clickedAt: new Date(Date.now() - daysAgo * DAY_MS),
  });
const questions = async () => z.parse(z.array(ClickQuestion), await (await member.get('/clicks/questions')).json());
const asked = async () => (await questions()).map(({ clickId }) => clickId);
const answer = (clickId: string, bought: boolean) => member.send('POST', `/clicks/${clickId}/answer`, { bought });
const answers = (clickId: string) =>
  query<{ bought: boolean }>('select bought from click_answer where click_id = $1', [clickId]);

it('asks about clicks on stores and their offers, the newest three', async () => {
  expect(await questions()).toEqual([]);
  const clicks = [];
  for (const [slug, daysAgo, source] of [
    ['safar', 40],
    ['kapas', 9],
    ['of-kapas', 8, 'OFFER'],
    ['kapas', 7],
  ] as const) {
    clicks.unshift(await visit(slug, daysAgo, source));
  }
  expect(await asked()).toEqual(clicks.slice(0, 3));
  expect((await questions())[1]).toMatchObject({ storeId: ids.kapas, storeName: 'Kapas', bought: null });
});

it.each<[string, string, number, string?]>([
  ['that the store may still report', 'kapas', 2.9],
  ['of more than 60 days ago', 'kapas', 61],
  ['on a shop that is offline', 'by-claim', 9],
  ['on an offer that is offline', 'of-kapas-by-claim', 9, 'OFFER'],
  ['on a store whose network takes no claims', 'no-claims', 9],
  ['on an offer of no store', 'festive', 9, 'OFFER'],
  ['on a store that left the catalogue', 'gone', 9],
  ['on a card', 'sona-card', 9, 'CREDIT_CARD'],
  ['on a gift card', 'kapas', 9, 'GIFT_CARD'],
  ['that a guest made through a shared link', 'kapas', 9, 'CUSTOM_LINK'],
])('does not ask about a click %s', async (_, slug, daysAgo, source) => {
  const clickId = await visit(slug, daysAgo, source);
  expect(await questions()).toEqual([]);
  expect((await answer(clickId, true)).status).toBe(404);
  expect(await answers(clickId)).toEqual([]);
});

it('waits as long as the store usually takes', async () => {
  const [clickId] = [await visit('safar', 9)];
  await query(`insert into report_delay values ($1, 10 * 86400, 20, now())`, [ids.safar]);
  expect(await questions()).toEqual([]);
  await query('update report_delay set delay_seconds = 8 * 86400');
  expect(await asked()).toEqual([clickId]);
  await query('delete from report_delay');
});

it('a no ends the question for ever, in both hosts, however often it is sent', async () => {
  const clickId = await visit('kapas', 5);
  const headers = { authorization: `Bearer ${member.accessToken}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ bought: false }) };
  const sent = await Promise.all(
    [apiHost, other, apiHost, other].map(async (host) => host.api.request(`/clicks/${clickId}/answer`, init)),
  );
  for (const response of sent) expect(await response.json()).toMatchObject({ clickId, bought: false });
  expect(await answers(clickId)).toEqual([{ bought: false }]);
  expect(await questions()).toEqual([]);
  expect((await answer(clickId, true)).status).toBe(409);
  expect(await answers(clickId)).toEqual([{ bought: false }]);
});

it('a yes stays until the order is claimed, and can be taken back', async () => {
  const [taken, other] = [await visit('safar', 6), await visit('kapas', 5)];
  expect(await (await answer(other, true)).json()).toMatchObject({ clickId: other, bought: true });
  expect(await (await answer(taken, true)).json()).toMatchObject({ bought: true });
  expect((await questions()).map(({ bought }) => bought)).toEqual([true, true]);
  expect((await answer(taken, false)).status).toBe(200);
  expect(await asked()).toEqual([other]);
  const order = { storeOrderId: 'KP-1', orderAmount: 999, orderTime: new Date().toISOString(), clickId: other };
  const claim = { disputeSourceType: 'STORE', storeId: ids.kapas, ...order };
  expect((await member.send('POST', '/disputes', claim)).status).toBe(200);
  expect(await questions()).toEqual([]);
  expect((await answer(other, false)).status).toBe(409);
});

it('an order that arrives ends the question, with a word to who answers meanwhile', async () => {
  const clickId = await visit('kapas', 5);
  await receiveReport(apiHost.database, sampleReport({ clickId, orderId: 'ASKED-1', occurredAt: new Date() }));
  expect(await questions()).toEqual([]);
  const late = await answer(clickId, true);
  expect({ status: late.status, body: await late.json() }).toMatchObject({
    status: 409,
    body: { errors: [expect.stringMatching(/arrived/)] },
  });
  expect(await answers(clickId)).toEqual([]);
});

it('of very many clicks, those of a day that was not read to its beginning are not asked about', async () => {
  const noon = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - 5 * DAY_MS + 6.5 * 60 * 60 * 1_000);
  const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const clickAt = (slug: string, clickedAt: Date) =>
    addClick(apiHost.database, member.id, { sourceId: BigInt(ids[slug] ?? 0), clickedAt });
  const [bought, later] = [await clickAt('kapas', at(0)), await clickAt('safar', at(24 * 60))];
  await receiveReport(apiHost.database, sampleReport({ clickId: bought, orderId: 'ASKED-2', occurredAt: new Date() }));
  for (let minute = 1; minute < 100; minute += 1) await clickAt('kapas', at(minute));
  expect(await asked()).toEqual([later]);
});

it('answers are only added to', async () => {
  const clickId = await visit('kapas', 5);
  await answer(clickId, true);
  for (const change of ['update click_answer set bought = false', 'delete from click_answer', 'truncate click_answer'])
    await expect(query(change)).rejects.toThrow(/only added to/);
});

it('asks a member whose referral earns nothing as everybody, and a suspended one not at all', async () => {
  const clickId = await visit('kapas', 5);
  await query(`insert into self_dealing (member_id, reasons) values ($1, '{phone}')`, [String(member.id)]);
  expect(await asked()).toEqual([clickId]);
  await suspendMember(apiHost.database.orm, {
    account: member.email,
    by: { who: 'cli:test', action: 'members suspend' },
    reason: 'fraud',
  });
  await expect.poll(async () => (await member.get('/clicks/questions')).status).toBe(401);
  expect((await answer(clickId, true)).status).toBe(401);
});
