import type * as calls from '../../contract/adminBooks.ts';
import { indiaDay } from '../../units/india.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';

/** Balances of the mock, months that are closed, and journals without a line. */
export function adminBookResolvers(nowMs: number): ResolversOf<typeof calls> {
  let closedTo: string | null = null;
  return {
    getBookBalances: () => ({
      closedTo,
      members: {
        accounts: [
          { account: 'APPROVED', balance: -1840.5 },
          { account: 'HOUSE', balance: 1840.5 },
        ],
        sum: 0,
      },
      shop: {
        accounts: [
          { account: 'CASH', balance: 48_210.5 },
          { account: 'COMMISSION', balance: -52_000 },
          { account: 'RECEIVABLE', balance: 3789.5 },
        ],
        sum: 0,
      },
      sum: 0,
      totals: [
        { account: 'PENDING', state: 'not decided', members: 41, total: 6120 },
        { account: 'APPROVED', state: null, members: 17, total: 1840.5 },
      ],
    }),
    closeBooks({ body: { month } }) {
      if (closedTo !== null && closedTo >= month)
        throw new MockProblem(409, `The books are closed to ${closedTo} already.`);
      if (month >= indiaDay(new Date(nowMs)).slice(0, 7)) throw new MockProblem(409, `${month} is not over yet.`);
      closedTo = month;
      return { closedTo };
    },
    exportJournal: ({ body: { month, format } }) => ({
      fileName: `journal-${month}.${format === 'csv' ? 'csv' : 'xml'}`,
      text: 'Date,Voucher,Kind,Network,Reference,Account,Debit,Credit\n',
      lines: 0,
    }),
    exportInvoice: ({ body: { network, month } }) => ({
      fileName: `invoice-${network}-${month}.txt`,
      text: `${network}, ${month}, SAC 998366\nTotal: ₹23,600.00\n`,
      total: 23_600,
    }),
    exportSentPayouts: ({ body: { month } }) => ({
      fileName: `payouts-${month}.csv`,
      text: 'Sent on,Payout,Member,Rupees,Tax withheld,By,UTR,To,Returned on\n',
      lines: 0,
    }),
    exportTax: ({ body }) =>
      body.span === 'month'
        ? { fileName: `tax-${body.month}.csv`, text: 'Date,Payout,Member,Tax withheld,Rate,PAN\n', lines: 0 }
        : {
            fileName: `tax-year-${body.year}.csv`,
            text: 'Member,E-mail,Own orders,Shared links,Friends,Together,Tax withheld,PAN\n',
            lines: 0,
          },
  };
}
