import { expect, it } from 'vitest';
import { fromIndiaTime, toIndiaTime } from './toDisputeBody.ts';
import { claimOfClick } from './useRecentClicks.ts';

const click = {
  clickId: 'C',
  clickSource: 'STORE',
  storeId: '7',
  clickTime: '2026-11-19T20:15:30.000Z',
  defaultCashbackForUserAtTheTimeOfClick: 0,
  cashbackPercentageForUserAtTheTimeOfClick: 4,
};

it('fills in source and order time', () => {
  expect(claimOfClick(click)).toEqual({
    sourceType: 'STORE',
    storeId: '7',
    orderTime: '2026-11-20T01:45',
    clickId: 'C',
  });
});

it.each([
  ['OFFER', undefined, 'FLASH_DEAL'],
  ['CREDIT_CARD', undefined, 'CREDIT_CARD'],
  ['CUSTOM_LINK', undefined, 'STORE'],
  ['CUSTOM_LINK', 'CREDIT_CARD', 'CREDIT_CARD'],
])('%s (%s) is a %s', (clickSource, itemType, sourceType) => {
  expect(claimOfClick({ ...click, clickSource, itemType })?.sourceType).toBe(sourceType);
});

it.each(['GIFT_CARD', 'SOMETHING_NEW'])('%s fills in nothing', (clickSource) => {
  expect(claimOfClick({ ...click, clickSource })).toBeUndefined();
});

it("reads dates and times in India's time", () => {
  expect(fromIndiaTime('2026-11-20T01:45')).toBe('2026-11-19T20:15:00.000Z');
  expect(fromIndiaTime('2026-11-20')).toBe('2026-11-19T18:30:00.000Z');
  expect(fromIndiaTime('')).toBeNull();
  expect(fromIndiaTime(toIndiaTime('2026-02-28T23:59:00.000Z'))).toBe('2026-02-28T23:59:00.000Z');
});
