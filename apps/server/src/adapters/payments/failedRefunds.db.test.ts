import { rmSync } from 'node:fs';
import { createGiftCardOrder, GiftCardOrder } from '@potli/api';
import { REFUND_ATTEMPTS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { askAboutOpen } from '../../domain/shop/checkout/askProvider.ts';
import { createSaleMails } from '../../domain/shop/checkout/saleMails.ts';
import { createDataDir } from '../../testing/createDataDir.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { openTestHost, type TestHost } from '../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../testing/joinMember.ts';
import { openTestOutbox } from '../../testing/openTestOutbox.ts';
import {
  type PaymentDouble,
  startCashfreePayments,
  startRazorpayPayments,
} from '../../testing/payments/startPaymentDoubles.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { openPayments } from './openPayments.ts';

const PAID = 47_875;

describe.each([
  {
    name: 'razorpay',
    start: startRazorpayPayments,
    done: 'processed',
    waits: ['pending', 'new word'],
    fails: ['failed'],
  },
  {
    name: 'cashfree',
    start: startCashfreePayments,
    done: 'SUCCESS',
    waits: ['PENDING', 'ONHOLD'],
    fails: ['CANCELLED', 'FAILED'],
  },
] as const)('a refund at $name', ({ name, start, done, waits, fails }) => {
  const dataDir = createDataDir();
  const sealer = createSealer(testSettings.piiKey);
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let double: PaymentDouble;
  let host: TestHost;
  let ravi: TestMember;
  let logged: unknown[] = [];
  let lastError: unknown;

  const openHost = () => openTestHost(database, { dataDir, payment: double.settings });
  beforeAll(async () => {
    database = await createTestDatabase();
    double = await start();
    host = await openHost();
    await importCatalogue(database, sampleCatalogue());
  });
  afterAll(async () => {
    await host.close();
    await double.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    // of whatever host runs at the time
    ravi = await joinMember({ ...host, call: (...args) => host.call(...args) });
    logged = [];
    double.refunds.refundStatus = done;
  });
  afterEach(async () => {
    expect(await checkLedger(database)).toEqual(soundLedger);
    await database.pool.query('update gift_card_order set next_ask_at = null');
  });

  async function tell(order: string): Promise<number> {
    const { headers, body } = double.webhookOf(order);
    const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
    const path = `/payment-webhooks/${name}`;
    return (await host.call(path, { method: 'POST', headers: sent, body: Buffer.from(body) })).status;
  }

  /** A member pays, no voucher is left, and the refund is made for the first time. */
  async function payWithoutVoucher() {
    const { rows } = await database.pool.query<{ id: string }>('select id from gift_card');
    const sent = { giftCardId: rows[0]?.id, denomination: 500, count: 1 };
    const placed = await (await ravi.send('POST', '/giftcard/orders', sent)).json();
    const { order, payment } = z.parse(createGiftCardOrder.response, placed);
    double.pay(payment.providerOrderId);
    await tell(payment.providerOrderId);
    return { id: order.id, at: payment.providerOrderId };
  }

  /** The job of a host that has just started, some hours from now. */
  async function askAfter(hours: number): Promise<void> {
    const { payment } = await openPayments({ ...testSettings, dataDir, payment: double.settings }, database);
    if (!payment) throw new Error('No provider');
    const { publicUrl, productName } = testSettings;
    await askAboutOpen({
      database,
      sealer,
      payment,
      supply: undefined,
      mails: createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName }),
      log: {
        error(fields: { err?: unknown }, text?: string) {
          logged.push(text);
          lastError = fields.err;
        },
      },
      now: () => new Date(Date.now() + hours * HOUR_MS),
    });
  }
  const restart = async () => {
    await host.close();
    host = await openHost();
  };
  const stageOf = async (id: string) =>
    z.parse(GiftCardOrder, await (await ravi.get(`/giftcard/orders/${id}`)).json()).stage;
  const keysOf = (order: string) => double.refunds.refundsOf(order).map(({ key }) => key);

  it.each(fails)(
    'that ends as %s is made again under an id of its own, after a pause, until it comes through',
    async (word) => {
      double.refunds.refundStatus = word;
      const { id, at } = await payWithoutVoucher();
      expect(await stageOf(id)).toBe('REFUNDING');
      // a call, a job and a restart in the pause make none
      await tell(at);
      await askAfter(0.9);
      await restart();
      await tell(at);
      expect(keysOf(at)).toHaveLength(1);
      await askAfter(1.1);
      await tell(at);
      await askAfter(7);
      expect(keysOf(at)).toHaveLength(2);
      double.refunds.refundStatus = done;
      await restart();
      await askAfter(7.2);
      expect(new Set(keysOf(at)).size).toBe(3);
      expect(await stageOf(id)).toBe('REFUNDED');
      await tell(at);
      expect(double.refunds.refundedOf(at)).toBe(PAID);
    },
  );

  it.each(waits)('that is %s is not made again, and is once it has failed', async (word) => {
    double.refunds.refundStatus = word;
    const { id, at } = await payWithoutVoucher();
    await askAfter(30);
    await restart();
    await askAfter(60);
    expect(keysOf(at)).toHaveLength(1);
    double.refunds.endRefunds(at, fails[0]);
    double.refunds.refundStatus = done;
    await askAfter(62);
    expect(keysOf(at)).toHaveLength(1);
    await askAfter(64);
    expect([await stageOf(id), keysOf(at).length]).toEqual(['REFUNDED', 2]);
    expect(double.refunds.refundedOf(at)).toBe(PAID);
  });

  it('that failed before the shop counted failures is made again, too', async () => {
    double.refunds.refundStatus = fails[0];
    const { id, at } = await payWithoutVoucher();
    await database.pool.query('update gift_card_order set refunds_failed = 0, next_ask_at = now() where id = $1', [id]);
    double.refunds.refundStatus = done;
    await askAfter(0);
    expect(keysOf(at)).toHaveLength(1);
    await askAfter(1.1);
    expect([await stageOf(id), keysOf(at).length]).toEqual(['REFUNDED', 2]);
  });

  it('that was accepted and is not listed is not made again', async () => {
    double.refunds.refundStatus = waits[0];
    const { id, at } = await payWithoutVoucher();
    double.refunds.isListed = false;
    await expect(askAfter(1)).rejects.toThrow(/1 of 1 gift card orders/);
    expect(lastError).toEqual(new Error('The provider does not list a refund that it has accepted'));
    expect(keysOf(at)).toHaveLength(1);
    double.refunds.isListed = true;
    double.refunds.endRefunds(at, done);
    await askAfter(2);
    expect([await stageOf(id), keysOf(at).length]).toEqual(['REFUNDED', 1]);
  });

  it('that always fails is left to a person, whose refund at the dashboard counts', async () => {
    double.refunds.refundStatus = fails[0];
    const { id, at } = await payWithoutVoucher();
    for (let hours = 1; hours < 300; hours += 3) await askAfter(hours);
    expect(new Set(keysOf(at)).size).toBe(REFUND_ATTEMPTS);
    expect(logged.at(-1)).toMatch(/after 5 attempts: refund it at its dashboard/);
    expect(logged).toHaveLength(REFUND_ATTEMPTS - 1);
    double.refunds.refundStatus = done;
    double.refunds.refundAtDashboard(at);
    await restart();
    await askAfter(310);
    expect(await stageOf(id)).toBe('REFUNDED');
    expect(double.refunds.refundedOf(at)).toBe(PAID);
  });

  it('that somebody made in a pause counts, and none is made beside it', async () => {
    double.refunds.refundStatus = fails[0];
    const { id, at } = await payWithoutVoucher();
    double.refunds.refundStatus = waits[0];
    const byHand = double.refunds.refundAtDashboard(at);
    await askAfter(2);
    expect(await stageOf(id)).toBe('REFUNDING');
    double.refunds.endRefunds(at, done);
    await askAfter(4);
    expect(await stageOf(id)).toBe('REFUNDED');
    expect(double.refunds.refundsOf(at).filter(({ status }) => status === done)).toEqual([
      expect.objectContaining({ id: byHand }),
    ]);
  });

  it('of a part is none of the order: it is named once, and nothing is made until the rest is back', async () => {
    double.refunds.refundStatus = fails[0];
    const { id, at } = await payWithoutVoucher();
    double.refunds.refundStatus = done;
    double.refunds.refundAtDashboard(at, 10_000);
    await askAfter(2);
    await restart();
    await askAfter(30);
    expect(logged).toEqual(['somebody refunded ₹100 of ₹478.75 at the provider: refund the rest at its dashboard']);
    expect([await stageOf(id), double.refunds.refundedOf(at)]).toEqual(['REFUNDING', 10_000]);
    double.refunds.refundAtDashboard(at, PAID - 10_000);
    await askAfter(60);
    expect(await stageOf(id)).toBe('REFUNDED');
  });

  it('that is refused for want of balance is made when there is some', async () => {
    double.refunds.hasBalance = false;
    const { id, at } = await payWithoutVoucher();
    await expect(askAfter(1)).rejects.toThrow(/1 of 1 gift card orders/);
    double.refunds.hasBalance = true;
    await restart();
    await askAfter(2);
    expect([await stageOf(id), double.refunds.refundedOf(at)]).toEqual(['REFUNDED', PAID]);
  });

  it('whose answer is lost is found again, also where it failed', async () => {
    double.refunds.refundStatus = fails[0];
    const { id, at } = await payWithoutVoucher();
    double.refunds.refundStatus = done;
    double.dropsPosts = 1;
    await expect(askAfter(1.1)).rejects.toThrow(/1 of 1 gift card orders/);
    expect(keysOf(at)).toHaveLength(2);
    await restart();
    await askAfter(3);
    expect([await stageOf(id), keysOf(at).length]).toEqual(['REFUNDED', 2]);
  });

  it('is not made twice by hosts that ask at once', async () => {
    double.refunds.refundStatus = fails[0];
    const { id, at } = await payWithoutVoucher();
    double.refunds.refundStatus = waits[0];
    await Promise.allSettled([askAfter(1.1), askAfter(1.1), askAfter(1.1)]);
    expect(double.refunds.refundedOf(at)).toBe(PAID);
    double.refunds.endRefunds(at, done);
    await askAfter(3);
    await askAfter(3 + DAY_MS / HOUR_MS);
    expect([await stageOf(id), double.refunds.refundedOf(at)]).toEqual(['REFUNDED', PAID]);
  });
});
