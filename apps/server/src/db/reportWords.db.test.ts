import { afterAll, expect, test } from 'vitest';
import { createAdapterFinder } from '../adapters/networks/createAdapterFinder.ts';
import { generic } from '../adapters/networks/generic.ts';
import { toListBody } from '../adapters/networks/listAdapter.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { readBalances } from '../domain/ledger/journals/lockWallets.ts';
import { receiveBodies } from '../domain/orders/apply/receiveBodies.ts';
import { readOpenReports } from '../domain/orders/review/readOpenReports.ts';
import { replayReports } from '../domain/orders/review/replayReports.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openYesterday } from '../testing/openYesterday.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const HASH = 'a'.repeat(40);

test('reports of the last release have a source, and count in the same order as before', async () => {
  const { client, migrate } = await openYesterday('had_no_words', '0310');
  await client.query(`
    insert into order_report (network, event_id, network_order_id, status, sale_paise, occurred_at, outcome, received_at,
        adapter, adapter_version, body_sha256)
      select 'bazaar', event, 'OD-1', 'tracked', 100, '2026-10-02Z', 'applied', '2026-10-03Z', adapter,
        case when adapter is not null then 1 end, case when adapter is not null then sha256('') end
      from (values ('e1', 'canonical'), ('hint-0-${HASH}', 'generic-postback'), ('list-0-${HASH}', 'generic-list'),
        ('e2', null), ('hint-1-${HASH}', null), ('list-1-${HASH}', null), ('list-of-mine', null)) as said (event, adapter)`);
  await migrate();
  const { rows } = await client.query('select event_id as id, source, told_at from order_report order by event_id');
  expect(rows).toEqual(
    [
      ['e1', 'signed'],
      ['e2', 'signed'],
      [`hint-0-${HASH}`, 'hint'],
      [`hint-1-${HASH}`, 'hint'],
      [`list-0-${HASH}`, 'list'],
      [`list-1-${HASH}`, 'list'],
      ['list-of-mine', 'signed'],
    ].map(([id, source]) => ({ id, source, told_at: null })),
  );
});

const database = await createTestDatabase();
afterAll(() => database.close());

test('an order with a late call has its state as before, is listed, and gets what the list says by a replay or the same list', async () => {
  const member = await addMember(database);
  const wallet = async () => (await readBalances(database.orm, [member])).get(member);
  const row = (orderId: string, clickId: string) => ({
    order: orderId,
    click: clickId,
    status: 'approved',
    amount: '1000',
    commission: '80',
    date: '2026-10-01',
  });
  const list = createAdapterFinder()('generic-list');
  if (!list) throw new Error('no adapter');
  for (const orderId of ['OD-1', 'OD-2']) {
    const clickId = await addClick(database, member);
    const late = sampleReport({ orderId, clickId, eventId: `hint-0-${orderId}`, source: 'hint' });
    await receiveReport(database, late);
    // as yesterday's rule left it
    const { eventId } = list.read(toListBody('bazaar', generic, row(orderId, clickId)));
    await database.pool.query(
      `insert into order_report (network, event_id, network_order_id, click_id, status, sale_paise, commission_paise,
         occurred_at, outcome, received_at, source)
       values ('bazaar', $1, $2, $3, 'approved', 100000, 8000, '2026-10-01Z', 'stale', '2026-10-05Z', 'list')`,
      [eventId, orderId, clickId],
    );
  }
  expect(await wallet()).toMatchObject({ PENDING: 10_000n, APPROVED: 0n });
  expect((await readOpenReports(database.orm)).map(({ orderId, problem }) => [orderId, problem])).toEqual([
    ['OD-1', 'overruled'],
    ['OD-2', 'overruled'],
  ]);
  const { rows } = await database.pool.query<{ click: string }>(
    `select click_id as click from shop_order where network_order_id = 'OD-1'`,
  );
  const again = toListBody('bazaar', generic, row('OD-1', rows[0]?.click ?? ''));
  expect(await receiveBodies(database, [again], list)).toEqual(['applied']);
  expect(await wallet()).toMatchObject({ PENDING: 5_000n, APPROVED: 5_000n });
  expect(await replayReports(database, createAdapterFinder())).toEqual({ applied: 1, waiting: 0, failed: [] });
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 10_000n });
  expect(await readOpenReports(database.orm)).toEqual([]);
  expect(await checkLedger(database)).toEqual(soundLedger);
});
