import { expect, test } from 'vitest';
import { openCli } from '../testing/openCli.ts';

const { database, file, run } = await openCli();

const linesOf = async (statement: string) => {
  const { rows } = await database.pool.query<{ order: string; paid: string; tds: string }>(
    `select network_order_id as "order", paid_paise as paid, tds_paise as tds from settlement_line
     where statement = $1 order by id`,
    [statement],
  );
  return rows.map(({ order, paid, tds }) => [order, Number(paid), Number(tds)]);
};
const settle = (name: string, text: string, ...more: string[]) => run(['settle', 'taxed', file(name, text), ...more]);

test('the tax of each line is read from its column, with the sign of what was paid', async () => {
  await settle('a.csv', 'Order,Commission,TDS\nA-1,80,8\nA-2,50.55,-5.06\nA-3,-20,2\nA-4,30,\n');
  expect(await linesOf('a.csv')).toEqual([
    ['A-1', 8_000, 800],
    ['A-2', 5_055, 506],
    ['A-3', -2_000, -200],
    ['A-4', 3_000, 0],
  ]);
});

test.each([
  ['net.csv', 'Order,Net commission,TDS amount (INR)\nN-1,72,8\n'],
  ['both.csv', 'Order,Commission,TDS,Amount paid\nN-1,80,8,72\n'],
  ['before.csv', 'Order,Amount paid,TDS %,TDS\nN-1,80,10,8\n'],
])('what was paid is the amount before the tax: %s', async (name, text) => {
  await settle(name, text, '--repeated');
  expect(await linesOf(name)).toEqual([['N-1', 8_000, 800]]);
});

test('a column of percents is no tax', async () => {
  await settle('percent.csv', 'Order,Commission,TDS %\nP-1,80,10\n');
  expect(await linesOf('percent.csv')).toEqual([['P-1', 8_000, 0]]);
});

test('column and percent must come to the same sum, to a paisa a line', async () => {
  const text = 'Order,Commission,TDS\nS-1,80.05,8.01\nS-2,80.05,8.00\n';
  expect((await settle('same.csv', text, '--tds', '10')).printed).toContain('2 lines');
  expect(await linesOf('same.csv')).toEqual([
    ['S-1', 8_005, 801],
    ['S-2', 8_005, 800],
  ]);
  const other = await settle('other.csv', text.replaceAll('S-', 'O-'), '--tds', '5');
  expect(other.code).not.toBe(0);
  expect(other.complaints).toContain(
    'The lines say that ₹16.01 of tax were deducted, and 5 % of them is ₹8. Leave the percent out, or correct one of both.',
  );
  expect(await linesOf('other.csv')).toEqual([]);
});

test('a line whose tax is no tax is named, and the others are booked', async () => {
  const { printed, code } = await settle('bad.csv', 'Order,Commission,TDS\nB-1,80,80\nB-2,80,much\nB-3,80,8\n');
  expect(code).toBe(1);
  expect(printed).toContain('line 2: not booked. The tax is not less than the amount: ₹80.00 of ₹80.00.');
  expect(printed).toMatch(/line 3: not booked\. The tax is no amount: .much./);
  expect(await linesOf('bad.csv')).toEqual([['B-3', 8_000, 800]]);
});
