import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { indiaDay } from '@potli/api/units/india';

/** @param birthDate `yyyy-mm-dd`; counted in India's calendar */
export function isAdult(birthDate: string, now: Date): boolean {
  const [year = '', month = '', day = ''] = indiaDay(now).split('-');
  // dates in this form sort as text; a person born on 29 February is of age on 1 March
  return birthDate <= `${Number(year) - MIN_AGE_YEARS}-${month}-${day}`;
}
