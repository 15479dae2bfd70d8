import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../cli/runCli.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { useSecretAddresses } from '../testing/useSecretAddresses.ts';

const own = useSecretAddresses();
const { fieldsOf, send, wallet } = own;

const folder = mkdtempSync(join(tmpdir(), 'potli-lists-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('an approval counts as tracked, until the list of the network says the same; then it is paid', async () => {
  const fields = fieldsOf();
  await send(fields);
  const before = await wallet();
  // also later, and again after a replay
  for (const day of [0, 1]) {
    const later = new Date(Date.now() - day * 1_000).toISOString();
    expect((await send({ ...fields, status: 'confirmed', sale_date: later })).status).toBe(200);
  }
  await potli('postbacks', 'replay');
  expect(await wallet()).toEqual(before);
  const listed = { ...fields, status: 'confirmed', sale_date: new Date().toISOString() };
  writeList('november.csv', [listed]);
  expect(await potli('import-reports', 'bazaar', 'november.csv', '--adapter', 'generic')).toMatchObject({
    code: 0,
    printed: '1 applied.',
  });
  expect(await wallet()).toEqual({ pending: before.pending - 50, approved: before.approved + 50 });
  // what comes to the address afterwards takes nothing back
  for (const status of ['confirmed', 'declined']) {
    expect(await send({ ...listed, status })).toEqual({ status: 200, outcome: 'stale' });
  }
  expect(await wallet()).toMatchObject({ approved: before.approved + 50 });
  expect(await checkLedger(own.database)).toEqual(soundLedger);
});

it('a replayed report of a secret address is still read as a call: its approval counts as tracked', async () => {
  const late = await own.addClick();
  const { pool } = own.database;
  // the click is not known yet
  await pool.query('delete from click where id = $1', [late]);
  expect(await send(fieldsOf({ aff_sub1: late, status: 'confirmed' }))).toMatchObject({ outcome: 'parked' });
  const before = await wallet();
  await pool.query('insert into click select ($1::click).*', [await clickLike(late)]);
  expect((await potli('postbacks', 'replay')).printed).toMatch(/^1 applied/);
  expect(await wallet()).toEqual({ ...before, pending: before.pending + 50 });
});

async function clickLike(id: string): Promise<string> {
  const { rows } = await own.database.pool.query<{ click: string }>(
    `select (jsonb_populate_record(click, jsonb_build_object('id', $2::text)))::text as click from click where id = $1`,
    [own.clickId, id],
  );
  return rows[0]?.click ?? '';
}

async function potli(...args: string[]) {
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const environment = { DATABASE_URL: own.database.url, INIT_CWD: folder };
  const code = await runCli(args, { environment, print: say, complain: say });
  return { code, printed: lines.join('\n') };
}

function writeList(name: string, rows: readonly Record<string, string>[]): void {
  const [first = {}] = rows;
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  writeFileSync(join(folder, name), lines.map((cells) => cells.join(',')).join('\n'));
}
