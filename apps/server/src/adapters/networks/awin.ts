import type { AffiliateNetwork } from './AffiliateNetwork.ts';

export const awin: AffiliateNetwork = {
  name: 'awin',
  title: 'Awin',
  link: 'https://www.awin1.com/cread.php?awinmid=ADVERTISER&awinaffid=YOU&clickref={clickId}&ued=TARGET',
  postback:
    'transactionId=!!!transactionId!!!&clickRef=!!!clickRef!!!&transactionAmount=!!!transactionAmount!!!&commission=!!!commission!!!&transactionCurrency=!!!transactionCurrency!!!&transactionDate=!!!transactionDate!!!',
  envelope: 'AwinTransactionPush',
  fields: {
    orderId: ['transactionId', 'id'],
    storeOrderId: ['orderRef'],
    clickId: ['clickRef', 'clickRefs.clickRef'],
    status: ['commissionStatus', 'status'],
    saleAmount: ['transactionAmount', 'saleAmount', 'saleAmount.amount'],
    commission: ['commission', 'commissionAmount', 'commissionAmount.amount'],
    currency: ['transactionCurrency', 'saleAmount.currency', 'currency'],
    category: [
      'commissionGroup',
      'transactionParts.commissionGroupCode',
      'commissionGroups.code',
      'transactionParts.commissionGroupName',
    ],
    occurredAt: ['validationDate', 'transactionDate'],
    reason: ['declineReason'],
  },
  parts: {
    list: 'transactionParts',
    category: ['commissionGroupCode', 'commissionGroupName'],
    saleAmount: ['amount'],
    commission: ['commissionAmount'],
  },
  statuses: { pending: 'tracked', approved: 'approved', declined: 'rejected', deleted: 'rejected' },
  // it calls once, when the order is new
  mayOmitStatus: true,
  mustNameCurrency: true,
  zone: '+00:00',
  unverified: [
    'The zone of transactionDate in a call (that of clickTime is UTC, by its documentation).',
    'The amounts of commission groups in a call: commissionGroups has names only, so that a call with several groups names none. In the list they are transactionParts.',
  ],
};
