import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { failing, failingSilently, refusing, slow, withoutSession } from './failures.ts';

/** The member's list of share links. */
export const myLinksScenarios = {
  empty: () => [createHandler('listMyCustomLinks', () => ({ status: 200, message: 'SUCCESS', response: [] }))],
  /** By a host that leaves names and figures out. */
  bare: () => [
    createHandler('listMyCustomLinks', () => ({
      status: 200,
      message: 'SUCCESS',
      response: [
        { storeId: '1', urlHash: 's000000001' },
        { storeId: 'gone', urlHash: 'g000000001' },
      ],
    })),
  ],
  failing: () => failing('listMyCustomLinks'),
  slow: () => slow('listMyCustomLinks'),
};

/** Making a share link. */
export const customLinkScenarios = {
  failing: () => failing('generateCustomLink'),
  failingSilently: () => failingSilently('generateCustomLink'),
  slow: () => slow('generateCustomLink'),
  unauthorized: () => withoutSession('generateCustomLink'),
  /** What was chosen is gone from the shop. */
  missing: () =>
    refusing(() => new MockProblem(400, 'We have no store or credit card at this address.'), ['generateCustomLink']),
  /** What a gift card is answered with. */
  giftCard: () => refusing(() => new MockProblem(400, 'Invalid item type selected.'), ['generateCustomLink']),
  throttled: () =>
    refusing(() => new MockProblem(429, 'Too many tries. Please wait a little and try again.'), ['generateCustomLink']),
};
