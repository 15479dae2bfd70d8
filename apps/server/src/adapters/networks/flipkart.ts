import type { AffiliateNetwork } from './AffiliateNetwork.ts';

/** Flipkart's own programme. Each item of an order is an order to us. */
export const flipkart: AffiliateNetwork = {
  name: 'flipkart',
  title: 'Flipkart',
  link: 'https://www.flipkart.com/PRODUCT?affid=YOU&affExtParam1={clickId}',
  fields: {
    orderId: ['affiliateOrderItemId'],
    clickId: ['affExtParam1'],
    status: ['status'],
    saleAmount: ['sales', 'sales.amount'],
    commission: ['tentativeCommission.amount', 'tentativeCommission'],
    currency: ['tentativeCommission.currency'],
    category: ['category'],
    occurredAt: ['orderDate'],
  },
  statuses: { tentative: 'tracked', approved: 'approved', cancelled: 'rejected', disapproved: 'rejected' },
  zone: '+05:30',
  dayFirst: false,
  unverified: ['Whether an item that is returned after its approval becomes disapproved.'],
};
