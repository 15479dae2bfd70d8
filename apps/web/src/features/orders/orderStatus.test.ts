import { TransactionStatus } from '@potli/api/contract/transactions';
import { expect, test } from 'vitest';
import { lookOf, orderSearch, orderStatuses } from './orderStatus.ts';

test('knows every status of the contract', () => {
  expect(orderStatuses.map(({ value }) => value)).toEqual(TransactionStatus.options);
});

test('shows an unknown status as it came', () => {
  expect(lookOf('ON_HOLD_AT_SHOP')).toEqual({ label: 'ON_HOLD_AT_SHOP', tone: 'neutral' });
});

test.each([
  [
    { status: 'PAID', page: '2' },
    { status: 'PAID', page: 2 },
  ],
  [{ status: 'TRACKED,UNDER_REVIEW' }, { status: 'TRACKED,UNDER_REVIEW' }],
  [{ status: 'TRACKED,LOST' }, {}],
  [{ status: 'LOST' }, {}],
  [{ status: 7 }, {}],
])('reads %j as %j', (search, read) => {
  expect(orderSearch(search)).toEqual({
    page: undefined,
    size: undefined,
    sort: undefined,
    status: undefined,
    ...read,
  });
});
