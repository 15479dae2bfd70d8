import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

const outdated = () => {
  throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
};

/** The audit log. */
export const auditScenarios = {
  empty: () => [createHandler('listAudit', noRows)],
  failing: () => failing('listAudit'),
  slow: () => slow('listAudit'),
  /** The password was entered long ago; it is asked for once. */
  askingForPassword() {
    let isConfirmed = false;
    return [
      createHandler('exportAudit', () => (isConfirmed ? { rows: 24, csv: 'time' } : outdated())),
      createHandler('confirmPassword', ({ body }) => {
        if (body.password === 'wrong') throw new MockProblem(403, 'This password is wrong.', 'CONFIRMATION_WRONG');
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
};

/** Who the caller is in the admin area. */
export const staffScenarios = {
  failing: () => failing('getStaff'),
  slow: () => slow('getStaff'),
};
