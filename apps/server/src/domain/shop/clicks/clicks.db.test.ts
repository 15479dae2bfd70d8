import { randomUUID } from 'node:crypto';
import { Click, ClickOutcome, type ClickTarget } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiHost } from '../../../ApiHost.ts';
import { recordPastClicks } from '../../../demo/recordPastClicks.ts';
import { unavailable } from '../../../errors/ProblemError.ts';
import { createRateLimiter } from '../../../limits/createRateLimiter.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleCatalogue, sampleStore } from '../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../testing/sampleMember.ts';
import { signUp } from '../../../testing/signUp.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../catalogue/read/readClickDestination.ts';
import { type ClickRow, createClickWriter, toClickRow } from './clickRows.ts';
import { createClickService } from './createClickService.ts';

/** A store without a link, which pays 5 %. */
const destination = {
  id: 1n,
  redirectUrl: null,
  rateCardId: null,
  termsId: null,
  cashbackBasisPoints: 500,
  cashbackPaise: 0n,
};

let apiHost: TestHost;
let token: string;
let email: string;
let count = 0;

async function idBy(question: string, value: string): Promise<string> {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(question, [value]);
  return rows[0]?.id ?? '';
}
const idOf = (table: string, slug: string) => idBy(`select id from ${table} where url_slug = $1`, slug);
const memberId = async () => BigInt(await idBy('select id from member where email = $1', email));

const click = (id: string, source: ClickTarget, accessToken = token) =>
  apiHost.call(`/click/${id}?clickSource=${source}`, postJson(sampleDevice, accessToken));

