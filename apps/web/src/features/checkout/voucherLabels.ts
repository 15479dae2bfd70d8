/** Names of the values and buttons of a voucher. */
export const voucherLabels = {
  cardNumber: 'Card number',
  pin: 'PIN',
  copyCardNumber: 'Copy number',
  copyPin: 'Copy PIN',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
  hidden: 'Hidden PIN',
};
