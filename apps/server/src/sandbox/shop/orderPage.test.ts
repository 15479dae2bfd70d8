import { expect, test } from 'vitest';
import type { OrderState, SandboxReport } from '../SandboxOrder.ts';
import { orderPage } from './orderPage.ts';

const report: SandboxReport = {
  id: 'r',
  orderId: 'JG-1',
  status: 'rejected',
  pieces: 1,
  commissionPaise: 0,
  at: 0,
  sendAt: [],
  body: '',
  reason: 'COUPON_NOT_ALLOWED',
};

const state: OrderState = {
  order: {
    id: 'JG-1',
    number: 1,
    network: 'bazaar',
    shop: 'Juttigali',
    clickId: 'c',
    pieces: 1,
    product: { name: 'Mojari', pricePaise: 249_900 } as OrderState['order']['product'],
    fate: { status: 'rejected', reason: 'COUPON_NOT_ALLOWED' },
    boughtAt: 0,
    trackAt: 0,
    decideAt: 0,
  },
  kept: 1,
  returnedAt: undefined,
  statement: undefined,
  reports: [{ report, answers: [{ status: 200, outcome: 'applied' }] }],
};

test('an order that was declined says why, as the network reported it', async () => {
  const host = { name: 'Potli', cashback: '/cashback', base: '/shop' };
  const page = String(await orderPage({ host, state, now: 0 }));
  expect(page).toMatch(/Declined<\/strong><span>[\d:]+, COUPON_NOT_ALLOWED, Potli answered applied</);
});
