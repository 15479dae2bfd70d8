import {
  BookBalances,
  exportInvoice,
  exportJournal,
  exportSentPayouts,
  exportTax,
} from '@potli/api/contract/adminBooks';
import { indiaDay } from '@potli/api/units/india';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinAdmin, type TestMember } from '../../../testing/joinMember.ts';
import { addReadablePayout } from '../../../testing/payouts/addReadablePayout.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, sampleReport } from '../../../testing/sampleMoney.ts';
import { readMonthJournal } from '../../ledger/books/readMonthJournal.ts';
import { yearOf } from '../../payouts/tax/financialYear.ts';
import { applyBankStatus } from '../../payouts/transfers/applyBankStatus.ts';
import { readAudit } from '../../platform/audit/readAudit.ts';
import { bookStatement } from './bookStatement.ts';

let apiHost: TestHost;
let admin: TestMember;
const month = indiaDay(new Date()).slice(0, 7);
beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinAdmin(apiHost);
  const { database } = apiHost;
  const clickId = await addClick(database, admin.id);
  await receiveReport(
    database,
    sampleReport({ clickId, orderId: 'OD-1', status: 'approved', commissionPaise: 8_000n }),
  );
  const lines = [{ orderId: 'OD-1', commission: 80 }];
  await bookStatement(database, {
    network: 'bazaar',
    statement: 'S-1',
    settledAt: '2026-10-20T00:00:00Z',
    lines,
  });
});
afterAll(() => apiHost.close());

it('the journal of a month is a file in both formats, with a row in the log about its lines', async () => {
  const fileOf = async (format: string) =>
    z.parse(
      exportJournal.response,
      await (await admin.send('POST', '/admin/books/journal', { month: '2026-10', format })).json(),
    );
  const csv = await fileOf('csv');
  expect(csv).toMatchObject({ fileName: 'journal-2026-10.csv', lines: 2 });
  expect(csv.text).toMatch(/2026-10-20,S-\d+,\w+,"bazaar","OD-1","Bank",80\.00,\n/);
  const [entry] = await readAudit(apiHost.database.orm);
  expect(entry).toMatchObject({ object: 'journal 2026-10', after: { format: 'csv', lines: 2 } });
  expect((await fileOf('tally')).text).toContain('<LEDGERNAME>Bank</LEDGERNAME>');
  expect(await readMonthJournal(apiHost.database, '2026-10', 1)).toHaveLength(1);
});

it('what an invoice says is a file, with a row in the log about its total', async () => {
  const answer = await admin.send('POST', '/admin/books/invoice', { network: 'bazaar', month });
  const { fileName, text, total } = z.parse(exportInvoice.response, await answer.json());
  expect([fileName, total]).toEqual([`invoice-bazaar-${month}.txt`, 94.4]);
  expect(text).toContain('Taxable value: ₹80.00\nGST at 18 %: ₹14.40\nTotal: ₹94.40\n');
  const [entry] = await readAudit(apiHost.database.orm);
  expect(entry).toMatchObject({ action: 'exportInvoice', object: `invoice bazaar ${month}`, after: { total: 94.4 } });
});

it('the tax of a financial year has PANs on demand only, and the log says so', async () => {
  await admin.send('PUT', '/tax/my-pan', { pan: 'ABCPX1234F' });
  const fileOf = async (more: object) => {
    const body = { span: 'year', year: yearOf(new Date()), ...more };
    return z.parse(exportTax.response, await (await admin.send('POST', '/admin/books/tax', body)).json());
  };
  const line = `${admin.id},"${admin.email}",50.00,0.00,0.00,50.00,0.00`;
  expect(await fileOf({})).toMatchObject({ lines: 1, text: expect.stringContaining(`\n${line},yes\n`) as unknown });
  const [entry] = await readAudit(apiHost.database.orm);
  expect(entry).toMatchObject({ action: 'exportTax', after: { lines: 1, withPan: false } });
  expect((await fileOf({ withPan: true })).text).toContain(`\n${line},ABCPX1234F\n`);
  const [withPan] = await readAudit(apiHost.database.orm);
  expect(withPan?.after).toEqual({ lines: 1, withPan: true });
});

it('what members were sent in a month is a file with masked targets', async () => {
  const { payoutId } = await addReadablePayout(apiHost.database);
  const status = { result: 'sent', utr: 'SBIN226329000124' } as const;
  await apiHost.database.orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: new Date(), status }));
  const answer = await admin.send('POST', '/admin/books/payouts', { month });
  const { text, ...file } = z.parse(exportSentPayouts.response, await answer.json());
  expect(file).toEqual({ fileName: `payouts-${month}.csv`, lines: 1 });
  expect(text).toContain(`,${payoutId},`);
  expect(text).toContain('"SBIN226329000124"');
  expect(text).toContain('7890');
  expect(text).not.toContain('004512347890');
  const [entry] = await readAudit(apiHost.database.orm);
  expect(entry).toMatchObject({ action: 'exportSentPayouts', object: `payouts ${month}`, after: { lines: 1 } });
});

it('the tax of a month is a file, too', async () => {
  const answer = await admin.send('POST', '/admin/books/tax', { span: 'month', month });
  expect(await answer.json()).toEqual({
    fileName: `tax-${month}.csv`,
    text: 'Date,Payout,Member,Tax withheld,Rate,PAN\n',
    lines: 0,
  });
});

it('balances are those at the end of a day of India, and sum to 0', async () => {
  const cashAt = async (to: string) => {
    const answer = z.parse(BookBalances, await (await admin.get(`/admin/books/balances?to=${to}`)).json());
    expect(answer.sum).toBe(0);
    return answer.shop.accounts.find(({ account }) => account === 'CASH')?.balance;
  };
  expect([await cashAt('2026-10-19'), await cashAt('2026-10-20')]).toEqual([undefined, 80]);
});
