import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStatementFile } from './readStatementFile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statements-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...lines: string[]) {
  const path = join(folder, 'statement.csv');
  await writeFile(path, lines.join('\n'));
  const { lines: read, badLines } = await readStatementFile(path);
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

it('of all lines the same column counts, also where the first line leaves it empty', async () => {
  expect(await read('Order ID,Amount,Commission', 'OD1,1000', 'OD2,1000,50')).toEqual({
    paid: [['OD2', 50]],
    bad: [2],
  });
});
