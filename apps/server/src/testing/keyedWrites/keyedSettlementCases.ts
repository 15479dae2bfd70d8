import { addUnpaidOrder, unpaidFigures, writeOffOf } from '../addUnpaidOrder.ts';
import type { TestHost } from '../createTestHost.ts';
import { joinAdmin } from '../joinMember.ts';
import { bookFile, fileOf, seenOf } from '../settlementFiles.ts';
import { withBody } from './KeyedCase.ts';

/** What the admin area does with statements and books. */
export const keyedSettlementCases = (apiHost: TestHost) => ({
  closeBooks: async () =>
    withBody(await joinAdmin(apiHost), '/admin/books/close', { month: '2020-01' }, { month: '2020-02' }),
  exportJournal: async () => {
    const body = { month: '2020-01', format: 'csv' };
    return withBody(await joinAdmin(apiHost), '/admin/books/journal', body, { format: 'tally' });
  },
  exportInvoice: async () => {
    const body = { network: 'nobody', month: '2020-01' };
    return withBody(await joinAdmin(apiHost), '/admin/books/invoice', body, { month: '2020-02' });
  },
  exportSentPayouts: async () =>
    withBody(await joinAdmin(apiHost), '/admin/books/payouts', { month: '2020-01' }, { month: '2020-02' }),
  exportTax: async () => {
    const body = { span: 'year', year: 2001 };
    return withBody(await joinAdmin(apiHost), '/admin/books/tax', body, { withPan: true });
  },
  writeOffReceivable: async () => {
    const as = await joinAdmin(apiHost);
    const { network } = await addUnpaidOrder(apiHost.database, as.id);
    const body = { ...writeOffOf(network), seen: unpaidFigures };
    return withBody(as, '/admin/receivables/write-off', body, { members: 'pay' });
  },
  settleFile: async () => {
    const as = await joinAdmin(apiHost);
    const body = fileOf('keyed', 'keyed.csv', 'KEYED-2,80.50');
    return withBody(as, '/admin/settlements/file', { ...body, seen: await seenOf(as, body) }, { statement: 'S-2' });
  },
  withdrawSettlement: async () => {
    const as = await joinAdmin(apiHost);
    await bookFile(as, fileOf('keyed', 'mistake.csv', 'KEYED-3,80.50'));
    const body = { network: 'keyed', statement: 'mistake.csv' };
    return withBody(as, '/admin/settlements/withdraw', body, { orderId: 'KEYED-3' });
  },
});
