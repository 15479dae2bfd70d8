import { afterAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/database.ts';
import { analyze } from '../../../testing/analyze.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { savePolicy } from '../../ledger/books/networkPolicy.ts';
import { applyReport } from '../apply/applyReports.ts';
import { releaseWaiting } from './releaseWaiting.ts';

const template = await createTestDatabase();
// one connection: what it reads is counted at once
const database = await openDatabase(template.url, { size: 1 });
afterAll(async () => {
  await database.close();
  await template.close();
});

const member = await addMember(database);
const clickId = await addClick(database, member);

/** Approved orders of ₹1,000, of which the shop advances nothing. */
async function waitingOrders(network: string, count: number) {
  await savePolicy(database, { network, pays: 'approval', advanceLimitPaise: 0n, settlesAfterDays: 60 });
  for (let index = 0; index < count; index += 1) {
    const report = sampleReport({ network, clickId, orderId: `${index}`, status: 'approved' });
    await applyReport(database.orm, report, new Date());
  }
}

/** So many orders of another network that one statement by mistake would read them all. */
async function fillShop() {
  await applyReport(database.orm, sampleReport({ network: 'other', clickId, status: 'rejected' }), new Date());
  const { rows } = await database.pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'shop_order'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'network_order_id')`,
  );
  const columns = rows[0]?.columns ?? '';
  await database.pool.query(
    `insert into shop_order (network_order_id, ${columns})
     select 'other ' || number, ${columns} from shop_order cross join generate_series(1, 20000) as number
     where network = 'other'`,
  );
}

/** Rows of orders that the work reads. */
async function rowsOf({ pool }: Pick<Database, 'pool'>, work: () => Promise<void>): Promise<number> {
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ rows: string }>(
      `select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'shop_order'`,
    );
    return Number(rows[0]?.rows);
  };
  await pool.query('select pg_stat_clear_snapshot()');
  const before = await read();
  await work();
  return (await read()) - before;
}

it('reads as much for each released order, however many are released', async () => {
  await fillShop();
  const read: number[] = [];
  for (const count of [20, 80]) {
    const network = `of ${count}`;
    await waitingOrders(network, count);
    await analyze(database);
    await savePolicy(database, {
      network,
      pays: 'approval',
      advanceLimitPaise: 5_000n * BigInt(count),
      settlesAfterDays: 60,
    });
    read.push((await rowsOf(database, () => releaseWaiting(database))) / count);
    const { rows } = await database.pool.query<{ left: string }>(
      'select count(*) as left from shop_order where network = $1 and released_paise = 0',
      [network],
    );
    expect(rows[0]?.left).toBe('0');
  }
  const [few = 0, many = 0] = read;
  expect(few).toBeGreaterThan(1);
  // four times as many would cost four times as much each, if each release read all that wait
  expect(many / few).toBeLessThan(2);
});

it('walks past the orders that do not fit, and releases what does', async () => {
  const network = 'mixed';
  await savePolicy(database, { network, pays: 'approval', advanceLimitPaise: 0n, settlesAfterDays: 60 });
  for (const [orderId, saleAmountPaise] of [
    ['large', 500_000n],
    ['small', 20_000n],
    ['medium', 100_000n],
  ] as const) {
    const report = sampleReport({ network, clickId, orderId, saleAmountPaise, status: 'approved' });
    await applyReport(database.orm, report, new Date());
  }
  await savePolicy(database, { network, pays: 'approval', advanceLimitPaise: 5_500n, settlesAfterDays: 60 });
  await releaseWaiting(database);
  const { rows } = await database.pool.query<{ id: string }>(
    'select network_order_id as id from shop_order where network = $1 and released_paise > 0',
    [network],
  );
  expect(rows).toEqual([{ id: 'small' }]);
});
