import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { askForCheck } from '../domain/ledger/journals/askedChecks.ts';
import { createReceiptSigner } from '../domain/platform/signing/createReceiptSigner.ts';
import { createFileStore } from '../domain/platform/uploads/fileStore.ts';
import { toLogger } from '../logging/logger.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { testSettings } from '../testing/testSettings.ts';
import { shopJobs } from './shopJobs.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const lines: Record<string, unknown>[] = [];
const log = toLogger('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
const signer = await createReceiptSigner(testSettings.receiptKey);
const roots = { piiKey: testSettings.piiKey, signer, leastMembers: 0 };
const fileStore = createFileStore(tmpdir());

async function run(name: string) {
  const job = shopJobs({ database, fileStore, roots, log }).find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.run(new AbortController().signal);
}

it.each(['check-ledger-recent', 'check-ledger'])('%s logs findings, by counts only', async (name) => {
  const memberId = await addMember(database);
  await run(name);
  expect(lines.splice(0)).toEqual([]);
  await receiveReport(database, sampleReport({ orderId: name, clickId: await addClick(database, memberId) }));
  await database.pool.query(`update account set balance = 5 where member_id = ${memberId} and kind = 'SENT'`);
  await run(name);
  const [line, ...others] = lines.splice(0);
  const found = { ...soundLedger, driftedAccounts: 1 };
  expect(line).toEqual({ ...found, level: 50, time: line?.time, msg: 'the ledger is not sound' });
  expect(others).toEqual([]);
  await database.pool.query(`update account set balance = 0 where member_id = ${memberId} and kind = 'SENT'`);
});

it('sessions are removed 90 days after their end, and no other', async () => {
  const memberId = await addMember(database);
  const add = (name: string, ended: string | null, expires: string) =>
    database.pool.query(
      `insert into session (id, member_id, refresh_seed, expires_at, ended_at, end_reason)
        values (gen_random_uuid(), $1, sha256($2::bytea), now() + $3::interval, now() + $4::interval,
          case when $4::interval is not null then 'LOGOUT' end)`,
      [String(memberId), name, expires, ended],
    );
  await add('ended', '-91 days', '1 day');
  await add('expired', null, '-91 days');
  await add('ended lately', '-89 days', '-1 day');
  await add('open', null, '30 days');
  await run('remove-sessions');
  const { rows } = await database.pool.query<{ ended: boolean }>(
    'select ended_at is not null as ended from session where member_id = $1 order by 1',
    [String(memberId)],
  );
  expect(rows).toEqual([{ ended: false }, { ended: true }]);
});

it('a check that an admin asked for is made once, for all who asked, and not again', async () => {
  const checks = async () =>
    (await database.pool.query<{ kind: string }>('select kind from ledger_check order by id')).rows;
  const open = async () =>
    (await database.pool.query('select from ledger_check_request where check_id is null')).rowCount;
  const ask = (kind: 'full' | 'recent') =>
    database.orm.transaction((queries) => askForCheck(queries, { kind, who: 'member:1' }));
  const before = (await checks()).length;
  await run('check-ledger-asked');
  expect(await checks()).toHaveLength(before);
  for (const kind of ['recent', 'full', 'recent'] as const) await ask(kind);
  await run('check-ledger-asked');
  expect((await checks()).slice(before)).toEqual([{ kind: 'full' }]);
  expect(await open()).toBe(0);
  await run('check-ledger-asked');
  expect(await checks()).toHaveLength(before + 1);
  // the hourly check answers those who want no more, and leaves the others to the job
  await ask('recent');
  await ask('full');
  await run('check-ledger-recent');
  expect(await open()).toBe(1);
  await run('check-ledger-asked');
  expect((await checks()).slice(before + 1)).toEqual([{ kind: 'recent' }, { kind: 'full' }]);
  expect(await open()).toBe(0);
});

it('ledger-root publishes the root of today once, and stops at nothing when it runs again', async () => {
  await run('ledger-root');
  await run('ledger-root');
  const { rows } = await database.pool.query<{ roots: string }>('select count(*) as roots from ledger_root');
  // twice where midnight in India is between them
  expect(['1', '2']).toContain(rows[0]?.roots);
  expect(lines.splice(0)).toEqual([]);
});
