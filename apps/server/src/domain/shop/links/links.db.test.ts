import { Click, listMyCustomLinks } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { signUp } from '../../../testing/signUp.ts';
import type { OrderReport } from '../../orders/reports/OrderReport.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile';
const HERE = 'http://potli.test';

let apiHost: TestHost;
let token: string;
let count = 0;

async function join(): Promise<string> {
  count += 1;
  return (await signUp(apiHost, { email: `links${count}@mail.example` })).accessToken;
}

const generate = (url: string, accessToken = token) =>
  apiHost.call(`/generate-custom-link?url=${encodeURIComponent(url)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });

const Envelope = z.object({ status: z.literal(200), message: z.literal('SUCCESS'), response: z.string() });

async function linkTo(url: string, accessToken = token): Promise<string> {
  const { response } = z.parse(Envelope, await (await generate(url, accessToken)).json());
  expect(response).toMatch(/^http:\/\/potli\.test\/api\/custom-link\/[0-9A-Za-z]{11}$/);
  return response;
}

const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

const follow = (link: string, { method = 'GET', userAgent = BROWSER, how = OPENED as Record<string, string> } = {}) =>
  apiHost.call(link.replace(`${HERE}/api`, ''), { method, headers: { ...how, 'user-agent': userAgent } });

async function myClicks(accessToken = token): Promise<Click[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return z.parse(z.array(Click), await (await apiHost.call('/clicks/my-clicks', { headers })).json());
}

async function idOf(table: string, slug: string): Promise<string> {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from ${table} where url_slug = $1`, [
    slug,
  ]);
  return rows[0]?.id ?? '';
}

beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  token = await join();
});

describe('a share link', () => {
  it('is one per member and item, for every address, also in parallel', async () => {
    const asked = [
      '/stores_details/kapas',
      `/stores_details/${await idOf('store', 'kapas')}`,
      `${HERE}/stores_details/kapas`,
      'https://kapas.example/sarees?size=7',
    ];
    const links = await Promise.all(asked.map((address) => linkTo(address)));
    expect(new Set(links).size).toBe(1);
    expect(await linkTo('/stores_details/safar')).not.toBe(links[0]);
    expect(await linkTo('/stores_details/kapas', await join())).not.toBe(links[0]);
    expect(await linkTo('/stores_details/kapas')).toBe(links[0]);
  });

  it.each([
    ['/gift_card_details/kapas-gift', 'Invalid item type selected.'],
    [`${HERE}/gift_card_details/kapas-gift`, 'Invalid item type selected.'],
    ['/stores_details/nowhere', 'We have no store or credit card at this address.'],
    ['/deals', 'We have no store or credit card at this address.'],
    ['https://evil.example/stores_details/kapas', 'We have no store or credit card at this address.'],
    ['javascript:alert(1)', 'We have no store or credit card at this address.'],
  ])('is not made for %s', async (address, text) => {
    const response = await generate(address);
    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toEqual({ status: 400, message: text, errors: [text] });
  });

  it('accepts the host of the request as this shop', async () => {
    const address = encodeURIComponent('http://192.168.1.7:3000/stores_details/kapas');
    const headers = { authorization: `Bearer ${token}`, host: '192.168.1.7:3000' };
    const response = await apiHost.call(`/generate-custom-link?url=${address}`, { method: 'POST', headers });
    expect(response.status).toBe(200);
  });
});

