import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStatementFile } from './readStatementFile.ts';

const columns = [{ orderId: ['Order ID'], commission: ['Commission'] }];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statements-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...lines: string[]) {
  const path = join(folder, 'statement.csv');
  await writeFile(path, lines.join('\n'));
  const { lines: read, badLines } = await readStatementFile(path, columns);
  return { paid: read.map(({ orderId, commission }) => [orderId, commission]), bad: badLines.map(({ line }) => line) };
}

it.each([
  ['what was sold', ['Order ID,Amount,Commission', 'OD1,1000,50', 'OD2,1000,', 'OD3,1000,-']],
  ['what was promised', ['Order ID,Commission,Amount Paid', 'OD1,60,50', 'OD2,50,', 'OD3,50,N/A']],
  [
    'what was sold, where the last cell is left out',
    ['Order ID,Amount,Commission', 'OD1,1000,50', 'OD2,1000', 'OD3,1000'],
  ],
])('a line that does not say what was paid is named, and never counts with %s', async (_, lines) => {
  expect(await read(...lines)).toEqual({ paid: [['OD1', 50]], bad: [3, 4] });
});

it('a point means in each line what the other amounts of the file show', async () => {
  expect(await read('Order ID;Commission', 'OD1;1.000', 'OD2;1.249,50', 'OD3;-2.500')).toEqual({
    paid: [
      ['OD1', 1000],
      ['OD2', 1249.5],
      ['OD3', -2500],
    ],
    bad: [],
  });
  expect(await read('Order ID;Commission', 'OD1;1.000', 'OD2;99,50', 'OD3;99.50')).toEqual({
    paid: [
      ['OD2', 99.5],
      ['OD3', 99.5],
    ],
    bad: [2],
  });
});

it('lines of sums and taxes below the orders are no orders', async () => {
  const below = ['Net payable,324', 'GST @18%,54', 'Less: TDS,-30'];
  expect(await read('Order ID,Commission', 'OD1,100', ...below)).toEqual({ paid: [['OD1', 100]], bad: [3, 4, 5] });
});

it('of all lines the same column counts, also where the first line leaves it empty', async () => {
  expect(await read('Order ID,Amount,Commission', 'OD1,1000', 'OD2,1000,50')).toEqual({
    paid: [['OD2', 50]],
    bad: [2],
  });
});

it.each([
  ['and nothing else', 'Order ID,Commission', ['OD1,50', 'OD2,30.25', 'OD3,-10'], ',70.25'],
  ['and other sums', 'Order ID,Sale,Commission', ['OD1,1000,50', 'OD2,1000,50'], ',2000,"₹100.00"'],
])('a last line with the sum of the amounts %s, and no order, is a note', async (_, headings, lines, sum) => {
  const path = join(folder, 'statement.csv');
  await writeFile(path, [headings, ...lines, sum, ''].join('\n'));
  const file = await readStatementFile(path, columns);
  expect(file.lines).toHaveLength(lines.length);
  expect(file.badLines).toEqual([]);
  expect(file.notes).toEqual([
    {
      line: lines.length + 2,
      note: expect.stringMatching(/^Names no order, and is the sum of the .* lines above\.$/) as string,
    },
  ]);
});

it.each<[string, string[], number[]]>([
  ['another amount', ['OD1,50', 'OD2,30', ',80.01'], [4]],
  ['one line above', ['OD1,50', ',50'], [3]],
  ['a line above that cannot be read', ['OD1,50', 'OD2,what', 'OD3,30', ',80'], [3, 5]],
  ['an order below', ['OD1,50', 'OD2,30', ',80', 'OD3,1'], [4]],
  ['a word for its order', ['OD1,50', 'OD2,30', 'N/A,80'], [4]],
])('a line without an order may be a payment, and is named: with %s', async (_, lines, bad) => {
  expect((await read('Order ID,Commission', ...lines)).bad).toEqual(bad);
});
