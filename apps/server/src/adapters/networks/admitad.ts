import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const admitad: AffiliateNetwork = {
  name: 'admitad',
  title: 'Admitad',
  link: 'https://ad.admitad.com/g/YOUR_CODE/?subid={clickId}&ulp=TARGET',
  postback:
    'order_id=[[[order_id]]]&subid=[[[subid]]]&status=[[[payment_status]]]&order_sum=[[[order_sum]]]&payment_sum=[[[payment_sum]]]&currency=[[[currency]]]&time=[[[time]]]',
  fields: {
    // an order has several actions, and two shops can give one number
    orderId: ['action_id', 'order_id'],
    storeOrderId: ['order_id'],
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
  stalled: ['approved_but_stalled'],
  mustNameCurrency: true,
  zone: '+03:00',
  unverified: [
    'The macro of the status, [[[payment_status]]].',
    'Whether [[[time]]] is the time of the order, and its zone (taken as UTC+3).',
    'The word approved_but_stalled: other programs that read its lists know it, its own page does not list it.',
    'Whether a call can name the id of its action, as the list does: it is known by the number of the shop and its click, and moves nothing once the list has told of it.',
  ],
};
