import { DECISION_DAYS } from '@potli/api/contract/policy';
import { DAY_MS } from '@potli/api/units/time';

interface Returnable {
  reportedAt: Date;
  returnDays: number;
}

/** The end of the return period. */
export const returnPeriodEnd = ({ reportedAt, returnDays }: Returnable): Date =>
  new Date(reportedAt.getTime() + returnDays * DAY_MS);

/** The latest time of the shop's decision. */
export const decisionDue = (order: Returnable): Date =>
  new Date(returnPeriodEnd(order).getTime() + DECISION_DAYS * DAY_MS);
