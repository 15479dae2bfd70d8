import { demoPayouts } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, slow, withoutSession } from './failures.ts';

const YEARS = 8;

/** The member's list of payouts. */
export const payoutScenarios = {
  empty: () => [createHandler('listMyPayouts', noRows)],
  /** Of a member of many years. */
  manyPages: () => [
    createHandler('listMyPayouts', ({ query }) =>
      toPage(
        Array.from({ length: YEARS }, (_, year) =>
          demoPayouts.map((row) => ({ ...row, id: `${year}-${row.id}` })),
        ).flat(),
        query,
      ),
    ),
  ],
  failing: () => failing('listMyPayouts'),
  slow: () => slow('listMyPayouts'),
  unauthorized: () => withoutSession('listMyPayouts'),
};
