import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addBankAccount } from '../domain/members/bank/bankAccountRows.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { openNeft } from '../testing/banks/openNeft.ts';
import { openCli } from '../testing/openCli.ts';
import { testSettings } from '../testing/testSettings.ts';

const { database, folder, run: runAny } = await openCli();

const { jwtSecret: JWT_SECRET, piiKey: PII_KEY, receiptKey: RECEIPT_KEY } = testSettings;
const connected = {
  DATABASE_URL: database.url,
  JWT_SECRET,
  PII_KEY,
  RECEIPT_KEY,
  BANK: 'neft',
  BANK_CREDENTIALS: 'account=501000123',
};

const run = (args: string[], environment: Record<string, string> = connected) =>
  runAny(['payouts', ...args], environment);

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a file is written, stored, written again, and answered by the bank', async () => {
  const neft = openNeft(database);
  const transfer = await neft.newTransfer();
  const details = {
    accountHolderName: '=Ravi "K" Iyer',
    accountNumber: '004512347890',
    ifscCode: 'SBIN0000001',
    bankName: '',
    address: '',
  };
  const version = { memberId: transfer.memberId, version: 1, details };
  const bankAccountId = await addBankAccount(database.orm, createSealer(PII_KEY), version);
  await neft.bank.transfer({ ...transfer, bankAccountId });

  expect(await run(['file', '--out', 'first.csv'])).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^neft-\d{4}-\d\d-\d\d-1: 1 payouts, ₹50\.00\.\nWritten to .*first\.csv/) as string,
  });
  expect(statSync(join(folder, 'first.csv')).mode & 0o777).toBe(0o600);
  expect(read('first.csv').split('\r\n')[1]).toMatch(/,50\.00,Ravi K Iyer,004512347890,SBIN0000001,P\d{12},/);
  expect(await run(['file'])).toMatchObject({ code: 0, printed: 'No payout waits for a file.' });

  const [listed] = JSON.parse((await run(['file', '--list', '--json'])).printed) as {
    name: string;
    openLines: number;
  }[];
  expect(listed).toMatchObject({ lines: 1, total: 50, openLines: 1, withdrawnAt: null });
  const name = listed?.name ?? '';
  const again = await run(['file', '--again', name, '--out', 'first.csv']);
  expect(again).toMatchObject({ code: 1, complaints: expect.stringMatching(/there is one already/) as string });
  await run(['file', '--again', name]);
  expect(read(`${name}.csv`)).toBe(read('first.csv'));

  const row = { ...neft.rowOf(transfer.payoutId, 'sent', 5_000n), 'Beneficiary Account Number': 'XXXX7890' };
  const good = Object.values(row).join(',');
  const lines = [Object.keys(row).join(','), good.replace('50.00', '51.00'), good, 'too,few', good, ''];
  writeFileSync(join(folder, 'back.csv'), lines.join('\r\n'));
  const returned = await run(['return-file', 'back.csv', '--json']);
  expect(JSON.parse(returned.printed)).toEqual({
    applied: 1,
    known: 1,
    waiting: 0,
    problems: [
      { line: 2, problem: 'The amount is not that of the payout.' },
      { line: 4, problem: 'The reference "too" is none of ours.' },
    ],
    notes: [],
  });
  expect(returned.code).toBe(1);
  expect((await run(['file', '--list'])).printed).toContain('the bank has answered for all');
  expect((await run(['file', '--withdraw', name])).complaints).toContain('has taken the file');
  const { rows: audited } = await database.pool.query(
    'select action, object, before, after from audit_entry order by id',
  );
  const filed = (action: string) => ({
    action,
    object: `transfer file ${name}`,
    before: null,
    after: { payouts: 1, paise: 5_000 },
  });
  expect(audited).toEqual([
    filed('payouts file'),
    // who takes a file is in the log, also where it could not be written
    filed('payouts file --again'),
    filed('payouts file --again'),
    {
      action: 'payouts return-file',
      object: `payout ${transfer.payoutId}`,
      before: { state: 'filed' },
      after: { state: 'sent' },
    },
  ]);
});

test('what is wrong is printed, and no file is left', async () => {
  const before = readdirSync(folder).length;
  expect(
    (await run(['file'], { ...connected, BANK: 'cashfree', BANK_CREDENTIALS: 'id=1,secret=2' })).complaints,
  ).toMatch(/BANK=neft/);
  expect((await run(['file'], { ...connected, BANK_FILE_FORMAT: '/nowhere.json' })).complaints).toMatch(
    /BANK_FILE_FORMAT/,
  );
  expect((await run(['file', '--again', 'a', '--list'])).code).toBe(2);
  expect((await run(['file', '--again', 'neft-1'])).complaints).toMatch(/no file "neft-1"/);
  expect((await run(['return-file'])).code).toBe(2);
  expect((await run(['return-file', 'nowhere.csv'])).complaints).toMatch(/cannot be read \(ENOENT\)/);
  expect(readdirSync(folder)).toHaveLength(before);
});
