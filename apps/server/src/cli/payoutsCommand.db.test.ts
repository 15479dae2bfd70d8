import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { indiaDay } from '@potli/api/units/india';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { addBankAccount } from '../domain/members/bank/bankAccountRows.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { testSettings } from '../testing/testSettings.ts';
import { runCli } from './runCli.ts';

const database = await createTestDatabase();
const dataDir = createDataDir();
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  JWT_SECRET: testSettings.jwtSecret,
  PII_KEY: testSettings.piiKey,
  RECEIPT_KEY: testSettings.receiptKey,
  SANDBOX_SPEED: '10000',
};

async function run(args: string[], more: Record<string, string> = {}) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(['payouts', ...args], {
    environment: { ...environment, ...more },
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

async function addEarner(seal: string): Promise<bigint> {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
  const details = {
    accountHolderName: 'Asha Rao',
    accountNumber: '100200300400',
    ifscCode: 'SBIN0000001',
    bankName: 'SBI',
    address: 'Pune',
  };
  await addBankAccount(database.orm, createSealer(seal), { memberId, version: 1, details });
  return memberId;
}

let member: bigint;
beforeAll(async () => {
  member = await addEarner(testSettings.piiKey);
});

test('a payout is made, asked about, shown and returned', async () => {
  expect(await run(['list'])).toMatchObject({ code: 0, printed: 'No payout is open.' });
  expect(await run(['run'])).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/asked to pay 1; 0 have/) as string,
  });
  const [open] = JSON.parse((await run(['list', '--json'])).printed) as { id: string }[];
  expect(open).toMatchObject({ memberId: String(member), amount: 50, state: 'submitted', attempts: 1 });
  const id = open?.id ?? '';
  expect(await run(['return', id, 'Account closed'])).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/submitted: only what was sent/) as string,
  });
  const sent = await run(['retry', id]);
  expect(sent.printed).toMatch(/₹50\.00 {2}BANK_TRANSFER {2}sent, asked \d×, UTR POTLN\d{11}/);
  expect((await run(['retry', id])).complaints).toMatch(/is sent: the bank is not asked/);
  const returned = await run(['return', id, 'Account closed', '--json']);
  expect(JSON.parse(returned.printed)).toMatchObject({ id, state: 'returned', failureReason: 'Account closed' });
  expect((await run(['show', id])).printed).toContain('returned');
  expect((await run(['return', id, 'Account closed'])).code).toBe(1);
  const today = indiaDay(new Date());
  const month = today.slice(0, 7);
  expect((await run(['list', '--month', month, '--csv'])).printed).toMatch(
    new RegExp(
      `^Sent on,Payout,Member,Rupees,Tax withheld,By,UTR,To,Returned on\\n` +
        `${today},${id},${member},50.00,0.00,BANK_TRANSFER,"POTLN\\d{11}","the bank account that ends in 0400",${today}$`,
    ),
  );
  expect((await run(['list', '--month', month])).printed).toContain(
    `returned on ${today}\n\n1 payouts, ₹50.00, of which came back: 1, ₹50.00`,
  );
  expect((await run(['list', '--month', '2020-01'])).printed).toBe('No payout was sent in 2020-01.');
  const { rows } = await database.pool.query(`select action, object, before, after from audit_entry order by id`);
  const object = `payout ${id}`;
  expect(rows).toEqual([
    { action: 'payouts run', object: 'payouts', before: null, after: null },
    { action: 'payouts retry', object, before: { state: 'submitted', attempts: 1 }, after: null },
    { action: 'payouts return', object, before: { state: 'sent' }, after: { state: 'returned' } },
  ]);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test('one whose details do not open is named, and the others are paid', async () => {
  const broken = await addEarner('a key that nobody has any more, of 32 bytes');
  const { code, printed, complaints } = await run(['run']);
  expect(code).toBe(1);
  expect(printed).toMatch(/asked to pay 1; 0 have to wait, 1 could not be paid/);
  expect(complaints).toMatch(new RegExp(`^member ${broken}: `));
});

test.each([
  [['show', 'nonsense'], 1, /no payout with this id/],
  [['show', randomUUID()], 1, /no payout with this id/],
  [['retry', randomUUID()], 1, /no payout with this id/],
  [[], 2, /takes list, show, run, resume, retry, settle, return, file or/],
  [['pay'], 2, /takes list, show, run, resume, retry, settle, return, file or/],
  [['list', 'more'], 2, /takes nothing more/],
  [['list', '--month', '2026-13'], 2, /takes a month/],
  [['list', '--csv'], 2, /belong to "payouts list"/],
  [['run', '--month', '2026-11'], 2, /belong to "payouts list"/],
  [['show'], 2, /takes the id of a payout/],
  [['return', randomUUID(), ' '], 2, /and a reason in quotes/],
  [['run', '--now'], 2, /--now/],
  [['retry', randomUUID(), '--sent', 'SBIN226329000123'], 2, /belong to "payouts settle"/],
  [['settle', randomUUID()], 2, /takes --sent and the bank's UTR, or --failed and a reason/],
  [['settle', randomUUID(), '--sent', 'a UTR'], 2, /takes --sent/],
  [['settle', randomUUID(), '--failed', ' '], 2, /takes --sent/],
  [['settle', randomUUID(), '--sent', 'SBIN226329000123', '--failed', 'no'], 2, /takes --sent/],
  [['settle', randomUUID(), '--failed', 'Account closed'], 1, /no payout with this id/],
])('%j is refused', async (args, code, reason) => {
  expect(await run(args)).toMatchObject({ code, complaints: expect.stringMatching(reason) as string });
});

test('production without a bank sends no money', async () => {
  expect(await run(['run'], { NODE_ENV: 'production' })).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/No bank is connected/) as string,
  });
});
