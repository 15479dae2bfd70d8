import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Claims of all members. */
export const adminClaimScenarios = {
  empty: () => [createHandler('listClaims', noRows)],
  failing: () => failing('listClaims'),
  slow: () => slow('listClaims'),
  /** A colleague was faster. */
  answeredMeanwhile: () => [
    createHandler('answerClaim', () => {
      throw new MockProblem(409, 'This claim was answered meanwhile. Read it again before you answer.');
    }),
  ],
};
