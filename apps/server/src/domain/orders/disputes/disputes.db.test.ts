import { rmSync } from 'node:fs';
import { ClickOutcome, Dispute, type DisputeBody } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../testing/sampleMember.ts';
import { samplePng, uploadedBy } from '../../../testing/sendFile.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';

const dataDir = createDataDir();
let apiHost: TestHost;
let member: TestMember;
let ids: Record<'store' | 'offer' | 'deal' | 'card', string>;

async function idOf(table: string, slug: string): Promise<string> {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from ${table} where url_slug = $1`, [
    slug,
  ]);
  return rows[0]?.id ?? '';
}

const claimBody = (change: Partial<DisputeBody> = {}): Partial<DisputeBody> => ({
  disputeSourceType: 'STORE',
  storeId: ids.store,
  orderTime: '2026-10-30T09:20:00.000Z',
  storeOrderId: 'KP-1',
  orderAmount: 1299.5,
  ...change,
});
const send = (change?: Partial<DisputeBody>) => member.send('POST', '/disputes', claimBody(change));
const list = async (query = '') =>
  z.parse(z.array(Dispute), await (await member.get(`/disputes/my-disputes${query}`)).json());

const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function made(change?: Partial<DisputeBody>): Promise<Dispute> {
  const response = await send(change);
  expect(response.status).toBe(200);
  return z.parse(Dispute, await response.json());
}

async function clickOf(who: TestMember): Promise<string> {
  const response = await who.send('POST', `/click/${ids.store}?clickSource=STORE`, sampleDevice);
  return z.parse(ClickOutcome, await response.json()).clickId ?? '';
}

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
  ids = {
    store: await idOf('store', 'kapas'),
    offer: await idOf('offer', 'festive'),
    deal: await idOf('offer', 'is-over'),
    card: await idOf('credit_card', 'sona-card'),
  };
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await joinMember(apiHost);
});

describe('a claim', () => {
  it('is received, gets a number, and is first in the list', async () => {
    await made({ storeOrderId: 'KP-0' });
    const clickId = await clickOf(member);
    const link = await uploadedBy(apiHost, member, samplePng);
    const claim = await made({
      clickId,
      downloadLinks: [link],
      deliveryDate: '2026-11-03T00:00:00.000Z',
      message: ' Please look. ',
      coupon: '',
      giftCardUsed: false,
      disputeType: '',
    });
    expect(claim).toMatchObject({
      storeName: 'Kapas',
      disputeType: 'MISSING_CASHBACK',
      disputeStatus: 'RECEIVED',
      orderAmount: 1299.5,
      clickId,
      downloadLinks: [link],
      deliveryDate: '2026-11-03T00:00:00.000Z',
      transactionDate: null,
      message: 'Please look.',
      coupon: null,
      giftCardUsed: false,
      answer: null,
      heldUntil: null,
      answers: [],
    });
    expect(claim.ticketNumber).toMatch(/^PT-20\d\d-\d{10}$/);
    const claims = await list();
    expect(claims[0]).toEqual(claim);
    expect(claims).toHaveLength(2);
  });

  it('may be about a credit card, or a flash deal that is over', async () => {
    expect(await made({ disputeSourceType: 'CREDIT_CARD', storeId: ids.card })).toMatchObject({
      storeName: 'Sona Card',
    });
    expect(await made({ disputeSourceType: 'FLASH_DEAL', storeId: ids.deal })).toMatchObject({ storeName: 'is-over' });
    expect((await list()).map(({ storeName }) => storeName)).toEqual(['is-over', 'Sona Card']);
  });

  it('is listed without a name when its source is no longer in the catalogue', async () => {
    await made();
    await apiHost.database.pool.query('update dispute set source_id = 999999 where member_id = $1', [member.id]);
    expect(await list()).toMatchObject([{ storeName: null, storeId: '999999' }]);
  });

  it('is listed in pages', async () => {
    for (let n = 0; n < 3; n += 1) await made({ storeOrderId: `KP-${n}` });
    const response = await member.get('/disputes/my-disputes?pageNumber=1&pageSize=2');
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('x-total-pages')).toBe('2');
    expect(z.parse(z.array(Dispute), await response.json())).toMatchObject([{ storeOrderId: 'KP-0' }]);
  });
});

it('takes the time of a clock that is a few minutes ahead', async () => {
  expect((await send({ orderTime: minutesAhead(4) })).status).toBe(200);
});

describe('one order', () => {
  it('is claimed once, in any spelling of its number', async () => {
    await made();
    const again = await send({ storeOrderId: ' kp-1 ' });
    expect(again.status).toBe(409);
    const text = 'You have claimed this order before. See My Missing Cashback for its status.';
    await expect(again.json()).resolves.toMatchObject({ errors: [text] });
    await made({ disputeSourceType: 'CREDIT_CARD', storeId: ids.card });
    expect((await (await joinMember(apiHost)).send('POST', '/disputes', claimBody())).status).toBe(200);
  });

  it('claimed again leaves the files of the second claim free', async () => {
    const link = await uploadedBy(apiHost, member, samplePng);
    await made();
    expect((await send({ downloadLinks: [link] })).status).toBe(409);
    const files = await apiHost.database.pool.query('select claimed from uploaded_file where member_id = $1', [
      member.id,
    ]);
    expect(files.rows).toEqual([{ claimed: false }]);
  });

  it('is claimed once by many tries at once', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe('what is refused', () => {
  it.each<[string, () => Partial<DisputeBody>, number]>([
    ['an order of the future', () => ({ orderTime: minutesAhead(6) }), 400],
    ['an amount of three decimals', () => ({ orderAmount: 10.005 }), 400],
    ['less than a paisa', () => ({ orderAmount: 0.001 }), 400],
    ['a store that is none', () => ({ storeId: '999999999' }), 404],
    ['an id that is none', () => ({ storeId: '1e3' }), 404],
    ['a coupon offer, which is no flash deal', () => ({ disputeSourceType: 'FLASH_DEAL', storeId: ids.offer }), 404],
    ['a click that is none', () => ({ clickId: '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88' }), 404],
    ['a click that cannot be', () => ({ clickId: "' or 1=1" }), 404],
    ['a link to elsewhere', () => ({ downloadLinks: ['https://evil.example/a.png'] }), 400],
    ['a link that climbs', () => ({ downloadLinks: ['http://potli.test/api/uploads/../secrets.json'] }), 400],
    ['a file that is none', () => ({ downloadLinks: [`http://potli.test/api/uploads/${'0'.repeat(32)}.png`] }), 404],
  ])('%s', async (_kind, change, status) => {
    expect((await send(change())).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('one about a shop, or a deal of it, whose network takes no claims', async () => {
    const [kapas, ...stores] = sampleCatalogue().stores ?? [];
    if (!kapas) throw new Error('no store');
    const namesOf = async (path: string) =>
      ((await (await member.get(path)).json()) as { takesClaims?: boolean }[]).map(({ takesClaims }) => takesClaims);
    expect(await namesOf('/stores/name-id-list')).toEqual([undefined, undefined, undefined]);
    await importCatalogue(apiHost.database, {
      ...sampleCatalogue(),
      stores: [{ ...kapas, programme: { missingSales: false } }, ...stores],
    });
    const soon = await idOf('offer', 'ends-soon');
    for (const claim of [claimBody(), claimBody({ disputeSourceType: 'FLASH_DEAL', storeId: soon })])
      expect((await member.send('POST', '/disputes', claim)).status).toBe(409);
    await expect.poll(() => namesOf('/stores/name-id-list')).toContain(false);
    expect(await namesOf('/flashdeals/list/names-ids')).toContain(false);
    await importCatalogue(apiHost.database, sampleCatalogue());
    expect((await send()).status).toBe(200);
  });

  it("another member's click and file, like missing ones", async () => {
    const other = await joinMember(apiHost);
    const clickId = await clickOf(other);
    const link = await uploadedBy(apiHost, other, samplePng);
    expect((await send({ clickId })).status).toBe(404);
    expect((await send({ downloadLinks: [link] })).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

it('a member can file ten claims a day', async () => {
  const strict = await createTestHost({ rateLimits: 1 });
  try {
    const claimer = await joinMember(strict);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await claimer.send('POST', '/disputes', claimBody({ storeOrderId: `N-${n}` }))).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await strict.close();
  }
});
