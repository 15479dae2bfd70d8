import type pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { savePolicy } from '../domain/ledger/books/networkPolicy.ts';
import { readBooks } from '../domain/ledger/books/readBooks.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { createRandom } from '../testing/createRandom.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openYesterday } from '../testing/openYesterday.ts';
import { addShoppers, planReports, tell } from '../testing/randomReports.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { openDatabase } from './database.ts';

const today = await createTestDatabase();
afterAll(() => today.close());

const TABLES = [
  ...['member', 'wallet', 'account', 'journal', 'entry', 'click', 'rate_card', 'rate_row'],
  ...['order_report', 'shop_order'],
];

/** Rows that yesterday's tables cannot hold. */
const NEWER: Record<string, string> = { account: "kind in ('FORFEITED', 'HOUSE_WITHHELD')" };

/** Copies what yesterday's tables can hold. */
async function copyTo(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const table of TABLES) {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const columns = rows.map(({ name }) => name).join(', ');
    const { rows: found } = await today.pool.query<{ all: string }>(
      `select coalesce(json_agg(kept), '[]')::text as all from (
         select ${columns} from ${table} where not (${NEWER[table] ?? 'false'})) as kept`,
    );
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [found[0]?.all],
    );
    if (!rows.some(({ name }) => name === 'id') || table === 'click') continue;
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
  await client.query('reset session_replication_role');
}

/** Without months: yesterday's orders are booked once, at the time of what counts. */
const booksIn = async (database: typeof today) =>
  (await readBooks(database)).networks.map((book) => ({ ...book, months: [] }));

test('the books of yesterday’s orders are those that their reports would have written', async () => {
  const random = createRandom(50);
  const shoppers = await addShoppers(today, 'YESTERDAY', 5);
  await savePolicy(today, { network: 'large', pays: 'approval', advanceLimitPaise: 10n ** 9n, settlesAfterDays: 60 });
  for (const plan of planReports(random, 5, 40, 120)) await receiveReport(today, tell(plan, 'usual', shoppers));
  const clickId = await addClick(today, await addMember(today), { basisPoints: 0, fixedPaise: 20_000_000n });
  await receiveReport(today, sampleReport({ network: 'large', clickId, status: 'approved' }));

  const yesterday = await openYesterday('had_no_books', '0050');
  await copyTo(yesterday.client);
  await yesterday.migrate();
  const database = await openDatabase(yesterday.url);
  onTestFinished(() => database.close());
  const [large, usual] = await booksIn(today);
  // what members have by now is the limit of a network that has paid nothing of it
  expect(await booksIn(database)).toEqual([{ ...large, advanceLimit: 200_000, advanced: 200_000 }, usual]);
  expect(usual).toMatchObject({ cash: 0, waiting: 0, advanceLimit: 100_000 });
  expect(usual?.estimated).toBeGreaterThan(0);
  expect(await checkLedger(database)).toEqual(soundLedger);

  const approved = await database.pool.query<{ id: string }>(
    `select network_order_id as id from shop_order where status = 'approved' and network = 'usual' limit 1`,
  );
  const orderId = approved.rows[0]?.id ?? '';
  const taken = sampleReport({ network: 'usual', orderId, status: 'rejected', occurredAt: new Date() });
  expect(await receiveReport(database, taken)).toBe('applied');
  expect(await checkLedger(database)).toEqual(soundLedger);
});
