import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createGiftCardOrder, GiftCardOrder } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import type { PaymentWebhook } from '../../domain/shop/checkout/PaymentPort.ts';
import { addToStock } from '../../domain/shop/giftcards/voucherStock.ts';
import { createDataDir } from '../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../testing/joinMember.ts';
import {
  type PaymentDouble,
  startCashfreePayments,
  startRazorpayPayments,
} from '../../testing/payments/startPaymentDoubles.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { testSettings } from '../../testing/testSettings.ts';

const Ordered = createGiftCardOrder.response;
const HOUR_MS = 3_600_000;

describe.each([
  ['razorpay', startRazorpayPayments],
  ['cashfree', startCashfreePayments],
] as const)('%s', (name, start) => {
  const dataDir = createDataDir();
  let double: PaymentDouble;
  let apiHost: TestHost;
  let ravi: TestMember;
  let giftCardId: string;

  beforeAll(async () => {
    double = await start();
    apiHost = await createTestHost({ dataDir, payment: double.settings });
    await importCatalogue(apiHost.database, sampleCatalogue());
    const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from gift_card');
    giftCardId = rows[0]?.id ?? '';
  });
  afterAll(async () => {
    await apiHost.close();
    await double.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    ravi = await joinMember(apiHost);
  });

  async function stock(count: number): Promise<void> {
    await apiHost.database.pool.query('delete from gift_card_voucher where line_id is null');
    const kind = { giftCardSlug: 'kapas-gift', facePaise: 50_000n, costPaise: 45_000n, expiresOn: '2099-12-31' };
    const vouchers = Array.from({ length: count }, (_, n) => ({
      ...kind,
      cardNumber: `${ravi.id} ${n}`,
      pin: '482913',
    }));
    await addToStock(apiHost.database.orm, createSealer(testSettings.piiKey), vouchers);
  }
  const order = async () => {
    const sent = { giftCardId, denomination: 500, count: 1 };
    return z.parse(Ordered, await (await ravi.send('POST', '/giftcard/orders', sent)).json());
  };
  const look = async (id: string) => z.parse(GiftCardOrder, await (await ravi.get(`/giftcard/orders/${id}`)).json());
  const confirm = (id: string, sent: object) => ravi.send('POST', `/giftcard/orders/${id}/payment/confirm`, sent);
  const tell = async ({ headers, body }: PaymentWebhook) => {
    const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
    const response = await apiHost.call(`/payment-webhooks/${name}`, {
      method: 'POST',
      headers: sent,
      body: Buffer.from(body),
    });
    return [response.status, ((await response.json()) as { outcome?: string }).outcome];
  };

  it('its script, session and amount reach the browser, the same again later', async () => {
    const { order: placed, payment } = await order();
    expect(payment).toMatchObject({ provider: name, amountPaise: 47_875, mode: 'sandbox', currency: 'INR' });
    expect(payment.scriptUrl).toMatch(/^https:\/\/(checkout\.razorpay|sdk\.cashfree)\.com\//);
    const again = await ravi.send('POST', `/giftcard/orders/${placed.id}/payment`, {});
    expect(await again.json()).toEqual(payment);
  });

  it('the answer of the browser delivers; the call that comes later, and again, changes nothing', async () => {
    await stock(1);
    const { order: placed, payment } = await order();
    const { providerOrderId } = payment;
    const paymentId = double.pay(providerOrderId);
    const signature = double.proofOf(providerOrderId, paymentId);
    const proof = signature === '' ? {} : { paymentId, signature };
    await confirm(placed.id, { outcome: 'PAID', providerOrderId, ...proof });
    expect(await look(placed.id)).toMatchObject({ stage: 'DELIVERED' });
    const call = double.webhookOf(providerOrderId);
    // its signature is of what comes out
    const packed = { headers: { ...call.headers, 'content-encoding': 'gzip' }, body: gzipSync(call.body) };
    for (const sent of [call, call, packed]) expect(await tell(sent)).toEqual([200, 'known']);
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  });

  it('a tampered signature, another secret, and a call that is too old or about nobody deliver nothing', async () => {
    await stock(1);
    const { order: placed, payment } = await order();
    const { providerOrderId } = payment;
    double.pay(providerOrderId);
    const call = double.webhookOf(providerOrderId);
    expect(await tell({ ...call, body: Buffer.concat([call.body, Buffer.from(' ')]) })).toEqual([401, undefined]);
    expect(await tell(double.webhookOf(providerOrderId, { secret: 'guessed' }))).toEqual([401, undefined]);
    expect(await tell({ ...call, headers: {} })).toEqual([401, undefined]);
    if (name === 'cashfree') {
      const old = double.webhookOf(providerOrderId, { sentAtMs: Date.now() - HOUR_MS });
      expect(await tell(old)).toEqual([401, undefined]);
    }
    expect(await tell(double.webhookOf('order_of_nobody'))).toEqual([200, 'none']);
    expect(await look(placed.id)).toMatchObject({ stage: 'AWAITING_PAYMENT' });
    expect(await tell(call)).toEqual([200, 'applied']);
    expect(await look(placed.id)).toMatchObject({ stage: 'DELIVERED' });
  });

  it('another amount delivers nothing and goes back, and the call is kept for the operator', async () => {
    await stock(1);
    const { order: placed, payment } = await order();
    double.pay(payment.providerOrderId, { amountPaise: 100 });
    expect(await tell(double.webhookOf(payment.providerOrderId))).toEqual([202, 'refused']);
    expect(await look(placed.id)).toMatchObject({ stage: 'REFUNDING', paymentMetadata: { paymentAmount: 1 } });
    expect(await tell(double.webhookOf(payment.providerOrderId))).toEqual([200, 'applied']);
    expect(await look(placed.id)).toMatchObject({ stage: 'REFUNDED', refund: { amount: 1 } });
    expect(double.refunds.refundedOf(payment.providerOrderId)).toBe(100);
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
    const { rows } = await apiHost.database.pool.query(
      `select reason from refused_body where door = 'payment' and network = $1`,
      [name],
    );
    expect(rows).toContainEqual({ reason: 'The provider has another amount than the order.' });
  });

  it("the payment of another order delivers that one, not the buyer's", async () => {
    await stock(2);
    const [mine, other] = [await order(), await order()];
    const paymentId = double.pay(other.payment.providerOrderId);
    const signature = double.proofOf(other.payment.providerOrderId, paymentId) || 'none';
    const stolen = { outcome: 'PAID', providerOrderId: other.payment.providerOrderId, paymentId, signature };
    expect((await confirm(mine.order.id, stolen)).status).toBe(400);
    await confirm(mine.order.id, { ...stolen, providerOrderId: mine.payment.providerOrderId });
    expect((await look(mine.order.id)).stage).not.toBe('DELIVERED');
  });

  it('paid without a voucher goes back once, also where the answer got lost', async () => {
    await stock(0);
    const { order: placed, payment } = await order();
    const { providerOrderId } = payment;
    double.pay(providerOrderId);
    await tell(double.webhookOf(providerOrderId));
    expect(await look(placed.id)).toMatchObject({ stage: 'REFUNDED', refund: { amount: 478.75 } });
    expect(double.refunds.refundedOf(providerOrderId)).toBe(47_875);
    await apiHost.database.pool.query(
      `update gift_card_order set stage = 'REFUNDING', payment_status = 'SUCCESS', order_status = 'FAILED', refunded_at = null where id = $1`,
      [placed.id],
    );
    // the books say already that it went back, so only the provider is looked at
    await tell(double.webhookOf(providerOrderId)).catch(() => undefined);
    expect(double.refunds.refundedOf(providerOrderId)).toBe(47_875);
  });

  it('a provider that does not answer charges nothing, and the order can be paid later', async () => {
    double.drops = 1;
    const sent = { giftCardId, denomination: 500, count: 1 };
    const lost = await ravi.send('POST', '/giftcard/orders', sent);
    expect(lost.status).toBe(503);
    const history = (await (await ravi.get('/giftcard/orders/history')).json()) as { content: GiftCardOrder[] };
    const [waiting] = history.content;
    expect(waiting?.stage).toBe('AWAITING_PAYMENT');
    expect((await ravi.send('POST', `/giftcard/orders/${waiting?.id}/payment`, {})).status).toBe(200);
  });

  it.runIf(name === 'razorpay')(
    'a payment that went back by itself delivers nothing, and none that was taken beside it is missed',
    async () => {
      await stock(2);
      const [late, paid] = [await order(), await order()];
      double.pay(late.payment.providerOrderId, { status: 'refunded' });
      await tell(double.webhookOf(late.payment.providerOrderId));
      expect((await look(late.order.id)).stage).toBe('PAYMENT_FAILED');
      // a second payment of an order goes back at once
      double.pay(paid.payment.providerOrderId, { status: 'refunded' });
      const taken = double.pay(paid.payment.providerOrderId);
      await tell(double.webhookOf(paid.payment.providerOrderId));
      expect((await look(paid.order.id)).stage).toBe('DELIVERED');
      const { rows } = await apiHost.database.pool.query('select payment_id from gift_card_order where id = $1', [
        paid.order.id,
      ]);
      expect(rows).toEqual([{ payment_id: taken }]);
    },
  );

  it('the payment of a buyer whom a restored shop forgot is not that of the next one with the number', async () => {
    await stock(1);
    const { pool } = apiHost.database;
    const lost = await order();
    double.pay(lost.payment.providerOrderId);
    await pool.query('delete from gift_card_order_line where order_id = $1', [lost.order.id]);
    await pool.query('delete from gift_card_order where id = $1', [lost.order.id]);
    await pool.query(`select setval(pg_get_serial_sequence('gift_card_order', 'id'), $1, false)`, [lost.order.id]);
    const meera = await joinMember(apiHost);
    const response = await meera.send('POST', '/giftcard/orders', { giftCardId, denomination: 500, count: 1 });
    expect(response.status).toBe(name === 'cashfree' ? 503 : 200);
    await tell(double.webhookOf(lost.payment.providerOrderId));
    const { rows } = await pool.query('select stage from gift_card_order where id = $1', [lost.order.id]);
    expect(rows).toEqual([{ stage: 'AWAITING_PAYMENT' }]);
  });

  it('a payment that is under way is verified, and one that failed can be tried again', async () => {
    await stock(1);
    const { order: placed, payment } = await order();
    const waits = name === 'razorpay' ? 'created' : 'PENDING';
    const failed = name === 'razorpay' ? 'failed' : 'FAILED';
    double.pay(payment.providerOrderId, { status: failed });
    await confirm(placed.id, { outcome: 'FAILED' });
    expect((await look(placed.id)).stage).toBe('PAYMENT_FAILED');
    double.pay(payment.providerOrderId, { status: waits });
    await confirm(placed.id, { outcome: 'CLOSED' });
    expect((await look(placed.id)).stage).toBe('VERIFYING');
    if (name === 'razorpay') double.pay(payment.providerOrderId, { status: 'authorized' });
    else double.pay(payment.providerOrderId);
    await tell(double.webhookOf(payment.providerOrderId));
    expect((await look(placed.id)).stage).toBe('DELIVERED');
  });
});
