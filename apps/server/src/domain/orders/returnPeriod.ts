const DAY_MS = 24 * 60 * 60 * 1_000;
/** Shops wait for returns, banks for the card to be used. */
export const SHOP_RETURN_DAYS = 30;
export const CARD_RETURN_DAYS = 60;
/** How long shops take to decide afterwards. */
const DECISION_DAYS = 30;

interface Returnable {
  reportedAt: Date;
  returnDays: number;
}

/** When whatever was bought can no longer be returned. */
export const returnPeriodEnd = ({ reportedAt, returnDays }: Returnable): Date =>
  new Date(reportedAt.getTime() + returnDays * DAY_MS);

/** When the shop has decided at the latest. */
export const decisionDue = (order: Returnable): Date =>
  new Date(returnPeriodEnd(order).getTime() + DECISION_DAYS * DAY_MS);
