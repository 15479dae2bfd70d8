import { GIFT_DATE_DAYS } from '@potli/api/contract/policy';
import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import type { GiftDays } from '@potli/machines/checkout-form';

/** The days on which a gift can be sent that is ordered now. */
export const giftDays = (now: Date): GiftDays => ({
  first: indiaDay(now),
  last: indiaDay(new Date(now.getTime() + GIFT_DATE_DAYS * DAY_MS)),
});
