/**
 * Where the scripts, frames and calls of the payment providers are. Only the page that pays for an order admits them
 * (docs/decisions/098); the simulated provider is of this site.
 */
export const paymentOrigins: readonly string[] = ['https://*.razorpay.com', 'https://*.cashfree.com'];
