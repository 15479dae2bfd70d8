import { expect, test } from 'vitest';
import { statementSheet } from './statementSheet.ts';

const hash = '0'.repeat(64);
const line = {
  seq: '1',
  at: '2026-11-20T18:30:00.000Z',
  kind: 'CONFIRMED' as const,
  cause: null,
  storeName: 'Juttigali',
  commitment: hash,
  previous: hash,
  hash,
  entries: { PENDING: '-12499005', APPROVED: '12499005', HOUSE_EXPECTED: '0' },
};
const statement = {
  memberId: '42',
  madeAt: '2026-11-24T04:30:00.000Z',
  total: 1,
  head: hash,
  lines: [line],
  balances: {
    PENDING: '0',
    APPROVED: '9007199254740993',
    HELD: '0',
    SENT: '0',
    DECLINED: '0',
    DEBT: '-5',
    FORFEITED: '700',
  },
};
const site = { productName: 'Potli', verifyUrl: 'https://potli.example/verify' };

test('has every line with its cause, the time in India, and exact amounts', () => {
  const { facts, columns, rows, sums, notes } = statementSheet(statement, { ...site, name: 'Asha Rao' });
  expect(facts.map(({ value }) => value)).toEqual([
    'Asha Rao, No. 42',
    '21-11-2026 to 21-11-2026',
    '1',
    '24-11-2026 10:00 IST',
  ]);
  const cells = [
    '1',
    '21-11-2026 00:00',
    'Juttigali confirmed your order',
    '−1,24,990.05',
    '1,24,990.05',
    '',
    '',
    '',
    '',
    '',
  ];
  expect(rows).toEqual([{ key: '1', cells }]);
  expect(sums).toEqual(['', '', 'Balance', '0.00', '9,00,71,99,25,47,409.93', '0.00', '0.00', '0.00', '−0.05', '7.00']);
  expect(columns).toHaveLength(cells.length);
  expect(notes.join(' ')).toContain(`Fingerprint of this statement: ${hash}`);
  expect(notes.join(' ')).toContain('https://potli.example/verify');
});

test('a member without a name has a number', () => {
  expect(statementSheet(statement, { ...site, name: undefined }).facts[0]?.value).toBe('No. 42');
});
