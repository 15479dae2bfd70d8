import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { runCheck } from './checkLedger.ts';
import { createLedgerAlarm } from './createLedgerAlarm.ts';
import { readLastCheck } from './ledgerChecks.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const sealer = createSealer(testSettings.piiKey);
const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
const alarm = createLedgerAlarm({ mail: openTestOutbox(database, sealer), shop, to: 'operator@shop.example' });

/** Checks, and returns the mails that this wrote. */
async function check(kind: 'recent' | 'full', tells = true) {
  const before = new Set((await readMails(database.orm, sealer)).map(({ id }) => id));
  await runCheck(database, kind, tells ? { alarm } : {});
  return (await readMails(database.orm, sealer)).filter(({ id }) => !before.has(id));
}

const addPaise = (memberId: bigint, paise: number, account: string) =>
  database.pool.query(`update account set balance = balance + $2 where member_id = $1 and kind = $3`, [
    memberId,
    paise,
    account,
  ]);

it('the operator gets one mail for each new set of findings, and none for the same', async () => {
  const memberId = await addMember(database);
  await receiveReport(database, sampleReport({ clickId: await addClick(database, memberId) }));
  expect(await check('full')).toEqual([]);
  await addPaise(memberId, 1, 'SENT');
  // the command prints the findings, so there is no mail
  expect(await check('full', false)).toEqual([]);
  const [mail, ...others] = await check('recent');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'operator@shop.example', subject: 'The ledger of Potli is not sound' });
  expect(mail?.text).toContain('Accounts that differ from their entries: 1');
  expect(mail?.text).not.toContain('Accounts below zero');
  expect(await check('recent')).toEqual([]);
  expect(await check('full')).toEqual([]);
  expect(await check('full', false)).toEqual([]);
  expect(await check('full')).toEqual([]);
  await addPaise(memberId, 1, 'HELD');
  const [more] = await check('full');
  expect(more?.text).toContain('Accounts that differ from their entries: 2');
  await addPaise(memberId, -1, 'HELD');
  expect(await check('full')).toHaveLength(1);
  await addPaise(memberId, -1, 'SENT');
  expect(await check('full')).toEqual([]);
  await addPaise(memberId, 1, 'SENT');
  expect(await check('full')).toHaveLength(1);
});

it('a check whose mail cannot be written stores no result', async () => {
  const count = async () => (await database.pool.query('select from ledger_check')).rowCount;
  const before = await count();
  await addPaise(await addMember(database), 1, 'DECLINED');
  const broken = createLedgerAlarm({
    mail: { send: () => Promise.reject(new Error('no room')) },
    shop,
    to: 'operator@shop.example',
  });
  await expect(runCheck(database, 'full', { alarm: broken })).rejects.toThrow('no room');
  expect(await count()).toBe(before);
});

it('a check from before there was tax found nothing wrong with it', async () => {
  await check('full');
  const last = await readLastCheck(database.orm);
  await database.pool.query(
    `insert into ledger_check (kind, started_at, duration_ms, findings, is_sound, snapshot, journal_id, book_journal_id)
     select kind, started_at, duration_ms, findings - 'driftedTaxes', is_sound, snapshot, journal_id, book_journal_id
     from ledger_check order by id desc limit 1`,
  );
  expect(await readLastCheck(database.orm)).toEqual({ ...last, findings: { ...last?.findings, driftedTaxes: 0 } });
});
