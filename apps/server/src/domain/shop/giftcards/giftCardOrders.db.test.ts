import { listGiftCardOrders, MASKED_PIN } from '@potli/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { addGiftCardOrder, type NewGiftCardOrder } from './giftCardOrderRows.ts';

const sealer = createSealer(testSettings.piiKey);
const PIN = '482913';
let apiHost: TestHost;
let member: TestMember;

const record = (change: Partial<NewGiftCardOrder> = {}) =>
  addGiftCardOrder(apiHost.database.orm, sealer, {
    memberId: member.id,
    paymentPaise: 192_050n,
    stage: 'DELIVERED',
    orderedAt: new Date('2026-10-01T10:00:00Z'),
    paymentCompletedAt: new Date('2026-10-01T10:01:00Z'),
    lines: [
      {
        brandName: 'Kapas',
        facePaise: 100_000n,
        count: 1,
        vouchers: [{ cardNumber: '6204 1180 7330 0001', pin: PIN, expiresOn: '2027-10-31' }],
      },
      { brandName: 'Safar', facePaise: 50_000n, count: 2, vouchers: [] },
    ],
    ...change,
  });
const history = async (query = '') =>
  z.parse(listGiftCardOrders.response, await (await member.get(`/giftcard/orders/history${query}`)).json());

beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
});

it('an order shows its lines, and its vouchers after delivery', async () => {
  const id = await record();
  expect(await history()).toEqual({
    totalPages: 1,
    totalElements: 1,
    content: [
      {
        id: String(id),
        orderAmount: 2000,
        paymentStatus: 'SUCCESS',
        orderStatus: 'SUCCESS',
        paymentCompletedAt: '2026-10-01T10:01:00.000Z',
        paymentMetadata: { paymentAmount: 1920.5 },
        purchaseOrders: [
          {
            cost: 1000,
            count: 1,
            itemDetails: { brandName: 'Kapas' },
            itemDetailsForUser: {
              data: [
                {
                  voucher_ref: '6204 1180 7330 0001',
                  pin_code: MASKED_PIN,
                  expiration_date: '2027-10-31',
                  voucher_id: expect.any(String) as string,
                },
              ],
            },
          },
          { cost: 500, count: 2, itemDetails: { brandName: 'Safar' }, itemDetailsForUser: { data: [] } },
        ],
        stage: 'DELIVERED',
        orderedAt: '2026-10-01T10:00:00.000Z',
        payableUntil: null,
        gift: null,
        refund: null,
      },
    ],
  });
});

it('orders are listed newest first, in pages from 0', async () => {
  for (const day of ['03', '01', '02'])
    await record({ orderedAt: new Date(`2026-10-${day}T10:00:00Z`), lines: [line(day)] });
  const brands = async (query: string) =>
    (await history(query)).content.map(({ purchaseOrders }) => purchaseOrders[0]?.itemDetails.brandName);
  expect(await brands('?page=0&size=2')).toEqual(['03', '02']);
  expect(await brands('?page=1&size=2')).toEqual(['01']);
  expect(await history('?page=9&size=2')).toEqual({ content: [], totalPages: 2, totalElements: 3 });
});

it('are visible only to their member', async () => {
  await record();
  member = await joinMember(apiHost);
  expect(await history()).toEqual({ content: [], totalPages: 0, totalElements: 0 });
});

it('no PIN is readable in the database, and none opens in another row', async () => {
  await record();
  await record();
  const { pool } = apiHost.database;
  const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from gift_card_voucher');
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain(PIN);
  await pool.query('update gift_card_voucher set sealed = (select sealed from gift_card_voucher limit 1)');
  expect((await member.get('/giftcard/orders/history')).status).toBe(500);
});

function line(brandName: string): NewGiftCardOrder['lines'][number] {
  return { brandName, facePaise: 100n, count: 1, vouchers: [] };
}
