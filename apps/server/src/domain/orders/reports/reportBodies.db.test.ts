import { createHash, randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createAdapterFinder } from '../../../adapters/networks/createAdapterFinder.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveBody, receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { readOpenReports } from '../review/readOpenReports.ts';
import { replayReports } from '../review/replayReports.ts';
import { canonicalAdapter, toCanonical } from './canonicalReport.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReportAdapter, SentReport } from './ReportAdapter.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const all = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows as unknown[];
const bodiesOf = (eventId: string) =>
  all(`select content_type, body, sha256, is_conflict from report_body where event_id = $1 order by is_conflict`, [
    eventId,
  ]);
const openOf = async ({ eventId }: OrderReport) =>
  (await readOpenReports(database.orm)).filter((open) => open.eventId === eventId).map(({ problem }) => problem);

let orders = 0;
async function newReport(given: Partial<OrderReport> = {}): Promise<OrderReport> {
  orders += 1;
  const clickId = await addClick(database, await addMember(database));
  return sampleReport({ orderId: `kept-${orders}`, clickId, ...given });
}

/** As a network could write it: other blanks, other order. */
function spelled(report: OrderReport): SentReport {
  const { contentType: _, body, ...sent } = toCanonical(report);
  const fields = Object.entries(JSON.parse(String(body)) as object).toReversed();
  return {
    ...sent,
    contentType: 'text/json',
    body: Buffer.from(`${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`),
  };
}

it('a body is stored to the byte, with the adapter that read it', async () => {
  const report = await newReport();
  const sent = spelled(report);
  const at = new Date();
  expect(await receiveBody(database, sent, canonicalAdapter, at)).toBe('applied');
  const sha256 = createHash('sha256').update(sent.body).digest();
  expect(await bodiesOf(report.eventId)).toEqual([
    { content_type: 'text/json', body: sent.body, sha256, is_conflict: false },
  ]);
  expect(
    await all('select body_sha256, adapter, adapter_version, received_at from order_report where event_id = $1', [
      report.eventId,
    ]),
  ).toEqual([
    { body_sha256: sha256, adapter: 'canonical', adapter_version: canonicalAdapter.version, received_at: at },
  ]);
  expect(await receiveBody(database, sent, canonicalAdapter)).toBe('duplicate');
  expect(await bodiesOf(report.eventId)).toHaveLength(1);
});

it('a report of the shop itself has a body as well', async () => {
  const report = await newReport();
  await receiveReport(database, report);
  expect(await bodiesOf(report.eventId)).toMatchObject([{ body: toCanonical(report).body }]);
});

it('an event with another body is a conflict that the operator sees, also where it says the same', async () => {
  const report = await newReport();
  await receiveBody(database, toCanonical(report), canonicalAdapter);
  expect(await openOf(report)).toEqual([]);
  expect(await receiveBody(database, spelled(report), canonicalAdapter)).toBe('conflict');
  expect(await receiveBody(database, spelled(report), canonicalAdapter)).toBe('conflict');
  expect(await openOf(report)).toEqual(['otherBody']);
  // the first one counts still
  expect(await receiveBody(database, toCanonical(report), canonicalAdapter)).toBe('duplicate');
  // a network that changes every body does not fill the disk
  for (let turn = 0; turn < 12; turn += 1) {
    const { body, ...sent } = spelled(report);
    await receiveBody(database, { ...sent, body: Buffer.concat([body, Buffer.alloc(turn, ' ')]) }, canonicalAdapter);
  }
  expect(await bodiesOf(report.eventId)).toHaveLength(10);
});

it('a body above 20 kB is refused and leaves nothing', async () => {
  const { body, ...sent } = spelled(await newReport());
  const large = { ...sent, body: Buffer.concat([body, Buffer.alloc(20_001 - body.length, ' ')]) };
  await expect(receiveBody(database, large, canonicalAdapter)).rejects.toMatchObject({ kind: 'tooLarge' });
  const largest = { ...sent, body: large.body.subarray(0, 20_000) };
  expect(await receiveBody(database, largest, canonicalAdapter)).toBe('applied');
});

