import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { savePolicy } from '../domain/ledger/books/networkPolicy.ts';
import { readBooks } from '../domain/ledger/books/readBooks.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { recountOrder } from '../domain/orders/apply/applyReports.ts';
import type { OrderReport } from '../domain/orders/reports/OrderReport.ts';
import { bookStatement } from '../domain/orders/settlements/bookStatement.ts';
import { withdrawStatement } from '../domain/orders/settlements/withdrawStatement.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { keepBooksAsBefore } from '../testing/livedShop/booksAsBefore.ts';
import { copyRows } from '../testing/livedShop/copyRows.ts';
import { openYesterday } from '../testing/openYesterday.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { type Database, openDatabase } from './database.ts';

const network = 'before';
const settledAt = '2026-10-20T00:00:00Z';
const day = (number: number) => new Date(Date.UTC(2026, 9, number));

/** Orders of ₹1,000 that earn ₹50: what was stated, what was paid for them, and their status. */
const orders = [
  { orderId: 'FULL', stated: 8_000n, paid: 80, status: 'approved' },
  { orderId: 'SHORT', stated: 8_000n, paid: 60, status: 'approved' },
  { orderId: 'TOO-MUCH', stated: 8_000n, paid: 95, status: 'approved' },
  { orderId: 'LESS-THAN-COST', stated: 8_000n, paid: 30, status: 'approved' },
  { orderId: 'UNSAID', stated: null, paid: 70, status: 'approved' },
  { orderId: 'TRACKED', stated: 8_000n, paid: 60, status: 'tracked' },
  { orderId: 'TAKEN-BACK', stated: 8_000n, paid: 60, status: 'rejected' },
  { orderId: 'UNPAID', stated: 8_000n, paid: 0, status: 'approved' },
  { orderId: 'NOT-TOLD', stated: null, paid: 40, status: null },
] as const;
type Order = (typeof orders)[number];

const reportOf = (
  clickId: string,
  { orderId, stated }: Pick<Order, 'orderId' | 'stated'>,
  given: Partial<OrderReport>,
) => sampleReport({ network, clickId, orderId, commissionPaise: stated, occurredAt: day(1), ...given });
const statement = (paid: readonly Pick<Order, 'orderId' | 'paid'>[], name = 'OLD') => ({
  network,
  statement: name,
  settledAt,
  lines: paid.map(({ orderId, paid: commission }) => ({ orderId, commission })),
});

const today = await createTestDatabase();
afterAll(() => today.close());
let clickId: string;
beforeAll(async () => {
  await savePolicy(today, { network, pays: 'approval', advanceLimitPaise: 10n ** 9n, settlesAfterDays: 60 });
  clickId = await addClick(today, await addMember(today));
  for (const order of orders) {
    if (order.status === null) continue;
    await receiveReport(today, reportOf(clickId, order, { status: 'tracked' }));
    if (order.status !== 'tracked')
      await receiveReport(today, reportOf(clickId, order, { status: order.status, occurredAt: day(2) }));
  }
  await bookStatement(today, statement(orders.filter(({ paid }) => paid > 0)));
  await keepBooksAsBefore(today);
});

type Sums = Record<string, number>;

/** What each account of the books holds. */
async function sumsIn(client: { query: Database['pool']['query'] }): Promise<Sums> {
  const { rows } = await client.query<{ account: string; paise: string }>(
    'select account, sum(paise) as paise from book_entry group by account having sum(paise) <> 0',
  );
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]));
}

/** What members have, by account. */
async function walletsIn(client: { query: Database['pool']['query'] }): Promise<unknown[]> {
  const { rows } = await client.query('select kind, sum(balance) as paise from account group by kind order by kind');
  return rows as unknown[];
}

/** Yesterday's shop, upgraded; with what its accounts and those of members held before. */
async function upgraded(name: string) {
  const yesterday = await openYesterday(name, '0320');
  await copyRows(today.pool, yesterday.client);
  const before = await sumsIn(yesterday.client as never);
  const wallets = await walletsIn(yesterday.client as never);
  await yesterday.migrate();
  const database = await openDatabase(yesterday.url);
  onTestFinished(() => database.close());
  const expectSame = async () => {
    expect(await sumsIn(database.pool)).toEqual(before);
    expect(await walletsIn(database.pool)).toEqual(wallets);
    expect(await checkLedger(database)).toEqual(soundLedger);
  };
  return { database, before, expectSame };
}

