import { memberPaths } from '../../src/lib/memberPaths.ts';
import { paths } from '../../src/lib/paths.ts';

/** The table of a dashboard screen. */
interface ScreenTable {
  columns: readonly string[];
  /** The call for its first rows, as every host of the contract knows it. */
  call: string;
}

const orders: ScreenTable = {
  columns: ['Click Id', 'Store Name', 'Current Status', 'Cashback Amount', 'Sale Amount', 'Last Updated'],
  call: 'GET /api/transactions/my-transactions?page=0&size=10',
};

/** Tables of the dashboard by the address of their screen (docs/product/README.md). */
export const tables: Readonly<Record<string, ScreenTable>> = {
  [memberPaths.orders]: orders,
  [memberPaths.orderReport]: orders,
  [memberPaths.giftCardOrders]: {
    columns: [
      ...['Brand', 'Denomination', 'Count', 'Payment Amount', 'Date', 'Payment Status', 'Order Status'],
      ...['Card Number', 'Validity', 'Order Id'],
    ],
    call: 'GET /api/giftcard/orders/history?page=0&size=10',
  },
  [memberPaths.payouts]: {
    columns: ['Payout Mode', 'Processed Amount', 'Payout Status', 'Bank Reference', 'Date Time'],
    call: 'GET /api/payouts/my-payouts?pageNumber=0&pageSize=10',
  },
  [memberPaths.shareLinks]: {
    columns: ['Store Name', 'Share Link', 'Clicks', 'Earnings', 'Made on'],
    call: 'GET /api/my-custom-links',
  },
  [memberPaths.referredPeople]: {
    columns: ['Name', 'Email', 'Referrer Commission Percentage', 'Signup Date'],
    call: 'GET /api/refer-and-earn/referred-people/paginated?pageNumber=0&pageSize=10',
  },
  [paths.clicks]: {
    columns: ['Click Id', 'Store Name', 'Click Source', 'Cashback', 'Click Date & Time'],
    call: 'GET /api/clicks/my-clicks?pageNumber=0&pageSize=10',
  },
  [memberPaths.claims]: {
    columns: [
      ...['Store Name', 'Store Type', 'Store Order Id', 'Order Amount', 'Order Date & Time'],
      ...['Dispute Creation Date & Time', 'Dispute Status', 'Delivery Date', 'Message'],
    ],
    call: 'GET /api/disputes/my-disputes?pageNumber=0&pageSize=10',
  },
};
