/** The click that the samples name. */
export const CLICK = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
/** When it was made. */
const CLICKED = new Date('2024-12-17T00:09:09.918Z');

interface Sample {
  /** A new order of ₹1,249.50 that pays ₹99.95, as the network's documentation writes its fields. */
  row: Record<string, unknown>;
  /** The fields of the row that hold these. */
  click: string;
  status: string;
  amount: string;
  currency?: string;
  /** When the order happened, in UTC. */
  at: string;
  /** Words for an approval and a refusal, and a reason for it. */
  words: { approved: string; rejected: string };
  reasons?: readonly string[];
}

/** By the names of the adapters. */
export const networkSamples: Record<string, Sample> = {
  generic: {
    row: {
      network_id: '1',
      transaction_id: 'T-1',
      status: 'pending',
      sale_amount: '1249.50',
      base_commission: '99.95',
      currency: 'INR',
      aff_sub1: CLICK,
      sale_date_unix: '1795350000',
    },
    click: 'aff_sub1',
    status: 'status',
    amount: 'sale_amount',
    currency: 'currency',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'Confirmed', rejected: 'declined' },
  },
  admitad: {
    row: {
      order_id: 'T-1',
      subid: CLICK,
      status: 'pending',
      order_sum: '1249.5',
      payment_sum: '99.95',
      currency: 'INR',
      time: '2026-11-22 15:20:00',
      type: 'sale',
    },
    click: 'subid',
    status: 'status',
    amount: 'order_sum',
    currency: 'currency',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'approved', rejected: 'declined' },
  },
  trackier: {
    row: { txn_id: 'T-1', p1: CLICK, status: 'pending', sale_amount: '1249.50', payout: '99.95', currency: 'INR' },
    click: 'p1',
    status: 'status',
    amount: 'sale_amount',
    currency: 'currency',
    at: CLICKED.toISOString(),
    words: { approved: 'approved', rejected: 'cancelled' },
  },
  impact: {
    row: {
      ActionId: 'T-1',
      SubId1: CLICK,
      Status: 'PENDING',
      Amount: '1249.50',
      Payout: '99.95',
      Currency: 'INR',
      EventDate: '2026-11-22T17:50:00+05:30',
    },
    click: 'SubId1',
    status: 'Status',
    amount: 'Amount',
    currency: 'Currency',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'APPROVED', rejected: 'REVERSED' },
    reasons: ['ITEM_RETURNED', 'CONS_FRAUD', 'ITEM_OUT_OF_STOCK', 'NOT_COMPLIANCE_TERMS', 'ORDER_UPDATE'],
  },
  awin: {
    row: {
      transactionId: 'T-1',
      transactionDate: '2026-11-22 12:20:00',
      transactionAmount: '1249.5',
      transactionCurrency: 'INR',
      commission: '99.95',
      commissionStatus: 'pending',
      merchantId: '2678',
      clickRef: CLICK,
      commissionGroups: [{ id: '15250', name: 'Default Commission', code: 'DEFAULT' }],
    },
    click: 'clickRef',
    status: 'commissionStatus',
    amount: 'transactionAmount',
    currency: 'transactionCurrency',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'approved', rejected: 'declined' },
  },
  cj: {
    row: {
      commissionId: '2292067663',
      originalActionId: 'T-1',
      shopperId: CLICK,
      actionStatus: 'new',
      validationStatus: 'AUTOMATED',
      saleAmountPubCurrency: '1249.500',
      pubCommissionAmountPubCurrency: '99.955',
      currency: 'INR',
      postingDate: '2026-11-22T12:20:00Z',
    },
    click: 'shopperId',
    status: 'actionStatus',
    amount: 'saleAmountPubCurrency',
    currency: 'currency',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'locked', rejected: 'DECLINED' },
    reasons: ['RETURNED_MERCHANDISE', 'DUPLICATED_ORDER', 'CANT_SHIP_OR_SOLD_OUT', 'BOOKING_CANCELED', 'COMPLIANCE'],
  },
  cuelinks: {
    row: {
      id: 'T-1',
      sub_id: CLICK,
      status: 'pending',
      sale_amount: 1249.5,
      commission: 99.95,
      transaction_date: '2026-11-22T17:50:00+05:30',
    },
    click: 'sub_id',
    status: 'status',
    amount: 'sale_amount',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'validated', rejected: 'rejected' },
  },
  inrdeals: {
    row: {
      transaction_id: 'T-1',
      sub_id1: CLICK,
      status: 'Pending',
      sale_amount: '1,249.50',
      user_commission: '99.95',
      sale_date: '22-11-2026',
    },
    click: 'sub_id1',
    status: 'status',
    amount: 'sale_amount',
    at: '2026-11-21T18:30:00.000Z',
    words: { approved: 'Verified', rejected: 'Rejected' },
  },
  flipkart: {
    row: {
      affiliateOrderItemId: 'T-1',
      orderDate: '11-22-2026',
      price: '1249.50',
      quantity: 1,
      sales: '1249.50',
      status: 'tentative',
      tentativeCommission: { amount: '99.95', currency: 'INR' },
      affExtParam1: CLICK,
    },
    click: 'affExtParam1',
    status: 'status',
    amount: 'sales',
    at: '2026-11-21T18:30:00.000Z',
    words: { approved: 'approved', rejected: 'disapproved' },
  },
  optimise: {
    row: {
      TransactionID: 'T-1',
      TransactionTime: '22/11/2026 17:50:00',
      UID: CLICK,
      Status: 'Pending',
      TransactionValue: '1249.50',
      SR: '99.95',
      Currency: 'INR',
    },
    click: 'UID',
    status: 'Status',
    amount: 'TransactionValue',
    currency: 'Currency',
    at: '2026-11-22T12:20:00.000Z',
    words: { approved: 'Validated', rejected: 'Rejected' },
  },
};
