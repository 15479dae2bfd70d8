import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { openRefundingShop, type RefundingShop } from './payments/openRefundingShop.ts';
import type { PaymentDouble } from './payments/startPaymentDoubles.ts';
import { soundLedger } from './soundLedger.ts';

/** A shop without vouchers for the tests of one block: each test has a new buyer, and leaves a sound ledger. @param done - the provider's word for a refund that was made */
export function useRefundingShop(name: 'razorpay' | 'cashfree', start: () => Promise<PaymentDouble>, done: string) {
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
  return {
    get shop() {
      return shop;
    },
    stageOf: async (id: string) => (await shop.orderOf(id)).stage,
  };
}
