import { Click, ErrorEnvelope, getMyCashback, OrderStory, Payout, Transaction, Wallet } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkRecent } from '../domain/ledger/journals/checkLedger.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createFakeBank } from '../testing/createFakeBank.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { createTestProcessor } from '../testing/createTestProcessor.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { addClick, sampleReport } from '../testing/sampleMoney.ts';
import { signUp } from '../testing/signUp.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let apiHost: TestHost;
let token: string;
let otherToken: string;
let memberId: bigint;

async function get<Schema extends z.ZodMiniType>(schema: Schema, path: string, as = token) {
  const response = await apiHost.call(path, { headers: { authorization: `Bearer ${as}` } });
  const parsed = response.ok ? z.parse(schema, await response.json()) : undefined;
  return { status: response.status, body: parsed, total: Number(response.headers.get('x-total-count')) };
}
const ordersBy = (query = '', as = token) => get(z.array(Transaction), `/transactions/my-transactions${query}`, as);
const idOf = async (email: string) => {
  const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from member where email = $1', [email]);
  return BigInt(rows[0]?.id ?? 0);
};

/** An order with a click so many days ago. Returns its network number. */
async function order(clicked: number, ...reports: ['tracked' | 'approved' | 'rejected', number][]): Promise<string> {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  const sourceId = BigInt(rows[0]?.id ?? 0);
  const clickId = await addClick(apiHost.database, memberId, { clickedAt: ago(clicked), sourceId });
  const orderId = `OD-${clicked}`;
  for (const [status, days] of reports) {
    const reason = status === 'rejected' ? 'ITEM_RETURNED' : null;
    await receiveReport(apiHost.database, sampleReport({ clickId, orderId, status, reason, occurredAt: ago(days) }));
  }
  return orderId;
}

beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
  token = (await signUp(apiHost, { email: 'money@mail.example' })).accessToken;
  otherToken = (await signUp(apiHost, { email: 'stranger@mail.example' })).accessToken;
  memberId = await idOf('money@mail.example');

  await order(90, ['tracked', 89], ['approved', 50]);
  await createTestProcessor({ database: apiHost.database }).pay(memberId);
  await order(80, ['tracked', 79], ['rejected', 49]);
  await order(70, ['tracked', 69], ['approved', 30], ['rejected', 20]);
  await order(60, ['tracked', 59], ['approved', 20]);
  const bank = createFakeBank(() => 'lost');
  await order(58, ['tracked', 57], ['approved', 18]);
  await createTestProcessor({ database: apiHost.database, bank }).pay(memberId);
  await order(50, ['tracked', 49], ['approved', 2]);
  await order(40, ['tracked', 39]);
  await order(3, ['tracked', 2]);
});
afterAll(() => apiHost.close());

describe('my wallet', () => {
  it('has the four totals', async () => {
    expect((await get(Wallet, '/wallets/my-wallet')).body).toEqual({
      trackedAmount: 100,
      walletBalance: 150,
      bankTransferedAmount: 50,
      rejectedAmount: 100,
      heldAmount: 100,
      forfeitedAmount: 0,
    });
  });

  it('is empty at first', async () => {
    expect((await get(Wallet, '/wallets/my-wallet', otherToken)).body).toEqual({
      trackedAmount: 0,
      walletBalance: 0,
      bankTransferedAmount: 0,
      rejectedAmount: 0,
      heldAmount: 0,
      forfeitedAmount: 0,
    });
  });

  it('lists the entries behind it: they add up to the totals', async () => {
    const path = '/cashback-controller/my-cashback';
    const { body } = await get(getMyCashback.response, `${path}?pageSize=250`);
    const sumOf = (account: string) =>
      body?.entries
        .flatMap(({ changes }) => changes)
        .filter((change) => change.account === account)
        .reduce((sum, { amount }) => sum + amount, 0);
    expect([body?.heldAmount, body?.debtAmount]).toEqual([100, 0]);
    expect(['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT'].map(sumOf)).toEqual([100, 50, 100, 50, 100, 0]);
    expect(body?.entries.toSorted((a, b) => b.at.localeCompare(a.at))).toEqual(body?.entries);
    const second = await get(getMyCashback.response, `${path}?pageSize=5&pageNumber=1`);
    expect(second.body?.entries).toEqual(body?.entries.slice(5, 10));
    expect(second.body?.totalElements).toBe(body?.entries.length);
  });
});

