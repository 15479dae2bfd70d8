import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const impact: AffiliateNetwork = {
  name: 'impact',
  title: 'impact.com',
  link: 'https://DOMAIN/c/YOU/AD/CAMPAIGN?subId1={clickId}&u=TARGET',
  postback:
    'ActionId={ActionId}&SubId1={SubId1}&Status={Status}&Amount={Amount}&Payout={Payout}&Currency={Currency}&EventDate={EventDate}&StatusDetail={StatusDetail}',
  fields: {
    orderId: ['ActionId', 'Id'],
    storeOrderId: ['Oid'],
    clickId: ['SubId1'],
    status: ['Status', 'State'],
    saleAmount: ['Amount'],
    commission: ['Payout'],
    currency: ['Currency'],
    category: ['ActionTrackerName'],
    occurredAt: ['EventDate'],
    reason: ['StatusDetail', 'StateDetail'],
  },
  statuses: { pending: 'tracked', approved: 'approved', reversed: 'rejected' },
  mustNameCurrency: true,
  zone: '+00:00',
  unverified: [
    'The macro {SubId1} for partners (the others are documented).',
    'The form of {EventDate}: ISO 8601 is read, and times without an offset count as UTC.',
  ],
};
