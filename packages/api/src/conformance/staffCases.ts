import type { AuditEntry } from '../contract/audit.ts';
import { rights } from '../contract/roles.ts';
import type { Colleague, Staff } from '../contract/staff.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

/** Those who run the shop. */
export const staffCases: readonly ConformanceCase[] = [
  {
    name: 'has no rights for a member',
    endpoint: 'getStaff',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => (answer as Staff).role === null && (answer as Staff).rights.length === 0,
  },
  {
    name: 'has all rights for an admin',
    endpoint: 'getStaff',
    as: 'admin',
    status: 200,
    check: (answer) => (answer as Staff).role === 'ADMIN' && (answer as Staff).rights.length === rights.length,
  },
  {
    name: 'names those who run the shop',
    endpoint: 'listColleagues',
    as: 'admin',
    status: 200,
    check: (answer) => (answer as Colleague[]).every(({ who, name }) => who !== '' && name !== ''),
  },
  { name: 'names nobody to a member', endpoint: 'listColleagues', as: 'member', status: 403 },
  {
    name: 'refuses a wrong password',
    endpoint: 'confirmPassword',
    as: 'newMember',
    status: 403,
    request: () => ({ body: { password: 'wrong' } }),
  },
  {
    name: 'takes the password',
    endpoint: 'confirmPassword',
    as: 'member',
    demo: true,
    status: 200,
    request: ({ password }) => ({ body: { password } }),
  },
  { name: 'refuses a member', endpoint: 'listAudit', as: 'member', status: 403 },
  {
    name: 'lists changes, newest first',
    endpoint: 'listAudit',
    as: 'admin',
    status: 200,
    check: (answer) => {
      const times = (answer as AuditEntry[]).map(({ happenedAt }) => Date.parse(happenedAt));
      return times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
    },
  },
  {
    name: 'lists nothing that no change has',
    endpoint: 'listAudit',
    as: 'admin',
    status: 200,
    request: () => ({ query: { text: 'no such words' } }),
    check: (answer) => (answer as AuditEntry[]).length === 0,
  },
  {
    name: 'refuses a day that is none',
    endpoint: 'listAudit',
    as: 'admin',
    status: 400,
    request: () => ({ query: { from: '2026-02-30' } }),
  },
  {
    name: 'makes a file of a filter',
    endpoint: 'exportAudit',
    as: 'admin',
    status: 200,
    request: () => ({ body: { text: 'no such words' } }),
    check: (answer) => (answer as { rows: number }).rows === 0,
  },
  {
    name: 'refuses a day that is none',
    endpoint: 'exportAudit',
    as: 'admin',
    status: 400,
    request: () => ({ body: { to: 'yesterday' } }),
  },
];
