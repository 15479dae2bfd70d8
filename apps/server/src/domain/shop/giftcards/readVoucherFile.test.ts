import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readVoucherFile } from './readVoucherFile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vouchers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...lines: string[]) {
  const path = join(folder, 'vouchers.csv');
  await writeFile(path, lines.join('\n'));
  return readVoucherFile(path, '2026-12-01');
}
const HEADINGS = 'Card Number,PIN,Value,Cost,Expires';
const lineOf = (number: string, pin: string) => `${number},${pin},500,480,2027-11-20`;

it.each([
  ['6.01235E+15', '1234', 'The card number was shortened'],
  ['6012345678901230.0', '1234', 'The card number was shortened'],
  ['6012345678901230000', '1234', 'The card number was shortened'],
  ['#REF!', '1234', 'The card number is an error of a spreadsheet'],
  ['########', '1234', 'The card number is an error of a spreadsheet'],
  ['-', '1234', 'The card number is missing'],
  ['N/A', '1234', 'The card number is missing'],
  ['6012345678901234', '1.23E+11', 'The PIN was shortened'],
  ['6012345678901234', '#N/A', 'The PIN is an error of a spreadsheet'],
])('a voucher that a spreadsheet has disfigured is refused: %s with the PIN %s', async (number, pin, problem) => {
  const { vouchers, badLines } = await read(HEADINGS, lineOf(number, pin));
  expect(vouchers).toEqual([]);
  expect(badLines).toEqual([{ line: 2, problem: expect.stringContaining(problem) as string }]);
});

it('a voucher whose last day no calendar has is named', async () => {
  const { badLines } = await read(HEADINGS, '6012345678901234,1234,500,480,2027-11-31');
  expect(badLines).toEqual([{ line: 2, problem: expect.stringContaining('is no day') as string }]);
});

it('a number that is there twice is named, also in another spelling', async () => {
  const { badLines } = await read(HEADINGS, lineOf('ABCD-1234 56', '1'), lineOf('abcd123456', '2'));
  expect(badLines).toEqual([{ line: 3, problem: 'The card number is that of line 2.' }]);
});

it('a card without a PIN has none, whatever its list writes for it', async () => {
  const { vouchers } = await read(HEADINGS, lineOf('6012345678901234', 'null'), lineOf('6012345678901235', ''));
  expect(vouchers.map(({ pin }) => pin)).toEqual(['', '']);
});

it('no message has a number or a PIN in it', async () => {
  const secret = lineOf('6012345678901234', '1234');
  const messageOf = async (...lines: string[]) =>
    read(...lines).then(
      ({ badLines }) => badLines.map(({ problem }) => problem).join(),
      (error: Error) => error.message,
    );
  const withoutHeadings = await messageOf(secret);
  const withTwoPins = await messageOf(`${HEADINGS},PIN`, `${secret},5678`);
  const withTooMuch = await messageOf(HEADINGS, `${secret},9999`);
  expect(withoutHeadings).toContain('no line of headings');
  expect(withTwoPins).toContain('Two columns are called "PIN"');
  for (const message of [withoutHeadings, withTwoPins, withTooMuch]) expect(message).not.toMatch(/6012|1234|5678|9999/);
});
