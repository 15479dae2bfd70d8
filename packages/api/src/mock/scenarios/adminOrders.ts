import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Orders that a person looks at. */
export const adminOrderScenarios = {
  empty: () => [createHandler('listReviewOrders', noRows)],
  failing: () => failing('listReviewOrders'),
  slow: () => slow('listReviewOrders'),
  /** A colleague or a report was faster. */
  acceptedMeanwhile: () => [
    createHandler('acceptOrder', () => {
      throw new MockProblem(409, 'The order does not wait for a person.');
    }),
  ],
};
