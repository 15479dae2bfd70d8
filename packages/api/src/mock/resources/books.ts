import type * as calls from '../../contract/books.ts';
import type { SettlementDifference } from '../../contract/books.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

/** The mock has no books: they are empty, and it knows no order that a network could pay for. */
export const bookResolvers: ResolversOf<typeof calls> = {
  getBooks: () => ({
    networks: [],
    giftCards: { sales: 0, cost: 0, fees: 0, margin: 0, atProvider: 0, owedToBuyers: 0 },
    total: {
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
    },
  }),
  settleOrders({ body: { lines } }) {
    const differences = lines.map(({ orderId, commission }): SettlementDifference => {
      const isBad = orderId === '' || commission === 0;
      return { orderId, paid: commission, expected: null, settled: null, kind: isBad ? 'BAD_LINE' : 'UNKNOWN_ORDER' };
    });
    const kept = differences.filter(({ kind }) => kind === 'UNKNOWN_ORDER');
    return { settled: kept.length, paid: kept.reduce((sum, { paid }) => sum + paid, 0), differences };
  },
};
