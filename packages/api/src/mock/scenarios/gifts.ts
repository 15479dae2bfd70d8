import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { giftResolvers, MOCK_GIFT_KEY } from '../resources/gifts.ts';
import { failing, refusing, slow } from './failures.ts';

const calls = ['getGift', 'openGift'] as const;

/** The gift of a mailed link. */
export const giftScenarios = {
  slow: () => slow(...calls),
  failing: () => failing(...calls),
  openSlow: () => slow('openGift'),
  openFails: () => failing('openGift'),
  /** No gift has this link. */
  missing: () => refusing(() => new MockProblem(404, 'This link leads to no gift.'), calls),
  /** Somebody opened it before. */
  opened: () => {
    const { getGift, openGift } = giftResolvers(Date.parse('2026-11-19T06:30:00Z'));
    const body = { key: MOCK_GIFT_KEY };
    const request = { params: undefined, query: undefined, body };
    void openGift(request, { email: undefined });
    return [createHandler('getGift', getGift), createHandler('openGift', openGift)];
  },
};
