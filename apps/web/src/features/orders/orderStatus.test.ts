import { stageOfStatus, stageWords } from '@potli/api/contract/moneyStages';
import { TransactionStatus } from '@potli/api/contract/transactions';
import { expect, test } from 'vitest';
import { lookOf, orderFilters, orderSearch, ordersIn } from './orderStatus.ts';

test('every status has the word of its stage, and is found by the filter of that word', () => {
  for (const status of TransactionStatus.options) {
    const { label } = lookOf(status);
    expect(label).toBe(stageWords[stageOfStatus[status]]);
    expect(orderFilters.filter(({ value }) => value.split(',').includes(status))).toEqual([
      { value: ordersIn(stageOfStatus[status]), label },
    ]);
  }
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
  [{ status: 'UNDER_REVIEW' }, { status: 'TRACKED,UNDER_REVIEW' }],
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
