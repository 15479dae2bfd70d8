import type { ConformanceCase } from './ConformanceCase.ts';

const file = {
  network: 'paper',
  statement: 'PAPER-FILE.csv',
  day: '2026-11-01',
  file: 'T3JkZXIsUGFpZA0KUEFQRVItOSw1DQo=',
};

/** Statements of networks. No case books one. */
export const adminSettlementCases: readonly ConformanceCase[] = [
  { name: 'lists statements of networks', endpoint: 'listSettlements', as: 'admin', status: 200 },
  { name: 'lists no statements to a member', endpoint: 'listSettlements', as: 'member', status: 403 },
  {
    name: 'shows what a file of a network would book',
    endpoint: 'settleFile',
    as: 'admin',
    request: () => ({ body: file }),
    status: 200,
  },
  {
    name: 'takes no file of a network that is no base64',
    endpoint: 'settleFile',
    as: 'admin',
    request: () => ({ body: { ...file, file: 'Order,Paid' } }),
    status: 400,
  },
  {
    name: 'withdraws no statement that there is not',
    endpoint: 'withdrawSettlement',
    as: 'admin',
    request: () => ({ body: { network: 'paper', statement: 'NOBODYS.csv' } }),
    status: 404,
  },
];
