/** What the refund policy says of vouchers, in short (docs/product/company.md#refund-policy). */
export const NO_REFUND = 'Digital gift vouchers and cards are non-refundable and non-cancellable.';
