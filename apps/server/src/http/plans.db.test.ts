import { contract, type Endpoint, TokenPair } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findRecent } from '../domain/ledger/journals/checkLedger.ts';
import { readClaimedOrders, readStoreClicks } from '../domain/shop/questions/readStoreClicks.ts';
import { addHistory } from '../testing/addHistory.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { createTestProcessor } from '../testing/createTestProcessor.ts';
import { explain, rowsReadBy } from '../testing/explain.ts';
import { postJson } from '../testing/postJson.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { type Statement, statementsOf } from '../testing/statementsOf.ts';

// A member with few rows beside one with very many: no call may read more than the few.

/** Rows that a call may read of the large tables: its page, and what belongs to it. */
const MOST_ROWS = 200;

const apiHost = await createTestHost();
const { database } = apiHost;
afterAll(() => apiHost.close());

let authorization: string;
let ids: Record<string, string>;
let large: Set<string>;
/** The member with very many rows. */
let crowd: bigint;

beforeAll(async () => {
  crowd = await addMember(database);
  await addHistory(database, crowd, { clicks: 20_000, orders: 20_000, others: 5_000 });
  const answer = await apiHost.call('/signup', postJson(sampleSignup()));
  authorization = `Bearer ${z.parse(TokenPair, await answer.json()).accessToken}`;
  const all = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[];
  const [member] = await all<{ id: string }>(`select id from member where email = '${sampleSignup().email}'`);
  const clickId = await addClick(database, BigInt(member?.id ?? 0));
  await receiveReport(database, sampleReport({ clickId }));
  const [order] = await all<{ id: string }>(`select id from shop_order where member_id = ${member?.id}`);
  const processor = createTestProcessor({ database });
  await receiveReport(database, sampleReport({ clickId, orderId: 'OD-2', status: 'approved' }));
  await processor.pay(BigInt(member?.id ?? 0));
  const [payout] = await all<{ id: string }>(`select id from payout where member_id = ${member?.id}`);
  const [card] = await all<{ id: string }>(
    `insert into gift_card_order (member_id, order_paise, payment_paise, payment_status, order_status, stage)
       values (${member?.id}, 100, 100, 'SUCCESS', 'SUCCESS', 'DELIVERED') returning id`,
  );
  ids = { getOrderStory: order?.id ?? '', getPayoutStory: payout?.id ?? '', getGiftCardOrder: card?.id ?? '' };
  const tables = await all<{ name: string }>(
    `select relname as name from pg_class where reltuples >= 5000 and relkind = 'r'`,
  );
  large = new Set(tables.map(({ name }) => name));
}, 120_000);

const isPaged = ({ query }: Endpoint) =>
  query instanceof z.ZodMiniObject && ['pageNumber', 'page'].some((name) => name in query.shape);

const endpoints: [string, Endpoint][] = Object.entries(contract);
/** Queries that some calls need, or that make another statement of them. */
const queries: Record<string, readonly string[]> = {
  listMyTransactions: ['', 'status=CONFIRMED', 'status=TRACKED,UNDER_REVIEW', 'status=PAID', 'status=REVERSED'],
  searchCreditCards: ['creditCardName=a'],
  searchGiftCards: ['brandName=a'],
  searchStores: ['storeName=a'],
};
const calls = endpoints
  .filter(([, call]) => call.method === 'GET' && (isPaged(call) || call.auth === 'member'))
  .flatMap(([name, call]) =>
    (queries[name] ?? ['']).map((query) => ({ label: `${name} ${query}`.trim(), name, path: call.path, query })),
  );

/** Rows of large tables that a statement reads. A scan of a whole table reads it whole, wherever it stops. */
async function rowsRead(statement: Statement): Promise<number> {
  const nodes = await explain(database, statement);
  return nodes
    .filter((node) => large.has(node['Relation Name'] ?? ''))
    .reduce((sum, node) => sum + (node['Node Type'] === 'Seq Scan' ? Number.POSITIVE_INFINITY : rowsReadBy(node)), 0);
}

it('there is much beside the member, in every table that grows', () => {
  const expected = [
    'account',
    // the part of `click` that has its months
    'click_before',
    'custom_link',
    'dispute',
    'entry',
    'gift_card_order',
    'gift_card_order_line',
    'journal',
  ];
  expect([...large]).toEqual(
    expect.arrayContaining([...expected, 'member', 'order_report', 'payout_order', 'shop_order']),
  );
});

it('a scan is noticed', async () => {
  expect(await rowsRead({ text: 'select count(*) from entry where amount = $1', values: [7] })).toBe(
    Number.POSITIVE_INFINITY,
  );
  expect(
    await rowsRead({ text: 'select count(*) from shop_order where member_id = $1', values: ['1'] }),
  ).toBeGreaterThan(MOST_ROWS);
});

describe('reads by index what belongs to the member', () => {
  it.each(calls)('$label', async ({ name, path, query }) => {
    const address = `${path.replace('{id}', ids[name] ?? '{id}')}?${query}`;
    const statements = await statementsOf(async () => {
      const { status } = await apiHost.call(address, { headers: { authorization } });
      if (name in ids) expect(status).toBe(200);
      else expect(status).toBeLessThan(500);
    });
    for (const statement of statements) expect(await rowsRead(statement), statement.text).toBeLessThan(MOST_ROWS);
  });

  it('and of a member with very many clicks the latest only', async () => {
    const { rows } = await database.pool.query<{ last: Date }>(
      `select clicked_at as last from click where member_id = ${crowd} order by id desc limit 1`,
    );
    const now = rows[0]?.last ?? new Date();
    const statements = await statementsOf(async () => {
      // a click each 20 seconds: of the first day that is read, nothing is whole
      expect(await readStoreClicks(database.orm, crowd, now)).toEqual([]);
      expect(await readClaimedOrders(database.orm, crowd, now)).toHaveLength(100);
    });
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(await rowsRead(statement), statement.text).toBeLessThan(1.5 * MOST_ROWS);
  });

  it('and sees the statements', async () => {
    const call = () => apiHost.call('/clicks/my-clicks', { headers: { authorization } });
    expect((await statementsOf(call)).length).toBeGreaterThan(1);
  });
});

it('a recent check of the ledger reads by index what is new, however much there was before', async () => {
  const checked = `
    insert into ledger_check (kind, started_at, duration_ms, findings, is_sound, snapshot, journal_id, book_journal_id)
      select 'full', now(), 0, '{}', true, pg_current_snapshot(),
        (select max(id) from journal), coalesce((select max(id) from book_journal), 0)`;
  await database.pool.query(checked);
  // a transaction of another database of this server, open since before that check, would make the next read from the start
  const before = `select 1 from ledger_check where pg_snapshot_xmax(snapshot) <= pg_snapshot_xmin(pg_current_snapshot())`;
  await expect.poll(async () => (await database.pool.query(before)).rowCount).toBe(1);
  await database.pool.query(checked);
  const clickId = await addClick(database, await addMember(database));
  await receiveReport(database, sampleReport({ clickId, orderId: 'OD-3', status: 'approved' }));
  const statements = await statementsOf(() =>
    database.orm.transaction(async (queries) => {
      expect((await findRecent(queries))?.members).toHaveLength(1);
    }),
  );
  expect(statements.length).toBeGreaterThan(7);
  for (const statement of statements) expect(await rowsRead(statement), statement.text).toBeLessThan(MOST_ROWS);
});
