import {
  ACCESS_TOKEN_MINUTES,
  MIN_AGE_YEARS,
  MOBILE_DIGITS,
  PASSWORD_LEAST,
  PASSWORD_MOST,
} from '../contract/policy.ts';
import type { TokenPair } from '../contract/session.ts';
import { indiaDay } from '../units/india.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../units/time.ts';
import type { ConformanceCase, PolicyNumber } from './ConformanceCase.ts';
import { giftCardLimitCases } from './giftCardLimitCases.ts';
import { orderTimeCases } from './orderTimeCases.ts';

const newcomer = { password: 'Sunehri-Potli-2026', name: 'Conformance', mobileNumber: '9876500000' };

/** A password without common words, so long. */
const passwordOf = (length: number) => 'Gz7-kq'.repeat(Math.ceil(length / 6)).slice(0, length);

const signup = (number: PolicyNumber, name: string, status: number, change: () => object): ConformanceCase => ({
  name,
  endpoint: 'signup',
  status,
  numbers: [number],
  request: () => ({ body: { ...newcomer, email: `${name.replaceAll(/\W+/g, '.')}@potli.example`, ...change() } }),
});

/** The birth date of who is as old as a member must be, so many days ago. */
function oldEnoughSince(days: number): string {
  const [year = '', ...monthAndDay] = indiaDay(new Date(Date.now() - days * DAY_MS)).split('-');
  return [Number(year) - MIN_AGE_YEARS, ...monthAndDay].join('-').replace('02-29', '02-28');
}

/** From the issue of a token to its end, in ms. */
function lifetimeOf(jwt: string): number {
  const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { iat, exp } = JSON.parse(atob(payload)) as { iat: number; exp: number };
  return (exp - iat) * SECOND_MS;
}

/** What hosts answer at a limit of the policy, and one beyond it. */
export const policyCases: readonly ConformanceCase[] = [
  signup('PASSWORD_LEAST', 'takes the shortest password', 200, () => ({ password: passwordOf(PASSWORD_LEAST) })),
  signup('PASSWORD_LEAST', 'refuses a shorter one', 400, () => ({ password: passwordOf(PASSWORD_LEAST - 1) })),
  signup('PASSWORD_MOST', 'takes the longest password', 200, () => ({ password: passwordOf(PASSWORD_MOST) })),
  signup('PASSWORD_MOST', 'refuses a longer one', 400, () => ({ password: passwordOf(PASSWORD_MOST + 1) })),
  signup('MOBILE_DIGITS', 'takes all digits of a mobile number', 200, () => ({
    mobileNumber: '9'.repeat(MOBILE_DIGITS),
  })),
  signup('MOBILE_DIGITS', 'refuses a digit less', 400, () => ({ mobileNumber: '9'.repeat(MOBILE_DIGITS - 1) })),
  signup('MOBILE_DIGITS', 'refuses a digit more', 400, () => ({ mobileNumber: '9'.repeat(MOBILE_DIGITS + 1) })),
  // a day apart, for hosts with another clock
  signup('MIN_AGE_YEARS', 'takes who is just old enough', 200, () => ({ birthDate: oldEnoughSince(1) })),
  signup('MIN_AGE_YEARS', 'refuses who is not', 400, () => ({ birthDate: oldEnoughSince(-2) })),
  {
    name: 'gives an access token for its minutes',
    endpoint: 'login',
    status: 200,
    demo: true,
    numbers: ['ACCESS_TOKEN_MINUTES'],
    request: ({ email, password }) => ({ body: { email, password } }),
    check: (answer) => lifetimeOf((answer as TokenPair).accessToken) === ACCESS_TOKEN_MINUTES * MINUTE_MS,
  },
  ...orderTimeCases,
  ...giftCardLimitCases,
];
