import { rights } from '../contract/roles.ts';
import type { Staff } from '../contract/staff.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

/** Those who run the shop. */
export const staffCases: readonly ConformanceCase[] = [
  {
    ...{ name: 'has no rights for a member', endpoint: 'getStaff', as: 'member', demo: true, status: 200 },
    check: (answer) => (answer as Staff).role === null && (answer as Staff).rights.length === 0,
  },
  {
    ...{ name: 'has all rights for an admin', endpoint: 'getStaff', as: 'admin', status: 200 },
    check: (answer) => (answer as Staff).role === 'ADMIN' && (answer as Staff).rights.length === rights.length,
  },
];
