import { MockProblem } from '../http/MockProblem.ts';
import { failing, failingSilently, refusing, slow, withoutSession } from './failures.ts';

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
