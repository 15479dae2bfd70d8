import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Queries } from '../../../db/database.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addShoppers, planReports, type Shopper, tell } from '../../../testing/randomReports.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { applyReport } from '../../orders/apply/applyReports.ts';
import { bookStatement } from '../../orders/settlements/bookStatement.ts';
import { checkLedger, checkRecent, findRecent, readFindings } from './checkLedger.ts';
import type { LedgerCheck } from './LedgerCheck.ts';
import { readLastCheck } from './ledgerChecks.ts';

const database = await createTestDatabase();
const slow = await openDatabase(database.url, { size: 1 });
afterAll(async () => {
  await slow.close();
  await database.close();
});

const random = createRandom(53);
const [ORDERS, EVENTS] = [24, 90];
const oldReports = planReports(random, 4, ORDERS, EVENTS);
const newReports = planReports(random, 4, ORDERS, EVENTS);
let shoppers: Shopper[];

const pay = (network: string, orderId: string) =>
  bookStatement(database, {
    network,
    statement: orderId,
    settledAt: '2026-10-20T00:00:00.000Z',
    lines: [{ orderId, commission: 77 }],
  });

beforeAll(async () => {
  shoppers = await addShoppers(database, 'CHECK', 4);
  for (const report of oldReports) await receiveReport(database, tell(report, 'old', shoppers));
  await pay('old', 'order-1');
  expect(await checkLedger(database)).toEqual(soundLedger);
  for (const report of newReports) await receiveReport(database, tell(report, 'new', shoppers));
  await pay('new', 'order-1');
});

