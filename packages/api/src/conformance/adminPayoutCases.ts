import type { ConformanceCase } from './ConformanceCase.ts';

const nobodys = { id: '019a1c00-0000-7000-8000-0000000000ff' };

/** Payouts of all members. No case changes one. */
export const adminPayoutCases: readonly ConformanceCase[] = [
  { name: 'lists open payouts', endpoint: 'listPayouts', as: 'admin', status: 200 },
  { name: 'lists no payouts of others to a member', endpoint: 'listPayouts', as: 'member', status: 403 },
  {
    name: 'asks no bank about a payout that there is not',
    endpoint: 'retryPayout',
    as: 'admin',
    request: () => ({ params: nobodys }),
    status: 404,
  },
  {
    name: 'takes no UTR with blanks in it',
    endpoint: 'settlePayout',
    as: 'admin',
    request: () => ({ params: nobodys, body: { result: 'sent', utr: 'not a UTR' } }),
    status: 400,
  },
  {
    name: 'settles no payout that there is not',
    endpoint: 'settlePayout',
    as: 'admin',
    request: () => ({ params: nobodys, body: { result: 'refused', reason: 'Account closed' } }),
    status: 404,
  },
  {
    name: 'gives no payout back that there is not',
    endpoint: 'returnPayout',
    as: 'admin',
    request: () => ({ params: nobodys, body: { reason: 'Account closed' } }),
    status: 404,
  },
];