describe('my orders', () => {
  it('are listed last reported first, in pages, with their statuses', async () => {
    const { body, total } = await ordersBy();
    expect(total).toBe(8);
    expect(body?.map(({ currentStatus }) => currentStatus)).toEqual([
      'TRACKED',
      'UNDER_REVIEW',
      'CONFIRMED',
      'PAYABLE',
      'PAYABLE',
      'REVERSED',
      'REJECTED',
      'PAID',
    ]);
    expect(body?.[0]).toMatchObject({ cashbackAmount: 50, saleAmount: 1_000, storeName: 'Kapas' });
    const second = await ordersBy('?page=1&size=3');
    expect(second.body).toEqual(body?.slice(3, 6));
  });

  it.each(['TRACKED', 'UNDER_REVIEW', 'CONFIRMED', 'PAYABLE', 'PAID', 'REJECTED', 'REVERSED'])(
    'can be asked for by status: %s',
    async (status) => {
      const { body, total } = await ordersBy(`?status=${status}`);
      expect(total).toBe(status === 'PAYABLE' ? 2 : 1);
      expect(body?.every(({ currentStatus }) => currentStatus === status)).toBe(true);
    },
  );

  it('are visible only to their member', async () => {
    expect(await ordersBy('', otherToken)).toMatchObject({ status: 200, body: [], total: 0 });
    expect((await ordersBy('', 'none')).status).toBe(401);
    const [mine] = (await ordersBy()).body ?? [];
    const path = `/transactions/${mine?.id}/story`;
    expect((await get(OrderStory, path)).status).toBe(200);
    expect((await get(OrderStory, path, otherToken)).status).toBe(404);
    expect((await get(OrderStory, '/transactions/99999999/story')).status).toBe(404);
    expect((await get(OrderStory, '/transactions/none/story')).status).toBe(404);
  });

  it('have the name of the clicked item', async () => {
    const [mine] = (await ordersBy()).body ?? [];
    const response = await apiHost.call('/clicks/my-clicks', { headers: { authorization: `Bearer ${token}` } });
    const clicks = z.parse(z.array(Click), await response.json());
    expect(clicks.find(({ clickId }) => clickId === mine?.clickId)?.transactionId).toBe(mine?.id);
  });
});

describe('the story of an order', () => {
  const storyOf = async (status: string) => {
    const { body } = await ordersBy(`?status=${status}`);
    return (await get(OrderStory, `/transactions/${body?.[0]?.id}/story`)).body;
  };

  it('of a paid order has the payout', async () => {
    expect(await storyOf('PAID')).toMatchObject({
      clickSource: 'STORE',
      cashbackPercentage: 5,
      storeOrderId: 'OD-90',
      declineReason: null,
      payout: { status: 'SUCCESS', utr: 'UTR0' },
    });
  });

  it('of a declined order says why, in plain words', async () => {
    const reason = 'The order was returned, so the shop pays nothing for it.';
    expect(await storyOf('REJECTED')).toMatchObject({ declineReason: reason, payout: null });
    expect(await storyOf('REVERSED')).toMatchObject({ declineReason: reason });
  });

  it('promises no transfer without a bank account', async () => {
    const story = await storyOf('CONFIRMED');
    expect(story?.steps.at(-1)).toMatchObject({ kind: 'SENT_TO_BANK', state: 'current', expectedBy: null });
  });
});

it('my payouts are listed newest first', async () => {
  const { body, total } = await get(z.array(Payout), '/payouts/my-payouts');
  expect(total).toBe(2);
  expect(body?.map(({ status, amount }) => [status, amount])).toEqual([
    ['PROCESSING', 100],
    ['SUCCESS', 50],
  ]);
  expect((await get(z.array(Payout), '/payouts/my-payouts', otherToken)).body).toEqual([]);
});

describe('the check of the ledger', () => {
  it('is for the operator', async () => {
    const response = await apiHost.call('/admin/ledger/check', { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(403);
    const { errors } = z.parse(ErrorEnvelope, await response.json());
    expect(errors[0]).toBe('You do not have permission to do this.');
    expect((await apiHost.call('/admin/ledger/check')).status).toBe(401);
  });

  it('finds nothing wrong', async () => {
    await apiHost.database.pool.query(`update member set role = 'ADMIN' where email = 'stranger@mail.example'`);
    const answer = z.record(z.string(), z.union([z.number(), z.string()]));
    const { body } = await get(answer, '/admin/ledger/check', otherToken);
    expect(body).toMatchObject({ ...soundLedger, kind: 'full' });
  });

  it('answers the last result, with its time', async () => {
    const answer = z.record(z.string(), z.union([z.number(), z.string()]));
    const { body } = await get(answer, '/admin/ledger/check', otherToken);
    expect((await get(answer, '/admin/ledger/check', otherToken)).body).toEqual(body);
    await checkRecent(apiHost.database);
    const { body: later } = await get(answer, '/admin/ledger/check', otherToken);
    expect(later).toMatchObject({ ...soundLedger, kind: 'recent' });
    expect(String(later?.checkedAt) > String(body?.checkedAt)).toBe(true);
  });
});
