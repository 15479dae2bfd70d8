import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { transferOf } from '../../../testing/banks/banksUnderTest.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { commonFormat, readNeftFormat } from './NeftFormat.ts';
import { writeNeftFile } from './writeNeftFile.ts';

const account = { debitAccount: '50100012345678', narration: 'Potli — cashback' };
const at = new Date('2026-11-20T10:00:00Z');
const SIGNS = '=+-@"\',;|\t\r\n\0\\/<>%₹अ😀 .aZ0';

it('whatever a member typed, every line has its cells, and none begins as a formula', () => {
  const random = createRandom(20);
  const signs = Array.from(SIGNS);
  const transfers = Array.from({ length: 500 }, () => {
    const holderName = Array.from({ length: random(60) }, () => signs[random(signs.length)]).join('');
    return transferOf({
      target: { kind: 'account', holderName, accountNumber: '004512347890', ifscCode: 'PTLI0000042' },
    });
  });
  for (const delimiter of [',', ';', '|', '\t'] as const) {
    const lines = writeNeftFile({ ...commonFormat, delimiter }, account, transfers, at).split('\r\n');
    expect(lines).toHaveLength(transfers.length + 2);
    for (const line of lines.slice(0, -1)) {
      const cells = line.split(delimiter);
      expect(cells).toHaveLength(commonFormat.columns.length);
      expect(cells.filter((cell) => !/^(?![=+\-@])[\w './-]*$/.test(cell))).toEqual([]);
    }
  }
});

it.each([
  ['no JSON', '{', /has no JSON/],
  ['no columns', '{}', /columns/],
  [
    'a heading that ends a cell',
    JSON.stringify({ ...commonFormat, columns: [{ heading: 'a,b', value: '' }, ...commonFormat.columns] }),
    /columns/,
  ],
  [
    'a value that is a formula',
    JSON.stringify({ ...commonFormat, columns: [{ heading: 'a', value: '=1' }, ...commonFormat.columns] }),
    /columns/,
  ],
  [
    'no column for the amount',
    JSON.stringify({
      ...commonFormat,
      columns: commonFormat.columns.filter((column) => !('field' in column && column.field === 'amount')),
    }),
    /no column has the field amount/,
  ],
  [
    'nothing that names the payout',
    JSON.stringify({
      ...commonFormat,
      columns: commonFormat.columns.filter((column) => !('field' in column && column.field === 'reference')),
    }),
    /no column has the field reference/,
  ],
])('a format with %s is refused', (_, text, problem) => {
  expect(() => readNeftFormat(fileWith(text))).toThrow(problem);
});

it('the common format is one, and a missing file is none', () => {
  expect(readNeftFormat(fileWith(JSON.stringify(commonFormat)))).toEqual(commonFormat);
  expect(() => readNeftFormat('/nowhere/format.json')).toThrow(/cannot be read \(ENOENT\)/);
});

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'potli-format-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'format.json');
  writeFileSync(path, text);
  return path;
}
