import type * as calls from '../../contract/books.ts';
import type { Books, SettlementDifference } from '../../contract/books.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

const nothing: Books['total'] = {
  expected: 0,
  receivable: 0,
  commission: 0,
  cashback: 0,
  writtenOff: 0,
  exchange: 0,
  margin: 0,
  waiting: 0,
  cash: 0,
  tds: 0,
  advanced: 0,
};

/** Books in which nothing was earned. */
export const emptyBooks: Books = {
  networks: [],
  giftCards: { sales: 0, cost: 0, fees: 0, margin: 0, atProvider: 0, owedToBuyers: 0 },
  total: nothing,
};

const october = { ...nothing, commission: 20_000, cashback: 12_500, margin: 7500, cash: 19_000, tds: 1000 };
const november = {
  ...nothing,
  expected: 9120,
  receivable: 3789.5,
  commission: 32_000,
  cashback: 20_000,
  margin: 12_000,
  waiting: 1200,
  cash: 26_800,
  tds: 1410.5,
  advanced: 2500,
};
const all = { ...november, commission: 52_000, cashback: 32_500, margin: 19_500, cash: 45_800, tds: 2410.5 };

/** Books with one network. */
const books: Books = {
  networks: [
    {
      ...all,
      network: 'bazaar',
      pays: 'approval',
      advanceLimit: 100_000,
      settlesAfterDays: 60,
      estimated: 420,
      unmatched: 17,
      months: [
        { ...october, month: '2026-10' },
        { ...november, month: '2026-11' },
      ],
    },
  ],
  giftCards: { sales: 24_000, cost: 22_800, fees: 480, margin: 720, atProvider: 4787.5, owedToBuyers: 478.75 },
  total: all,
};

/** The mock knows no order that a network could pay for. */
export const bookResolvers: ResolversOf<typeof calls> = {
  getBooks: () => books,
  settleOrders({ body: { lines } }) {
    const differences = lines.map(({ orderId, commission }): SettlementDifference => {
      const isBad = orderId === '' || commission === 0;
      return { orderId, paid: commission, expected: null, settled: null, kind: isBad ? 'BAD_LINE' : 'UNKNOWN_ORDER' };
    });
    const kept = differences.filter(({ kind }) => kind === 'UNKNOWN_ORDER');
    return { settled: kept.length, paid: kept.reduce((sum, { paid }) => sum + paid, 0), differences };
  },
};
