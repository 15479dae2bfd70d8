import { afterAll, expect, it } from 'vitest';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { receiveBodies } from '../../domain/orders/apply/receiveBodies.ts';
import { createOrderService } from '../../domain/orders/history/createOrderService.ts';
import type { ReportAdapter, SentReport } from '../../domain/orders/reports/ReportAdapter.ts';
import { bookStatement } from '../../domain/orders/settlements/bookStatement.ts';
import { createRandom, shuffled } from '../../testing/createRandom.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { addClicks, addMember, anyAccount } from '../../testing/sampleMoney.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { walletsOf } from '../../testing/walletsOf.ts';
import { isWholeRun } from '../../testing/wholeRun.ts';
import { admitad } from './admitad.ts';
import { createListAdapter, toListBody } from './listAdapter.ts';
import { createPostbackAdapter } from './postbackAdapter.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const list = createListAdapter(admitad);
const calls = createPostbackAdapter(admitad);

interface Row {
  action?: number;
  number: string;
  click: string;
  status: string;
  sale: number;
}

const toRow = ({ action, number, click, status, sale }: Row) => ({
  ...(action !== undefined && { action_id: action }),
  order_id: number,
  subid: click,
  status,
  currency: 'INR',
  action_date: '2026-10-02 10:00:00',
  cart: sale,
  payment: sale / 10,
});

interface Sent {
  body: SentReport;
  by: ReportAdapter;
}
const listed = (network: string, row: Row, asOf?: Date): Sent => ({
  body: toListBody(network, admitad, toRow(row), asOf),
  by: list,
});
const called = (network: string, row: Row): Sent => ({
  body: { network, contentType: 'application/json', body: Buffer.from(JSON.stringify(toRow(row))) },
  by: calls,
});

async function send({ body, by }: Sent) {
  const [outcome] = await receiveBodies(database, [body], by);
  return outcome;
}

async function newMember() {
  const memberId = await addMember(database);
  const [first = '', second = ''] = await addClicks(database, memberId, [
    { clickedAt: new Date('2026-10-01T05:00:00Z') },
    { clickedAt: new Date('2026-10-01T06:00:00Z') },
  ]);
  const wallet = async () => (await walletsOf(database, [{ memberId }]))[0];
  return { memberId, first, second, wallet };
}

const ordersOf = async (network: string) => {
  const { rows } = await database.pool.query<{ id: string; number: string; sale: number }>(
    `select network_order_id as id, store_order_id as number, sale_paise::int / 100 as sale from shop_order
     where network = $1 order by sale_paise`,
    [network],
  );
  return rows;
};

it('actions of one order and orders of two shops with one number count each once, in whatever order calls and lists come', async () => {
  const random = createRandom(74);
  for (let turn = 0; turn < (isWholeRun ? 60 : 12); turn += 1) {
    const network = `admitad ${turn}`;
    const { first, second, wallet } = await newMember();
    const said = [
      // a call knows the number of the shop only, and says of two actions what it says last
      called(network, { number: 'N-1', click: first, status: 'pending', sale: 3_000 }),
      called(network, { number: 'N-1', click: first, status: 'approved', sale: 500 }),
      called(network, { number: 'N-1', click: second, status: 'pending', sale: 70 }),
      listed(network, { action: 901, number: 'N-1', click: first, status: 'approved', sale: 3_000 }),
      listed(network, { action: 902, number: 'N-1', click: first, status: 'approved', sale: 500 }),
      listed(network, { action: 903, number: 'N-1', click: second, status: 'pending', sale: 70 }),
    ];
    const order = shuffled(said, random);
    for (const each of [...order, ...order.filter(() => random(3) === 0)]) {
      expect(await send(each)).toBeOneOf(['applied', 'stale', 'duplicate']);
    }
    expect((await ordersOf(network)).map(({ sale, number }) => [sale, number])).toEqual([
      [70, 'N-1'],
      [500, 'N-1'],
      [3_000, 'N-1'],
    ]);
    expect(await wallet()).toEqual({ pending: 350n, approved: 17_500n, declined: 0n });
  }
});

it('an order that was known by its number before its network named actions is taken over, not paid again', async () => {
  const network = 'admitad yesterday';
  const { first, wallet } = await newMember();
  // as a list without ids, and as what was kept of lists before
  await send(listed(network, { number: 'N-7', click: first, status: 'approved', sale: 3_000 }));
  await send(listed(network, { action: 907, number: 'N-7', click: first, status: 'approved', sale: 3_000 }));
  expect(await wallet()).toMatchObject({ approved: 15_000n });
  await send(listed(network, { action: 908, number: 'N-7', click: first, status: 'approved', sale: 500 }));
  await send(listed(network, { action: 907, number: 'N-7', click: first, status: 'declined', sale: 0 }));
  expect(await wallet()).toEqual({ pending: 0n, approved: 2_500n, declined: 15_000n });
});

it('a statement names an order by its action or by its number, where that is of one order', async () => {
  const network = 'admitad pays';
  const { first, second } = await newMember();
  await send(called(network, { number: 'N-3', click: first, status: 'pending', sale: 3_000 }));
  await send(listed(network, { action: 920, number: 'N-3', click: first, status: 'approved', sale: 3_000 }));
  await send(listed(network, { action: 921, number: 'N-4', click: second, status: 'approved', sale: 500 }));
  const lines = [
    { orderId: '920', commission: 300 },
    { orderId: 'N-4', commission: 50 },
  ];
  const answer = await bookStatement(database, {
    network,
    statement: 'S-1',
    settledAt: '2026-11-01T00:00:00Z',
    lines,
  });
  expect(answer).toEqual({ settled: 2, paid: 350, differences: [] });
});

it('an order that is approved and not payable yet stays tracked, and its story says so', async () => {
  const network = 'admitad stalled';
  const { memberId, first } = await newMember();
  const row = { action: 910, number: 'N-9', click: first, sale: 1_000 };
  await send(listed(network, { ...row, status: 'approved_but_stalled' }));
  const orders = createOrderService({ database, findAccount: anyAccount, now: () => new Date('2026-10-03T06:00:00Z') });
  const story = async () => {
    const { rows } = await orders.listOf(memberId, { page: 0, size: 10 });
    return orders.storyOf(memberId, rows[0]?.id ?? '');
  };
  expect(await story()).toMatchObject({ currentStatus: 'TRACKED', isApprovedByShop: true, storeOrderId: 'N-9' });
  await send(listed(network, { ...row, status: 'approved' }));
  expect(await story()).toMatchObject({ currentStatus: 'CONFIRMED' });
  expect(await story()).not.toHaveProperty('isApprovedByShop');
});

it('the ledger is correct', async () => {
  expect(await checkLedger(database)).toEqual(soundLedger);
});
