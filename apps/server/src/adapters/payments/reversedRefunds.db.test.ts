import { REFUND_WATCH_DAYS } from '@potli/api/contract/policy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { readMails } from '../../domain/platform/mail/readMails.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { openRefundingShop, type RefundingShop } from '../../testing/payments/openRefundingShop.ts';
import { startCashfreePayments, startRazorpayPayments } from '../../testing/payments/startPaymentDoubles.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { testSettings } from '../../testing/testSettings.ts';

const PAID = 47_875;
const REVERSED = 'the provider has taken back a refund that it had made';

describe.each([
  { name: 'razorpay', start: startRazorpayPayments, done: 'processed', failed: 'failed' },
  { name: 'cashfree', start: startCashfreePayments, done: 'SUCCESS', failed: 'FAILED' },
] as const)('a refund that $name had made', ({ name, start, done, failed }) => {
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
  const subjects = async () =>
    (await readMails(shop.database.orm, createSealer(testSettings.piiKey))).map(({ subject }) => subject);

  it.each(['a call of the provider', 'the job'] as const)(
    'and that its bank returned is noticed by %s, and made again',
    async (by) => {
      const { id, at } = await shop.payWithoutVoucher();
      expect(await stageOf(id)).toBe('REFUNDED');
      const mails = await subjects();
      shop.double.refunds.returnRefunds(at, failed);
      if (by === 'the job') await shop.askAfter(25);
      else expect(await shop.tell(at)).toBe(200);
      expect(await shop.orderOf(id)).toMatchObject({ stage: 'REFUNDING', refund: { refundedAt: null } });
      if (by === 'the job') expect(shop.logged()).toEqual([REVERSED]);
      expect((await subjects()).length).toBe(mails.length + 1);
      expect((await subjects()).filter((subject) => subject?.includes('did not arrive'))).not.toEqual([]);
      // a failed attempt is followed by a pause, as others are
      await shop.askAfter(26);
      await shop.askAfter(28);
      expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 2]);
      expect(shop.double.refunds.refundedOf(at)).toBe(PAID);
      // and once more
      shop.double.refunds.returnRefunds(at, failed);
      await shop.askAfter(60);
      for (const hours of [61, 70]) await shop.askAfter(hours);
      expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 3]);
    },
  );

  it('is looked at once a day, for some days, and stays', async () => {
    const { id, at } = await shop.payWithoutVoucher();
    for (let day = 1; day <= REFUND_WATCH_DAYS + 1; day += 1) await shop.askAfter(day * 24 + 1);
    const { rows } = await shop.database.pool.query('select next_ask_at from gift_card_order where id = $1', [id]);
    expect(rows).toEqual([{ next_ask_at: null }]);
    expect([await stageOf(id), shop.keysOf(at).length, shop.logged()]).toEqual(['REFUNDED', 1, []]);
  });

  it('and that it does not list for once is not made again', async () => {
    const { id, at } = await shop.payWithoutVoucher();
    shop.double.refunds.isListed = false;
    await expect(shop.askAfter(25)).rejects.toThrow(/1 of 1 gift card orders/);
    shop.double.refunds.isListed = true;
    await shop.askAfter(50);
    expect([await stageOf(id), shop.keysOf(at).length]).toEqual(['REFUNDED', 1]);
  });
});
