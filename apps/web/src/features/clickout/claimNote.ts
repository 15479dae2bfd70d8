/** Explains Claim Cashback beside it (docs/product/clickout.md#offline-shops). */
export const claimNote = 'This shop reports sales by claim. Shop first, then claim your cashback with the order id.';
