import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

const emptyQueue = { payouts: 0, total: 0, since: null };

/** Files of transfers. */
export const adminTransferFileScenarios = {
  empty: () => [
    createHandler('listTransferFiles', noRows),
    createHandler('getTransferQueue', () => ({ takesFiles: true, ...emptyQueue })),
  ],
  failing: () => [...failing('listTransferFiles'), ...failing('getTransferQueue')],
  slow: () => [...slow('listTransferFiles'), ...slow('getTransferQueue')],
  /** The password was entered long ago; after it, the bank turns out to have taken the file. */
  askingForPassword() {
    let isConfirmed = false;
    return [
      createHandler('withdrawTransferFile', ({ params: { name } }) => {
        if (!isConfirmed) throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
        throw new MockProblem(409, `The bank has answered for payouts of ${name}: it has taken the file.`);
      }),
      createHandler('confirmPassword', () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
  /** The bank of the shop has an API. */
  withoutFiles: () => [
    createHandler('listTransferFiles', noRows),
    createHandler('getTransferQueue', () => ({ takesFiles: false, ...emptyQueue })),
  ],
};
