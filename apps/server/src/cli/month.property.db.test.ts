import type { UnpaidOrder } from '@potli/api/contract/adminReceivables';
import { plainRupees, toPaise } from '@potli/api/units/money';
import { percentOf } from '@potli/api/units/percent';
import { HOUR_MS } from '@potli/api/units/time';
import { expect, test } from 'vitest';
import type { TrialBalance } from '../domain/ledger/books/readTrialBalance.ts';
import { analyze } from '../testing/analyze.ts';
import { createRandom } from '../testing/createRandom.ts';
import { openCli } from '../testing/openCli.ts';
import { addClick, addMember } from '../testing/sampleMoney.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

const { database, run, file } = await openCli();
const ORDERS = isWholeRun ? 50_000 : 200;
const NETWORKS = ['clawback', 'parts', 'wrong', 'default'] as const;
const random = createRandom(20_261_001);

/** Amounts in paise, by the documented rules: 5 % to the member, 8 % from the network. */
interface Order {
  network: (typeof NETWORKS)[number];
  id: string;
  rupees: number;
  commission: number;
  /** What its network pays in the end, and what of that is deducted as tax. */
  paid: number;
  deducted: number;
}

const orders = Array.from({ length: ORDERS }, (_, index): Order => {
  const rupees = 100 + random(5_000);
  const network = NETWORKS[random(NETWORKS.length)] ?? 'parts';
  return { network, id: `M-${index}`, rupees, commission: rupees * 8, paid: 0, deducted: 0 };
});
const ordersOf = (network: Order['network']) => orders.filter((order) => order.network === network);

/** As autovacuum does in a shop: the tests' PostgreSQL has none, and plans for empty tables never end here. */
const countRows = () => (isWholeRun ? analyze(database) : Promise.resolve());

let files = 0;
/** A statement by the command line; what is stated is paid. */
async function settle(network: Order['network'], lines: readonly [Order, number][], tds = 0): Promise<string> {
  files += 1;
  await countRows();
  const rows = lines.map(([{ id }, paise]) => `${id},${plainRupees(paise)}`);
  const name = file(`${network}-${files}.csv`, ['Order,Amount', ...rows, ''].join('\n'));
  const more = tds === 0 ? [] : ['--tds', String(tds)];
  const done = await run(['settle', network, name, '--date', '2026-10-20', ...more]);
  expect(done).toMatchObject({ complaints: '' });
  for (const [order, paise] of lines) {
    order.paid += paise;
    order.deducted += Math.round(percentOf(paise, tds));
  }
  return name;
}

async function report(): Promise<void> {
  const clickedAt = new Date('2026-09-20T06:00:00Z');
  const clicks = await Promise.all(
    Array.from({ length: 20 }, async () => addClick(database, await addMember(database), { clickedAt })),
  );
  for (const network of NETWORKS) {
    await countRows();
    const rows = ordersOf(network).map(
      ({ id, rupees }) =>
        `${id},${clicks[random(clicks.length)]},approved,${rupees},${(rupees * 0.08).toFixed(2)},2026-10-01`,
    );
    const list = file(`${network}.csv`, ['order,click,status,amount,commission,date', ...rows, ''].join('\n'));
    const done = await run(['import-reports', network, list, '--adapter', 'generic']);
    expect(done).toMatchObject({ code: 0, complaints: '' });
  }
}

const sum = (rows: readonly Order[], of: (order: Order) => number) =>
  rows.reduce((total, order) => total + of(order), 0);

test('a month of four networks is closed by commands, and each difference has its line', {
  timeout: HOUR_MS,
}, async () => {
  await run(['policy', 'default', 'settlement', '0', '60']);
  await report();
  const [clawback, parts, wrong, lost] = NETWORKS.map(ordersOf);
  await settle(
    'clawback',
    (clawback ?? []).map((order) => [order, order.commission]),
  );
  const takenBack = (clawback ?? []).filter(() => random(10) === 0);
  await settle(
    'clawback',
    takenBack.map((order) => [order, -Math.floor(order.commission / 3)]),
  );
  await settle(
    'parts',
    (parts ?? []).map((order) => [order, Math.floor(order.commission / 2)]),
  );
  const completed = (parts ?? []).filter(() => random(4) > 0);
  await settle(
    'parts',
    completed.map((order) => [order, order.commission - order.paid]),
  );
  const mistaken = await settle(
    'wrong',
    (wrong ?? []).map((order) => [order, order.commission * 10]),
    5,
  );
  expect(await run(['settle', 'withdraw', 'wrong', mistaken])).toMatchObject({ code: 0, complaints: '' });
  for (const order of wrong ?? []) [order.paid, order.deducted] = [0, 0];
  await settle(
    'wrong',
    (wrong ?? []).map((order) => [order, order.commission]),
    5,
  );
  await countRows();
  const writeOff = ['books', 'write-off', 'default', '--to', '2026-10-31', '--members', 'decline'];
  expect(await run(writeOff)).toMatchObject({ code: 0 });
  const recovered = (lost ?? []).filter(() => random(5) === 0);
  await settle(
    'default',
    recovered.map((order) => [order, order.commission]),
  );
  expect(await run(['books', 'close', '2026-10'])).toMatchObject({ code: 0 });

  const paid = sum(orders, (order) => order.paid);
  const tds = sum(orders, (order) => order.deducted);
  const owing = orders.filter(
    ({ network, commission, ...order }) => network !== 'default' && order.paid !== commission,
  );
  const expected = {
    CASH: paid - tds,
    TDS: tds,
    COMMISSION: -sum(orders, ({ commission }) => commission),
    RECEIVABLE: sum(owing, (order) => order.commission - order.paid),
    WRITTEN_OFF: sum(lost ?? [], ({ commission }) => commission),
    RECOVERED: -sum(recovered, ({ commission }) => commission),
    CASHBACK: sum(orders, ({ network, rupees, ...order }) =>
      network === 'default' && order.paid === 0 ? 0 : rupees * 5,
    ),
  };
  const balance = JSON.parse((await run(['books', 'balance', '--json'])).printed) as TrialBalance;
  const shop = Object.fromEntries(balance.shop.accounts.map((each) => [each.account, toPaise(each.balance)]));
  expect(shop).toMatchObject(expected);
  expect([balance.members.sum, balance.shop.sum, balance.sum]).toEqual([0, 0, 0]);
  const unpaid = JSON.parse((await run(['books', 'unpaid', '--json'])).printed) as UnpaidOrder[];
  expect(Object.fromEntries(unpaid.map(({ orderId, open }) => [orderId, toPaise(open)]))).toEqual(
    Object.fromEntries(owing.map((order) => [order.id, order.commission - order.paid])),
  );
  expect(await run(['ledger', 'check', '--full'])).toMatchObject({ code: 0 });
});
