import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const cuelinks: AffiliateNetwork = {
  name: 'cuelinks',
  title: 'Cuelinks',
  link: 'https://linksredirect.com/?cid=YOU&subid={clickId}&url=TARGET',
  fields: {
    orderId: ['id', 'transaction_id'],
    clickId: ['sub_id', 'subid', 'aff_sub', 'subid1'],
    status: ['status'],
    saleAmount: ['sale_amount'],
    commission: ['commission', 'user_commission'],
    currency: ['currency'],
    category: ['category'],
    occurredAt: ['updated_at', 'transaction_date', 'created_at'],
    reason: ['reason', 'remarks'],
  },
  statuses: {
    pending: 'tracked',
    validated: 'approved',
    approved: 'approved',
    confirmed: 'approved',
    payable: 'approved',
    claimed: 'approved',
    paid: 'approved',
    rejected: 'rejected',
    declined: 'rejected',
    cancelled: 'rejected',
  },
  zone: '+05:30',
  unverified: [
    'The words for the status: no public page lists them. Another word is refused and named.',
    'The name of the field for the time of an order.',
    'Whether it can call an address: nothing public says so.',
  ],
};
