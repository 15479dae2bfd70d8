import type { AffiliateNetwork } from './AffiliateNetwork.ts';

/** vCommission, and every other network that runs on Trackier. */
export const trackier: AffiliateNetwork = {
  name: 'trackier',
  title: 'Trackier (vCommission)',
  link: 'https://track.vcommission.com/click?campaign_id=CAMPAIGN&pub_id=YOU&p1={clickId}&url=TARGET',
  postback:
    'txn_id={txn_id}&p1={p1}&status={status}&sale_amount={sale_amount}&payout={payout}&currency={currency}&created={created}',
  fields: {
    orderId: ['txn_id', 'transaction_id'],
    clickId: ['p1'],
    status: ['status', 'conversion_status'],
    saleAmount: ['sale_amount'],
    commission: ['payout'],
    currency: ['currency'],
    category: ['goal_value', 'goal_name'],
    occurredAt: ['created'],
    reason: ['note', 'reason'],
  },
  statuses: { pending: 'tracked', approved: 'approved', rejected: 'rejected', cancelled: 'rejected' },
  mayOmitStatus: true,
  zone: '+05:30',
  unverified: [
    'The macros {status}, {sale_amount}, {currency} and {created}: only {p1} to {p10}, {payout}, {txn_id} and {sub1} to {sub10} are documented. Ask your manager for the amount of the sale; without it a report is refused.',
    'Whether a change of the status is called, too.',
    'The names of the columns of the conversion report.',
  ],
};