/** What both checks find after a change that somebody with all rights over the database makes, and that is undone. */
async function findAfter(change: string): Promise<{ full: LedgerCheck; recent: LedgerCheck }> {
  const undone = new Error('undone');
  let found: { full: LedgerCheck; recent: LedgerCheck } | undefined;
  const attempt = database.orm.transaction(async (queries) => {
    await queries.execute(sql.raw(`set local session_replication_role = replica; ${change}`));
    found = { full: await readFindings(queries), recent: await recentFindings(queries) };
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  if (!found) throw new Error('nothing was read');
  return found;
}

async function recentFindings(queries: Queries): Promise<LedgerCheck> {
  const recent = await findRecent(queries);
  if (!recent) throw new Error('the last check was not sound');
  return recent.found;
}

/** One of the rows that belong to the reports of a network, by chance. `change` names it as `id` of `picked`. */
const journals = (network: string, kinds = '%') => `
  select journal.id from journal join shop_order on shop_order.id::text = reference
  where network = '${network}' and journal.kind like '${kinds}'`;
const pick = (rows: string, seed: number) =>
  `(with found as (${rows}) select id from found order by id offset ${seed} % (select count(*) from found) limit 1)`;
const bookJournals = (network: string) => `select id from book_journal where network = '${network}'`;
const orders = (network: string) =>
  `select id from shop_order where network = '${network}' and status <> 'rejected' and commission_paise > 0`;
const entryOf = (journal: string, table = 'entry') =>
  `ctid = (select ctid from ${table} where journal_id = ${journal} order by ctid limit 1)`;

type Corruption = (network: string, seed: number) => string;

/** Changes of a row. The row is another one for each seed. */
const corruptions: readonly (readonly [string, Corruption])[] = [
  ['an amount', (of, seed) => `update entry set amount = amount + 1 where ${entryOf(pick(journals(of), seed))}`],
  [
    'a kind',
    (of, seed) =>
      `update journal set kind = case kind when 'TRACKED' then 'CONFIRMED' else 'TRACKED' end where id = ${pick(journals(of), seed)}`,
  ],
  ['a key', (of, seed) => `update journal set key = key || '.' where id = ${pick(journals(of), seed)}`],
  [
    'a time',
    (of, seed) =>
      `update journal set happened_at = happened_at + interval '1 day' where id = ${pick(journals(of), seed)}`,
  ],
  ['a hash', (of, seed) => `update journal set hash = sha256('x') where id = ${pick(journals(of), seed)}`],
  [
    'a dropped journal',
    (of, seed) => `create temporary table gone on commit drop as select ${pick(journals(of), seed)} as id;
      delete from entry where journal_id in (table gone); delete from journal where id in (table gone)`,
  ],
  ['a dropped entry', (of, seed) => `delete from entry where ${entryOf(pick(journals(of), seed))}`],
  [
    'a journal of nobody',
    (of, seed) => `update journal set member_id = null, seq = null, prev_hash = null, salt = null, hash = null
      where id = ${pick(journals(of), seed)}`,
  ],
  [
    'an entry of the books',
    (of, seed) =>
      `update book_entry set paise = paise + 1 where ${entryOf(pick(bookJournals(of), seed), 'book_entry')}`,
  ],
  ['dropped books', (of, seed) => `delete from book_entry where journal_id = ${pick(bookJournals(of), seed)}`],
  [
    'what an order earned',
    (of, seed) => `update shop_order set commission_paise = commission_paise + 1, settled_paise = settled_paise + 1
      where id = ${pick(orders(of), seed)}`,
  ],
];

/** What has no part of before and after: as it is now. */
const states: readonly (readonly [string, (seed: number) => string])[] = [
  [
    'a balance',
    (seed) =>
      `update account set balance = balance + 1 where id = ${pick('select id from account where member_id is not null', seed)}`,
  ],
  [
    'the end of a chain',
    (seed) => `update wallet set head = sha256('x')
      where member_id = ${pick('select member_id as id from wallet where journals > 0', seed)}`,
  ],
  [
    'an advance',
    (seed) => `update network_policy set advanced_paise = advanced_paise + 1 + ${seed} where network = 'new'`,
  ],
];

const SEEDS = isWholeRun ? [0, 7, 19, 41] : [0, 19];
const cases = [
  ...corruptions.flatMap(([name, make]) =>
    SEEDS.map((seed) => ({ name, seed, of: (network: string) => make(network, seed) })),
  ),
  ...states.flatMap(([name, make]) =>
    SEEDS.slice(0, SEEDS.length / 2).map((seed) => ({ name, seed, of: () => make(seed) })),
  ),
];

describe(`after one of ${cases.length} changes`, () => {
  it.each(cases)('of the new part, the recent check says what the full one says: $name ($seed)', async ({ of }) => {
    const { full, recent } = await findAfter(of('new'));
    expect(recent).toEqual(full);
    expect(full).not.toEqual(soundLedger);
  });

  it.each(cases)('of the old part, the full check finds it: $name ($seed)', async ({ of }) => {
    expect((await findAfter(of('old'))).full).not.toEqual(soundLedger);
  });
});

describe('a recent check', () => {
  it('reads what is new since the last one', async () => {
    expect(await checkRecent(database)).toEqual(soundLedger);
    expect(await readLastCheck(database.orm)).toMatchObject({ kind: 'recent', findings: soundLedger });
  });

  it('does not miss a transaction that commits after one that began later', async () => {
    const [late, early] = [await addMember(database), await addMember(database)];
    const reportOf = async (network: string, memberId: bigint) =>
      sampleReport({
        network,
        status: 'approved',
        clickId: await addClick(database, memberId),
        commissionPaise: 8_000n,
      });
    const [lateReport, earlyReport] = [await reportOf('late', late), await reportOf('early', early)];
    const written = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const lateCommit = slow.orm.transaction(async (queries) => {
      await applyReport(queries, lateReport, new Date());
      written.resolve();
      await committing.promise;
    });
    await written.promise;
    await receiveReport(database, earlyReport);
    expect(await checkRecent(database)).toEqual(soundLedger);
    committing.resolve();
    await lateCommit;
    const { rows } = await database.pool.query<{ isLower: boolean; isLowerInBooks: boolean }>(`select
      (select max(id) from journal where member_id = ${late}) < (select min(id) from journal where member_id = ${early}) as "isLower",
      (select max(id) from book_journal where network = 'late') < (select min(id) from book_journal where network = 'early')
        as "isLowerInBooks"`);
    expect(rows).toEqual([{ isLower: true, isLowerInBooks: true }]);
    for (const [, make] of corruptions) {
      const { full, recent } = await findAfter(make('late', 0));
      expect(recent).toEqual(full);
      expect(full).not.toEqual(soundLedger);
    }
    expect(await checkRecent(database)).toEqual(soundLedger);
  });

  it('builds on a sound check only, and finds a changed balance with the next journal of its member', async () => {
    const memberId = await addMember(database);
    const change = (sign: '+' | '-') =>
      database.pool.query(
        `update account set balance = balance ${sign} 1 where member_id = ${memberId} and kind = 'SENT'`,
      );
    await change('+');
    expect(await checkRecent(database)).toEqual(soundLedger);
    await receiveReport(database, sampleReport({ network: 'next', clickId: await addClick(database, memberId) }));
    expect(await checkRecent(database)).toEqual({ ...soundLedger, driftedAccounts: 1 });
    expect(await readLastCheck(database.orm)).toMatchObject({ kind: 'recent', findings: { driftedAccounts: 1 } });
    expect(await checkRecent(database)).toEqual({ ...soundLedger, driftedAccounts: 1 });
    expect(await readLastCheck(database.orm)).toMatchObject({ kind: 'full' });
    await change('-');
    expect(await checkRecent(database)).toEqual(soundLedger);
    expect(await readLastCheck(database.orm)).toMatchObject({ kind: 'full' });
    await checkRecent(database);
    expect(await readLastCheck(database.orm)).toMatchObject({ kind: 'recent' });
  });

  it('waits for another check', async () => {
    const found = await Promise.all([checkRecent(database), checkLedger(database), checkRecent(database)]);
    expect(found).toEqual([soundLedger, soundLedger, soundLedger]);
  });
});

it('a result is never changed', async () => {
  await expect(database.pool.query('update ledger_check set is_sound = true')).rejects.toThrow('only added to');
  await expect(database.pool.query('delete from ledger_check')).rejects.toThrow('only added to');
  await expect(
    database.orm.transaction(async (queries) => {
      await queries.execute(sql`set local role potli_app`);
      await queries.execute(sql`delete from ledger_check`);
    }),
  ).rejects.toThrow();
});