describe('following a share link', () => {
  it('is a click of its owner at the rate of the shop, and is not cached', async () => {
    const link = await linkTo('/stores_details/kapas');
    const response = await follow(link);
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const [click, ...others] = await myClicks();
    expect(others).toEqual([]);
    expect(click).toMatchObject({
      clickSource: 'CUSTOM_LINK',
      itemType: 'STORE',
      storeId: await idOf('store', 'kapas'),
      cashbackPercentageForUserAtTheTimeOfClick: 5,
    });
    expect(response.headers.get('location')).toBe(`https://kapas.example/?ref=${click?.clickId}`);
  });

  it('to a card shows the card, not the store with the same id', async () => {
    const response = await follow(await linkTo('/credit_card_details/sona-card'));
    const [click] = await myClicks();
    expect(click).toMatchObject({ itemType: 'CREDIT_CARD', storeId: await idOf('credit_card', 'sona-card') });
    expect(response.headers.get('location')).toBe(`https://nandi.example/apply?ref=${click?.clickId}`);
  });

  it('by many in parallel is as many clicks', async () => {
    const link = await linkTo('/stores_details/safar');
    const places = await Promise.all(
      Array.from({ length: 100 }, async () => (await follow(link)).headers.get('location')),
    );
    expect(new Set(places).size).toBe(100);
    const { rows } = await apiHost.database.pool.query('select count(*)::int from click where redirect_url = any($1)', [
      places,
    ]);
    expect(rows).toEqual([{ count: 100 }]);
  });

  it('by HEAD, by a program, as a picture or ahead of time opens the page of the item and is not a click', async () => {
    const link = await linkTo('/stores_details/kapas');
    const image = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    const ahead = { ...OPENED, 'sec-purpose': 'prefetch' };
    const visits = [{ method: 'HEAD' }, { userAgent: 'WhatsApp/2.24.6.77 A' }, { userAgent: '' }];
    for (const visit of [...visits, { how: image }, { how: ahead }, { how: {} }]) {
      const response = await follow(link, visit);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${HERE}/stores_details/kapas`);
    }
    expect(await myClicks()).toEqual([]);
  });

  it('to an old address that would be refused now is normalised, or is not a click', async () => {
    const link = await linkTo('/stores_details/anokhi-dukaan');
    const store = (address: string) =>
      apiHost.database.pool.query(`update store set redirection_url = $1 where url_slug = 'anokhi-dukaan'`, [address]);
    try {
      for (const address of ['https://a.example/\r\nSet-Cookie: a=b', 'https://u:p@a.example/', 'nonsense']) {
        await store(address);
        // the cache gets the change
        await expect
          .poll(async () => (await follow(link)).headers.get('location'))
          .toBe(`${HERE}/stores_details/anokhi-dukaan`);
      }
      const before = await myClicks();
      expect((await follow(link)).status).toBe(302);
      expect(await myClicks()).toEqual(before);
      await store('https://a.example/साड़ी?ref={clickId}');
      await expect
        .poll(async () => (await follow(link)).headers.get('location'))
        .toMatch(/^https:\/\/a\.example\/%E0[%\w]+\?ref=[\w-]{36}$/);
    } finally {
      await store('https://anokhi-dukaan.example/?ref={clickId}');
    }
  });

  it('of a suspended member is not a click', async () => {
    const link = await linkTo('/creditcards_details/sona-card');
    await apiHost.database.pool.query(`update member set suspended_at = now() where email = $1`, [
      `links${count}@mail.example`,
    ]);
    const { headers } = await follow(link);
    expect(headers.get('location')).toBe(`${HERE}/creditcards_details/sona-card`);
    const { rows } = await apiHost.database.pool.query(
      `select from click join member on member.id = member_id where email = $1`,
      [`links${count}@mail.example`],
    );
    expect(rows).toHaveLength(0);
  });

  it('that does not exist opens the not-found page', async () => {
    const response = await follow(`${HERE}/api/custom-link/nowhere`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${HERE}/404`);
  });
});

describe('the list of share links', () => {
  const madeLinks = async (accessToken = token) => {
    const response = await apiHost.call('/my-custom-links', { headers: { authorization: `Bearer ${accessToken}` } });
    return z.parse(listMyCustomLinks.response, await response.json()).response;
  };
  const report = (clickId: string | undefined, change: Partial<OrderReport>) =>
    receiveReport(apiHost.database, {
      network: 'sim',
      eventId: `${clickId} ${change.status}`,
      orderId: clickId ?? '',
      clickId: clickId ?? null,
      status: 'tracked',
      saleAmountPaise: 100_000n,
      occurredAt: new Date(),
      ...change,
    });

  it('is newest first, with names, clicks and earnings, only of the member', async () => {
    const links = [await linkTo('/stores_details/kapas'), await linkTo('/creditcards_details/sona-card')];
    const others = await join();
    await follow(await linkTo('/stores_details/kapas', others));
    for (let n = 0; n < 3; n += 1) await follow(links[0] ?? '');
    const [pending, paid, declined] = await myClicks();
    await report(pending?.clickId, {});
    await report(paid?.clickId, { status: 'approved' });
    await report(declined?.clickId, { status: 'rejected', reason: 'CANCELLED' });

    const [card, shop, ...more] = await madeLinks();
    expect(more).toEqual([]);
    expect(card).toMatchObject({ storeName: 'Sona Card', itemType: 'CREDIT_CARD', clicks: 0, earnedAmount: 0 });
    expect(shop).toMatchObject({ storeName: 'Kapas', itemType: 'STORE', clicks: 3, earnedAmount: 100 });
    expect(links).toEqual([shop, card].map((link) => `${HERE}/api/custom-link/${link?.urlHash}`));
    expect(await madeLinks(others)).toMatchObject([{ storeName: 'Kapas', clicks: 1, earnedAmount: 0 }]);
  });

  it('lists a link whose item is no longer in the catalogue', async () => {
    await linkTo('/stores_details/safar');
    await apiHost.database.pool.query(
      `update custom_link set item_id = 999999 where member_id = (select id from member where email = $1)`,
      [`links${count}@mail.example`],
    );
    expect(await madeLinks()).toMatchObject([{ storeId: '999999', storeName: null }]);
  });
});

describe('limits', () => {
  it('count visits by address, and new links by member', async () => {
    const strict = await createTestHost({ rateLimits: 1 });
    try {
      const { accessToken } = await signUp(strict);
      const statuses = async (times: number, call: () => Promise<Response>) =>
        (await Promise.all(Array.from({ length: times }, call))).map(({ status }) => status);
      const followed = await statuses(61, () => strict.call('/custom-link/nowhere', {}, '10.0.0.1'));
      expect(followed.filter((status) => status === 429)).toHaveLength(1);
      expect((await strict.call('/custom-link/nowhere', {}, '10.0.0.2')).status).toBe(302);
      const init = { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } };
      const made = await statuses(31, () => strict.call('/generate-custom-link?url=/deals', init));
      expect(made.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});
