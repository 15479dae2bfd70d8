import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFindings } from '../../domain/ledger/journals/checkLedger.ts';
import { createFileStore } from '../../domain/platform/uploads/fileStore.ts';
import { createDemoDatabase } from '../../testing/createDemoDatabase.ts';
import { createEmptyDatabase } from '../../testing/createEmptyDatabase.ts';
import { readAllTables } from '../../testing/readAllTables.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { runPotli } from '../../testing/runPotli.ts';
import { addClick, addMember, sampleReport } from '../../testing/sampleMoney.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { openDatabase } from '../database.ts';
import { readBackupFile } from './backupFile.ts';
import { restoreLines } from './restoreLines.ts';
import { trialAtServer } from './trialDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-backup-'));
const BACKUP_KEY = randomBytes(32).toString('base64');
const PICTURE = `${'a'.repeat(32)}.png`;
const LOST = `${'b'.repeat(32)}.png`;
const shop = await createDemoDatabase();
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const inFolder = (...names: string[]) => join(folder, ...names);
const run = (args: string[], url: string, more: Record<string, string> = {}) =>
  runPotli(args, { DATABASE_URL: url, DATA_DIR: folder, INIT_CWD: folder, BACKUP_KEY, ...more });

/** Orders of a member arrive, one after the other, until it is stopped. Returns how many. */
function keepWriting(): () => Promise<number> {
  let isStopped = false;
  const writing = (async () => {
    const memberId = await addMember(shop);
    for (let count = 0; ; count += 1) {
      if (isStopped) return count;
      const clickId = await addClick(shop, memberId);
      await receiveReport(shop, sampleReport({ clickId, orderId: `during ${count}`, status: 'approved' }));
    }
  })();
  return () => {
    isStopped = true;
    return writing;
  };
}

/** What nothing of `keepWriting` changes. */
async function quietTables(database: Parameters<typeof readAllTables>[0]) {
  const tables = await readAllTables(database, ['schema_migration', 'installation']);
  const quiet = [
    'store',
    'payout',
    'payout_order',
    'bank_account',
    'dispute',
    'session',
    'gift_card_order',
    'rate_row',
  ];
  return Object.fromEntries(quiet.map((name) => [name, tables[name]]));
}

it('a shop that is written to comes back as it was at one moment, with its files, and with payouts paused', async () => {
  await shop.pool.query(
    `insert into uploaded_file (name, member_id, media_type, byte_count)
      select name, (select min(id) from member), 'image/png', 3 from unnest($1::text[]) as name`,
    [[PICTURE, LOST]],
  );
  await createFileStore(inFolder('uploads')).put(PICTURE, Buffer.from('a picture'));
  const stop = keepWriting();
  const saved = await run(['backup', 'shop.age'], shop.url);
  expect(await stop()).toBeGreaterThan(5);
  // a file was lost before: the backup is whole, and says so
  expect(saved).toMatchObject({ code: 1, complaints: '' });
  expect(saved.printed).toMatch(/shop\.age was restored on trial: .* 1 files of members\. Every row is as it was\./);
  expect(saved.printed).toContain(LOST);

  const url = await createEmptyDatabase();
  const place = { UPLOADS_DIR: inFolder('restored') };
  expect(await run(['restore', 'shop.age'], url, place)).toMatchObject({ code: 0, complaints: '' });
  expect(readFileSync(inFolder('restored', PICTURE), 'utf8')).toBe('a picture');
  const copy = await openDatabase(url);
  try {
    expect(await quietTables(copy)).toEqual(await quietTables(shop));
    const { rows } = await copy.pool.query('select payouts_paused_since is not null as paused from installation');
    expect(rows).toEqual([{ paused: true }]);
    // books, orders and wallets fit each other, although they were written meanwhile
    expect(await readFindings(copy.orm)).toEqual(soundLedger);
    await expect(addMember(copy)).resolves.toBeGreaterThan(100_000n);
    const again = await run(['restore', 'shop.age'], url, place);
    expect(again).toMatchObject({ code: 1 });
    expect(again.complaints).toMatch(/in use/);
  } finally {
    await copy.close();
  }
});

it('what is damaged, or has another key, is restored nowhere', async () => {
  expect(await run(['backup', 'shop.age'], shop.url)).toMatchObject({ code: 1 });
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  const bytes = readFileSync(inFolder('shop.age'));
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  writeFileSync(inFolder('damaged.age'), bytes);
  writeFileSync(inFolder('short.age'), bytes.subarray(0, 70_000));
  const url = await createEmptyDatabase();
  const other = { BACKUP_KEY: randomBytes(32).toString('base64') };
  for (const [name, why, more] of [
    ['damaged.age', 'a byte of it was changed', {}],
    ['short.age', 'it is cut off', {}],
    ['shop.age', 'BACKUP_KEY does not open it', other],
    ['none.age', 'ENOENT', {}],
  ] as const) {
    const refused = await run(['restore', name], url, more);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.complaints).toContain(why);
  }
  const database = await openDatabase(url);
  const { rows } = await database.pool.query<{ name: string | null }>(`select to_regclass('member')::text as name`);
  if (rows[0]?.name) expect((await database.pool.query('select from member')).rowCount).toBe(0);
  await database.close();
});

it('is restored on trial at the server of the shop where there are no programs of PostgreSQL, and leaves nothing there', async () => {
  await run(['backup', 'there.age'], shop.url);
  const trial = await trialAtServer(shop.url);
  const lines = readBackupFile({ path: inFolder('there.age'), key: BACKUP_KEY });
  const restored = await restoreLines(lines, { url: trial.url, writeFile: async () => {} });
  expect(restored.rows).toBeGreaterThan(1_000n);
  await trial.drop();
  const { rows } = await shop.pool.query(`select from pg_database where datname like 'potli_trial%'`);
  expect(rows).toEqual([]);
  await shop.pool.query(`create role without_databases login`);
  const weak = new URL(shop.url);
  weak.username = 'without_databases';
  await expect(trialAtServer(weak.href)).rejects.toThrow('The backup was not restored on trial');
  await shop.pool.query('drop role without_databases');
});

it('a file that cannot be written is named with the reason', async () => {
  writeFileSync(inFolder('a-file'), '');
  for (const [place, reason] of [
    ['no-folder/shop.age', 'ENOENT'],
    ['a-file/shop.age', 'ENOTDIR'],
  ]) {
    const done = await run(['backup', place ?? ''], shop.url);
    expect(done).toEqual({
      code: 1,
      printed: '',
      complaints: `${inFolder(place ?? '')} cannot be written (${reason}).`,
    });
  }
});

it('a database without a shop gives a sentence and no file', async () => {
  const done = await run(['backup', 'none.age'], await createEmptyDatabase());
  expect(done).toMatchObject({ code: 1, complaints: expect.stringMatching(/^Nothing to save: no shop/) as string });
  expect(readdirSync(folder).filter((name) => name.includes('none'))).toEqual([]);
});
