import { MIN_AGE_YEARS } from './policy.ts';

/**
 * Whether a person is old enough to be a member. A person born on 29 February is of age on 1 March.
 * @param birthDate `yyyy-mm-dd`, as is `today`
 */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = '', ...monthAndDay] = today.split('-');
  // dates in this form sort as text
  return birthDate <= [String(Number(year) - MIN_AGE_YEARS).padStart(4, '0'), ...monthAndDay].join('-');
}
