/** Explains Claim Cashback beside it (decisions, 17). */
export const byClaim = 'This shop reports sales by claim. Shop first, then claim your cashback with the order id.';