async function myClicks(query = '', accessToken = token) {
  const response = await apiHost.call(`/clicks/my-clicks${query}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return {
    rows: z.parse(z.array(Click), await response.json()),
    total: Number(response.headers.get('x-total-count')),
    pages: Number(response.headers.get('x-total-pages')),
  };
}

/** Milliseconds since 1970, the first part of a UUIDv7. */
const instantOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  count += 1;
  email = `clicks${count}@mail.example`;
  token = (await signUp(apiHost, { email })).accessToken;
});

describe('a click', () => {
  it.each<[ClickTarget, string, string, string, number, number]>([
    ['STORE', 'store', 'kapas', 'https://kapas.example/?ref=', 0, 5],
    ['OFFER', 'offer', 'for-ever', 'https://for-ever.example/deal?ref=', 99.5, 0],
    ['CREDIT_CARD', 'credit_card', 'sona-card', 'https://nandi.example/apply?ref=', 1250.5, 0],
  ])(
    'on a %s carries its id to the shop and its rate into the list',
    async (source, table, slug, link, rupees, percent) => {
      const id = await idOf(table, slug);
      const response = await click(id, source);
      expect(response.status).toBe(200);
      const { clickId, redirectUrl } = z.parse(ClickOutcome, await response.json());
      expect(redirectUrl).toBe(`${link}${clickId}`);

      const { rows, total } = await myClicks();
      expect(total).toBe(1);
      expect(rows[0]?.clickTime).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(Date.parse(rows[0]?.clickTime ?? '')).toBe(instantOf(clickId ?? ''));
      expect(rows[0]).toMatchObject({
        clickId,
        clickSource: source,
        storeId: id,
        defaultCashbackForUserAtTheTimeOfClick: rupees,
        cashbackPercentageForUserAtTheTimeOfClick: percent,
      });
    },
  );

  it('on a gift card has no external target', async () => {
    const response = await click(await idOf('gift_card', 'kapas-gift'), 'GIFT_CARD');
    const { clickId, redirectUrl } = z.parse(ClickOutcome, await response.json());
    expect(clickId).toBeTruthy();
    expect(redirectUrl).toBeUndefined();
  });

  it.each([
    ['a house', 12.971598, 77.594566, 12.97, 77.59],
    ['south and west', -12.978, -77.594566, -12.98, -77.59],
    ['nowhere, where the place was denied', 0, 0, 0, 0],
  ])('keeps the town of %s', async (_, latitude, longitude, keptLatitude, keptLongitude) => {
    const body = postJson({ ...sampleDevice, latitude, longitude }, token);
    await apiHost.call(`/click/${await idOf('store', 'kapas')}?clickSource=STORE`, body);
    const { rows } = await apiHost.database.pool.query(
      `select device->'latitude' as latitude, device->'longitude' as longitude from click where member_id = $1`,
      [await memberId()],
    );
    expect(rows).toEqual([{ latitude: keptLatitude, longitude: keptLongitude }]);
  });

  it('on an unknown item is refused and leaves nothing', async () => {
    expect((await click('424242', 'STORE')).status).toBe(404);
    expect((await myClicks()).total).toBe(0);
  });

  it('has its old rate when the store changes', async () => {
    const id = await idOf('store', 'safar');
    await click(id, 'STORE');
    const safar = sampleStore('safar', { rates: [{ appliesTo: 'Everything', percent: 1 }] });
    await importCatalogue(apiHost.database, { version: 1, stores: [safar] });
    const newest = async () => {
      await click(id, 'STORE');
      return (await myClicks()).rows[0]?.cashbackPercentageForUserAtTheTimeOfClick;
    };
    await expect.poll(newest).toBe(1);
    const { rows } = await myClicks('?pageSize=250');
    expect(rows.at(-1)?.cashbackPercentageForUserAtTheTimeOfClick).toBe(5);
  });

  it('is visible only to its member', async () => {
    await click(await idOf('store', 'kapas'), 'STORE');
    const other = await signUp(apiHost, { email: `other${count}@mail.example` });
    expect(await myClicks('', other.accessToken)).toEqual({ rows: [], total: 0, pages: 0 });
  });

  it('that cannot be written does not fail others', async () => {
    const made = { memberId: await memberId(), source: 'STORE', device: sampleDevice, clickedAt: new Date() };
    const row = (source: string) => toClickRow({ ...made, id: randomUUID(), source, destination });
    const writer = createClickWriter(apiHost.database);
    const rows = Array.from({ length: 20 }, (_, n) => row(n === 7 ? 'NOWHERE' : 'STORE'));
    const outcomes = await Promise.allSettled(rows.map((each) => writer.add(each)));
    expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([7]);
    expect((await myClicks()).total).toBe(19);
  });
});

describe('a click with a key', () => {
  const send = (host: ApiHost, key: string) => {
    const { headers, ...init } = postJson(sampleDevice, token);
    return host.api.request(address, { ...init, headers: { ...headers, 'idempotency-key': key } });
  };
  let address: string;
  beforeAll(async () => {
    address = `/click/${await idOf('store', 'kapas')}?clickSource=STORE`;
  });

  it.each([
    ['a UUID', randomUUID()],
    ['no UUID', 'a-key-of-other-letters'],
  ])('that is %s is recorded once, also after a lost response', async (_, key) => {
    let lost = 0;
    const { database } = apiHost;
    const writer = createClickWriter(database);
    const add = async (row: ClickRow) => {
      await writer.add(row);
      lost += 1;
      throw unavailable();
    };
    const losing = createClickService({
      database,
      limits: createRateLimiter(0, database.pool),
      findDestination: (source, id) => readClickDestination(database.orm, source, id),
      writer: { ...writer, add },
      memberDevices: { noteVisitor: async () => {} },
    });
    const target = { source: 'STORE', targetId: await idOf('store', 'kapas') } as const;
    const click = { ...target, memberId: await memberId(), device: sampleDevice, idempotencyKey: key };
    for (const _ of [1, 2]) await expect(losing.record(click)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(lost).toBe(2);
    const { rows, total } = await myClicks();
    expect(total).toBe(1);
    const { clickId, redirectUrl } = z.parse(ClickOutcome, await (await send(apiHost, key)).json());
    expect(clickId).toBe(rows[0]?.clickId);
    expect(redirectUrl).toBe(`https://kapas.example/?ref=${clickId}`);
    expect((await myClicks()).total).toBe(1);
  });

  it('is recorded once among parallel clicks', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `key-of-many-clicks-${n % 10}`);
    const outcomes = await Promise.all(keys.map(async (key) => (await send(apiHost, key)).json()));
    const ids = outcomes.map((outcome) => z.parse(ClickOutcome, outcome).clickId);
    expect(ids.map((id) => ids.indexOf(id))).toEqual(keys.map((key) => keys.indexOf(key)));
    expect((await myClicks()).total).toBe(10);
  });
});

describe('my clicks', () => {
  it('are listed newest first, in pages, over a year', async () => {
    const made = { memberId: await memberId(), source: 'STORE', device: sampleDevice, destination };
    const times = Array.from({ length: 730 }, (_, n) => new Date(Date.UTC(2025, 0, 1) + n * 43_200_000));
    await recordPastClicks(
      apiHost.database.orm,
      times.map((clickedAt) => ({ ...made, clickedAt })),
    );

    const first = await myClicks('?pageNumber=0&pageSize=50');
    const second = await myClicks('?pageNumber=1&pageSize=50');
    expect(first).toMatchObject({ total: 730, pages: 15 });
    const newestFirst = times.map((time) => time.toISOString()).toReversed();
    expect([...first.rows, ...second.rows].map(({ clickTime }) => clickTime)).toEqual(newestFirst.slice(0, 100));
  });
});

describe('limits', () => {
  it('allow thirty clicks a minute, and say when to retry', async () => {
    const strict = await createTestHost({ rateLimits: 1 });
    try {
      await importCatalogue(strict.database, sampleCatalogue());
      const { accessToken } = await signUp(strict);
      const { rows } = await strict.database.pool.query<{ id: string }>('select id from store');
      const address = `/click/${rows[0]?.id}?clickSource=STORE`;
      const clicks = Array.from({ length: 31 }, () => strict.call(address, postJson(sampleDevice, accessToken)));
      const refused = (await Promise.all(clicks)).filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});
