import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { canonicalAdapter, toCanonical } from '../reports/canonicalReport.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../reports/ReportAdapter.ts';
import { receiveBodies } from './receiveBodies.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

async function receive(bodies: readonly SentReport[]) {
  const outcomes = await receiveBodies(database, bodies, canonicalAdapter);
  return outcomes.map((outcome) => (outcome instanceof ProblemError ? outcome.kind : outcome));
}

it('each report of a group has its own outcome, in the order given', async () => {
  const clickId = await addClick(database, await addMember(database));
  const [first, other] = [1, 2].map((number) => sampleReport({ orderId: `grouped-${number}`, clickId }));
  if (!first || !other) throw new Error('no reports');
  const sent = toCanonical(first);
  const bodies = [
    sent,
    { ...sent, body: Buffer.from('{') },
    sent,
    { ...sent, body: Buffer.concat([sent.body, Buffer.from(' ')]) },
    { ...sent, body: Buffer.alloc(20_001, ' ') },
    toCanonical({ ...first, eventId: 'an hour before', occurredAt: new Date(first.occurredAt.getTime() - HOUR_MS) }),
    toCanonical({ ...first, eventId: 'no sale', saleAmountPaise: 0n }),
    toCanonical({ ...first, eventId: 'tomorrow', occurredAt: new Date(Date.now() + DAY_MS) }),
    toCanonical({ ...first, eventId: 'click unknown', orderId: 'grouped-3', clickId: null }),
    toCanonical(other),
  ];
  expect(await receive(bodies)).toEqual([
    ...['applied', 'invalid', 'duplicate', 'conflict', 'tooLarge'],
    ...['stale', 'invalid', 'invalid', 'parked', 'applied'],
  ]);
  expect(await receive([sent, toCanonical(other)])).toEqual(['duplicate', 'duplicate']);
});

it('reports of one order and of one wallet move its money one after the other', async () => {
  await addMember(database, undefined, 'GROUPHOST');
  const [friend, other] = [await addMember(database, 'GROUPHOST'), await addMember(database, 'GROUPHOST')];
  const report = async (memberId: bigint, orderId: string) =>
    sampleReport({ orderId, clickId: await addClick(database, memberId) });
  const [one, two] = [await report(friend, 'sequence-1'), await report(other, 'sequence-2')];
  const hours = (n: number) => new Date(one.occurredAt.getTime() + n * HOUR_MS);
  const withStatus = (of: OrderReport, status: OrderReport['status'], n: number): OrderReport => ({
    ...of,
    status,
    occurredAt: hours(n),
    eventId: `${of.orderId} ${status} ${n}`,
  });
  const reports = [
    one,
    withStatus(one, 'approved', 2),
    two,
    withStatus(two, 'approved', 1),
    withStatus(one, 'rejected', 3),
  ];
  expect(await receive(reports.map(toCanonical))).toEqual(reports.map(() => 'applied'));
  const { rows } = await database.pool.query<{ kind: string; seq: string }>(
    `select journal.kind, seq from journal join shop_order on reference = shop_order.id::text
     where network_order_id like 'sequence-%' order by journal.id`,
  );
  expect(rows.map(({ kind, seq }) => `${kind} ${seq}`)).toEqual([
    ...['TRACKED 1', 'CONFIRMED 2', 'REFERRAL 1', 'TRACKED 1', 'CONFIRMED 2', 'REFERRAL 2'],
    ...['REVERSED 3', 'REFERRAL_REVERSED 3'],
  ]);
  expect((await readBalances(database.orm, [friend, other])).get(friend)).toMatchObject({
    APPROVED: 0n,
    DECLINED: 5_000n,
    DEBT: 0n,
  });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('groups that name the same orders, events and wallets in any order wait for each other', async () => {
  await addMember(database, undefined, 'CROSSHOST');
  const clicks: string[] = [];
  for (let n = 0; n < 6; n += 1) clicks.push(await addClick(database, await addMember(database, 'CROSSHOST')));
  const groupOf = (turn: number) =>
    clicks.map((clickId, n) =>
      sampleReport({ orderId: `cross-${n}`, clickId, status: 'approved', network: `n${(n + turn) % 3}` }),
    );
  const groups = Array.from({ length: 24 }, (_, turn) => (turn % 2 ? groupOf(turn) : groupOf(turn).reverse()));
  const { rows: before } = await database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  // no more than there are connections: who waits for one on a busy machine can wait too long
  const outcomes = await inLanes(8, groups, (group) => receive(group.map(toCanonical)));
  expect(outcomes.flat().filter((outcome) => outcome !== 'applied' && outcome !== 'stale')).toEqual([]);
  await database.pool.query('select pg_stat_force_next_flush()');
  const { rows: after } = await database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(after).toEqual(before);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('what the database refuses fails alone', async () => {
  const clickId = await addClick(database, await addMember(database));
  const reports = Array.from({ length: 7 }, (_, n) => sampleReport({ orderId: `apart-${n}`, clickId }));
  // PostgreSQL cannot store this character
  const careless: ReportAdapter = {
    ...canonicalAdapter,
    read: (sent) => {
      const report = canonicalAdapter.read(sent);
      return report.orderId === 'apart-4' ? { ...report, reason: '\u0000' } : report;
    },
  };
  const outcomes = await receiveBodies(database, reports.map(toCanonical), careless);
  // the fault of the report, not of the host: the same report would fail at each try
  expect(outcomes[4]).toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('cannot be stored') as string,
  });
  expect(outcomes.toSpliced(4, 1)).toEqual(Array.from({ length: 6 }, () => 'applied'));
  expect(await receive(reports.map(toCanonical))).toEqual(reports.map((_, n) => (n === 4 ? 'applied' : 'duplicate')));
});
