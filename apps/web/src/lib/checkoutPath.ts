/**
 * The page that pays for an order. Only a whole load leads there (docs/decisions/098). The page of a gift card names it, too, which
 * loads no addresses of the dashboard.
 */
export const checkoutPath = (orderId: string): string => `/checkout/${orderId}`;
