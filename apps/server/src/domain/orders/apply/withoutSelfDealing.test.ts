import { expect, test } from 'vitest';
import type { ChangedOrder } from './ChangedOrder.ts';
import { withoutSelfDealing } from './withoutSelfDealing.ts';

const order = { memberId: 7n, referralPaise: 250n } as ChangedOrder;

test.each([
  ['of a new order is nothing', undefined, [7n], 0n],
  ['of an order that gave none so far is nothing', 0n, [7n], 0n],
  ['that was given stays', 1n, [7n], 250n],
  ['of anybody else is as it was', undefined, [8n], 250n],
])('the share %s', (_, given, unearning, referralPaise) => {
  const before = given === undefined ? undefined : { releasedReferralPaise: given };
  expect(withoutSelfDealing(before, order, new Set(unearning))).toEqual({ ...order, referralPaise });
});
