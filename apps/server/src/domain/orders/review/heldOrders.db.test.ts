import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { walletsOf } from '../../../testing/walletsOf.ts';
import { readBooks } from '../../ledger/books/readBooks.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { createOrderService } from '../history/createOrderService.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { bookStatement } from '../settlements/bookStatement.ts';
import { releaseWaiting } from '../settlements/releaseWaiting.ts';
import { acceptOrder, readHeldOrders } from './heldOrders.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let count = 0;
let [network, memberId, clickId] = ['', 0n, ''];
beforeEach(async () => {
  count += 1;
  network = `net ${count}`;
  memberId = await addMember(database);
  clickId = await addClick(database, memberId);
});

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
/** An order of ₹1,000 that earns ₹50. */
const report = (given: Partial<OrderReport>) => receiveReport(database, sampleReport({ network, clickId, ...given }));
const wallet = async () => (await walletsOf(database, [{ memberId }]))[0];
const held = async () => (await readHeldOrders(database.orm)).filter((order) => order.network === network);

it.each<[string, Partial<OrderReport>, string | undefined]>([
  ['says that the network pays nothing', { commissionPaise: 0n }, 'no commission'],
  ['says less than the member earns', { commissionPaise: 4_999n }, 'low commission'],
  ['stands in a list that does not say it', { commissionPaise: null, source: 'list' }, 'no commission'],
  ['says as much as the member earns', { commissionPaise: 5_000n }, undefined],
  ['is signed and does not say it', { commissionPaise: null }, undefined],
])('an approval that %s waits for a person, or not', async (_, given, reason) => {
  // while it is tracked, 0 may mean unknown
  await report({ status: 'tracked', commissionPaise: 0n });
  await report({ status: 'approved', occurredAt: day(2), ...given });
  // no job releases it
  await releaseWaiting(database);
  expect((await held()).map((order) => order.reason)).toEqual(reason === undefined ? [] : [reason]);
  const isHeld = reason !== undefined;
  expect(await wallet()).toMatchObject({ approved: isHeld ? 0n : 5_000n, pending: isHeld ? 5_000n : 0n });
});

it('waits as an order under review, in books that invent no commission, until an operator accepts it', async () => {
  await report({ status: 'approved', commissionPaise: 0n });
  const orders = createOrderService({ database, findAccount: anyAccount });
  expect((await orders.listOf(memberId, { page: 0, size: 10 })).rows).toMatchObject([
    { currentStatus: 'UNDER_REVIEW' },
  ]);
  const book = (await readBooks(database)).networks.find((each) => each.network === network);
  expect(book).toMatchObject({ commission: 0, receivable: 0, waiting: 50, margin: -50 });
  await acceptOrder(database, { network, orderId: 'OD-1' }, 'cli:asha');
  expect(await wallet()).toMatchObject({ approved: 5_000n, pending: 0n });
  await expect(acceptOrder(database, { network, orderId: 'OD-1' }, 'cli:asha')).rejects.toMatchObject({
    kind: 'conflict',
  });
  await expect(acceptOrder(database, { network, orderId: 'none' }, 'cli:asha')).rejects.toMatchObject({
    kind: 'notFound',
  });
  // what was accepted is not asked about again
  await report({ status: 'approved', commissionPaise: 10n, occurredAt: day(3) });
  expect(await held()).toEqual([]);
});

it('goes on by itself where the network says more, or pays', async () => {
  await report({ status: 'approved', commissionPaise: 0n });
  await report({ status: 'approved', commissionPaise: 8_000n, occurredAt: day(2) });
  expect(await wallet()).toMatchObject({ approved: 5_000n });
  await report({ status: 'approved', commissionPaise: 0n, orderId: 'OD-2' });
  expect(await wallet()).toMatchObject({ approved: 5_000n, pending: 5_000n });
  const lines = [{ orderId: 'OD-2', commission: 80 }];
  await bookStatement(database, { network, statement: 'S', settledAt: day(9).toISOString(), lines });
  expect(await wallet()).toMatchObject({ approved: 10_000n, pending: 0n });
});

it('leaves what its member has, where a correction says that the network pays less', async () => {
  await report({ status: 'approved', commissionPaise: 8_000n });
  await report({ status: 'approved', commissionPaise: 100n, occurredAt: day(2) });
  expect(await wallet()).toMatchObject({ approved: 5_000n, pending: 0n });
  expect(await held()).toMatchObject([{ reason: 'low commission', commissionPaise: 100n, earnedPaise: 5_000n }]);
});

it('the ledger is correct', async () => {
  expect(await checkLedger(database)).toEqual(soundLedger);
});
