import type { PaymentProvider } from '@potli/api/contract/giftCardPayments';

/** What members read of a payment provider. */
export const paymentNames: Record<PaymentProvider, string> = {
  simulated: 'the simulated provider',
  razorpay: 'Razorpay',
  cashfree: 'Cashfree',
};
