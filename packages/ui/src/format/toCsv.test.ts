import { expect, test } from 'vitest';
import type { DataColumn } from '../components/DataTable/DataColumn.ts';
import { toCsv } from './toCsv.ts';

const columns = [
  { header: 'Store Name', value: (row: { name: string | null }) => row.name },
  { header: 'Cashback', value: () => -4.5 },
];

const lineOf = (name: string | null) => toCsv(columns, [{ name }]).split('\r\n').slice(1).join('\r\n');

test('begins with a byte order mark and a head, ends every line with CR LF', () => {
  expect(toCsv(columns, [{ name: 'Juttigali' }])).toBe('\uFEFFStore Name,Cashback\r\nJuttigali,-4.5\r\n');
  expect(toCsv(columns, [])).toBe('\uFEFFStore Name,Cashback\r\n');
});

test.each([
  ['Patel, Sons', '"Patel, Sons"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  [null, ''],
  ['पोटली', 'पोटली'],
])('writes %j as %j', (name, cell) => {
  expect(lineOf(name)).toBe(`${cell},-4.5\r\n`);
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://evil.example","x")'])(
  'a cell that begins as %j is no formula',
  (name) => {
    expect(lineOf(name)).toBe(`"'${name.replaceAll('"', '""')}",-4.5\r\n`);
  },
);

test('takes the columns of a DataTable, with their values', () => {
  const shown: DataColumn<{ store: string; rupees: number | undefined }>[] = [
    { id: 'store', header: 'Store', value: (row) => row.store, cell: (row) => `* ${row.store}`, card: 'title' },
    { id: 'amount', header: 'Amount', value: (row) => row.rupees, cell: (row) => `₹${row.rupees}`, card: 'figure' },
  ];
  const rows = [
    { store: '=Tokrigo', rupees: 1250 },
    { store: 'Daudo', rupees: undefined },
  ];
  expect(toCsv(shown, rows)).toBe('\uFEFFStore,Amount\r\n"\'=Tokrigo",1250\r\nDaudo,\r\n');
});
