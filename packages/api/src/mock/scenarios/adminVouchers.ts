import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** The stock of gift cards. */
export const adminVoucherScenarios = {
  empty: () => [createHandler('listVoucherStock', noRows)],
  failing: () => failing('listVoucherStock'),
  slow: () => slow('listVoucherStock'),
  /** The password is asked for once; then a colleague imports the same file first. */
  changedMeanwhile() {
    let isConfirmed = false;
    return [
      createHandler('importVoucherFile', ({ body: { giftCard, seen } }) => {
        if (!isConfirmed) throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
        if (seen !== undefined)
          throw new MockProblem(409, 'The file would add something else by now. Look at it again.');
        const values = [{ value: 500, count: 2, cost: 950, expiresFirst: '2027-11-20' }];
        const counts = { added: 2, known: 0, unreadable: 0, badLines: [] };
        return { giftCard, name: 'Dhaaga gift card', values, ...counts, seen: 'f'.repeat(64), outcome: 'shown' };
      }),
      createHandler('confirmPassword', () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
};
