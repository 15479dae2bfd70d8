import { DAY_MS } from '@potli/api/units/time';
import { expect, it, test } from 'vitest';
import { type NotifiedChange, notificationsOf } from './notificationsOf.ts';

const versionAt = new Date('2026-10-01T06:00:00Z');
const daysLater = (days: number) => new Date(versionAt.getTime() + days * DAY_MS);

type Order = NotifiedChange['after'];

const order = (given: Partial<Order> = {}): Order => ({
  memberId: 1n,
  referrerId: 2n,
  status: 'tracked',
  earnedPaise: 5_000n,
  releasedPaise: 0n,
  releasedReferralPaise: 0n,
  wasApproved: false,
  reason: 'SOLD_OUT',
  versionAt,
  ...given,
});

const newsOf = (before: Order | undefined, after: Order, at = versionAt) =>
  notificationsOf({ orderId: 7n, cause: 'event 1' as NotifiedChange['cause'], before, after, at });

const released = { status: 'approved', wasApproved: true, releasedPaise: 5_000n } as const;
const nothing = { earnedPaise: 0n };

test.each<[string, Order | undefined, Order, string | undefined]>([
  ['a new order', undefined, order(), 'tracked'],
  ['a corrected one', order(), order({ earnedPaise: 4_000n }), undefined],
  ['an approval whose money waits', order(), order({ status: 'approved' }), undefined],
  ['money that is released', order(), order(released), 'approved'],
  ['money that is corrected after that', order(released), order({ ...released, releasedPaise: 4_000n }), undefined],
  ['a rejection', order(), order({ status: 'rejected' }), 'declined'],
  ['a second rejection', order({ status: 'rejected' }), order({ status: 'rejected' }), undefined],
  ['a rejection of what was approved', order(released), order({ status: 'rejected', wasApproved: true }), 'reversed'],
  ['an order that earns nothing', undefined, order(nothing), undefined],
  ['one that earned nothing before', order(nothing), order(released), 'approved'],
  ['one that earns nothing any more', order(), order({ status: 'rejected', ...nothing }), 'declined'],
])('%s', (_, before, after, kind) => {
  expect(newsOf(before, after).map((each) => each.kind)).toEqual(kind === undefined ? [] : [kind]);
});

it('has a reason for rejections only', () => {
  expect(newsOf(undefined, order())).toMatchObject([{ memberId: 1n, orderId: 7n, reason: null }]);
  expect(newsOf(order(), order({ status: 'rejected' }))).toMatchObject([{ reason: 'SOLD_OUT' }]);
});

it('notifies a referrer of a share that is more than before', () => {
  const shared = order({ ...released, releasedReferralPaise: 250n });
  expect(newsOf(order(released), shared)).toMatchObject([
    { kind: 'referral', key: 'first share of 2 by 1', memberId: 2n, orderId: 7n, reason: null },
  ]);
  expect(newsOf(shared, shared)).toEqual([]);
  expect(newsOf(shared, order(released))).toEqual([]);
  expect(newsOf(order(released), { ...shared, referrerId: null })).toEqual([]);
});

it('has no news about reports that were already old when loaded', () => {
  expect(newsOf(undefined, order(), daysLater(30))).toHaveLength(1);
  expect(newsOf(undefined, order(), new Date(daysLater(30).getTime() + 1))).toEqual([]);
  expect(newsOf(order(), order(released), daysLater(60))).toHaveLength(1);
});
