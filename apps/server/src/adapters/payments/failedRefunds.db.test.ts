import { REFUND_ATTEMPTS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { describe, expect, it } from 'vitest';
import { startCashfreePayments, startRazorpayPayments } from '../../testing/payments/startPaymentDoubles.ts';
import { useRefundingShop } from '../../testing/useRefundingShop.ts';

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
  const own = useRefundingShop(name, start, done);
  const { stageOf } = own;

  it.each(fails)(
    'that ends as %s is made again under an id of its own, after a pause, until it comes through',
    async (word) => {
      own.shop.double.refunds.refundStatus = word;
      const { id, at } = await own.shop.payWithoutVoucher();
      expect(await stageOf(id)).toBe('REFUNDING');
      // a call, a job and a restart in the pause make none
      await own.shop.tell(at);
      await own.shop.askAfter(0.9);
      await own.shop.restart();
      await own.shop.tell(at);
      expect(own.shop.keysOf(at)).toHaveLength(1);
      await own.shop.askAfter(1.1);
      await own.shop.tell(at);
      await own.shop.askAfter(7);
      expect(own.shop.keysOf(at)).toHaveLength(2);
      own.shop.double.refunds.refundStatus = done;
      await own.shop.restart();
      await own.shop.askAfter(7.2);
      expect(new Set(own.shop.keysOf(at)).size).toBe(3);
      expect(await stageOf(id)).toBe('REFUNDED');
      await own.shop.tell(at);
      expect(own.shop.double.refunds.refundedOf(at)).toBe(PAID);
    },
  );

  it.each(waits)('that is %s is not made again, and is once it has failed', async (word) => {
    own.shop.double.refunds.refundStatus = word;
    const { id, at } = await own.shop.payWithoutVoucher();
    await own.shop.askAfter(30);
    await own.shop.restart();
    await own.shop.askAfter(60);
    expect(own.shop.keysOf(at)).toHaveLength(1);
    own.shop.double.refunds.endRefunds(at, fails[0]);
    own.shop.double.refunds.refundStatus = done;
    await own.shop.askAfter(62);
    expect(own.shop.keysOf(at)).toHaveLength(1);
    await own.shop.askAfter(64);
    expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
    expect(own.shop.double.refunds.refundedOf(at)).toBe(PAID);
  });

  it('that failed before the shop counted failures is made again, too', async () => {
    own.shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    await own.shop.database.pool.query(
      'update gift_card_order set refunds_failed = 0, next_ask_at = now() where id = $1',
      [id],
    );
    own.shop.double.refunds.refundStatus = done;
    await own.shop.askAfter(0);
    expect(own.shop.keysOf(at)).toHaveLength(1);
    await own.shop.askAfter(1.1);
    expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
  });

  it('that was accepted and is not listed is not made again', async () => {
    own.shop.double.refunds.refundStatus = waits[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    own.shop.double.refunds.isListed = false;
    await expect(own.shop.askAfter(1)).rejects.toThrow(/1 of 1 gift card orders/);
    expect(own.shop.lastError()).toEqual(new Error('The provider does not list a refund that it has accepted'));
    expect(own.shop.keysOf(at)).toHaveLength(1);
    own.shop.double.refunds.isListed = true;
    own.shop.double.refunds.endRefunds(at, done);
    await own.shop.askAfter(2);
    expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 1]);
  });

  it('that always fails is left to a person, whose refund at the dashboard counts', async () => {
    own.shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    for (let hours = 1; hours < 300; hours += 3) await own.shop.askAfter(hours);
    expect(new Set(own.shop.keysOf(at)).size).toBe(REFUND_ATTEMPTS);
    expect(own.shop.logged().at(-1)).toMatch(/after 5 attempts: refund it at its dashboard/);
    expect(own.shop.logged()).toHaveLength(REFUND_ATTEMPTS - 1);
    own.shop.double.refunds.refundStatus = done;
    own.shop.double.refunds.refundAtDashboard(at);
    await own.shop.restart();
    await own.shop.askAfter(310);
    expect(await stageOf(id)).toBe('REFUNDED');
    expect(own.shop.double.refunds.refundedOf(at)).toBe(PAID);
  });

  it('that somebody made in a pause counts, and none is made beside it', async () => {
    own.shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    own.shop.double.refunds.refundStatus = waits[0];
    const byHand = own.shop.double.refunds.refundAtDashboard(at);
    await own.shop.askAfter(2);
    expect(await stageOf(id)).toBe('REFUNDING');
    own.shop.double.refunds.endRefunds(at, done);
    await own.shop.askAfter(4);
    expect(await stageOf(id)).toBe('REFUNDED');
    expect(own.shop.double.refunds.refundsOf(at).filter(({ status }) => status === done)).toEqual([
      expect.objectContaining({ id: byHand }),
    ]);
  });

  it('of a part is none of the order: it is named once, and nothing is made until the rest is back', async () => {
    own.shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    own.shop.double.refunds.refundStatus = done;
    own.shop.double.refunds.refundAtDashboard(at, 10_000);
    await own.shop.askAfter(2);
    await own.shop.restart();
    await own.shop.askAfter(30);
    expect(own.shop.logged()).toEqual([
      'somebody refunded ₹100 of ₹478.75 at the provider: refund the rest at its dashboard',
    ]);
    expect([await stageOf(id), own.shop.double.refunds.refundedOf(at)]).toEqual(['REFUNDING', 10_000]);
    own.shop.double.refunds.refundAtDashboard(at, PAID - 10_000);
    await own.shop.askAfter(60);
    expect(await stageOf(id)).toBe('REFUNDED');
  });

  it('that is refused for want of balance is made when there is some', async () => {
    own.shop.double.refunds.hasBalance = false;
    const { id, at } = await own.shop.payWithoutVoucher();
    await expect(own.shop.askAfter(1)).rejects.toThrow(/1 of 1 gift card orders/);
    own.shop.double.refunds.hasBalance = true;
    await own.shop.restart();
    await own.shop.askAfter(2);
    expect([await stageOf(id), own.shop.double.refunds.refundedOf(at)]).toEqual(['REFUNDED', PAID]);
  });

  it('whose answer is lost is found again, also where it failed', async () => {
    own.shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    own.shop.double.refunds.refundStatus = done;
    own.shop.double.dropsPosts = 1;
    await expect(own.shop.askAfter(1.1)).rejects.toThrow(/1 of 1 gift card orders/);
    expect(own.shop.keysOf(at)).toHaveLength(2);
    await own.shop.restart();
    await own.shop.askAfter(3);
    expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
  });

  it('is not made twice by hosts that ask at once', async () => {
    own.shop.double.refunds.refundStatus = fails[0];
    const { id, at } = await own.shop.payWithoutVoucher();
    own.shop.double.refunds.refundStatus = waits[0];
    await Promise.allSettled([own.shop.askAfter(1.1), own.shop.askAfter(1.1), own.shop.askAfter(1.1)]);
    expect(own.shop.double.refunds.refundedOf(at)).toBe(PAID);
    own.shop.double.refunds.endRefunds(at, done);
    await own.shop.askAfter(3);
    await own.shop.askAfter(3 + DAY_MS / HOUR_MS);
    expect([await stageOf(id), own.shop.double.refunds.refundedOf(at)]).toEqual(['REFUNDED', PAID]);
  });
});
