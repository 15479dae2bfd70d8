import { expect, test } from 'vitest';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { findOrder } from '../domain/orders/apply/orderRows.ts';
import { bookStatement } from '../domain/orders/settlements/bookStatement.ts';
import { openCli } from '../testing/openCli.ts';
import { addClick, addMember } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const { database, file, run: runOne } = await openCli();
const run = (...args: string[]) => runOne(args, { DATABASE_URL: database.url, REPORT_CURRENCIES: 'USD' });

/** The sums of the accounts of all books, in paise. */
async function accounts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ account: string; paise: string }>(
    'select account, sum(paise) as paise from book_entry group by account having sum(paise) <> 0 order by account',
  );
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]));
}

test('a month of orders in dollars is closed to ₹0 by commands', async () => {
  const clickId = await addClick(database, await addMember(database), { clickedAt: new Date('2026-09-01') });
  file('rates.csv', 'date,currency,rate\n2026-09-01,USD,83\n2026-09-10,USD,84.5\n');
  await run('rates', 'import', 'rates.csv', '--source', 'RBI reference rates');
  const list = (name: string, ...rows: string[]) => {
    file(name, `ActionId,SubId1,State,Amount,Payout,Currency,EventDate\n${rows.map((row) => `${row}\n`).join('')}`);
    return run('import-reports', 'abroad', name, '--adapter', 'impact');
  };
  const row = (id: string, state: string, day: string) =>
    `${id},${clickId},${state},100,8,USD,2026-09-${day}T06:00:00Z`;
  expect(await list('new.csv', row('A', 'PENDING', '02'), row('B', 'PENDING', '02'))).toMatchObject({ code: 0 });
  expect(await accounts()).toEqual({ EXPECTED: 132_800, MEMO: -132_800 });
  const decided = [row('A', 'APPROVED', '10'), row('B', 'APPROVED', '10')];
  expect(await list('decided.csv', ...decided)).toMatchObject({ code: 0 });
  // 8 dollars are 676.00 rupees by now
  expect(await accounts()).toMatchObject({ RECEIVABLE: 135_200, COMMISSION: -135_200, CASHBACK: 84_500 });
  expect(await list('decided.csv', ...decided)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('2 duplicate') as string,
  });

  file('paid.csv', 'Order,Amount,Currency\nA,8,USD\nB,3,USD\n');
  expect(await run('settle', 'abroad', 'paid.csv', '--date', '2026-09-20')).toMatchObject({
    code: 1,
    complaints: 'The statement is in USD: say how many rupees the bank gave for it.',
  });
  // 11 dollars, at 84.2; B has 5 more to come
  const paid = await run('settle', 'abroad', 'paid.csv', '--date', '2026-09-20', '--received', '926.20');
  expect(paid.printed).toContain('2 lines, ₹926.20.');
  expect(paid.printed).toMatch(/B: .*₹252\.60/);
  expect(paid.printed).not.toMatch(/A: /);
  // 5 dollars at 84.5
  expect(await accounts()).toMatchObject({ CASH: 92_620, RECEIVABLE: 42_250, EXCHANGE: 330 });
  expect((await run('settle', 'abroad', 'paid.csv', '--date', '2026-09-20', '--received', '926.20')).printed).toContain(
    '2 lines',
  );
  expect(await accounts()).toMatchObject({ CASH: 92_620 });

  file('rest.csv', 'Order,Amount,Currency\nB,5,USD\n');
  expect(await run('settle', 'abroad', 'rest.csv', '--date', '2026-09-25', '--received', '430')).toMatchObject({
    code: 0,
  });
  const closed = await accounts();
  expect(closed).toEqual({ CASH: 135_620, COMMISSION: -135_200, CASHBACK: 84_500, MEMBERS: -84_500, EXCHANGE: -420 });
  expect((await run('books', 'unpaid')).printed).toMatch(/No network owes|nothing/i);
  expect((await run('books')).printed).toContain('difference of exchange, in the margin: ₹4.20');
  expect((await run('books', 'close', '2026-09')).code).toBe(0);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test('what a network takes back and a line that is withdrawn leave nothing but the difference of exchange', async () => {
  const clickId = await addClick(database, await addMember(database), { clickedAt: new Date('2026-10-01') });
  file('more.csv', 'date,currency,rate\n2026-10-01,USD,83\n');
  await run('rates', 'import', 'more.csv', '--source', 'RBI reference rates');
  const list = (name: string, state: string) => {
    file(
      name,
      `ActionId,SubId1,State,Amount,Payout,Currency,EventDate\nC,${clickId},${state},100,8,USD,2026-10-02T06:00:00Z\n`,
    );
    return run('import-reports', 'back', name, '--adapter', 'impact');
  };
  const order = () => findOrder(database.orm, { network: 'back', orderId: 'C' });
  file('c.csv', 'Order,Amount,Currency\nC,8,USD\n');
  file('c-twice.csv', 'Order,Amount,Currency\nC,2,USD\n');
  file('c-back.csv', 'Order,Amount,Currency\nC,-8,USD\n');
  // it pays before a report of the order
  await run('settle', 'back', 'c.csv', '--date', '2026-10-03', '--received', '660');
  await list('approved.csv', 'APPROVED');
  expect(await order()).toMatchObject({ settledPaise: 66_400n, exchangePaise: -400n, settledMinor: 800n });
  await run('settle', 'back', 'c-twice.csv', '--date', '2026-10-04', '--received', '170');
  expect(await order()).toMatchObject({ settledPaise: 83_000n, exchangePaise: 0n });
  expect((await run('settle', 'withdraw', 'back', 'c-twice.csv')).printed).toBe('Took back 1 lines, ₹170.00.');
  await list('reversed.csv', 'REVERSED');
  await run('settle', 'back', 'c-back.csv', '--date', '2026-10-05', '--received=-670');
  expect(await order()).toMatchObject({ status: 'rejected', settledPaise: 0n, exchangePaise: -1_000n });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test('a payment counts at the rate of its order, also when a correction has another one', async () => {
  const clickId = await addClick(database, await addMember(database), { clickedAt: new Date('2026-11-01') });
  file('november.csv', 'date,currency,rate\n2026-11-02,USD,83\n2026-11-10,USD,84.5\n');
  await run('rates', 'import', 'november.csv', '--source', 'RBI reference rates');
  const list = (name: string, stated: string) => {
    file(name, `ActionId,SubId1,State,Amount,Payout,Currency,EventDate\nD,${clickId},APPROVED,${stated}\n`);
    return run('import-reports', 'corrects', name, '--adapter', 'impact');
  };
  await list('first.csv', '100,8,USD,2026-11-02T06:00:00Z');
  file('d.csv', 'Order,Amount,Currency\nD,8,USD\n');
  await run('settle', 'corrects', 'd.csv', '--date', '2026-11-05', '--received', '660');
  await list('second.csv', '120,9.60,USD,2026-11-10T06:00:00Z');
  // 1.60 dollars at 84.5 are still owed: 135.20 rupees
  expect(await findOrder(database.orm, { network: 'corrects', orderId: 'D' })).toMatchObject({
    commissionPaise: 81_120n,
    settledPaise: 67_600n,
    settledMinor: 800n,
    exchangePaise: -1_600n,
  });
  expect(await checkLedger(database)).toEqual(soundLedger);
  await list('third.csv', '10000,800,INR,2026-11-11T06:00:00Z');
  expect(await findOrder(database.orm, { network: 'corrects', orderId: 'D' })).toMatchObject({
    commissionPaise: 80_000n,
    settledPaise: 66_000n,
    settledMinor: 0n,
    exchangePaise: 0n,
    currency: null,
  });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test.each<[string, number, { currency: string; amount: string }]>([
  ['in no currency', 100, { currency: 'QQQ', amount: '1' }],
  ['in rupees twice', 100, { currency: 'INR', amount: '1' }],
  ['with two signs', 100, { currency: 'USD', amount: '-1' }],
  ['with a fraction that its currency does not have', 100, { currency: 'JPY', amount: '1.5' }],
])('a line %s is not booked', async (_, commission, foreign) => {
  const lines = [{ orderId: 'E', commission, foreign }];
  const settledAt = '2026-11-20T06:00:00Z';
  const stated = { network: 'strange', statement: 'S', settledAt, lines };
  const now = new Date('2026-11-21T06:00:00Z');
  expect(await bookStatement(database, stated, { now })).toMatchObject({
    settled: 0,
    differences: [{ kind: 'BAD_LINE' }],
  });
});
