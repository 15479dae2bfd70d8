import type { getBookBalances } from '../contract/adminBooks.ts';
import type { getBooks, settleOrders } from '../contract/books.ts';
import type { ResponseOf } from '../contract/endpoint.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const settlement = (lines: readonly unknown[]) => ({
  body: { network: 'paper', statement: 'PAPER-1', settledAt: '2026-11-01T06:00:00Z', lines },
});

export const bookCases: readonly ConformanceCase[] = [
  {
    name: 'shows the books of the shop to the admin, in which the margin is what is left of the commission',
    endpoint: 'getBooks',
    as: 'admin',
    status: 200,
    check: (answer) => {
      const { networks, total } = answer as ResponseOf<typeof getBooks>;
      return [...networks, total].every(
        ({ margin, commission, cashback }) => Math.abs(commission - cashback - margin) < 0.005,
      );
    },
  },
  { name: 'shows no books to a member', endpoint: 'getBooks', as: 'member', status: 403 },
  {
    name: 'shows balances at the end of a day that sum to 0',
    endpoint: 'getBookBalances',
    as: 'admin',
    request: () => ({ query: { to: '2026-10-31' } }),
    status: 200,
    check: (answer) => (answer as ResponseOf<typeof getBookBalances>).sum === 0,
  },
  {
    name: 'closes no month that there is not',
    endpoint: 'closeBooks',
    as: 'admin',
    request: () => ({ body: { month: '2026-13' } }),
    status: 400,
  },
  {
    name: 'closes no month that is not over',
    endpoint: 'closeBooks',
    as: 'admin',
    request: () => ({ body: { month: '2099-12' } }),
    status: 409,
  },
  {
    name: 'gives the journal of a month as a file',
    endpoint: 'exportJournal',
    as: 'admin',
    request: () => ({ body: { month: '2020-01', format: 'csv' } }),
    status: 200,
  },
  {
    name: 'says what an invoice to a network says',
    endpoint: 'exportInvoice',
    as: 'admin',
    request: () => ({ body: { network: 'bazaar', month: '2020-01' } }),
    status: 200,
  },
  {
    name: 'gives what members were sent in a month as a file',
    endpoint: 'exportSentPayouts',
    as: 'admin',
    request: () => ({ body: { month: '2020-01' } }),
    status: 200,
  },
  {
    name: 'gives the tax of a year as a file',
    endpoint: 'exportTax',
    as: 'admin',
    request: () => ({ body: { span: 'year', year: 2020, withPan: true } }),
    status: 200,
  },
  {
    name: 'gives no tax of a month that there is not',
    endpoint: 'exportTax',
    as: 'admin',
    request: () => ({ body: { span: 'month', month: '2026-13' } }),
    status: 400,
  },
  {
    name: 'keeps what was paid for an order that nobody reported, and refuses a bad line only',
    endpoint: 'settleOrders',
    as: 'admin',
    request: () =>
      settlement([
        { orderId: 'PAPER-1', commission: 12.5 },
        { orderId: 'PAPER-2', commission: 0 },
      ]),
    status: 200,
    check: (answer) => {
      const { settled, paid, differences } = answer as ResponseOf<typeof settleOrders>;
      const kinds = differences.map(({ orderId, kind }) => `${orderId} ${kind}`);
      return settled === 1 && paid === 12.5 && kinds.join() === 'PAPER-1 UNKNOWN_ORDER,PAPER-2 BAD_LINE';
    },
  },
  {
    name: 'refuses an empty statement',
    endpoint: 'settleOrders',
    as: 'admin',
    request: () => settlement([]),
    status: 400,
  },
  {
    name: 'takes no statement from a member',
    endpoint: 'settleOrders',
    as: 'member',
    request: () => settlement([{ orderId: 'PAPER-1', commission: 1 }]),
    status: 403,
  },
];
