import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const admitad: AffiliateNetwork = {
  name: 'admitad',
  title: 'Admitad',
  link: 'https://ad.admitad.com/g/YOUR_CODE/?subid={clickId}&ulp=TARGET',
  postback:
    'order_id=[[[order_id]]]&subid=[[[subid]]]&status=[[[payment_status]]]&order_sum=[[[order_sum]]]&payment_sum=[[[payment_sum]]]&currency=[[[currency]]]&time=[[[time]]]',
  fields: {
    orderId: ['order_id'],
    clickId: ['subid', 'subid1'],
    status: ['status'],
    saleAmount: ['order_sum', 'cart'],
    commission: ['payment_sum', 'payment'],
    currency: ['currency'],
    category: ['tariff_name', 'tariff_id'],
    // a call has the time of the order only, so that the list, which knows the decision, is later
    occurredAt: ['status_updated', 'action_date', 'time'],
    reason: ['comment'],
  },
  statuses: { pending: 'tracked', approved_but_stalled: 'tracked', approved: 'approved', declined: 'rejected' },
  mustNameCurrency: true,
  zone: '+03:00',
  unverified: [
    'The macro of the status, [[[payment_status]]].',
    'Whether [[[time]]] is the time of the order, and its zone (taken as UTC+3).',
    'Whether two shops can have the same order number. Then the second order is a conflict, and an operator decides.',
  ],
};
