import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indiaDay } from '@potli/api/units/india';
import { toPaise } from '@potli/api/units/money';
import { expect, test } from 'vitest';
import type { InvoiceData } from '../domain/ledger/books/readInvoice.ts';
import { createTestProcessor } from '../testing/createTestProcessor.ts';
import { openCli } from '../testing/openCli.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { testSettings } from '../testing/testSettings.ts';

const { database, folder, run, file } = await openCli();
const { jwtSecret: JWT_SECRET, piiKey: PII_KEY } = testSettings;
const today = indiaDay(new Date());
const month = today.slice(0, 7);
const NETWORK = 'R&D "shop"';

/** Approved, paid in part with tax deducted, sent to its member with tax withheld, and taken back. */
async function liveAMonth(): Promise<bigint> {
  await database.pool.query(
    `insert into tax_rule (rate_bp, threshold_paise, kinds, valid_from) values (1000, 0, '{OWN}', '2025-06-01')`,
  );
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  const common = { network: NETWORK, clickId, status: 'approved', commissionPaise: 8_000n } as const;
  await receiveReport(database, sampleReport({ ...common, orderId: 'OD-1' }));
  await receiveReport(database, sampleReport({ ...common, orderId: 'OD-2' }));
  await run(['settle', NETWORK, file('paid.csv', 'OD-1,80'), '--tds', '5', '--invoice', 'INV-1', '--date', today]);
  await createTestProcessor({ database }).pay(memberId);
  const reversal = { status: 'rejected', occurredAt: new Date(Date.now() - 1_000) } as const;
  await receiveReport(database, sampleReport({ ...common, ...reversal, orderId: 'OD-2' }));
  return memberId;
}

test('the accountant gets journals that balance, the data of invoices, and the tax of a month', async () => {
  const memberId = await liveAMonth();
  expect(await run(['books', 'journal', '--month', month])).toMatchObject({ code: 2 });
  expect((await run(['books', 'journal', '--month', month, '--csv', 'journal.csv'])).code).toBe(0);
  expect((await run(['books', 'journal', '--month', month, '--csv', 'journal.csv'])).complaints).toBe(
    'journal.csv: there is one already.',
  );
  const rows = readFileSync(join(folder, 'journal.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /^[^,]*,([^,]*),[^,]*,.*,"([^"]*|[^,]*)",([\d.]*),([\d.]*)$/.exec(line) ?? [])
    .map(([, voucher = '', account = '', debit, credit]) => ({
      voucher,
      account: account.replaceAll('""', '"'),
      paise: toPaise(Number(debit || 0)) - toPaise(Number(credit || 0)),
    }));
  const sumOf = (lines: typeof rows) => lines.reduce((sum, { paise }) => sum + paise, 0);
  expect(rows.length).toBeGreaterThan(10);
  for (const of of Map.groupBy(rows, ({ voucher }) => voucher).values()) expect(sumOf(of)).toBe(0);
  const byAccount = (lines: typeof rows) =>
    Object.fromEntries([...Map.groupBy(lines, ({ account }) => account)].map(([name, of]) => [name, sumOf(of)]));
  // 2 × ₹50 less ₹10 of tax were sent; ₹50 of them were taken back, so the member owes them
  const expected = {
    Bank: 7_600 - 9_000,
    'TDS receivable': 400,
    [`Receivable from ${NETWORK}`]: 0,
    'Commission income': -8_000,
    'Cashback to members': 5_000,
    'Owed to members': 5_000,
    'TDS payable': -1_000,
  };
  expect(byAccount(rows)).toEqual(expected);

  await run(['books', 'journal', '--month', month, '--tally', 'journal.xml']);
  const vouchers = readFileSync(join(folder, 'journal.xml'), 'utf8').split('<VOUCHER ').slice(1);
  const tally = vouchers.map((voucher) =>
    [
      ...voucher.matchAll(
        /<LEDGERNAME>(.*?)<\/LEDGERNAME><ISDEEMEDPOSITIVE>(Yes|No)<\/ISDEEMEDPOSITIVE><AMOUNT>(.*?)</g,
      ),
    ].map(([, account = '', isDebit, amount]) => {
      expect(isDebit).toBe(Number(amount) < 0 ? 'Yes' : 'No');
      const name = account.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
      return { voucher, account: name, paise: -toPaise(Number(amount)) };
    }),
  );
  for (const entries of tally) expect(sumOf(entries)).toBe(0);
  expect(byAccount(tally.flat())).toEqual(expected);
  expect(vouchers[0]).toContain(`<DATE>${today.replaceAll('-', '')}</DATE>`);

  const environment = { DATABASE_URL: database.url, JWT_SECRET, PII_KEY };
  const invoice = (...more: string[]) =>
    run(['books', 'invoice', NETWORK, '--month', month, ...more], {
      ...environment,
      GST_PERCENT: '18',
      SAC_CODE: '998399',
    });
  expect(JSON.parse((await invoice('--json')).printed) as InvoiceData).toEqual({
    network: NETWORK,
    month,
    gstPercent: 18,
    sacCode: '998399',
    lines: [
      { kind: 'CONFIRMED', orders: 2, commission: 160 },
      { kind: 'REVERSED', orders: 1, commission: -80 },
    ],
    taxable: 80,
    gst: 14.4,
    total: 94.4,
    payments: [{ invoice: 'INV-1', paid: 80, tds: 4 }],
  });
  const { printed } = await invoice();
  expect(printed).toContain('GST at 18 %: ₹14.40');
  expect(printed).toContain('ask your accountant');

  const [heading, line, ...none] = (await run(['tax', 'month', month])).printed.split('\n');
  expect(heading).toBe('Date,Payout,Member,Tax withheld,Rate,PAN');
  expect(line).toMatch(new RegExp(`^${today},[0-9a-f-]{36},${memberId},10.00,10,no$`));
  expect(none).toEqual([]);
  expect((await run(['tax', 'month', '2020-01', '--json'])).printed).toBe('[]');
});
