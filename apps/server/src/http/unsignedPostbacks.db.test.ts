import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorEnvelope, UnsignedPostbackAnswer, Wallet } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runCli } from '../cli/runCli.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { addClick } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const [secret, older, foreign] = [
  '9f86d081884c7d659a2feaa0c55ad015',
  'a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'Kq_83vEjRWeJCrze8-SNFZ4kKvN7xI0V',
];

let apiHost: TestHost;
let member: TestMember;
let clickId: string;
let orders = 0;
const folder = mkdtempSync(join(tmpdir(), 'potli-lists-'));

beforeAll(async () => {
  apiHost = await createTestHost({
    postbackPaths: new Map([
      ['bazaar', { adapter: 'generic', secrets: [secret, older] }],
      ['awin', { adapter: 'awin', secrets: [foreign] }],
    ]),
  });
  member = await joinMember(apiHost);
  clickId = await addClick(apiHost.database, member.id);
});
afterAll(async () => {
  await apiHost.close();
  rmSync(folder, { recursive: true });
});

/** What a network fills in for an order of ₹1,000, which earns ₹50. */
function fieldsOf(given: Record<string, string> = {}): Record<string, string> {
  orders += 1;
  return {
    transaction_id: `OD-${orders}`,
    aff_sub1: clickId,
    status: 'pending',
    sale_amount: '1000',
    base_commission: '80',
    currency: 'INR',
    sale_date: new Date().toISOString(),
    ...given,
  };
}

const FORM = 'application/x-www-form-urlencoded';
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

async function send(
  fields: Record<string, string>,
  given: { path?: string; init?: RequestInit; address?: boolean } = {},
) {
  const { path = `/postbacks/bazaar/${secret}`, init = form(fields), address = false } = given;
  const query = new URLSearchParams(fields).toString();
  const response = await (address ? apiHost.call(`${path}?${query}`) : apiHost.call(path, init));
  const answer: unknown = await response.json();
  if (!response.ok) return { status: response.status, error: z.parse(ErrorEnvelope, answer).errors[0] };
  return { status: response.status, outcome: z.parse(UnsignedPostbackAnswer, answer).outcome };
}

async function wallet() {
  const response = await member.get('/wallets/my-wallet');
  const { trackedAmount, walletBalance } = z.parse(Wallet, await response.json());
  return { pending: trackedAmount, approved: walletBalance };
}

