import { expect, onTestFinished, test } from 'vitest';
import { createApiHost } from '../../../createApiHost.ts';
import { openDatabase } from '../../../db/database.ts';
import { openYesterday } from '../../../testing/openYesterday.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { mailRow } from '../../platform/mail/sealedMail.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { rotateKeys } from './rotateKeys.ts';
import { sealedColumns } from './sealedColumns.ts';
import { keysInUse } from './sealedRows.ts';

const sealer = createSealer(testSettings.piiKey);
const newId = createUuidV7();
const content = { to: 'meera@shop.test', subject: 'Welcome', text: 'Welcome.' };

/** A shop whose index of keys was built when mails without content counted as sealed with a key of zeros. */
async function openShopWithEndedMails(name: string) {
  const { url, client, migrate } = await openYesterday(name, '0281');
  const add = async (end: 'sent_at' | 'given_up_at' | undefined) => {
    const id = newId(Date.now());
    const sealed = end ? null : sealer.seal(JSON.stringify(content), mailRow(id));
    await client.query(
      `insert into mail_outbox (id, sealed, expires_at, ${end ?? 'leased_until'}) values ($1, $2, now() + '1 hour', now())`,
      [id, sealed],
    );
  };
  for (const end of ['sent_at', 'given_up_at', undefined] as const) await add(end);
  await migrate();
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  return database;
}

test.each([{}, { smtpUrl: 'smtp://127.0.0.1:1' }])('a shop that has sent mails starts again: %o', async (settings) => {
  const database = await openShopWithEndedMails(`ended_mails_${Object.keys(settings).length}`);
  for (let start = 0; start < 2; start += 1) {
    const own = { ...testSettings, ...settings, databaseUrl: database.url, production: true };
    await (await createApiHost(own)).close();
  }
});

test('mails without content have no key, and keys are changed beside them', async () => {
  const database = await openShopWithEndedMails('ended_mails_keys');
  const next = createSealer('the key that follows, long enough to be one', [testSettings.piiKey]);
  expect((await rotateKeys(database, next)).find(({ table }) => table === 'mail_outbox')).toEqual({
    table: 'mail_outbox',
    resealed: 1,
    unreadable: [],
  });
  for (const column of sealedColumns) {
    for (const key of await keysInUse(database.orm, column)) expect(key).toEqual(next.keyId);
  }
});
