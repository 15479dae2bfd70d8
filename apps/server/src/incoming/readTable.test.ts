import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTable, type TableForm, type TableLine } from './readTable.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FORM: TableForm = { columns: ['order', 'order_id', 'amount', 'date', 'goods'], needed: ['order', 'order_id'] };

async function read(content: string | Buffer, form = FORM): Promise<TableLine[]> {
  const path = join(folder, 'list.csv');
  writeFileSync(path, content);
  return readAll(path, form);
}

async function readAll(path: string, form = FORM): Promise<TableLine[]> {
  const lines: TableLine[] = [];
  for await (const line of readTable(path, form)) lines.push(line);
  return lines;
}

/** Rows as lists of cells, and the lines of others. */
const toShort = (lines: readonly TableLine[]) =>
  lines.map((each) =>
    'row' in each ? Object.values(each.row) : `${each.line} ${'note' in each ? each.note : each.problem}`,
  );

const HEAD = 'Order,Amount,Goods';
const GOOD = [
  ['A-1', '10', 'mats'],
  ['A-2', '20', 'lamps'],
];
const TEXT = `${HEAD}\nA-1,10,mats\nA-2,20,lamps\n`;

describe('the same list is read', () => {
  it.each<[string, string | Buffer]>([
    ['as it is', TEXT],
    ['with a byte order mark', `\u{feff}${TEXT}`],
    ['in UTF-16, little end first', Buffer.from(`\u{feff}${TEXT}`, 'utf16le')],
    ['in UTF-16, big end first', Buffer.from(`\u{feff}${TEXT}`, 'utf16le').swap16()],
    ['in UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['with semicolons', TEXT.replaceAll(',', ';')],
    ['with tabs', TEXT.replaceAll(',', '\t')],
    ['with bars', TEXT.replaceAll(',', '|')],
    ['with a line that names the delimiter', `sep=;\r\n${TEXT.replaceAll(',', ';')}`],
    ['with CRLF', TEXT.replaceAll('\n', '\r\n')],
    ['with CR', TEXT.replaceAll('\n', '\r')],
    ['with all ends of lines', `${HEAD}\r\nA-1,10,mats\rA-2,20,lamps`],
    ['without an end of the last line', TEXT.trimEnd()],
    ['with a delimiter at the end of lines', `${HEAD}\nA-1,10,mats,\nA-2,20,lamps,,\n`],
    ['with a delimiter at the end of all lines', TEXT.replaceAll('\n', ',\n')],
    ['with blank lines', `\n\n${HEAD}\n\nA-1,10,mats\n,,\n   \nA-2,20,lamps\n\n`],
    ['with quotes around everything', TEXT.replace(/[^,\n]+/g, '"$&"')],
    ['with blanks around everything', TEXT.replace(/[^,\n]+/g, '  $& \u{a0}')],
    ['with blanks around quotes', TEXT.replace(/[^,\n]+/g, ' "$&" ')],
    ['with other signs in its headings', TEXT.replace(HEAD, '\u{200b}order_ID,AMOUNT (INR), “Goods”')],
    ['with the currency in brackets', TEXT.replace(HEAD, 'Order,Amount (₹),Goods')],
    ['with the currency behind a word', TEXT.replace(HEAD, 'Order,Amount in INR,Goods')],
    ['with a line end in its headings', TEXT.replace(HEAD, '"Order","Amount\n(Rs.)",Goods')],
  ])('%s', async (_, content) => {
    expect(toShort(await read(content))).toEqual(GOOD);
  });
});

describe('quotes', () => {
  it.each<[string, string, unknown]>([
    [
      'hold delimiters, line ends and quotes',
      'A-1,"1,0","a ""b""\n\nc"\nA-2,20,x',
      [
        ['A-1', '1,0', 'a "b"\n\nc'],
        ['A-2', '20', 'x'],
      ],
    ],
    [
      'within a cell are signs',
      'A-1,10,mat 24" blue\nA-2,20,mat 32" red',
      [
        ['A-1', '10', 'mat 24" blue'],
        ['A-2', '20', 'mat 32" red'],
      ],
    ],
    [
      'at the start of a cell that never close take no line along',
      'A-1,10,"24 blue\nA-2,20,x\nA-3,30,"32 red',
      [
        ['A-1', '10', '"24 blue'],
        ['A-2', '20', 'x'],
        ['A-3', '30', '"32 red'],
      ],
    ],
    [
      'that would close in another record take it not along',
      'A-1,10,"24in\nA-2,20,32"\nA-3,30,x',
      [
        ['A-1', '10', '"24in'],
        ['A-2', '20', '32"'],
        ['A-3', '30', 'x'],
      ],
    ],
    [
      'that end before their cell does',
      'A-1,10,"24" blue\nA-2,20,x',
      [
        ['A-1', '10', '"24" blue'],
        ['A-2', '20', 'x'],
      ],
    ],
    [
      'within quotes within the line',
      'A-1,"24" a",b\nA-2,20,x',
      [
        ['A-1', '"24" a"', 'b'],
        ['A-2', '20', 'x'],
      ],
    ],
    [
      'that are not closed in a line with too few cells name it',
      'A-1,"10\nA-2,20,x',
      ['2 A quote is not closed.', ['A-2', '20', 'x']],
    ],
    [
      'that hold a delimiter count in a line that leaves its last cell out',
      'A-1,"b,c"\nA-2,20,x',
      [
        ['A-1', 'b,c'],
        ['A-2', '20', 'x'],
      ],
    ],
  ])('%s', async (_, body, expected) => {
    expect(toShort(await read(`${HEAD}\n${body}\n`))).toEqual(expected);
  });
});

describe('a line', () => {
  it('above the headings, a repeated heading and a total are named, and are no records', async () => {
    const text = `Report of November\nFrom,1 November\n\n${HEAD}\nA-1,10,mats\n${HEAD}\nGoods,Order\nlamps,A-2\nTotal,\n,Grand total: 2\n`;
    expect(toShort(await read(text))).toEqual([
      '1 Stands above the headings.',
      '2 Stands above the headings.',
      ['A-1', '10', 'mats'],
      '6 Repeats the headings.',
      '7 Repeats the headings.',
      ['lamps', 'A-2'],
      '9 Is a total: "Total,".',
      '10 Is a total: ",Grand total: 2".',
    ]);
  });

  it('that leaves its last cells out has none of them', async () => {
    expect(await read(`${HEAD}\nA-1,10\nA-2,20,x`)).toEqual([
      { line: 2, row: { Order: 'A-1', Amount: '10' } },
      { line: 3, row: { Order: 'A-2', Amount: '20', Goods: 'x' } },
    ]);
  });

  it('that ends with the file in its middle is not read', async () => {
    expect(toShort(await read(`${HEAD}\nA-1,10,x\nA-2,2`))).toEqual([
      ['A-1', '10', 'x'],
      '3 The line has 2 cells, the headings have 3, and the file ends there: was it downloaded to its end?',
    ]);
  });

  it('with more cells than headings, and one that has no end, are named', async () => {
    expect(toShort(await read(`${HEAD}\nA-1,1,249,x\nA-2,${'9'.repeat(100_000)}\nA-3,30,x\n`))).toEqual([
      '2 The line has 4 cells, the headings have 3: is a delimiter in a cell without quotes?',
      '3 The line is longer than 20,000 characters.',
      ['A-3', '30', 'x'],
    ]);
  });

  it('with two columns of one name counts where both say the same', async () => {
    const text = 'Order,Amount,AMOUNT\nA-1,10,10\nA-2,,20\nA-3,30,31\n';
    expect(toShort(await read(text))).toEqual([
      ['A-1', '10'],
      ['A-2', '', '20'],
      '4 Two columns are called "AMOUNT": one says "30", the other "31".',
    ]);
  });

  it('has what its headings say of all values', async () => {
    const text = 'Order,Amount (USD),Date (UTC)\nA-1,10,2026-11-22 12:00\n';
    expect(toShort(await read(text))).toEqual([['A-1', '10 USD', '2026-11-22 12:00 UTC']]);
    const american = 'Order,Date (MM/DD/YYYY)\nA-1,1/11/2026 9:05\n';
    expect(toShort(await read(american))).toEqual([['A-1', '2026-01-11 9:05']]);
  });
});

it('a list without headings has those of its form, where it has some', async () => {
  const form = { ...FORM, unnamed: ['order', 'amount'] };
  expect(toShort(await read('A-1;10\nA-2;20\n', form))).toEqual([
    ['A-1', '10'],
    ['A-2', '20'],
  ]);
  expect(toShort(await read('sep=;\nA-1;10\n', form))).toEqual([['A-1', '10']]);
});

it('letters of another encoding are read, and the encoding is named', async () => {
  expect(await read(Buffer.from(`${HEAD}\nA-1,10,caf\u{e9}\n`, 'latin1'))).toEqual([
    { line: 0, note: 'The file is not UTF-8. It was read as Windows-1252.' },
    { line: 2, row: { Order: 'A-1', Amount: '10', Goods: 'café' } },
  ]);
  const mixed = Buffer.concat([Buffer.from(`${HEAD}\nA-1,10,café\nA-2,20,caf`), Buffer.of(0xe9, 0x0a)]);
  expect(toShort(await read(mixed))).toEqual([
    ['A-1', '10', 'café'],
    ['A-2', '20', 'caf\u{fffd}'],
  ]);
});

it.each<[string, Buffer, RegExp]>([
  ['no bytes', Buffer.alloc(0), /is empty: it has no bytes/],
  ['a mark only', Buffer.from('\u{feff}'), /is empty: it has blanks/],
  ['ends of lines only', Buffer.from('\r\n\n  \t\n'), /is empty/],
  ['a workbook', Buffer.from('PK\u{3}\u{4}xl/workbook.xml'), /is a workbook \(\.xlsx.*save the sheet as "CSV UTF-8"/],
  ['an older workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), /\.xls\)/],
  ['a PDF', Buffer.from('%PDF-1.7'), /is a PDF/],
  ['a compressed list', Buffer.of(0x1f, 0x8b, 8, 0), /gunzip/],
  ['a web page', Buffer.from('\n<!DOCTYPE html><html>'), /is a web page/],
  ['XML', Buffer.from('<?xml version="1.0"?>'), /is XML/],
  ['JSON', Buffer.from('[{"order": 1}]'), /is JSON/],
  ['UTF-32', Buffer.from('fffe00004f000000', 'hex'), /UTF-32/],
  [
    'other headings',
    Buffer.from('Number,Value\n1,2\n'),
    /none of its first 50 lines has a column "order" or "order_id". It begins with "Number,Value"/,
  ],
])('a file with %s is refused, and the text says what it is', async (_, content, problem) => {
  await expect(read(content)).rejects.toThrow(problem);
});

it('a file that is not there is refused', async () => {
  await expect(readAll(join(folder, 'none.csv'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
});
