/** SUCCESS, or else FAILED; the detail of the row says more (docs/product/gift-cards.md#order-history). */
export const shownStatus = (status: string): 'SUCCESS' | 'FAILED' => (status === 'SUCCESS' ? 'SUCCESS' : 'FAILED');

const payments: Record<string, string> = {
  SUCCESS: 'Payment received.',
  PENDING: 'The payment is not confirmed yet. Most are within minutes; if not, it goes back to you by itself.',
  FAILED: 'The payment did not go through. Nothing was charged.',
  REFUNDED: 'The payment was refunded to the method you paid with, within 7 business days.',
};

const orders: Record<string, string> = {
  SUCCESS: 'The vouchers were delivered.',
  PENDING: 'The vouchers are being issued. They will appear here.',
  FAILED: 'No voucher was issued.',
  REFUNDED: 'No voucher was issued, and the order was closed.',
};

/** What the statuses mean, in plain words; one that this client does not know is shown as it came. */
export const paymentWords = (status: string) => payments[status] ?? status;

export const orderWords = (status: string) => orders[status] ?? status;
