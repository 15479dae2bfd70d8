import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { savePolicy } from '../../ledger/books/networkPolicy.ts';
import { readBooks } from '../../ledger/books/readBooks.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { bookStatement } from './bookStatement.ts';
import { withdrawStatement } from './withdrawStatement.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const network = 'deducting';
const payLess = (statement: string, commission: number, tdsPercent?: number) =>
  bookStatement(database, {
    network,
    statement,
    settledAt: '2026-10-20T00:00:00Z',
    tdsPercent,
    lines: [{ orderId: 'A', commission }],
  });
const book = async () => (await readBooks(database)).networks.find((one) => one.network === network);

test('tax that a network deducts counts as paid, in an account of its own, and goes with what is withdrawn or taken back', async () => {
  const member = await addMember(database);
  const clickId = await addClick(database, member);
  await savePolicy(database, { network, pays: 'settlement', advanceLimitPaise: 0n, settlesAfterDays: 60 });
  await receiveReport(
    database,
    sampleReport({ network, orderId: 'A', clickId, status: 'approved', commissionPaise: 8_000n }),
  );
  await payLess('S-1', 80, 5);
  expect((await readBalances(database.orm, [member])).get(member)).toMatchObject({ APPROVED: 5_000n });
  expect(await book()).toMatchObject({ cash: 76, tds: 4, receivable: 0, advanced: 0 });
  expect(await payLess('S-1', 80, 5)).toMatchObject({ settled: 1, differences: [] });
  expect((await payLess('S-1', 80)).differences).toMatchObject([{ kind: 'STATED_OTHERWISE' }]);
  await payLess('S-2', -10.1, 5);
  expect(await book()).toMatchObject({ cash: 66.41, tds: 3.49, receivable: 10.1 });
  const by = { who: 'cli:tester', action: 'settle withdraw' };
  await withdrawStatement(database, { network, statement: 'S-1' }, { by });
  expect(await book()).toMatchObject({ cash: -9.59, tds: -0.51, receivable: 90.1 });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test('lines can say the tax themselves: it is a part of what was paid, with its sign, and a line with another one is no line', async () => {
  const own = 'stating';
  const settle = (statement: string, lines: { orderId: string; commission: number; tds?: number }[]) =>
    bookStatement(database, { network: own, statement, settledAt: '2026-10-20T00:00:00Z', lines });
  const wrong = [
    { orderId: 'B', commission: 80, tds: 80 },
    { orderId: 'C', commission: 80, tds: -8 },
    { orderId: 'D', commission: -80, tds: 8 },
    { orderId: 'E', commission: 80, tds: 0.001 },
  ];
  const answer = await settle('T-1', [{ orderId: 'A', commission: 80, tds: 8 }, ...wrong]);
  expect(answer.differences.map(({ orderId, kind }) => [orderId, kind])).toEqual([
    ['A', 'UNKNOWN_ORDER'],
    ...wrong.map(({ orderId }) => [orderId, 'BAD_LINE']),
  ]);
  const { rows } = await database.pool.query(
    'select network_order_id as order, paid_paise as paid, tds_paise as tds from settlement_line where network = $1',
    [own],
  );
  expect(rows).toEqual([{ order: 'A', paid: '8000', tds: '800' }]);
  const otherwise = await settle('T-1', [{ orderId: 'A', commission: 80, tds: 7 }]);
  expect(otherwise.differences).toMatchObject([{ kind: 'STATED_OTHERWISE' }]);
});
