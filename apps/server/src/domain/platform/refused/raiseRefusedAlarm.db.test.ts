import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { readMails } from '../mail/readMails.ts';
import { createSealer } from '../sealing/createSealer.ts';
import { createRefusedAlarm, raiseRefusedAlarm } from './raiseRefusedAlarm.ts';
import { readRefused, removeOldRefused, resolveRefused, storeRefused } from './refusedBodies.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const sealer = createSealer(testSettings.piiKey);
const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
const alarm = createRefusedAlarm({ mail: openTestOutbox(database, sealer), shop, to: 'operator@shop.example' });
const at = (hours: number) => new Date(Date.UTC(2026, 10, 20) + hours * HOUR_MS);

const refuse = (network: string, body: string, hours: number) =>
  storeRefused(
    database,
    {
      door: 'network',
      network,
      adapter: 'generic-postback',
      contentType: 'text/plain\0',
      bytes: Buffer.from(body),
      reason: 'The status "\0maybe\ud800" is unknown.',
    },
    at(hours),
  );

/** The texts of the mails of an hour, and the lines of the log. */
async function tell(hours: number) {
  const before = new Set((await readMails(database.orm, sealer)).map(({ id }) => id));
  const lines: unknown[] = [];
  await raiseRefusedAlarm(database, { log: { error: (facts) => void lines.push(facts) }, alarm, now: at(hours) });
  const mails = (await readMails(database.orm, sealer)).filter(({ id }) => !before.has(id));
  return { mails: mails.map(({ to, text }) => `${to} ${text}`), lines };
}

it('the operator is notified once a day for each network, while something new comes', async () => {
  expect(await tell(0)).toEqual({ mails: [], lines: [] });
  await refuse('bazaar', 'one', 0);
  await refuse('bazaar', 'two', 0.5);
  await refuse('mandi', 'one', 0.5);
  const first = await tell(1);
  expect(first.mails).toHaveLength(1);
  expect(first.mails[0]).toMatch(/^operator@shop.example .*bazaar.*2, the oldest.*mandi.*1, the oldest/s);
  expect(first.lines).toEqual([
    { door: 'network', network: 'bazaar', count: 2 },
    { door: 'network', network: 'mandi', count: 1 },
  ]);
  await refuse('bazaar', 'three', 2);
  expect(await tell(24)).toEqual({ mails: [], lines: [] });
  const next = await tell(25.5);
  expect(next.lines).toEqual([{ door: 'network', network: 'bazaar', count: 3 }]);
  expect(next.mails).toHaveLength(1);
  // nothing came since
  expect(await tell(60)).toEqual({ mails: [], lines: [] });
  await refuse('mandi', 'one', 61);
  expect((await tell(62)).lines).toEqual([{ door: 'network', network: 'mandi', count: 1 }]);
});

it('what is settled is stored for 400 days, and what waits for ever', async () => {
  const [row, ...others] = await readRefused(database.orm);
  if (row) await database.orm.transaction((queries) => resolveRefused(queries, row.id, 'closed', at(100)));
  const count = async () => (await database.pool.query('select from refused_body')).rowCount;
  await removeOldRefused(database, at(100 + 399 * 24));
  expect(await count()).toBe(others.length + 1);
  await removeOldRefused(database, at(100 + 401 * 24));
  expect(await count()).toBe(others.length);
});

it('a network that fills the disk is asked to send again later, and another one is not', async () => {
  await database.pool.query(`
    insert into refused_body (door, network, adapter, content_type, body, sha256, byte_count, reason, first_at, last_at)
    select 'network', 'flood', 'generic-postback', 'text/plain', int4send(number), sha256(int4send(number)), 4, 'none', now(), now()
    from generate_series(1, 99999) as number`);
  await refuse('flood', 'the last one', 0);
  await expect(refuse('flood', 'one too many', 0)).rejects.toMatchObject({ kind: 'unavailable' });
  // the same bytes again take no place
  await refuse('flood', 'the last one', 1);
  await refuse('mandi', 'one of another', 0);
});
