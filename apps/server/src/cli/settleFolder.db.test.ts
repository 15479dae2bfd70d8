import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCli } from '../testing/openCli.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';

const { database, folder, run } = await openCli();

test('one file of a folder that is refused hides nothing of the others', async () => {
  const clickId = await addClick(database, await addMember(database));
  for (const orderId of ['OD-1', 'OD-2']) {
    await receiveReport(database, sampleReport({ clickId, orderId, status: 'approved', commissionPaise: 8_000n }));
  }
  mkdirSync(join(folder, 'november'));
  const file = (name: string, content: string) => writeFileSync(join(folder, 'november', name), content);
  file('a.csv', 'Order,Commission\nOD-1,80\n');
  file('b twin.csv', 'Order,Commission\nOD-1,80\n');
  file('c empty.csv', '');
  file('d.csv', 'Order,Commission\nOD-2,80\n');
  const previewed = await run(['settle', 'bazaar', 'november', '--preview']);
  const settled = await run(['settle', 'bazaar', 'november']);
  expect([previewed.code, settled.code]).toEqual([1, 1]);
  expect(previewed.printed).toBe(`${settled.printed}\n\nNothing was booked: this is a preview.`);
  expect(settled.printed.replaceAll(folder, '.')).toBe(`a.csv: 1 lines, ₹80.00.
No differences.

b twin.csv: not booked. Statement "a.csv" of bazaar has the same lines. Nothing is booked twice.

c empty.csv: not booked. ./november/c empty.csv is empty: it has no bytes. Was it downloaded to its end?

d.csv: 1 lines, ₹80.00.
No differences.`);
  expect(JSON.parse((await run(['settle', 'bazaar', 'november', '--json'])).printed)).toMatchObject([
    { statement: 'a.csv', settled: 1 },
    { statement: 'b twin.csv', refused: expect.stringContaining('has the same lines') as string },
    { statement: 'c empty.csv', refused: expect.stringContaining('is empty') as string },
    { statement: 'd.csv', settled: 1 },
  ]);
});

test('a preview of a folder sees twins in the order of their lines, too, and lets those through that are repeated', async () => {
  mkdirSync(join(folder, 'december'));
  const file = (name: string, content: string) => writeFileSync(join(folder, 'december', name), content);
  file('e.csv', 'Order,Commission\nOD-3,10\nOD-4,20\nOD-3,10\n');
  file('f same.csv', 'Order,Commission\nOD-3,10\nOD-3,10\nOD-4,20\n');
  file('g fewer.csv', 'Order,Commission\nOD-3,10\nOD-4,20\n');
  file('h more.csv', 'Order,Commission\nOD-3,10\nOD-4,20\nOD-4,20\n');
  const refused = async (...more: string[]) => {
    const { printed } = await run(['settle', 'bazaar', 'december', '--json', ...more]);
    return (JSON.parse(printed) as { statement: string; refused?: string }[]).flatMap((each) =>
      each.refused === undefined ? [] : [each.statement],
    );
  };
  expect(await refused('--preview', '--repeated')).toEqual([]);
  expect(await refused('--preview')).toEqual(['f same.csv']);
  expect(await refused()).toEqual(['f same.csv']);
});
