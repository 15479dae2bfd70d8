import { MAX_DISPUTE_FILES, MIN_AGE_YEARS, MOBILE_DIGITS, PASSWORD_LEAST, PASSWORD_MOST } from '../contract/policy.ts';
import { indiaDay } from '../units/india.ts';
import { DAY_MS } from '../units/time.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const newcomer = { password: 'Sunehri-Potli-2026', name: 'Conformance', mobileNumber: '9876500000' };

/** A password without common words, so long. */
const passwordOf = (length: number) => 'Gz7-kq'.repeat(Math.ceil(length / 6)).slice(0, length);

const signup = (name: string, status: number, change: () => object): ConformanceCase => ({
  name,
  endpoint: 'signup',
  request: () => ({ body: { ...newcomer, email: `${name.replaceAll(/\W+/g, '.')}@potli.example`, ...change() } }),
  status,
});

/** The birth date of who is as old as a member must be, so many days ago. */
function oldEnoughSince(days: number): string {
  const [year = '', ...monthAndDay] = indiaDay(new Date(Date.now() - days * DAY_MS)).split('-');
  return [Number(year) - MIN_AGE_YEARS, ...monthAndDay].join('-').replace('02-29', '02-28');
}

/** What hosts answer at a limit of the policy, and one beyond it. */
export const policyCases: readonly ConformanceCase[] = [
  signup('takes the shortest password', 200, () => ({ password: passwordOf(PASSWORD_LEAST) })),
  signup('refuses a shorter one', 400, () => ({ password: passwordOf(PASSWORD_LEAST - 1) })),
  signup('takes the longest password', 200, () => ({ password: passwordOf(PASSWORD_MOST) })),
  signup('refuses a longer one', 400, () => ({ password: passwordOf(PASSWORD_MOST + 1) })),
  signup('takes all digits of a mobile number', 200, () => ({ mobileNumber: '9'.repeat(MOBILE_DIGITS) })),
  signup('refuses a digit less', 400, () => ({ mobileNumber: '9'.repeat(MOBILE_DIGITS - 1) })),
  signup('refuses a digit more', 400, () => ({ mobileNumber: '9'.repeat(MOBILE_DIGITS + 1) })),
  // a day apart, for hosts with another clock
  signup('takes who is just old enough', 200, () => ({ birthDate: oldEnoughSince(1) })),
  signup('refuses who is not', 400, () => ({ birthDate: oldEnoughSince(-2) })),
  {
    name: 'refuses a file more than it may have',
    endpoint: 'answerDispute',
    as: 'member',
    request: () => ({
      params: { id: '999999999' },
      body: { words: '', downloadLinks: Array.from({ length: MAX_DISPUTE_FILES + 1 }, (_, n) => `file-${n}`) },
    }),
    status: 400,
  },
];
