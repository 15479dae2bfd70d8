import type { ConformanceCase } from './ConformanceCase.ts';

const nobodys = { order: '999999999' };

/** Refunds of gift cards. No case changes one. */
export const adminRefundCases: readonly ConformanceCase[] = [
  { name: 'lists open refunds', endpoint: 'listRefunds', as: 'admin', status: 200 },
  { name: 'lists no refunds to a member', endpoint: 'listRefunds', as: 'member', status: 403 },
  {
    name: 'refunds nothing by hand without a reason',
    endpoint: 'refundByHand',
    as: 'admin',
    request: () => ({ params: nobodys, body: { reason: ' ' } }),
    status: 400,
  },
  {
    name: 'refunds no order by hand that there is not',
    endpoint: 'refundByHand',
    as: 'admin',
    request: () => ({ params: nobodys, body: { reason: 'Account closed' } }),
    status: 404,
  },
];
