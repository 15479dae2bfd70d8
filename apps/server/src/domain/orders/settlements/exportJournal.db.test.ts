import { BookBalances, exportJournal } from '@potli/api/contract/adminBooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinAdmin, type TestMember } from '../../../testing/joinMember.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, sampleReport } from '../../../testing/sampleMoney.ts';
import { readMonthJournal } from '../../ledger/books/readMonthJournal.ts';
import { readAudit } from '../../platform/audit/readAudit.ts';
import { bookStatement } from './bookStatement.ts';

let apiHost: TestHost;
let admin: TestMember;
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

it('balances are those at the end of a day of India, and sum to 0', async () => {
  const cashAt = async (to: string) => {
    const answer = z.parse(BookBalances, await (await admin.get(`/admin/books/balances?to=${to}`)).json());
    expect(answer.sum).toBe(0);
    return answer.shop.accounts.find(({ account }) => account === 'CASH')?.balance;
  };
  expect([await cashAt('2026-10-19'), await cashAt('2026-10-20')]).toEqual([undefined, 80]);
});
