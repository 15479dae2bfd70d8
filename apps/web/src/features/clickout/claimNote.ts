/** Explains Claim Cashback beside it (decisions, 17). */
export const claimNote = 'This shop reports sales by claim. Shop first, then claim your cashback with the order id.';
