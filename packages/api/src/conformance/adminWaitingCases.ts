import type { ConformanceCase } from './ConformanceCase.ts';

/** What waits for those who run the shop. */
export const adminWaitingCases: readonly ConformanceCase[] = [
  { name: 'counts what waits', endpoint: 'listWaiting', as: 'admin', status: 200 },
  { name: 'counts nothing for a member', endpoint: 'listWaiting', as: 'member', status: 403 },
];
