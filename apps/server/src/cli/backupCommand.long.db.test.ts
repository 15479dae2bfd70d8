import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore } from '../domain/platform/uploads/fileStore.ts';
import { readBackupAge } from '../domain/views/installation/backups.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { runPotli } from '../testing/runPotli.ts';
import { addMember } from '../testing/sampleMoney.ts';

const folder = createDataDir();
const BACKUP_KEY = randomBytes(32).toString('base64');
const FILE = `${'a'.repeat(32)}.png`;
const shop = await createTestDatabase();
beforeAll(() => shop.pool.query('update installation set production_since = now()'));
afterAll(() => shop.close());

const containing = (text: string) => expect.stringContaining(text) as string;
const save = (name: string, url = shop.url) =>
  runPotli(['backup', name], { DATABASE_URL: url, DATA_DIR: folder, INIT_CWD: folder, BACKUP_KEY });
const makeOld = () => shop.pool.query(`update installation set backed_up_at = now() - interval '2 days'`);
const hoursOld = async () => Math.round(((await readBackupAge(shop.orm)) ?? -1) / 3_600);

it('a backup that was restored on trial is recorded by its moment, and one that lacks a file of a member is not', async () => {
  await makeOld();
  const memberId = await addMember(shop);
  await shop.pool.query(
    `insert into uploaded_file (name, member_id, media_type, byte_count) values ($1, $2, 'image/png', 3)`,
    [FILE, memberId],
  );
  expect(await save('lacks-a-file.age')).toMatchObject({ code: 1, complaints: '' });
  expect(await hoursOld()).toBe(48);
  await createFileStore(`${folder}/uploads`).put(FILE, Buffer.from('a picture'));
  expect(await save('whole.age')).toMatchObject({ code: 0, complaints: '' });
  expect(await hoursOld()).toBe(0);
});

it('a check of a backup, and one that cannot be written, record nothing', async () => {
  await makeOld();
  expect(await save('whole.age')).toMatchObject({ code: 1 });
  const environment = { DATABASE_URL: shop.url, DATA_DIR: folder, INIT_CWD: folder, BACKUP_KEY };
  expect(await runPotli(['backup', 'check', 'whole.age'], environment)).toMatchObject({ code: 0 });
  expect(await hoursOld()).toBe(48);
});

it('a backup of a server that takes no writes is made, and says that it is not recorded', async () => {
  await makeOld();
  const readOnly = new URL(shop.url);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  const saved = await save('of-a-replica.age', readOnly.href);
  expect(saved).toMatchObject({ code: 0, complaints: containing('could not be recorded') });
  expect(await hoursOld()).toBe(48);
});

it('a new release saves the shop of one that records no backups yet', async () => {
  await shop.pool.query('alter table installation drop column backed_up_at');
  await shop.pool.query(`delete from schema_migration where name = '0745_backed_up.sql'`);
  expect(await save('before-the-upgrade.age')).toMatchObject({ code: 0, complaints: '' });
});
