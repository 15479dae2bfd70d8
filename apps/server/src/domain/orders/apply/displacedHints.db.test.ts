import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { walletsOf } from '../../../testing/walletsOf.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { createOrderService } from '../history/createOrderService.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { bookStatement } from '../settlements/bookStatement.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let count = 0;
let network = '';
let [wrong, right] = [0n, 0n];
let [wrongClick, rightClick] = ['', ''];
beforeEach(async () => {
  count += 1;
  network = `hinted ${count}`;
  [wrong, right] = [await addMember(database), await addMember(database)];
  [wrongClick, rightClick] = [await addClick(database, wrong), await addClick(database, right)];
});

/** An order of ₹1,000 that earns ₹50. */
const tell = (given: Partial<OrderReport>) =>
  receiveReport(database, sampleReport({ network, commissionPaise: 8_000n, ...given }));
const hint = (clickId: string) => tell({ source: 'hint', clickId });
const wallets = () => walletsOf(database, [{ memberId: wrong }, { memberId: right }]);
const none = { pending: 0n, approved: 0n, declined: 0n };

it.each(['list', 'signed'] as const)(
  'a %s that names another click than a hint did is the order, and the hint is none',
  async (source) => {
    expect(await hint(wrongClick)).toBe('applied');
    expect(await tell({ source, clickId: rightClick, status: 'approved' })).toBe('applied');
    expect(await wallets()).toEqual([
      { ...none, declined: 5_000n },
      { ...none, approved: 5_000n },
    ]);
    // the member reads why, under the number of the shop
    const orders = createOrderService({ database, findAccount: anyAccount });
    const { rows } = await orders.listOf(wrong, { page: 0, size: 10 });
    expect(rows).toMatchObject([{ currentStatus: 'REJECTED' }]);
    // no call brings it back, and signed reports are applied as before
    await tell({ source: 'hint', clickId: wrongClick, occurredAt: new Date('2026-11-23T00:00:00Z') });
    await tell({ source, clickId: rightClick, status: 'rejected', occurredAt: new Date('2026-11-24T00:00:00Z') });
    expect(await wallets()).toEqual([
      { ...none, declined: 5_000n },
      { ...none, declined: 5_000n },
    ]);
    expect(await checkLedger(database)).toEqual(soundLedger);
  },
);

it('what a statement pays for the number is that of the network’s order', async () => {
  await hint(wrongClick);
  await tell({ source: 'list', clickId: rightClick, status: 'approved' });
  const lines = [{ orderId: 'OD-1', commission: 80 }];
  const settled = await bookStatement(database, {
    network,
    statement: 'S',
    settledAt: '2026-11-21T00:00:00Z',
    lines,
  });
  expect(settled).toMatchObject({ settled: 1, paid: 80, differences: [] });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it.each<[string, () => Promise<unknown>]>([
  ['the network itself has named the click', () => tell({ source: 'list', clickId: wrongClick })],
  ['a signed call has', () => tell({ source: 'signed', clickId: wrongClick })],
])('a list contradicts its order where %s', async (_, before) => {
  await before();
  expect(await tell({ source: 'list', clickId: rightClick, status: 'approved' })).toBe('conflict');
  expect(await wallets()).toEqual([{ ...none, pending: 5_000n }, none]);
});

it('a hint frees no order of another hint', async () => {
  await hint(wrongClick);
  expect(await hint(rightClick)).toBe('conflict');
  expect(await wallets()).toEqual([{ ...none, pending: 5_000n }, none]);
});
