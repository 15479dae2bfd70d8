import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { runPotli } from '../testing/runPotli.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const check = (...options: string[]) => runPotli(['ledger', 'check', ...options], { DATABASE_URL: database.url });

it('checks what is new or everything, and ends with 1 where something is wrong', async () => {
  const memberId = await addMember(database);
  await receiveReport(database, sampleReport({ clickId: await addClick(database, memberId) }));
  expect(await check('--full')).toMatchObject({ code: 0, printed: 'Everything was checked: the ledger is sound.' });
  expect((await check()).printed).toBe('What is new since the last sound check was checked: the ledger is sound.');
  expect(JSON.parse((await check('--json')).printed)).toMatchObject({ kind: 'recent', isSound: true });
  await database.pool.query(`update account set balance = 7 where member_id = ${memberId} and kind = 'SENT'`);
  expect(await check('--full')).toEqual({
    code: 1,
    printed: 'Everything was checked: the ledger is not sound.\n  Accounts that differ from their entries: 1',
    complaints: '',
  });
  const { code, printed } = await check('--json');
  expect(code).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({
    kind: 'full',
    isSound: false,
    findings: { ...soundLedger, driftedAccounts: 1 },
    checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
  });
});

it.each([[[]], [['checks']], [['check', 'all']], [['check', '--quick']]])('usage: ledger %j', async (args) => {
  const { code, complaints } = await runPotli(['ledger', ...args], { DATABASE_URL: database.url });
  expect(code).toBe(2);
  expect(complaints).toContain('\n\n  potli ledger check');
});
