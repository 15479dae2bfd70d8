import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { failing, failingSilently, refusing, slow, withoutSession } from './failures.ts';

/** The member's list of share links. */
export const myLinksScenarios = {
  empty: () => [createHandler('listMyCustomLinks', () => ({ status: 200, message: 'SUCCESS', response: [] }))],
  /** From a host that sends no names and figures. */
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
  /** The store or card is no longer in the shop. */
  missing: () =>
    refusing(() => new MockProblem(400, 'We have no store or credit card at this address.'), ['generateCustomLink']),
  /** Gift cards cannot be shared. */
  giftCard: () => refusing(() => new MockProblem(400, 'Invalid item type selected.'), ['generateCustomLink']),
  throttled: () =>
    refusing(() => new MockProblem(429, 'Too many tries. Please wait a little and try again.'), ['generateCustomLink']),
};
