import { addUnpaidOrder, unpaidFigures, writeOffOf } from './addUnpaidOrder.ts';
import type { AuditedCall, Given } from './auditedDeskCalls.ts';
import { nextMonth } from './nextMonth.ts';
import { bookFile, fileOf, seenOf } from './settlementFiles.ts';

let count = 0;
const nextFile = () => {
  count += 1;
  return fileOf('audited', `audited-${count}.csv`, `AUDITED-FILE-${count},80`);
};

/** What the admin area does with statements and books. */
export const auditedSettlementCalls = {
  async closeBooks({ admin }: Given): Promise<AuditedCall> {
    const [before, month] = [nextMonth(), nextMonth()];
    await admin.send('POST', '/admin/books/close', { month: before });
    return {
      path: '/admin/books/close',
      body: { month },
      row: { object: `books ${month}`, before: { closedTo: before }, after: { closedTo: month } },
    };
  },
  exportJournal: (): Promise<AuditedCall> =>
    Promise.resolve({
      path: '/admin/books/journal',
      body: { month: '2020-01', format: 'tally' },
      row: { object: 'journal 2020-01', before: null, after: { format: 'tally', lines: 0 } },
    }),
  exportInvoice: (): Promise<AuditedCall> =>
    Promise.resolve({
      path: '/admin/books/invoice',
      body: { network: 'nobody', month: '2020-01' },
      row: { object: 'invoice nobody 2020-01', before: null, after: { total: 0 } },
    }),
  exportSentPayouts: (): Promise<AuditedCall> =>
    Promise.resolve({
      path: '/admin/books/payouts',
      body: { month: '2020-01' },
      row: { object: 'payouts 2020-01', before: null, after: { lines: 0 } },
    }),
  exportTax: (): Promise<AuditedCall> =>
    Promise.resolve({
      path: '/admin/books/tax',
      body: { span: 'year', year: 2001, withPan: true },
      row: { object: 'tax year 2001', before: null, after: { lines: 0, withPan: true } },
    }),
  async writeOffReceivable({ apiHost: { database }, admin }: Given): Promise<AuditedCall> {
    const { network } = await addUnpaidOrder(database, admin.id);
    const after = {
      ...unpaidFigures,
      members: 'decline',
      approvedBefore: '2099-12-31T18:30:00.000Z',
      pays: 'settlement',
    };
    return {
      path: '/admin/receivables/write-off',
      body: { ...writeOffOf(network), seen: unpaidFigures },
      row: { object: `network ${network}`, before: null, after },
    };
  },
  async settleFile({ admin }: Given): Promise<AuditedCall> {
    const body = nextFile();
    return {
      path: '/admin/settlements/file',
      body: { ...body, seen: await seenOf(admin, body) },
      row: { object: `statement audited ${body.statement}`, before: null, after: { lines: 1, paise: 8_000 } },
    };
  },
  async withdrawSettlement({ admin }: Given): Promise<AuditedCall> {
    const file = nextFile();
    await bookFile(admin, file);
    const { network, statement } = file;
    return {
      path: '/admin/settlements/withdraw',
      body: { network, statement },
      row: { object: `statement ${network} ${statement}`, before: null, after: { lines: 1, paise: 8_000 } },
    };
  },
};
