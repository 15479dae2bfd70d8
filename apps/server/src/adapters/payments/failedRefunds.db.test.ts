import { REFUND_ATTEMPTS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { openRefundingShop, type RefundingShop } from '../../testing/payments/openRefundingShop.ts';
import { startCashfreePayments, startRazorpayPayments } from '../../testing/payments/startPaymentDoubles.ts';
import { soundLedger } from '../../testing/soundLedger.ts';

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
  let shop: RefundingShop;
  beforeAll(async () => {
    shop = await openRefundingShop(name, start);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.newBuyer();
    shop.double.refunds.refundStatus = done;
  });
  afterEach(async () => {
    expect(await checkLedger(shop.database)).toEqual(soundLedger);
  });
  const stageOf = async (id: string) => (await shop.orderOf(id)).stage;

  it.each(fails)(
    'that ends as %s is made again under an id of its own, after a pause, until it comes through',
    async (word) => {
      shop.double.refunds.refundStatus = word;
      const { id, at } = await shop.payWithoutVoucher();
      expect(await stageOf(id)).toBe('REFUNDING');
      // a call, a job and a restart in the pause make none
      await shop.tell(at);
      await shop.askAfter(0.9);
      await shop.restart();
      await shop.tell(at);
      expect(shop.keysOf(at)).toHaveLength(1);
      await shop.askAfter(1.1);
      await shop.tell(at);
      await shop.askAfter(7);
      expect(shop.keysOf(at)).toHaveLength(2);
      shop.double.refunds.refundStatus = done;
      await shop.restart();
      await shop.askAfter(7.2);
      expect(new Set(shop.keysOf(at)).size).toBe(3);
      expect(await stageOf(id)).toBe('REFUNDED');
      await shop.tell(at);
      expect(shop.double.refunds.refundedOf(at)).toBe(PAID);
    },
  );

  it.each(waits)('that is %s is not made again, and is once it has failed', async (word) => {
    shop.double.refunds.refundStatus = word;
    const { id, at } = await shop.payWithoutVoucher();
    await shop.askAfter(30);
    await shop.restart();
    await shop.askAfter(60);
    expect(shop.keysOf(at)).toHaveLength(1);
    shop.double.refunds.endRefunds(at, fails[0]);
    shop.double.refunds.refundStatus = done;
    await shop.askAfter(62);
    expect(shop.keysOf(at)).toHaveLength(1);
    await shop.askAfter(64);
    expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
    expect(shop.double.refunds.refundedOf(at)).toBe(PAID);
  });

  it('that failed before the shop counted failures is made again, too', async () => {
    shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await shop.payWithoutVoucher();
    await shop.database.pool.query('update gift_card_order set refunds_failed = 0, next_ask_at = now() where id = $1', [
      id,
    ]);
    shop.double.refunds.refundStatus = done;
    await shop.askAfter(0);
    expect(shop.keysOf(at)).toHaveLength(1);
    await shop.askAfter(1.1);
    expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
  });

  it('that was accepted and is not listed is not made again', async () => {
    shop.double.refunds.refundStatus = waits[0];
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.isListed = false;
    await expect(shop.askAfter(1)).rejects.toThrow(/1 of 1 gift card orders/);
    expect(shop.lastError()).toEqual(new Error('The provider does not list a refund that it has accepted'));
    expect(shop.keysOf(at)).toHaveLength(1);
    shop.double.refunds.isListed = true;
    shop.double.refunds.endRefunds(at, done);
    await shop.askAfter(2);
    expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 1]);
  });

  it('that always fails is left to a person, whose refund at the dashboard counts', async () => {
    shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await shop.payWithoutVoucher();
    for (let hours = 1; hours < 300; hours += 3) await shop.askAfter(hours);
    expect(new Set(shop.keysOf(at)).size).toBe(REFUND_ATTEMPTS);
    expect(shop.logged().at(-1)).toMatch(/after 5 attempts: refund it at its dashboard/);
    expect(shop.logged()).toHaveLength(REFUND_ATTEMPTS - 1);
    shop.double.refunds.refundStatus = done;
    shop.double.refunds.refundAtDashboard(at);
    await shop.restart();
    await shop.askAfter(310);
    expect(await stageOf(id)).toBe('REFUNDED');
    expect(shop.double.refunds.refundedOf(at)).toBe(PAID);
  });

  it('that somebody made in a pause counts, and none is made beside it', async () => {
    shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.refundStatus = waits[0];
    const byHand = shop.double.refunds.refundAtDashboard(at);
    await shop.askAfter(2);
    expect(await stageOf(id)).toBe('REFUNDING');
    shop.double.refunds.endRefunds(at, done);
    await shop.askAfter(4);
    expect(await stageOf(id)).toBe('REFUNDED');
    expect(shop.double.refunds.refundsOf(at).filter(({ status }) => status === done)).toEqual([
      expect.objectContaining({ id: byHand }),
    ]);
  });

  it('of a part is none of the order: it is named once, and nothing is made until the rest is back', async () => {
    shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.refundStatus = done;
    shop.double.refunds.refundAtDashboard(at, 10_000);
    await shop.askAfter(2);
    await shop.restart();
    await shop.askAfter(30);
    expect(shop.logged()).toEqual([
      'somebody refunded ₹100 of ₹478.75 at the provider: refund the rest at its dashboard',
    ]);
    expect([await stageOf(id), shop.double.refunds.refundedOf(at)]).toEqual(['REFUNDING', 10_000]);
    shop.double.refunds.refundAtDashboard(at, PAID - 10_000);
    await shop.askAfter(60);
    expect(await stageOf(id)).toBe('REFUNDED');
  });

  it('that is refused for want of balance is made when there is some', async () => {
    shop.double.refunds.hasBalance = false;
    const { id, at } = await shop.payWithoutVoucher();
    await expect(shop.askAfter(1)).rejects.toThrow(/1 of 1 gift card orders/);
    shop.double.refunds.hasBalance = true;
    await shop.restart();
    await shop.askAfter(2);
    expect([await stageOf(id), shop.double.refunds.refundedOf(at)]).toEqual(['REFUNDED', PAID]);
  });

  it('whose answer is lost is found again, also where it failed', async () => {
    shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.refundStatus = done;
    shop.double.dropsPosts = 1;
    await expect(shop.askAfter(1.1)).rejects.toThrow(/1 of 1 gift card orders/);
    expect(shop.keysOf(at)).toHaveLength(2);
    await shop.restart();
    await shop.askAfter(3);
    expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
  });

  it('is not made twice by hosts that ask at once', async () => {
    shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.refundStatus = waits[0];
    await Promise.allSettled([shop.askAfter(1.1), shop.askAfter(1.1), shop.askAfter(1.1)]);
    expect(shop.double.refunds.refundedOf(at)).toBe(PAID);
    shop.double.refunds.endRefunds(at, done);
    await shop.askAfter(3);
    await shop.askAfter(3 + DAY_MS / HOUR_MS);
    expect([await stageOf(id), shop.double.refunds.refundedOf(at)]).toEqual(['REFUNDED', PAID]);
  });
});
