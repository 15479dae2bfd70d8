import { REFERRAL_PERCENT } from '../contract/policy.ts';
import type { ReferredPerson } from '../contract/referrals.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const people = (name: string, query: Record<string, string>): ConformanceCase => ({
  name,
  endpoint: 'listReferredPeople',
  as: 'member',
  request: () => ({ query }),
  status: 200,
});

export const referralCases: readonly ConformanceCase[] = [
  { ...people('lists who joined, newest first', {}), demo: true, numbers: ['REFERRAL_PERCENT'], check: isNewestFirst },
  {
    ...people('has a second page', { pageNumber: '1', pageSize: '10' }),
    demo: true,
    // in the demo of a server one of the members who can log in was invited, too
    check: (answer) => [2, 3].includes(rowsOf(answer).length),
  },
  {
    ...people('is empty for a new member', {}),
    as: 'newMember',
    check: (answer) => rowsOf(answer).length === 0,
  },
  { ...people('refuses 251 rows', { pageSize: '251' }), status: 400 },
];

function rowsOf(answer: unknown): ReferredPerson[] {
  return answer as ReferredPerson[];
}

function isNewestFirst(answer: unknown): boolean {
  const rows = rowsOf(answer);
  const times = rows.map(({ signupDate }) => Date.parse(signupDate));
  const newestFirst = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return (
    rows.length === 10 && newestFirst && rows.every((row) => row.referrerCommissionPercentage === REFERRAL_PERCENT)
  );
}