describe('a report at a secret address', () => {
  it.each<[string, (fields: Record<string, string>) => ReturnType<typeof send>]>([
    ['as a form', (fields) => send(fields)],
    ['in the address', (fields) => send(fields, { address: true })],
    [
      'as JSON',
      (fields) =>
        send(fields, {
          init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) },
        }),
    ],
    ['with the secret before', (fields) => send(fields, { path: `/postbacks/bazaar/${older}` })],
  ])('%s moves the money once', async (_, call) => {
    const { pending } = await wallet();
    const fields = fieldsOf();
    expect(await call(fields)).toEqual({ status: 200, outcome: 'applied' });
    expect(await call(fields)).toEqual({ status: 200, outcome: 'duplicate' });
    expect((await wallet()).pending).toBe(pending + 50);
  });

  it('can be one of several in a call: each counts by itself, and one that cannot be read is stored', async () => {
    const { pending } = await wallet();
    const reports = [fieldsOf(), fieldsOf({ status: 'who knows' }), fieldsOf()];
    const before = await refusedRows();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(reports) };
    expect(await send({}, { init })).toEqual({ status: 202, outcome: 'refused' });
    expect((await wallet()).pending).toBe(pending + 100);
    const [row, ...more] = (await refusedRows()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(more).toEqual([]);
    expect(JSON.parse(String(row?.body))).toEqual(reports[1]);
    const good = { ...init, body: JSON.stringify([fieldsOf(), fieldsOf()]) };
    expect(await send({}, { init: good })).toEqual({ status: 200, outcome: 'applied' });
    expect((await wallet()).pending).toBe(pending + 200);
  });

  it.each<[string, (fields: Record<string, string>) => ReturnType<typeof send>]>([
    ['with a slash at its end', (fields) => send(fields, { path: `/postbacks/bazaar/${secret}/` })],
    [
      'by POST with its fields in the address',
      (fields) =>
        send(
          {},
          { path: `/postbacks/bazaar/${secret}?${String(new URLSearchParams(fields))}`, init: { method: 'POST' } },
        ),
    ],
    [
      'with fields in the address and in the form',
      ({ status = '', ...fields }) => send(fields, { path: `/postbacks/bazaar/${secret}?status=${status}` }),
    ],
    [
      'as JSON with other fields in the address',
      (fields) =>
        send(fields, {
          path: `/postbacks/bazaar/${secret}?network=bazaar`,
          init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(fields) },
        }),
    ],
    [
      'as JSON that calls itself a form, as programs do that are told nothing, with other fields in the address',
      (fields) =>
        send(fields, {
          path: `/postbacks/bazaar/${secret}?network=bazaar`,
          init: { ...form({}), body: JSON.stringify(fields), headers: { 'content-type': FORM } },
        }),
    ],
  ])('%s is read', async (_, call) => {
    expect(await call(fieldsOf())).toEqual({ status: 200, outcome: 'applied' });
  });

  it('of Awin is wrapped into a field', async () => {
    const { pending } = await wallet();
    const report = {
      transactionId: `OD-awin-${orders}`,
      clickRef: clickId,
      transactionAmount: '1000',
      transactionCurrency: 'INR',
      commission: '80',
      transactionDate: new Date().toISOString(),
    };
    const init = form({ AwinTransactionPush: JSON.stringify(report) });
    expect(await send({}, { path: `/postbacks/awin/${foreign}`, init })).toEqual({ status: 200, outcome: 'applied' });
    expect((await wallet()).pending).toBe(pending + 50);
  });

  it('is stored where its click is not known, and where it contradicts another: networks repeat what is refused', async () => {
    const unknown = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
    expect(await send(fieldsOf({ aff_sub1: unknown }))).toEqual({ status: 202, outcome: 'parked' });
    const fields = fieldsOf();
    await send(fields);
    const other = await addClick(apiHost.database, member.id);
    expect(await send({ ...fields, aff_sub1: other })).toEqual({ status: 202, outcome: 'conflict' });
  });

  it('needs no click when its order is known', async () => {
    const fields = fieldsOf();
    await send(fields);
    const before = await wallet();
    for (const empty of ['', '{aff_sub}']) {
      const declined = { ...fields, aff_sub1: empty, status: 'declined', sale_amount: '0', reason: `no ${empty}` };
      expect((await send(declined)).status).toBe(200);
    }
    expect(await wallet()).toEqual({ ...before, pending: before.pending - 50 });
  });
});

it.each<[string, number, () => ReturnType<typeof send>]>([
  ['a wrong secret', 401, () => send(fieldsOf(), { path: `/postbacks/bazaar/${secret.replace('9', '8')}` })],
  ['the secret of another network', 401, () => send(fieldsOf(), { path: `/postbacks/bazaar/${foreign}` })],
  ['a network that is not connected', 401, () => send(fieldsOf(), { path: `/postbacks/nobody/${secret}` })],
  ['a secret with a NUL', 401, () => send(fieldsOf(), { path: '/postbacks/bazaar/%00' })],
  [
    'a wrong secret, also for a body that is too large',
    401,
    () => send({}, { path: `/postbacks/bazaar/${foreign}`, init: { method: 'POST', body: 'x'.repeat(20_001) } }),
  ],
])('nothing moves for %s: %i', async (_, status, call) => {
  const before = await wallet();
  expect((await call()).status).toBe(status);
  expect(await wallet()).toEqual(before);
});

it.each<[string, () => ReturnType<typeof send>]>([
  ['an unknown status', () => send(fieldsOf({ status: 'maybe' }))],
  ['another currency', () => send(fieldsOf({ currency: 'USD' }), { address: true })],
  ['a NUL', () => send(fieldsOf({ transaction_id: 'a\0b' }))],
  [
    'a field that says one thing in the address and another in the form',
    () => send(fieldsOf(), { path: `/postbacks/bazaar/${secret}?transaction_id=other` }),
  ],
  ['a commission of 30 digits', () => send(fieldsOf({ base_commission: '9'.repeat(30) }))],
  [
    'bytes that are no UTF-8',
    () =>
      send(
        {},
        {
          init: {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: 'status=%ff',
          },
        },
      ),
  ],
  ['a sale of nothing', () => send(fieldsOf({ sale_amount: '0' }))],
  ['a report of tomorrow', () => send(fieldsOf({ sale_date: new Date(Date.now() + DAY_MS).toISOString() }))],
  ['more than 20 kB', () => send(fieldsOf({ reason: 'x'.repeat(20_001) }))],
  ['nothing at all', () => send({}, { address: true })],
  ['another kind of body', () => send({}, { init: { method: 'POST', body: '<xml/>' } })],
  ['more than 100 kB', () => send(fieldsOf({ reason: 'x'.repeat(100_001) }))],
])('nothing moves for %s at the right address: it is kept, and the network need not come again', async (_, call) => {
  const before = await wallet();
  const kept = await refusedRows();
  expect(await call()).toEqual({ status: 202, outcome: 'refused' });
  expect(await wallet()).toEqual(before);
  const [row, ...others] = (await refusedRows()).filter(({ id }) => !kept.some((one) => one.id === id));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ network: 'bazaar', state: 'refused', times: 1 });
  expect(row?.reason).toMatch(/\w/);
});