/** An earlier version, which did not find the click. */
const nearsighted = (name: string, clickId: string = randomUUID()): ReportAdapter => ({
  name,
  version: 1,
  read: (sent) => ({ ...canonicalAdapter.read(sent), clickId }),
});

it('a replay reads bodies again, as the adapter does by now; one that cannot be read stops no other', async () => {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  const [lost, found] = ['gone', 'canonical'].map((name) => ({
    adapter: nearsighted(name),
    report: sampleReport({ orderId: `misread-by-${name}`, clickId, reason: name }),
  }));
  for (const { report, adapter } of [lost, found].filter((each) => each !== undefined))
    expect(await receiveBody(database, toCanonical(report), adapter)).toBe('parked');
  expect(await replayReports(database, createAdapterFinder())).toMatchObject({
    applied: 1,
    waiting: 0,
    failed: [{ eventId: lost?.report.eventId, error: { message: 'There is no adapter "gone" any more' } }],
  });
  expect((await readBalances(database.orm, [memberId])).get(memberId)).toMatchObject({ PENDING: 5_000n });
  const [row] = await all('select click_id from order_report where event_id = $1', [found?.report.eventId]);
  expect(row).toEqual({ click_id: clickId });
});

it('a report that contradicted its order counts after a replay, when it does not any more', async () => {
  const report = await newReport();
  await receiveReport(database, report);
  const approved = { ...report, eventId: `${report.eventId} approved`, status: 'approved' as const };
  const another = await addClick(database, await addMember(database));
  expect(await receiveBody(database, toCanonical(approved), nearsighted('canonical', another))).toBe('conflict');
  expect(await openOf(approved)).toEqual(['conflict']);
  expect(await replayReports(database, createAdapterFinder())).toMatchObject({ applied: 1 });
  expect(await openOf(approved)).toEqual([]);
  expect(await all('select status from shop_order where network_order_id = $1', [report.orderId])).toEqual([
    { status: 'approved' },
  ]);
});

it('an event has the id under which it was stored, also where its adapter would give it another id by now', async () => {
  const report = await newReport();
  const before = nearsighted('canonical');
  const adapter = {
    ...before,
    read: (sent: SentReport) => ({ ...before.read(sent), eventId: `${report.eventId}-v1` }),
  };
  expect(await receiveBody(database, toCanonical(report), adapter)).toBe('parked');
  const only = { network: report.network, eventId: `${report.eventId}-v1` };
  expect(await replayReports(database, createAdapterFinder(), { only })).toEqual({
    applied: 1,
    waiting: 0,
    failed: [],
  });
  expect(await all('select outcome from order_report where event_id like $1', [`${report.eventId}%`])).toEqual([
    { outcome: 'applied' },
  ]);
});

it('a report from before bodies were stored is compared, and replayed, by what was read', async () => {
  const report = await newReport({ clickId: randomUUID() });
  await receiveReport(database, report);
  await database.pool.query(`delete from report_body where event_id = '${report.eventId}'`);
  await database.pool.query(
    `update order_report set body_sha256 = null, adapter = null, adapter_version = null where event_id = $1`,
    [report.eventId],
  );
  expect(await receiveReport(database, { ...report, saleAmountPaise: 1n })).toBe('conflict');
  await database.pool.query('update click set id = $1 where id = $2', [
    report.clickId,
    await addClick(database, await addMember(database)),
  ]);
  expect(await replayReports(database, createAdapterFinder())).toMatchObject({ applied: 1 });
  expect(await receiveReport(database, report)).toBe('duplicate');
});

it('a stored body cannot be changed by the host, and fits its hash', async () => {
  const role = await all(`select has_table_privilege('potli_app', 'report_body', 'update') as change,
    has_table_privilege('potli_app', 'report_body', 'delete') as remove`);
  expect(role).toEqual([{ change: false, remove: false }]);
  await expect(all(`update report_body set body = '\\x00'`)).rejects.toThrow('report_body_check');
});
