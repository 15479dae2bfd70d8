import { isUuid } from '@potli/api/units/uuid';
/** Whether a text of a bank can be the id of a payout: others use the same bank account. */
export const isPayoutId = (text: unknown): text is string => typeof text === 'string' && isUuid(text);