it('the same bytes again are one row, and of a large body the first part is stored with its length', async () => {
  const fields = fieldsOf({ status: 'maybe', reason: 'x'.repeat(150_000) });
  const length = new URLSearchParams(fields).toString().length;
  const init = { ...form(fields), headers: { 'content-length': String(length) } };
  for (const _ of [1, 2]) await send(fields, { init });
  const row = (await refusedRows()).at(-1);
  expect(row).toMatchObject({ times: 2, byte_count: length });
  expect(row?.body.toString()).toMatch(new RegExp(`^transaction_id=${fields.transaction_id}&`));
  expect(row?.body).toHaveLength(20_000);
});

it.each(['', '/'])('of a POST with its fields in the address, the address counts (%j)', async (slash) => {
  const query = new URLSearchParams(fieldsOf()).toString();
  const path = `/postbacks/bazaar/${secret}${slash}`;
  expect(await send({}, { path: `${path}?${query}`, init: { method: 'POST' } })).toEqual({
    status: 200,
    outcome: 'applied',
  });
  const [first = '', ...rest] = new URLSearchParams(fieldsOf()).toString().split('&');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const half = { method: 'POST', headers, body: rest.join('&') };
  expect(await send({}, { path: `${path}?${first}`, init: half })).toEqual({ status: 200, outcome: 'applied' });
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"source":"us"}' };
  const before = await refusedRows();
  const other = new URLSearchParams(fieldsOf()).toString();
  expect(await send({}, { path: `${path}?${other}`, init: json })).toEqual({ status: 200, outcome: 'applied' });
  expect(await refusedRows()).toEqual(before);
});

async function refusedRows() {
  const { rows } = await apiHost.database.pool.query<{
    id: string;
    network: string;
    state: string;
    reason: string;
    times: number;
    byte_count: number;
    body: Buffer;
  }>('select * from refused_body order by id');
  return rows;
}

it('an unknown network is refused with the words of a wrong secret', async () => {
  const [wrong, unknown] = await Promise.all(
    ['bazaar', 'nobody'].map((network) => send(fieldsOf(), { path: `/postbacks/${network}/${foreign}` })),
  );
  expect(unknown).toEqual(wrong);
});

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
  expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
});

it('a replayed report of a secret address is still read as a call: its approval counts as tracked', async () => {
  const late = await addClick(apiHost.database, member.id);
  const { pool } = apiHost.database;
  // the click is not known yet
  await pool.query('delete from click where id = $1', [late]);
  expect(await send(fieldsOf({ aff_sub1: late, status: 'confirmed' }))).toMatchObject({ outcome: 'parked' });
  const before = await wallet();
  await pool.query('insert into click select ($1::click).*', [await clickLike(late)]);
  expect((await potli('postbacks', 'replay')).printed).toMatch(/^1 applied/);
  expect(await wallet()).toEqual({ ...before, pending: before.pending + 50 });
});

async function clickLike(id: string): Promise<string> {
  const { rows } = await apiHost.database.pool.query<{ click: string }>(
    `select (jsonb_populate_record(click, jsonb_build_object('id', $2::text)))::text as click from click where id = $1`,
    [clickId, id],
  );
  return rows[0]?.click ?? '';
}

async function potli(...args: string[]) {
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const environment = { DATABASE_URL: apiHost.database.url, INIT_CWD: folder };
  const code = await runCli(args, { environment, print: say, complain: say });
  return { code, printed: lines.join('\n') };
}

function writeList(name: string, rows: readonly Record<string, string>[]): void {
  const [first = {}] = rows;
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  writeFileSync(join(folder, name), lines.map((cells) => cells.join(',')).join('\n'));
}
