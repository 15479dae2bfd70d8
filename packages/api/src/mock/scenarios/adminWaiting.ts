import { WAITING_MOST, type Waiting } from '../../contract/adminWaiting.ts';
import { createHandler } from '../http/createHandlers.ts';
import { failing, slow } from './failures.ts';

/** What waits for those who run the shop. */
export const adminWaitingScenarios = {
  empty: () => [createHandler('listWaiting', () => [])],
  failing: () => failing('listWaiting'),
  slow: () => slow('listWaiting'),
  /** More than is counted, and something without a moment. */
  many: () => [
    createHandler('listWaiting', (): Waiting[] => [
      { kind: 'newClaims', count: WAITING_MOST + 1, since: '2026-08-03T04:30:00.000Z' },
      { kind: 'shortVouchers', count: WAITING_MOST, since: null },
    ]),
  ],
};
