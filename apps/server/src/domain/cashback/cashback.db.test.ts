import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { addClick, addMember, sampleReport } from '../../testing/sampleMoney.ts';
import { receiveReport } from '../orders/receiveReport.ts';
import { createCashbackService } from './createCashbackService.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

/** The host's queries on one connection, which counts what it reads. */
const counted = await openDatabase(database.url, { size: 1 });
afterAll(() => counted.close());

async function wholeTablesRead(): Promise<number> {
  await counted.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await counted.pool.query<{ scans: string }>(
    `select sum(seq_scan) as scans from pg_stat_user_tables where relname in ('journal', 'entry')`,
  );
  return Number(rows[0]?.scans);
}

const firstPage = { pageNumber: 0, pageSize: 50 };

it('tells each change with its cause; of the order of a friend only the share', async () => {
  const host = await addMember(database, undefined, 'HOST77');
  const friend = await addMember(database, 'HOST77');
  const clickId = await addClick(database, friend);
  const order = { clickId, orderId: 'OD-friend' };
  await receiveReport(database, sampleReport({ ...order, status: 'tracked' }));
  await receiveReport(
    database,
    sampleReport({ ...order, status: 'approved', occurredAt: new Date('2026-10-02T06:00:00Z') }),
  );
  const { cashbackOf } = createCashbackService(database);
  const own = await cashbackOf(friend, firstPage);
  expect(own.entries.map(({ id, kind, changes }) => ({ id, kind, changes }))).toEqual([
    {
      id: '2',
      kind: 'CONFIRMED',
      changes: [
        { account: 'PENDING', amount: -50 },
        { account: 'APPROVED', amount: 50 },
      ],
    },
    { id: '1', kind: 'TRACKED', changes: [{ account: 'PENDING', amount: 50 }] },
  ]);
  expect(own.entries.every(({ reference }) => reference !== null)).toBe(true);
  const { entries } = await cashbackOf(host, firstPage);
  expect(entries).toMatchObject([
    { kind: 'REFERRAL', changes: [{ account: 'APPROVED', amount: 2.5 }], reference: null, storeName: null },
  ]);
});

it('costs a member with few changes as little beside the changes of all others', async () => {
  const crowd = await addMember(database);
  const quiet = await addMember(database);
  await receiveReport(database, sampleReport({ clickId: await addClick(database, quiet), orderId: 'OD-quiet' }));
  await database.pool.query(`
    set session_replication_role = replica;
    with posted as (
      insert into journal (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
      select 'crowd ' || n, 'TRACKED', '1', now(), ${crowd}, n, '', gen_random_uuid(), ''
      from generate_series(1, 60000) as n returning id
    )
    insert into entry select posted.id, account.id, 1 from posted, account
      where account.member_id = ${crowd} and account.kind in ('PENDING', 'SENT', 'DECLINED');
    set session_replication_role = origin;`);
  await database.pool.query('analyze');
  const { cashbackOf } = createCashbackService(counted);
  const before = await wholeTablesRead();
  expect((await cashbackOf(quiet, firstPage)).entries).toHaveLength(1);
  expect(await wholeTablesRead()).toBe(before);
  await counted.pool.query('select count(*) from entry');
  expect(await wholeTablesRead()).toBeGreaterThan(before);
});
