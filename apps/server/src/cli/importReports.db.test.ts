import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBalances } from '../domain/ledger/journals/lockWallets.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { addClick, addMember } from '../testing/sampleMoney.ts';
import { runCli } from './runCli.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'potli-reports-'));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
const member = await addMember(database);
const click = await addClick(database, member);

async function potli(...args: string[]) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runCli(args, {
    environment: { INIT_CWD: folder, DATABASE_URL: database.url },
    print,
    complain: print,
  });
  return { code, printed: lines.join('\n') };
}

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const wallet = async () => (await readBalances(database.orm, [member])).get(member);

it('applies each line by itself, and the same file again changes nothing', async () => {
  const lines = [
    '\uFEFFTransaction ID;"Sub ID";Status;Sale Amount;Commission;Sale Date;Comment',
    `A-1;${click};Pending;"1,000.00";80;22-11-2026;`,
    `A-2;${click};Approved;1000;80;22-11-2026 14:30;"said ""yes""; twice\nand once more"`,
    `A-3;${click};Perhaps;1000;80;22-11-2026;`,
    '',
    `A-4;${click};Approved;1.000,00;80;22-11-2026;`,
    `A-5;${click};Approved`,
    `A-6;${click};Approved;1000;80;31-02-2026;`,
    `A-1;${click};Approved;2000;160;22-11-2026;`,
    `"A-7;${click};Approved;1000;80;22-11-2026;`,
    `A-8;;Declined;0;;22-11-2026;`,
  ];
  const name = file('list.csv', lines.join('\r\n'));
  const dry = await potli('import-reports', 'generic', name, '--dry-run');
  expect(dry).toMatchObject({ code: 1, printed: expect.stringMatching(/^6 readable/) as string });
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 0n });

  const first = await potli('import-reports', 'generic', name);
  expect(first.printed).toBe(`5 applied, 1 parked.

Not applied:
  line 5, order A-3: The status "Perhaps" is unknown.
  line 8, order A-5: The report names no amount of the sale.
  line 9, order A-6: The time of the report is not readable: "31-02-2026".
  line 12, order A-8: It waits: its click is unknown, or that of a granted claim, see "potli postbacks list". It says rejected.`);
  expect(first.code).toBe(1);
  // A-1 with its last line, A-2, A-4 with a point that groups, and A-7 with a stray quote
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 25_000n });
  const { printed } = await potli('import-reports', 'generic', name, '--json');
  // what is parked may come again, too
  expect(JSON.parse(printed)).toMatchObject({ counts: { duplicate: 5, parked: 1 } });
  expect(await wallet()).toMatchObject({ APPROVED: 25_000n });
});

it('a map names the columns, and a list that was saved without UTF-8 says so', async () => {
  file('map.json', JSON.stringify({ orderId: 'Bestellung', clickId: ['Ref', 'Ref 2'], saleAmount: 'Wert' }));
  const name = file(
    'other.csv',
    Buffer.from(
      `Bestellung,Ref 2,Status,Wert,Date\nB-1,${click},pending,100,2026-11-22\nB-\xfc,${click},pending,100,2026-11-22`,
      'latin1',
    ),
  );
  const { printed } = await potli('import-reports', 'bazaar', name, '--adapter', 'generic', '--map', 'map.json');
  expect(printed).toBe('2 applied.\n\nNo reports:\n  The file is not UTF-8. It was read as Windows-1252.');
});

it.each([
  ['a network without an adapter', ['bazaar', 'list.csv'], /Take one of --adapter generic, admitad/],
  ['a file that is not there', ['generic', 'nothing.csv'], /nothing\.csv cannot be read \(ENOENT\)/],
  ['a map that is not there', ['generic', 'list.csv', '--map', 'no.json'], /no\.json cannot be read/],
  [
    'a map of other fields',
    ['generic', 'list.csv', '--map', file('bad.json', '{"order": "x"}')],
    /for some of: orderId/,
  ],
  ['no file', ['generic'], /takes a network and one file/],
])('says what is wrong with %s', async (_, args, problem) => {
  const { code, printed } = await potli('import-reports', ...args);
  expect(code).toBeGreaterThan(0);
  expect(printed).toMatch(problem);
});