/** What journals since the upgrade changed, by their cause. */
async function changesIn({ pool }: Database): Promise<Record<string, Sums>> {
  const { rows } = await pool.query<{ cause: string; account: string; paise: string }>(
    `select network_order_id || ': ' || cause as cause, account, sum(paise) as paise from book_journal
     join book_entry on journal_id = book_journal.id join shop_order on shop_order.id = order_id
     where cause <> 'before' group by 1, 2`,
  );
  const byCause = Map.groupBy(rows, ({ cause }) => cause);
  return Object.fromEntries(
    [...byCause].map(([cause, all]) => [
      cause,
      Object.fromEntries(all.map(({ account, paise }) => [account, Number(paise)])),
    ]),
  );
}

test('no sum of the books changes with the upgrade, whatever was paid', async () => {
  const { database, before, expectSame } = await upgraded('settled_before');
  expect(before).toMatchObject({ CASH: 45_500, RECEIVABLE: 8_000 - 12_000, COMMISSION: -41_500 });
  await expectSame();
  expect(await changesIn(database)).toEqual({});
  expect((await readBooks(database)).total).toMatchObject({ cash: 455, receivable: -40, commission: 415, margin: 115 });
  // nor does the same statement again, or another decision of all orders
  const again = await bookStatement(database, statement(orders.filter(({ paid }) => paid > 0)));
  expect(again.differences.map(({ orderId, kind }) => [orderId, kind])).toEqual([
    ['TRACKED', 'NOT_APPROVED'],
    ['TAKEN-BACK', 'NOT_APPROVED'],
    ['NOT-TOLD', 'UNKNOWN_ORDER'],
  ]);
  for (const { orderId } of orders)
    await database.orm.transaction((queries) => recountOrder(queries, { network, orderId }, new Date()));
  await expectSame();
});

test('nor when the network repeats a report, as the first list after an upgrade does', async () => {
  const { database, expectSame } = await upgraded('settled_before_retold');
  for (const order of orders) {
    if (order.status === null) continue;
    const again = { status: order.status, source: 'list', occurredAt: day(2) } as const;
    await receiveReport(database, reportOf(clickId, order, again));
  }
  await expectSame();
});

test('what the network says or pays from then on is a correction with its cause', async () => {
  const { database, before } = await upgraded('settled_before_corrected');
  const stated = async (orderId: Order['orderId'], given: Partial<OrderReport>) => {
    const report = reportOf(
      clickId,
      { orderId, stated: 8_000n },
      { status: 'approved', occurredAt: day(25), ...given },
    );
    await receiveReport(database, report);
    return `${orderId}: report ${report.eventId}`;
  };
  const approved = await stated('TRACKED', {});
  const other = await stated('SHORT', { commissionPaise: 7_000n });
  const back = await stated('SHORT', { occurredAt: day(26) });
  const gone = await stated('TOO-MUCH', { status: 'rejected' });
  const late = await stated('NOT-TOLD', { commissionPaise: 4_500n });
  await bookStatement(database, statement([{ orderId: 'LESS-THAN-COST', paid: 30 }], 'NEW'));
  const by = { who: 'cli:tester', action: 'settle withdraw' };
  await withdrawStatement(database, { network, statement: 'OLD', orderId: 'FULL' }, { by });
  const changes = await changesIn(database);
  expect(changes).toMatchObject({
    [approved]: { EXPECTED: -6_000, RECEIVABLE: 6_000, COMMISSION: -6_000 },
    // another commission than before counts, and from then on what is reported
    [other]: { RECEIVABLE: 1_000, COMMISSION: -1_000 },
    [back]: { RECEIVABLE: 1_000, COMMISSION: -1_000 },
    [gone]: { RECEIVABLE: -9_500, COMMISSION: 9_500 },
    [late]: { RECEIVABLE: 4_500, COMMISSION: -4_500 },
  });
  const ofLines = Object.entries(changes).flatMap(([cause, { CASH, RECEIVABLE }]) =>
    cause.includes('settlement') ? [{ orderId: cause.split(':')[0], CASH, RECEIVABLE }] : [],
  );
  expect(ofLines).toHaveLength(3);
  expect(ofLines).toEqual(
    expect.arrayContaining([
      { orderId: 'FULL', CASH: -8_000, RECEIVABLE: 8_000 },
      { orderId: 'LESS-THAN-COST', CASH: 3_000, RECEIVABLE: -3_000 },
      { orderId: 'NOT-TOLD', CASH: 4_000, RECEIVABLE: -4_000 },
    ]),
  );
  const after = { ...before };
  for (const each of Object.values(changes))
    for (const [account, paise] of Object.entries(each)) after[account] = (after[account] ?? 0) + paise;
  expect(await sumsIn(database.pool)).toEqual(
    Object.fromEntries(Object.entries(after).filter(([, paise]) => paise !== 0)),
  );
  expect(await checkLedger(database)).toEqual(soundLedger);
});
