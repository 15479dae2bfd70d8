import type { AffiliateNetwork } from './AffiliateNetwork.ts';

/** Commission Junction sends no postbacks: its orders come by its list. */
export const cj: AffiliateNetwork = {
  name: 'cj',
  title: 'CJ',
  link: 'https://www.DOMAIN/click-YOU-AD?sid={clickId}&url=TARGET',
  fields: {
    // not commissionId: a correction has one of its own
    orderId: ['originalActionId'],
    storeOrderId: ['orderId'],
    clickId: ['shopperId', 'sid'],
    status: ['actionStatus', 'validationStatus'],
    saleAmount: ['saleAmountPubCurrency', 'saleAmount'],
    commission: ['pubCommissionAmountPubCurrency', 'publisherCommission'],
    currency: ['pubCurrency', 'currency'],
    category: ['actionTrackerName'],
    occurredAt: ['postingDate', 'eventDate'],
    reason: ['correctionReason'],
  },
  statuses: {
    new: 'tracked',
    extended: 'tracked',
    locked: 'approved',
    closed: 'approved',
    pending: 'tracked',
    automated: 'tracked',
    accepted: 'approved',
    declined: 'rejected',
  },
  mustNameCurrency: true,
  zone: '+00:00',
  unverified: [
    'The name of the column with the currency of the publisher: the amounts are in it, but the list does not name it. Add a column.',
    'A correction is a line of its own with a negative amount. It is refused: add the lines of an order up before.',
  ],
};
