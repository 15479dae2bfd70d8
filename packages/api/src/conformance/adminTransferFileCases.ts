import type { ConformanceCase } from './ConformanceCase.ts';

const nobodys = { params: { name: 'neft-1999-01-01-1' } };

/** Files of transfers, for a shop whose bank may take none. No case changes one. */
export const adminTransferFileCases: readonly ConformanceCase[] = [
  { name: 'reads what waits for a file', endpoint: 'getTransferQueue', as: 'admin', status: 200 },
  { name: 'shows no queue to a member', endpoint: 'getTransferQueue', as: 'member', status: 403 },
  { name: 'lists files of transfers', endpoint: 'listTransferFiles', as: 'admin', status: 200 },
  { name: 'lists no files of transfers to a member', endpoint: 'listTransferFiles', as: 'member', status: 403 },
  {
    name: 'makes no file of payouts that nobody has looked at',
    endpoint: 'makeTransferFile',
    as: 'admin',
    request: () => ({ body: {} }),
    status: 400,
  },
  {
    name: 'hands out no file that there is not',
    endpoint: 'downloadTransferFile',
    as: 'admin',
    request: () => nobodys,
    status: 404,
  },
  {
    name: 'withdraws no file that there is not',
    endpoint: 'withdrawTransferFile',
    as: 'admin',
    request: () => nobodys,
    status: 404,
  },
  {
    name: 'reads no answer whose bytes are not base64',
    endpoint: 'readReturnFile',
    as: 'admin',
    request: () => ({ body: { fileName: 'answer.csv', bytes: 'Reference,Status' } }),
    status: 400,
  },
];
