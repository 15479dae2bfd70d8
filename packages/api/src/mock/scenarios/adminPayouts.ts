import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Payouts of all members. */
export const adminPayoutScenarios = {
  empty: () => [createHandler('listPayouts', noRows)],
  failing: () => failing('listPayouts'),
  slow: () => slow('listPayouts'),
  /** The bank says something else than the person. */
  contradicted: () => [
    createHandler('settlePayout', () => {
      throw new MockProblem(
        409,
        'The bank has this payout and has not decided: wait for its answer or its return file. Nothing changed.',
      );
    }),
  ],
};
