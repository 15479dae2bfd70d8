import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Reports that wait for a person. */
export const adminReportScenarios = {
  empty: () => [createHandler('listWaitingReports', noRows)],
  failing: () => failing('listWaitingReports'),
  slow: () => slow('listWaitingReports'),
  /** The password was entered long ago; there are more than one call reads again. */
  manyWaiting() {
    let isConfirmed = false;
    const next = { network: 'bazaar', eventId: 'evt_25', receivedAt: '2026-11-18T06:00:00.000Z' };
    return [
      createHandler('replayReports', ({ body: { after } }) => {
        if (!isConfirmed) throw new MockProblem(403, 'Please enter your password again.', 'CONFIRMATION_REQUIRED');
        return { applied: after ? 3 : 20, waiting: after ? 1 : 5, failed: [], next: after ? null : next };
      }),
      createHandler('confirmPassword', () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-20T06:05:00.000Z' };
      }),
    ];
  },
};
