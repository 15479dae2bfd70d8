import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

const outdated = () => {
  throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
};

/** Members, as those who run the shop see them. */
export const adminMemberScenarios = {
  empty: () => [createHandler('listMembers', noRows)],
  failing: () => failing('listMembers', 'getMemberFile'),
  slow: () => slow('listMembers', 'getMemberFile'),
  /** The password was entered long ago; it is asked for once. */
  askingForPassword() {
    let isConfirmed = false;
    return [
      createHandler('suspendMember', ({ params: { id } }) => (isConfirmed ? { id, suspended: true } : outdated())),
      createHandler('confirmPassword', () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
  /** An order was reported meanwhile. */
  changedMeanwhile: () => [
    createHandler('forfeitMember', () => {
      throw new MockProblem(409, '₹900.00 of this member is Approved now, and not ₹640.00.');
    }),
  ],
};
