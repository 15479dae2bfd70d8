import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** What networks owe. */
export const adminReceivableScenarios = {
  empty: () => [createHandler('listReceivables', noRows)],
  failing: () => failing('listReceivables'),
  slow: () => slow('listReceivables'),
  /** A statement was booked since somebody looked at what a write-off books. */
  paidMeanwhile: () => [
    createHandler('writeOffReceivable', ({ body: { seen } }) => {
      if (seen === undefined) return { orders: 3, loss: 1380.5, waiting: 0, given: 0, outcome: 'shown' };
      throw new MockProblem(409, 'For bazaar it is another amount by now. Nothing was booked. Look at it again.');
    }),
  ],
};
