const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text of a bank can be the id of a payout: others use the same bank account. */
export const isPayoutId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
