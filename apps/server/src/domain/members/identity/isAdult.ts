import { isAdult as isAdultOn } from '@potli/api/contract/isAdult';
import { indiaDay } from '@potli/api/units/india';

/** Whether a person is old enough to be a member, in India's calendar. @param birthDate `yyyy-mm-dd` */
export const isAdult = (birthDate: string, now: Date): boolean => isAdultOn(birthDate, indiaDay(now));
