import { REFUND_WATCH_DAYS } from '@potli/api/contract/policy';
import { describe, expect, it } from 'vitest';
import { readMails } from '../../domain/platform/mail/readMails.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { startCashfreePayments, startRazorpayPayments } from '../../testing/payments/startPaymentDoubles.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { useRefundingShop } from '../../testing/useRefundingShop.ts';

const PAID = 47_875;
const REVERSED = 'the provider has taken back a refund that it had made';

describe.each([
  { name: 'razorpay', start: startRazorpayPayments, done: 'processed', failed: 'failed' },
  { name: 'cashfree', start: startCashfreePayments, done: 'SUCCESS', failed: 'FAILED' },
] as const)('a refund that $name had made', ({ name, start, done, failed }) => {
  const own = useRefundingShop(name, start, done);
  const { stageOf } = own;
  const subjects = async () =>
    (await readMails(own.shop.database.orm, createSealer(testSettings.piiKey))).map(({ subject }) => subject);

  it.each(['a call of the provider', 'the job'] as const)(
    'and that its bank returned is noticed by %s, and made again',
    async (by) => {
      const { id, at } = await own.shop.payWithoutVoucher();
      expect(await stageOf(id)).toBe('REFUNDED');
      const mails = await subjects();
      own.shop.double.refunds.returnRefunds(at, failed);
      if (by === 'the job') await own.shop.askAfter(25);
      else expect(await own.shop.tell(at)).toBe(200);
      expect(await own.shop.orderOf(id)).toMatchObject({ stage: 'REFUNDING', refund: { refundedAt: null } });
      if (by === 'the job') expect(own.shop.logged()).toEqual([REVERSED]);
      expect((await subjects()).length).toBe(mails.length + 1);
      expect((await subjects()).filter((subject) => subject?.includes('did not arrive'))).not.toEqual([]);
      // a failed attempt is followed by a pause, as others are
      await own.shop.askAfter(26);
      await own.shop.askAfter(28);
      expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
      expect(own.shop.double.refunds.refundedOf(at)).toBe(PAID);
      // and once more
      own.shop.double.refunds.returnRefunds(at, failed);
      await own.shop.askAfter(60);
      for (const hours of [61, 70]) await own.shop.askAfter(hours);
      expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 3]);
    },
  );

  it('is looked at once a day, for some days, and stays', async () => {
    const { id, at } = await own.shop.payWithoutVoucher();
    for (let day = 1; day <= REFUND_WATCH_DAYS + 1; day += 1) await own.shop.askAfter(day * 24 + 1);
    const { rows } = await own.shop.database.pool.query('select next_ask_at from gift_card_order where id = $1', [id]);
    expect(rows).toEqual([{ next_ask_at: null }]);
    expect([await stageOf(id), own.shop.keysOf(at).length, own.shop.logged()]).toEqual(['REFUNDED', 1, []]);
  });

  it('and that it does not list for once is not made again', async () => {
    const { id, at } = await own.shop.payWithoutVoucher();
    own.shop.double.refunds.isListed = false;
    await expect(own.shop.askAfter(25)).rejects.toThrow(/1 of 1 gift card orders/);
    own.shop.double.refunds.isListed = true;
    await own.shop.askAfter(50);
    expect([await stageOf(id), own.shop.keysOf(at).length]).toEqual(['REFUNDED', 1]);
  });
});