it('a report is replayed alone, by its network and id', async () => {
  const late = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b99';
  const name = file(
    'late.csv',
    `order,click,status,amount,date\nL-1,${late},approved,100,2026-11-22\nL-2,${late},approved,100,2026-11-22`,
  );
  expect((await potli('import-reports', 'generic', name)).printed).toMatch(/^2 parked\.\n\nNot applied:/);
  await database.pool.query('update click set id = $1 where id = $2', [late, await addClick(database, member)]);
  const { rows } = await database.pool.query<{ id: string }>(
    `select event_id as id from order_report where network_order_id = 'L-1'`,
  );
  const id = rows[0]?.id ?? '';
  expect(await potli('postbacks', 'replay', 'generic', id)).toEqual({
    code: 0,
    printed: '1 applied, 0 still wait, 0 failed.',
  });
  expect((await potli('postbacks', 'list')).printed).toContain('order L-2');
  expect((await potli('postbacks', 'list')).printed).not.toContain('order L-1');
  expect(await potli('postbacks', 'replay', 'generic', id)).toMatchObject({ code: 1 });
  expect(await potli('postbacks', 'replay', 'generic')).toMatchObject({ code: 2 });
});

it('names each line that says something else than what counts, and ends with 1; repetitions are counted', async () => {
  const head = 'order,click,status,amount,commission,date';
  const other = await addClick(database, member);
  const old = file(
    'old.csv',
    `${head}\nC-1,${click},pending,1000,80,2026-11-20\nC-2,${click},approved,500,40,2026-11-20`,
  );
  const late = file(
    'late-list.csv',
    `${head}\nC-1,${click},approved,1000,80,2026-11-20\nC-2,${click},approved,500,40,2026-11-20`,
  );
  expect(await potli('import-reports', 'generic', late, '--as-of', '2026-11-24')).toEqual({
    code: 0,
    printed: '2 applied.',
  });
  // an older file: one line differs, one says the same
  const stale = await potli('import-reports', 'generic', old, '--as-of', '2026-11-22');
  expect(stale.code).toBe(1);
  expect(stale.printed).toMatch(
    /Not applied:\n {2}line 2, order C-1: Another report counts\. It says tracked, sale ₹1,000\.00, commission ₹80\.00\. What counts: approved, sale ₹1,000\.00, commission ₹80\.00 \(a list of 2026-11-24T18:29:59\.999Z\)\.$/,
  );
  // it still differs, also where nothing in it is new
  expect(await potli('import-reports', 'generic', old, '--as-of', '2026-11-22')).toMatchObject({ code: 1 });
  expect(await potli('import-reports', 'generic', late, '--as-of', '2026-11-24')).toEqual({
    code: 0,
    printed: '2 duplicate.',
  });
  const wrong = file(
    'wrong.csv',
    `${head}\nC-1,${other},approved,1000,80,2026-11-20\nC-2,${click},approved,500,0,2026-11-20`,
  );
  const { code, printed } = await potli('import-reports', 'generic', wrong, '--json');
  expect(code).toBe(1);
  const problems = [
    { line: 2, orderId: 'C-1', problem: expect.stringMatching(/^It contradicts its order/) as string },
    {
      line: 3,
      orderId: 'C-2',
      problem: expect.stringMatching(/^It waits for a person/) as string,
      says: { status: 'approved', saleAmount: 500, commission: 0 },
      counts: { commission: 0, source: 'list' },
    },
  ];
  expect(JSON.parse(printed)).toMatchObject({ problems });
  // a conflict is printed each time, not only at first
  expect(JSON.parse((await potli('import-reports', 'generic', wrong, '--json')).printed)).toMatchObject({ problems });
});

it('what a later line of the same list corrects took effect, at each import', async () => {
  const head = 'order,click,status,amount,commission,date';
  const history = file(
    'history.csv',
    `${head}\nD-1,${click},pending,1000,80,2026-11-20\nD-1,${click},approved,900,72,2026-11-21`,
  );
  for (const _ of [1, 2]) expect(await potli('import-reports', 'generic', history)).toMatchObject({ code: 0 });
  // a line that came behind the one that counts was not
  const behind = file(
    'behind.csv',
    `${head}\nD-2,${click},approved,900,72,2026-11-21\nD-2,${click},pending,1000,80,2026-11-20`,
  );
  const { code, printed } = await potli('import-reports', 'generic', behind);
  expect(code).toBe(1);
  expect(printed).toContain('line 3, order D-2: Another report counts.');
});

it('a point means in each line what the other amounts of the list show', async () => {
  const headings = 'Transaction ID;Sub ID;Status;Sale Amount;Commission;Sale Date';
  const name = file('points.csv', `${headings}\nP-1;${click};Approved;2.000;199,50;22-11-2026\n`);
  expect(await potli('import-reports', 'generic', name)).toMatchObject({ code: 0 });
  const sale = `select sale_paise::int as sale from shop_order where network_order_id = 'P-1'`;
  expect((await database.pool.query(sale)).rows).toEqual([{ sale: 200_000 }]);
});
