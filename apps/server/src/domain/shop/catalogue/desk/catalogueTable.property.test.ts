import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import { catalogueKinds, kindFields } from '@potli/api/contract/catalogueKinds';
import { demoCatalogue } from '@potli/api/fixtures';
import { readCatalogueTable, TableRefused, tableHead, tableLine } from '@potli/api/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';

const written = (rows: CatalogueFields[]) => tableHead('stores') + rows.map((row) => tableLine('stores', row)).join('');
const read = (text: string) => [...readCatalogueTable('stores', 'urlSlug', text)];

/** As spreadsheets, shops and people write: formulas, signs of CSV, line breaks, marks, rupees, Hindi. */
const pieces = [
  '=1+1',
  "'=A",
  "'",
  '+91',
  '-',
  '@x',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\uFEFF',
  '₹500',
  'जूते',
  ' ',
  '[',
  'a',
];
const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

it('a table gives back every row that was written into it', () => {
  const row = fc.record({
    urlSlug: fc.constantFrom('one', 'two'),
    storeDescription: text.filter((each) => each.trim() !== ''),
    importantTerms: fc.array(text, { maxLength: 3 }),
    isOffline: fc.boolean(),
    homeRank: fc.option(fc.nat(), { nil: undefined }),
    liveFrom: fc.constantFrom(null, '2026-12-01T00:00:00Z'),
    rates: fc.array(fc.record({ appliesTo: text, percent: fc.constantFrom(0.01, 6.5) }), {
      minLength: 1,
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const given = read(written(rows));
      expect(given.flatMap(({ problems }) => problems)).toEqual([]);
      const names = Object.keys(rows[0] as object);
      const back = given.map(({ fields }) => Object.fromEntries(names.map((name) => [name, fields[name]])));
      // an empty list is an empty cell, which is the default
      expect(back).toEqual(
        rows.map((each) => ({
          ...each,
          importantTerms: each.importantTerms.length > 0 ? each.importantTerms : undefined,
        })),
      );
    }),
  );
});

it.each(catalogueKinds)('every row of the demo shop comes back: %s', (kind) => {
  const schema = rowSchemas[kind] as z.ZodMiniType<CatalogueFields>;
  const rows = ((demoCatalogue[kind] ?? []) as object[]).map((row) => schema.parse(row));
  const file = tableHead(kind) + rows.map((row) => tableLine(kind, row)).join('');
  const back = [...readCatalogueTable(kind, kindFields[kind].key, file)];
  expect(back.map(({ fields }) => schema.parse(JSON.parse(JSON.stringify(fields, dropNulls))))).toEqual(rows);
});

const dropNulls = (_name: string, value: unknown) => (value === null ? undefined : value);

it('no cell that a spreadsheet would calculate is written', () => {
  const [, line] = written([{ urlSlug: 'one', storeName: '=HYPERLINK("https://bad.example")' }]).split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
});

it('semicolons, tabs, single line feeds and a missing last line end are read; the line of a row is its first', () => {
  const rows = read('urlSlug;storeName\none;"a\nb"\n\ntwo;c');
  expect(rows.map(({ line, fields }) => [line, fields.urlSlug, fields.storeName])).toEqual([
    [2, 'one', 'a\nb'],
    [5, 'two', 'c'],
  ]);
  expect(read('urlSlug\tstoreName\rone\ta').map(({ fields }) => fields)).toEqual([{ urlSlug: 'one', storeName: 'a' }]);
});

it.each(['sep=;', '"sep=;"', 'SEP=; '])('the first line can name the delimiter, for spreadsheets: %s', (first) => {
  expect(read(`\uFEFF${first}\r\nurlSlug;storeName\r\none;"a,b, c"\r\n`)).toMatchObject([
    { line: 3, fields: { urlSlug: 'one', storeName: 'a,b, c' }, problems: [] },
  ]);
});

it('the delimiter that the first line names counts, also where no other sign is in the headings', () => {
  expect(read('sep=|\nurlSlug|storeName\none|a,b')[0]?.fields).toEqual({ urlSlug: 'one', storeName: 'a,b' });
});

it.each([
  ['urlSlug,storeName,homeRank\none,a', 2],
  ['urlSlug,storeName,homeRank\none,a,1\ntwo', 3],
  ['urlSlug,storeName,homeRank\none,"a\nb"', 2],
])('a last line that is cut off takes no field away, and says so: %j', (file, line) => {
  expect(read(file).at(-1)).toEqual({
    line,
    fields: {},
    problems: [
      { column: '', reason: expect.stringMatching(/^The line has [12] cells?, .* downloaded to its end/) as string },
    ],
  });
});

it.each([
  'urlSlug,storeName,homeRank\none,a\n',
  'urlSlug,storeName,homeRank\none,a\ntwo,b,1',
  'urlSlug,storeName,,\none,a',
])('cells that a program left out at the end of a line are empty: %j', (file) => {
  expect(read(file)[0]).toMatchObject({ fields: { urlSlug: 'one', storeName: 'a' }, problems: [] });
});

it.each([
  ['homeRank', 'first', '"first" is not a number, such as 6.5'],
  ['isOffline', 'perhaps', '"perhaps" is neither true nor false'],
  ['rates', '6.5 %', '"6.5 %" is not JSON'],
])('a cell that cannot be read says so: %s', (column, cell, reason) => {
  expect(read(`urlSlug,${column}\none,${cell}`)[0]?.problems).toEqual([{ column, reason }]);
});

it.each([
  ['', 'The table is empty'],
  ['storeName\na', 'The column "urlSlug" is missing'],
  ['urlSlug,storename\none,a', 'There is no column "storename"'],
  ['urlSlug,storeName,urlSlug\none,a,b', 'The column "urlSlug" is there twice'],
])('a text that is no table is refused: %j', (file, reason) => {
  expect(() => read(file)).toThrow(TableRefused);
  expect(() => read(file)).toThrow(reason);
});

it('a row with an open quote or with more cells than headings is refused, and the others are read', () => {
  expect(
    read('urlSlug\none,two\nthree\n"four').map(({ fields, problems }) => [fields.urlSlug, problems[0]?.reason]),
  ).toEqual([
    [undefined, 'The line has 2 cells, the headings have 1'],
    ['three', undefined],
    [undefined, 'A quote is not closed'],
  ]);
});

it.each([
  ['liveFrom', '03-04-2027', '2027-04-03T00:00:00+05:30'],
  ['liveUntil', '03-04-2027', '2027-04-04T00:00:00+05:30'],
  ['liveUntil', '31-12-2027', '2028-01-01T00:00:00+05:30'],
  ['liveUntil', '3-4-2027 9:30', '2027-04-03T09:30:00+05:30'],
  ['liveFrom', '2027-04-03 18:00:00', '2027-04-03T18:00:00+05:30'],
  ['liveFrom', '2027-04-03T18:00:00Z', '2027-04-03T18:00:00Z'],
  ['homeRank', '1,25,000', 125_000],
  ['urlSlug', ' one ', 'one'],
  ['redirectionUrl', 'https://one.example/ ', 'https://one.example/'],
])('a cell is read as people write it: %s %s', (column, cell, value) => {
  const columns = column === 'urlSlug' ? 'urlSlug' : `urlSlug;${column}`;
  const [row] = read(`${columns}\n${column === 'urlSlug' ? '' : 'one;'}${cell}\n`);
  expect(row?.problems).toEqual([]);
  expect(row?.fields[column]).toBe(value);
});

it.each(['03/04/2027', '3-4-27', '31-02-2027', '03-04-2027 24:00', 'tomorrow'])(
  'a time that could be another one is refused: %s',
  (cell) => {
    const reason = `"${cell}" is no time, such as 03-04-2027 18:00 in India`;
    expect(read(`urlSlug;liveUntil\none;${cell}\n`)[0]?.problems).toEqual([{ column: 'liveUntil', reason }]);
  },
);
