import type { ConformanceCase } from './ConformanceCase.ts';

/** The stock of gift cards. No case changes it. */
export const adminVoucherCases: readonly ConformanceCase[] = [
  { name: 'lists the stock of gift cards', endpoint: 'listVoucherStock', as: 'admin', status: 200 },
  { name: 'lists no stock to a member', endpoint: 'listVoucherStock', as: 'member', status: 403 },
  {
    name: 'imports no file that is no list of vouchers',
    endpoint: 'importVoucherFile',
    as: 'admin',
    request: ({ giftCardSlug }) => ({ body: { giftCard: giftCardSlug, fileName: 'a.csv', file: 'SGVsbG8=' } }),
    status: 400,
  },
  {
    name: 'imports no file for a member',
    endpoint: 'importVoucherFile',
    as: 'member',
    request: ({ giftCardSlug }) => ({ body: { giftCard: giftCardSlug, fileName: 'a.csv', file: 'SGVsbG8=' } }),
    status: 403,
  },
  {
    name: 'takes no voucher out of stock without a reason',
    endpoint: 'removeVouchers',
    as: 'admin',
    request: () => ({ body: { giftCard: 'no-such-card', reason: ' ' } }),
    status: 400,
  },
  {
    name: 'takes no voucher out of stock that there is not',
    endpoint: 'removeVouchers',
    as: 'admin',
    request: () => ({ body: { giftCard: 'no-such-card', reason: 'Recalled', count: 1 } }),
    status: 404,
  },
];
