import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Who runs the shop, and tokens. */
export const adminStaffScenarios = {
  empty: () => [createHandler('listStaffMembers', noRows), createHandler('listStaffTokens', noRows)],
  failing: () => failing('listStaffMembers', 'listStaffTokens'),
  slow: () => slow('listStaffMembers', 'listStaffTokens'),
  /** The password was entered long ago; it is asked for once. */
  askingForPassword() {
    let isConfirmed = false;
    return [
      createHandler('createStaffToken', ({ body: { name } }) => {
        if (!isConfirmed) throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
        return { name, expiresAt: '2027-02-18T06:00:00.000Z', token: 'potli_b4nyan-Tr33' };
      }),
      createHandler('confirmPassword', () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
  /** The first answer got lost: it alone had the token. */
  answerLost: () => [
    createHandler('createStaffToken', ({ body: { name } }) => ({
      name,
      expiresAt: '2027-02-18T06:00:00.000Z',
      token: null,
    })),
  ],
};
