import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { transferOf } from '../../../testing/banks/banksUnderTest.ts';
import { formatDay } from './formatDay.ts';
import { neftFileName } from './neftFileName.ts';
import { commonFormat, neftPresets } from './neftPresets.ts';
import { readNeftFormat } from './readNeftFormat.ts';
import { whyNoUtr } from './whyNoUtr.ts';
import { writeNeftFile } from './writeNeftFile.ts';

const account = { debitAccount: '50100012345678', narration: 'Potli — cashback' };
const at = new Date('2026-11-20T10:00:00Z');
const SIGNS = '=+-@"\',;|\t\r\n\0\\/<>%₹अ😀 .aZ0';

it('whatever a member typed, every line has its cells, and none begins as a formula', () => {
  const names = fc.array(fc.string({ unit: fc.constantFrom(...Array.from(SIGNS)), maxLength: 60 }), {
    minLength: 1,
    maxLength: 10,
  });
  const isSafe = fc.property(names, fc.constantFrom(',', ';', '|', '\t'), (holderNames, delimiter) => {
    const transfers = holderNames.map((holderName) => {
      const target = { kind: 'account', holderName, accountNumber: '004512347890', ifscCode: 'PTLI0000042' } as const;
      return { ...transferOf({ target }), reference: 'P261100000001' };
    });
    const lines = writeNeftFile({ ...commonFormat, delimiter }, account, transfers, at).split('\r\n');
    expect(lines).toHaveLength(transfers.length + 2);
    for (const line of lines.slice(0, -1)) {
      const cells = line.split(delimiter);
      expect(cells).toHaveLength(commonFormat.columns.length);
      expect(cells.filter((cell) => !/^(?![=+\-@])[\w './-]*$/.test(cell))).toEqual([]);
    }
  });
  fc.assert(isSafe, { seed: 20, numRuns: 400 });
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

it.each([
  ['two of a day that are called alike', { fileName: 'A{dd}{mm}.csv' }, /fileName: has no \{n\}/],
  ['a file name that leaves its folder', { fileName: '../{n}' }, /fileName/],
  ['a day that no bank writes', { columns: [{ heading: 'a', field: 'date', format: 'd.m.y' }] }, /columns/],
  [
    'headings that are not there',
    { columns: commonFormat.columns.map((column) => ({ ...column, heading: '' })) },
    /no heading/,
  ],
  ['columns by heading and by place', { returned: { ...commonFormat.returned, utr: 4 } }, /some by place/],
])('a format with %s is refused', (_, change, problem) => {
  expect(() => readNeftFormat(fileWith(JSON.stringify({ ...commonFormat, ...change })))).toThrow(problem);
});

it('every layout of ours is a format', () => {
  expect(neftPresets.size).toBeGreaterThan(2);
  for (const [name, format] of neftPresets) {
    expect(readNeftFormat(name)).toBe(format);
    expect(readNeftFormat(fileWith(JSON.stringify(format)))).toEqual(format);
  }
});

it.each([
  [undefined, 'neft-2026-11-26-1.csv'],
  ['CODE{yy}{mm}.{nnn}', 'CODE2611.001'],
  ['CODE{dd}{mm}.{nnn}', 'CODE2611.001'],
  ['PAY{yyyy}{mm}{dd}_{n}.txt', 'PAY20261126_1.txt'],
])('the name %s is %s', (fileName, name) => {
  expect(neftFileName({ ...(fileName && { fileName }) }, 'neft-2026-11-26-1')).toBe(name);
});

it.each([
  ['dd/mm/yyyy', '05/01/2027'],
  ['dd-mm-yyyy', '05-01-2027'],
  ['yyyy-mm-dd', '2027-01-05'],
  ['yyyymmdd', '20270105'],
  ['ddmmyyyy', '05012027'],
  ['ddmmyy', '050127'],
  ['dd-mmm-yyyy', '05-JAN-2027'],
] as const)('a day as %s is %s', (format, day) => {
  expect(formatDay('2027-01-05', format)).toBe(day);
});

it.each(['N326329000123', 'PTLI326329000123', 'SBINR52026112600000123', '633012345678', 'AXISN26330000042'])(
  '%s is a UTR',
  (utr) => expect(whyNoUtr(utr)).toBeUndefined(),
);

it.each(['3.26329E+11', '326329E11', '3,26E+5', '326329000123.00', '326329000000', '6.33E+11'])(
  '%s was changed by a spreadsheet',
  (utr) => expect(whyNoUtr(utr)).toContain(`"${utr}" was changed by a spreadsheet`),
);

it.each(['-', '0', 'N/A', '#REF!', 'NULL', 'SUCCESS', 'PROCESSEDOK1', '63301234567', 'PTLI 3263', 'NEFT/326329000123'])(
  '%s is no UTR',
  (utr) => expect(whyNoUtr(utr)).toContain(`"${utr}" is no UTR`),
);

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
