import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const optimise: AffiliateNetwork = {
  name: 'optimise',
  title: 'Optimise India',
  link: 'https://clk.omgt5.com/?AID=YOU&PID=CAMPAIGN&UID={clickId}&r=TARGET',
  fields: {
    orderId: ['TransactionID', 'Conversion ID'],
    clickId: ['UID'],
    status: ['Status', 'Conversion Status'],
    saleAmount: ['TransactionValue'],
    commission: ['SR', 'Commission'],
    currency: ['Currency'],
    category: ['Product'],
    occurredAt: ['TransactionTime', 'Conversion Date'],
    reason: ['Reason', 'Status Reason'],
  },
  statuses: { pending: 'tracked', validated: 'approved', rejected: 'rejected' },
  mustNameCurrency: true,
  zone: '+05:30',
  dayFirst: true,
  unverified: [
    'The names of the columns, but for UID, and the words for the status: the report is behind the login.',
    'The zone of its times.',
    'Whether it can call an address: only calls of advertisers are documented.',
  ],
};
