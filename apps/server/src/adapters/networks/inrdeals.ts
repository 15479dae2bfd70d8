import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const inrdeals: AffiliateNetwork = {
  name: 'inrdeals',
  title: 'INRDeals',
  link: 'https://inr.deals/track?id=YOU&src=api&campaign=cps&url=TARGET&subid={clickId}',
  fields: {
    orderId: ['transaction_id', 'id', 'order_id'],
    clickId: ['sub_id1', 'subid', 'sub_id'],
    status: ['status'],
    saleAmount: ['sale_amount', 'order_amount', 'amount'],
    commission: ['user_commission', 'commission', 'payout'],
    currency: ['currency'],
    category: ['category'],
    occurredAt: ['sale_date', 'transaction_date', 'date'],
    reason: ['reason', 'remarks'],
  },
  statuses: { pending: 'tracked', verified: 'approved', rejected: 'rejected' },
  zone: '+05:30',
  dayFirst: true,
  unverified: [
    'The names of the fields of the transaction report: give a map of columns with the import.',
    'Whether it can call an address: nothing public says so.',
  ],
};
