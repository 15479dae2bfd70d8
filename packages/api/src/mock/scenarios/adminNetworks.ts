import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Networks and their policies. */
export const adminNetworkScenarios = {
  empty: () => [createHandler('listNetworks', noRows)],
  failing: () => failing('listNetworks'),
  slow: () => slow('listNetworks'),
  /** The password was entered long ago; after it, a colleague turns out to have been faster. */
  changedMeanwhile() {
    let isConfirmed = false;
    return [
      createHandler('changeNetworkPolicy', ({ body: { network } }) => {
        if (!isConfirmed) throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
        throw new MockProblem(409, `The policy of ${network} has changed meanwhile. Look at it again.`);
      }),
      createHandler('confirmPassword', () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
};
