import type { AffiliateNetwork } from './AffiliateNetwork.ts';

/** For networks that are not listed here: the form that cashback sites ask for most often, and common names of columns. */
export const generic: AffiliateNetwork = {
  name: 'generic',
  title: 'Any other network',
  link: 'https://NETWORK/click?offer_id=OFFER&aff_id=YOU&aff_sub={clickId}',
  postback:
    'transaction_id={transaction_id}&aff_sub1={aff_sub}&status={status}&sale_amount={sale_amount}&base_commission={payout}&currency={currency}&sale_date_unix={timestamp}',
  fields: {
    orderId: ['transaction_id', 'order_id', 'order'],
    clickId: ['aff_sub1', 'aff_sub', 'sub_id', 'subid', 'click_id', 'click'],
    status: ['status'],
    saleAmount: ['sale_amount', 'order_amount', 'amount'],
    commission: ['base_commission', 'commission', 'payout'],
    currency: ['currency'],
    category: ['category', 'commission_group'],
    occurredAt: ['sale_date_unix', 'sale_date', 'date', 'time'],
    reason: ['reason', 'comment'],
  },
  statuses: {
    pending: 'tracked',
    tracked: 'tracked',
    confirmed: 'approved',
    approved: 'approved',
    declined: 'rejected',
    rejected: 'rejected',
    cancelled: 'rejected',
    // Affise sends numbers
    1: 'approved',
    2: 'tracked',
    3: 'rejected',
    5: 'tracked',
  },
  zone: '+05:30',
  dayFirst: true,
  unverified: ['The macros of the address: write those of your network.', 'The zone of times without an offset.'],
};
