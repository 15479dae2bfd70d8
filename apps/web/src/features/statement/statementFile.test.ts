import type { LedgerInclusion } from '@potli/api/contract/ledgerRoots';
import type { StatementLine } from '@potli/api/contract/statement';
import { expect, test, vi } from 'vitest';
import { statementFile } from './statementFile.ts';
import { type StatementPart, statementParts } from './statementParts.ts';

const hash = (n: number) => String(n).padStart(64, '0');

function line(n: number): StatementLine {
  const entries = { HOUSE_EXPECTED: '-12345', PENDING: '12345' };
  const place = { seq: String(n), at: '2026-11-20T18:30:00.000Z', previous: hash(n - 1), hash: hash(n) };
  return { ...place, kind: 'TRACKED', entries, cause: null, commitment: hash(0), storeName: 'Juttigali' };
}

const noBalances = { PENDING: '0', APPROVED: '0', HELD: '0', SENT: '0', DECLINED: '0', DEBT: '0', FORFEITED: '0' };

/** A host whose chain grows by a line with each answer. */
function growingHost(lines: number, size: number) {
  let total = lines;
  return vi.fn(async (after: number): Promise<StatementPart> => {
    const chain = Array.from({ length: total }, (_, n) => line(n + 1));
    const madeAt = '2026-11-24T04:30:00.000Z';
    const part = {
      memberId: '42',
      madeAt,
      total,
      head: hash(total),
      balances: { ...noBalances, PENDING: `${total * 12_345}` },
    };
    total += 1;
    return { ...part, lines: chain.slice(after, after + size) };
  });
}

const inclusionAt = (seq: number): LedgerInclusion => ({
  day: '2026-11-24',
  salt: hash(7),
  seq: String(seq),
  head: hash(seq),
  place: { index: '0', path: [] },
  coins: [],
});

const json = async (read: ReturnType<typeof growingHost>, inclusion?: LedgerInclusion) =>
  JSON.parse(await (await statementFile(statementParts(read), 'json', async () => inclusion)).text()) as Record<
    string,
    unknown
  >;

test.each([
  [0, 3, []],
  [1, 3, [0]],
  [3, 3, [0]],
  [4, 3, [0, 3]],
  [8, 3, [0, 3, 6]],
])('%i lines in parts of %i are the chain as it was at first', async (lines, size, calls) => {
  const read = growingHost(lines, size);
  expect(await json(read)).toEqual({
    type: 'potli statement 1',
    memberId: '42',
    madeAt: '2026-11-24T04:30:00.000Z',
    // the name of the shop is part of no proof
    journals: Array.from({ length: lines }, (_, n) => {
      const { storeName: _name, ...journal } = line(n + 1);
      return journal;
    }),
    balances: { ...noBalances, PENDING: `${lines * 12_345}` },
    head: hash(lines),
  });
  expect(read.mock.calls.flat()).toEqual(calls.length > 0 ? calls : [0]);
});

test('a chain that ends before its last line is no statement', async () => {
  const read = growingHost(5, 3);
  const whole = await read(0);
  read.mockImplementation(async (after) => ({ ...whole, lines: after === 0 ? whole.lines : [] }));
  await expect(json(read)).rejects.toThrow('ended before its last line');
});

test('has its place under the last root, unless that has a line more', async () => {
  expect((await json(growingHost(4, 3), inclusionAt(4))).inclusion).toEqual(inclusionAt(4));
  expect(await json(growingHost(4, 3), inclusionAt(5))).not.toHaveProperty('inclusion');
});

test('is signed as the part that was read first', async () => {
  const read = growingHost(4, 3);
  const signing = vi.fn(async (after: number) => ({ ...(await read(after)), keyId: 'key', signature: `of ${after}` }));
  expect(await json(signing)).toMatchObject({ keyId: 'key', signature: 'of 0' });
  const unsigned = vi.fn(async (after: number) => ({ ...(await read(after)), keyId: null, signature: null }));
  expect(Object.keys(await json(unsigned))).not.toContain('signature');
});

test('for a spreadsheet there is one head, rupees, and the time in India', async () => {
  const file = await statementFile(statementParts(growingHost(4, 3)), 'csv', async () => inclusionAt(1));
  const rows = (await file.text()).split('\r\n');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toContain('Line,Date Time (IST),What happened,Pending (INR),Approved (INR)');
  expect(rows[4]).toMatch(/^4,21-11-2026.*,Juttigali reported your order,123\.45,,,,,,,0+4$/);
});
