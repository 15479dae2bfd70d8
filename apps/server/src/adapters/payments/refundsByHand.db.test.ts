import { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readGiftCardBook } from '../../domain/ledger/books/readGiftCardBook.ts';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { readMails } from '../../domain/platform/mail/readMails.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { countLateRefunds } from '../../domain/shop/checkout/readRefunds.ts';
import type { TestMember } from '../../testing/joinMember.ts';
import { openRefundingShop, type RefundingShop } from '../../testing/payments/openRefundingShop.ts';
import { startRazorpayPayments } from '../../testing/payments/startPaymentDoubles.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { testSettings } from '../../testing/testSettings.ts';

const PAID = 47_875;
const REFERENCE = 'N335260011223344';

let shop: RefundingShop;
let admin: TestMember;
beforeAll(async () => {
  shop = await openRefundingShop('razorpay', startRazorpayPayments);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.newBuyer();
  admin = await shop.joinAdmin();
  shop.double.refunds.refundStatus = 'failed';
});
afterEach(async () => {
  expect(await checkLedger(shop.database)).toEqual(soundLedger);
});

const byHand = (order: string, body: object) =>
  admin.send('POST', `/admin/refunds/${order}/by-hand`, { reason: 'Account closed', ...body });
const errorOf = async (response: Response) => {
  const { status, errors } = z.parse(
    z.object({ status: z.number(), errors: z.array(z.string()) }),
    await response.json(),
  );
  return [status, errors[0]];
};
const list = async (query = '') =>
  z.parse(z.array(GiftCardRefund), await (await admin.get(`/admin/refunds${query}`)).json());

it('one is closed with the reference of a transfer: it leaves the list, is in the books, and its buyer is told', async () => {
  const { id, at } = await shop.payWithoutVoucher();
  const before = await readGiftCardBook(shop.database.orm);
  expect((await list()).map(({ order }) => order)).toContain(id);
  const closed = z.parse(GiftCardRefund, await (await byHand(id, { reference: REFERENCE })).json());
  expect(closed).toMatchObject({ order: id, late: false, byHand: { reference: REFERENCE, amount: PAID / 100 } });
  expect((await list()).map(({ order }) => order)).not.toContain(id);
  expect((await list('?state=closed'))[0]).toEqual(closed);
  const after = await readGiftCardBook(shop.database.orm);
  // the provider still holds the payment, and the shop has sent its own money
  expect(after.owedToBuyers).toBeCloseTo(before.owedToBuyers - PAID / 100);
  expect(after.atProvider).toBeCloseTo(before.atProvider);
  const order = await shop.orderOf(id);
  expect(order).toMatchObject({ stage: 'REFUNDED', refund: { amount: PAID / 100, reference: REFERENCE } });
  const mails = await readMails(shop.database.orm, createSealer(testSettings.piiKey));
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining(`Reference: ${REFERENCE}`));
  // the attempt that was due is not made
  shop.double.refunds.refundStatus = 'processed';
  await shop.askAfter(1.1);
  await shop.restart();
  await shop.tell(at);
  expect([shop.keysOf(at).length, shop.double.refunds.refundedOf(at)]).toEqual([1, 0]);
  expect(await errorOf(await byHand(id, { reference: REFERENCE }))).toEqual([
    409,
    'The money of this order has gone back already.',
  ]);
});

it('one that a person has taken over gets no attempt, and is late until its transfer is noted', async () => {
  const late = await countLateRefunds(shop.database.orm);
  const { id, at } = await shop.payWithoutVoucher();
  expect(await countLateRefunds(shop.database.orm)).toBe(late);
  expect(await byHand(id, {})).toMatchObject({ status: 200 });
  expect(await countLateRefunds(shop.database.orm)).toBe(late + 1);
  shop.double.refunds.refundStatus = 'processed';
  for (const hours of [1.1, 8, 80]) await shop.askAfter(hours);
  await shop.tell(at);
  expect(shop.keysOf(at)).toHaveLength(1);
  expect((await shop.orderOf(id)).stage).toBe('REFUNDING');
  // a refund at the dashboard still counts
  shop.double.refunds.refundAtDashboard(at);
  await shop.askAfter(82);
  expect((await shop.orderOf(id)).stage).toBe('REFUNDED');
});

it('only the rest is sent by hand, where the provider has sent a part', async () => {
  const { id, at } = await shop.payWithoutVoucher();
  shop.double.refunds.refundStatus = 'processed';
  shop.double.refunds.refundAtDashboard(at, 10_000);
  const closed = z.parse(GiftCardRefund, await (await byHand(id, { reference: REFERENCE })).json());
  expect(closed.byHand?.amount).toBe(PAID / 100 - 100);
});

it.each([
  ['pending', 200, /^A refund is on its way as rfnd_\d+\. Only if the provider confirms/],
  ['processed', 409, /^The provider has sent it back as rfnd_\d+/],
])('one that the provider says is %s is not closed beside it', async (status, whenConfirmed, text) => {
  const { id, at } = await shop.payWithoutVoucher();
  shop.double.refunds.refundStatus = status;
  shop.double.refunds.refundAtDashboard(at);
  expect(await errorOf(await byHand(id, { reference: REFERENCE }))).toEqual([409, expect.stringMatching(text)]);
  expect((await byHand(id, { reference: REFERENCE, isConfirmed: true })).status).toBe(whenConfirmed);
});

it('where the provider gives no answer, somebody has to confirm that it sends nothing', async () => {
  const { id } = await shop.payWithoutVoucher();
  shop.double.drops = 1;
  expect(await errorOf(await byHand(id, { reference: REFERENCE }))).toEqual([
    409,
    'The provider does not say what it has sent. Ask it, and confirm that it sends nothing.',
  ]);
  shop.double.drops = 1;
  expect(await byHand(id, { reference: REFERENCE, isConfirmed: true })).toMatchObject({ status: 200 });
});

it('nothing is changed under an attempt', async () => {
  const { id } = await shop.payWithoutVoucher();
  await shop.database.pool.query('update gift_card_order set refund_attempt_at = now() where id = $1', [id]);
  expect(await errorOf(await byHand(id, { reference: REFERENCE, isConfirmed: true }))).toEqual([
    409,
    'The provider is being asked to refund this order. Try again in two minutes.',
  ]);
});

it('the job and a person at once never send the money twice', async () => {
  for (let round = 0; round < 6; round += 1) {
    await shop.newBuyer();
    shop.double.refunds.refundStatus = 'failed';
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.refundStatus = 'processed';
    const closing = new Promise((resolve) => setTimeout(resolve, round * 8)).then(() =>
      byHand(id, { reference: REFERENCE }),
    );
    const [closed] = await Promise.all([closing, shop.askAfter(1.1).catch(() => undefined)]);
    await shop.askAfter(3);
    const byProvider = shop.double.refunds.refundedOf(at);
    expect(byProvider + (closed.status === 200 ? PAID : 0)).toBe(PAID);
  }
});

it('takes an order that there is, of whoever may see money', async () => {
  expect((await byHand('999999999', {})).status).toBe(404);
  const support = await shop.joinAdmin();
  await shop.database.pool.query(`update member set role = 'SUPPORT' where id = $1`, [support.id]);
  expect((await support.get('/admin/refunds')).status).toBe(403);
});
