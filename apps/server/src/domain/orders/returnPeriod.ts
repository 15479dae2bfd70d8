const DAY_MS = 24 * 60 * 60 * 1_000;
/** Shops wait for returns, banks for the use of the card. */
export const SHOP_RETURN_DAYS = 30;
export const CARD_RETURN_DAYS = 60;
/** How long shops take to decide after that. */
const DECISION_DAYS = 30;

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
