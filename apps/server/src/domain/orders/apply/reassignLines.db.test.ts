import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { readBooks } from '../../ledger/books/readBooks.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { bookStatement } from '../settlements/bookStatement.ts';
import { withdrawStatement } from '../settlements/withdrawStatement.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let network: string;
let clickId: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  network = `numbers ${count}`;
  clickId = await addClick(database, await addMember(database));
});

const report = (orderId: string, given: Partial<OrderReport> = {}) =>
  receiveReport(
    database,
    sampleReport({ network, orderId, clickId, status: 'approved', commissionPaise: 8_000n, ...given }),
  );
const pay = (statement: string, ...lines: [orderId: string, commission: number][]) =>
  bookStatement(database, {
    network,
    statement,
    settledAt: '2026-10-20T00:00:00Z',
    lines: lines.map(([orderId, commission]) => ({ orderId, commission })),
  });
const book = async () => (await readBooks(database)).networks.find((one) => one.network === network);
afterAll(async () => expect(await checkLedger(database)).toEqual(soundLedger));

test('a line by the number of the shop is booked when the report of the order comes', async () => {
  await pay('S-1', ['N-1', 30], ['N-1', 50]);
  expect(await book()).toMatchObject({ cash: 0, unmatched: 80 });
  await report('A-1', { storeOrderId: 'N-1' });
  expect(await book()).toMatchObject({ cash: 80, receivable: 0, unmatched: 0, advanced: 0 });
  expect(await pay('S-1', ['N-1', 30], ['N-1', 50])).toMatchObject({ settled: 2, differences: [] });
  expect(await book()).toMatchObject({ cash: 80 });
  const by = { who: 'cli:test', action: 'settle withdraw' };
  const withdrawal = { network, statement: 'S-1', orderId: 'N-1' };
  expect(await withdrawStatement(database, withdrawal, { by })).toEqual({ lines: 2, paid: 80 });
  expect(await book()).toMatchObject({ cash: 0, receivable: 80, unmatched: 0 });
});

test('it is booked, too, when the number is reported later, or the id of an order that was known by its number', async () => {
  await pay('S-1', ['N-1', 80], ['A-2', 80]);
  await report('A-1', { storeOrderId: null });
  await report('N-2', { status: 'tracked', storeOrderId: 'N-2', source: 'hint' });
  expect(await book()).toMatchObject({ cash: 0, unmatched: 160 });
  const later = { source: 'list', occurredAt: new Date(Date.now() - 1_000) } as const;
  await report('A-1', { ...later, storeOrderId: 'N-1' });
  await report('A-2', { ...later, storeOrderId: 'N-2' });
  expect(await book()).toMatchObject({ cash: 160, receivable: 0, unmatched: 0 });
});

test('a number that several orders have names none of them', async () => {
  await pay('S-1', ['N-1', 80]);
  const other = await addClick(database, await addMember(database));
  await report('A-1', { storeOrderId: null });
  await report('A-2', { storeOrderId: null, clickId: other });
  const later = { source: 'list', occurredAt: new Date(Date.now() - 1_000) } as const;
  await database.pool.query(`update shop_order set store_order_id = 'N-1' where network = $1`, [network]);
  await report('A-1', { ...later, storeOrderId: 'N-1' });
  expect(await book()).toMatchObject({ cash: 0, unmatched: 80, receivable: 160 });
});
