import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createAdapterFinder } from '../../../adapters/networks/createAdapterFinder.ts';
import { addParkedReport, addRefusedReport } from '../../../testing/addWaitingReport.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { walletsOf } from '../../../testing/walletsOf.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readAudit } from '../../platform/audit/readAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { storeRefused } from '../../platform/refused/refusedBodies.ts';
import { createReportReview } from './createReportReview.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const review = createReportReview({ database, findAdapter: createAdapterFinder(), adapterNames: ['impact'] });
const once = <Written>(write: Parameters<Once<Written>>[0]): Promise<Written> => database.orm.transaction(write);
const by = { who: 'member:4', action: 'a call' };
const page = { list: 'all', pageNumber: 0, pageSize: 250 } as const;
const problemsOf = async (eventId: string) =>
  (await review.list(page)).rows.filter((row) => row.eventId === eventId).map(({ problem }) => problem);
const pendingOf = async (memberId: bigint) => (await walletsOf(database, [{ memberId }]))[0]?.pending;

const refuse = (text: string, door: 'network' | 'bank' = 'network') =>
  storeRefused(database, {
    door,
    network: 'mandi',
    adapter: 'generic-postback',
    contentType: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(text),
    reason: 'The report names no order.',
  });
const latestRefused = async () => {
  const { rows } = await database.pool.query<{ id: string }>('select max(id)::text as id from refused_body');
  return { network: 'mandi', eventId: `refused-${rows[0]?.id}` };
};

it('shows what waits with what was sent, but no persons', async () => {
  await refuse('ActionId=7&email=asha%40mail.example');
  await refuse('ActionId=7&email=asha%40mail.example');
  const { eventId } = await latestRefused();
  const { rows, totalCount } = await review.list({ ...page, list: 'refused', network: 'mandi' });
  expect(totalCount).toBe(1);
  expect(rows).toMatchObject([
    {
      eventId,
      problem: 'refused',
      sender: 'network',
      orderId: null,
      reason: 'The report names no order.',
      adapter: 'generic-postback',
      times: 2,
      byteCount: 36,
      body: 'ActionId=7&email=(address)',
    },
  ]);
});

it('lists a report by each of its problems, and where a claim decides about it', async () => {
  const memberId = await addMember(database);
  const { key, orderId } = await addParkedReport(database, memberId);
  expect(await problemsOf(key.eventId)).toEqual(['parked']);
  const { rows } = await review.list({ ...page, list: 'waiting', network: key.network });
  expect(rows[0]).toMatchObject({ ...key, orderId, claim: null, adapter: 'canonical', times: 1, lastAt: null });
  const report = sampleReport({ orderId: 'TWICE', clickId: await addClick(database, memberId) });
  await receiveReport(database, report);
  await receiveReport(database, { ...report, saleAmountPaise: 1n });
  await receiveReport(database, { ...report, saleAmountPaise: 2n });
  expect(await problemsOf(report.eventId)).toEqual(['otherBody', 'otherBody']);
  await receiveReport(database, {
    ...sampleReport({ orderId: 'TWICE', clickId: await addClick(database, await addMember(database)) }),
    eventId: 'contradicts',
  });
  expect(await problemsOf('contradicts')).toEqual(['conflict']);
  const claimed = await addParkedReport(database, memberId);
  await database.pool.query(
    `insert into dispute (id, member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, status, click_id)
     select 7, $1, 'STORE', 1, 'MISSING_CASHBACK', '2026-01-01Z', 'PAGED', 100, 'APPROVED', click_id::uuid
     from order_report where event_id = $2`,
    [memberId, claimed.key.eventId],
  );
  expect(await problemsOf(claimed.key.eventId)).toEqual(['claimed']);
});

it('reads a refused report again, also by another adapter, and says why one cannot be read', async () => {
  const memberId = await addMember(database);
  const { key } = await addRefusedReport(database, memberId);
  await expect(review.replay({ ...key, adapter: 'gone' }, by, once)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'There is no adapter "gone".',
  });
  await expect(review.replay({ ...key, network: 'another' }, by, once)).rejects.toMatchObject({ kind: 'notFound' });
  expect(await review.replay(key, by, once)).toEqual({ outcome: 'applied' });
  expect(await pendingOf(memberId)).toBe(5_000n);
  expect(await problemsOf(key.eventId)).toEqual([]);
  await expect(review.replay(key, by, once)).rejects.toMatchObject({ kind: 'notFound' });
  await refuse('ActionId=8');
  await expect(review.replay(await latestRefused(), by, once)).rejects.toMatchObject({ kind: 'conflict' });
  await refuse('{}', 'bank');
  await expect(review.replay(await latestRefused(), by, once)).rejects.toThrow(
    'What a bank or a payment provider sends is not read again.',
  );
});

it('reads all again in steps, each where the one before has stopped, and a report that cannot be read stops no other', async () => {
  const memberId = await addMember(database);
  for (const at of Array.from({ length: 30 }).keys()) {
    if (at % 3 === 0) await refuse(`at=${at}`);
    else await addParkedReport(database, memberId);
  }
  const { key } = await addRefusedReport(database, memberId);
  const { rows } = await review.list(page);
  const open = rows.filter(({ sender, problem }) => sender === 'network' && problem !== 'otherBody');
  const [sum, seen] = [{ applied: 0, waiting: 0, failed: 0 }, new Set<string>()];
  let after: Parameters<typeof review.replayNext>[0] = null;
  do {
    const step: Awaited<ReturnType<typeof review.replayNext>> = await review.replayNext(after, by, once);
    sum.applied += step.applied;
    sum.waiting += step.waiting;
    sum.failed += step.failed.length;
    for (const { eventId } of step.failed) seen.add(eventId);
    after = step.next;
  } while (after !== null);
  expect(sum.applied + sum.waiting + sum.failed).toBe(open.length);
  expect(sum.applied).toBe(1);
  expect(seen.size).toBe(sum.failed);
  expect(await problemsOf(key.eventId)).toEqual([]);
  expect(await readAudit(database.orm)).toContainEqual(
    expect.objectContaining({ ...by, object: `report ${key.network} ${key.eventId}` }),
  );
});

it('gives a report its click, and closes one, each once', async () => {
  const memberId = await addMember(database);
  const { key, clickId } = await addParkedReport(database, memberId);
  await expect(review.assign({ ...key, clickId: randomUUID() }, by, once)).rejects.toThrow(/^There is no click/);
  expect(await review.assign({ ...key, clickId: clickId.toUpperCase() }, by, once)).toEqual({ clickId, applied: 1 });
  expect(await pendingOf(memberId)).toBe(5_000n);
  await expect(review.assign({ ...key, clickId }, by, once)).rejects.toMatchObject({ kind: 'conflict' });
  const another = await addParkedReport(database, memberId);
  const closing = { ...another.key, reason: 'A test of theirs' };
  expect(await review.close(closing, by, once)).toEqual(another.key);
  await expect(review.close(closing, by, once)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await problemsOf(another.key.eventId)).toEqual([]);
  await refuse('closed=1');
  const refused = await latestRefused();
  await expect(review.assign({ ...refused, clickId }, by, once)).rejects.toThrow('Replay it first.');
  expect(await review.close({ ...refused, reason: 'A test' }, by, once)).toEqual(refused);
  expect(await checkLedger(database)).toEqual(soundLedger);
});
