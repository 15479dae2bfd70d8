import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { ErrorEnvelope, UnsignedPostbackAnswer } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember } from '../testing/joinMember.ts';
import { addClick } from '../testing/sampleMoney.ts';

const SECRET = '9f86d081884c7d659a2feaa0c55ad015';
const DOOR = `/postbacks/bazaar/${SECRET}`;

let apiHost: TestHost;
let clickId: string;
let orders = 0;

beforeAll(async () => {
  apiHost = await createTestHost({ postbackPaths: new Map([['bazaar', { adapter: 'generic', secrets: [SECRET] }]]) });
  const member = await joinMember(apiHost);
  clickId = await addClick(apiHost.database, member.id);
});
afterAll(() => apiHost.close());

/** The fields of a new order, as a network fills them in. */
function query(more = ''): string {
  orders += 1;
  const fields = { transaction_id: `OD-${orders}`, aff_sub1: clickId, status: 'pending', sale_amount: '1000' };
  return `${String(new URLSearchParams({ ...fields, currency: 'INR' }))}${more}`;
}

async function send(path: string, init?: RequestInit) {
  const response = await apiHost.call(path, init);
  const answer: unknown = await response.json();
  if (!response.ok) return { status: response.status, error: z.parse(ErrorEnvelope, answer).errors[0] };
  return { status: response.status, ...z.parse(UnsignedPostbackAnswer, answer) };
}

async function refusedBodies(): Promise<string[]> {
  const { rows } = await apiHost.database.pool.query<{ body: Buffer }>('select body from refused_body order by id');
  return rows.map(({ body }) => body.toString());
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a body that is compressed is read', () => {
  it.each<[string, (text: string) => Buffer]>([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['identity', Buffer.from],
  ])('%s', async (encoding, pack) => {
    const headers = { ...FORM, 'content-encoding': encoding };
    const body = new Uint8Array(pack(query()));
    expect(await send(DOOR, { method: 'POST', headers, body })).toEqual({ status: 200, outcome: 'applied' });
  });

  it('also beside fields in the address', async () => {
    const [first = '', ...others] = query().split('&');
    const init = { method: 'POST', headers: { ...FORM, 'content-encoding': 'gzip' } };
    const body = new Uint8Array(gzipSync(others.join('&')));
    expect(await send(`${DOOR}?${first}`, { ...init, body })).toEqual({ status: 200, outcome: 'applied' });
  });
});

it.each<[string, string, Buffer, RegExp]>([
  ['that nobody reads', 'zstd', Buffer.from('(\u{b5}/'), /encoded as "zstd"/],
  ['of two kinds', 'gzip, br', gzipSync('a=1'), /encoded as "gzip, br"/],
  ['that is not what it says', 'gzip', Buffer.from('transaction_id=1'), /encoded as "gzip"/],
  ['that is cut off', 'br', brotliCompressSync(query()).subarray(0, 40), /encoded as "br"/],
  ['that is a bomb', 'gzip', gzipSync(Buffer.alloc(50_000_000)), /encoded as "gzip".* larger than 100 kB/],
])('a body with an encoding %s is kept, and the reason names it', async (_, encoding, bytes, reason) => {
  const headers = { ...FORM, 'content-encoding': encoding };
  const answer = await send(DOOR, { method: 'POST', headers, body: new Uint8Array(bytes) });
  expect(answer).toMatchObject({ status: 202, outcome: 'refused', reason: expect.stringMatching(reason) as string });
  const { rows } = await apiHost.database.pool.query<{ body: Buffer }>('select body from refused_body order by id');
  expect(rows.at(-1)?.body).toEqual(bytes.subarray(0, 20_000));
});

describe('an address is read', () => {
  it.each<[string, () => ReturnType<typeof send>]>([
    ['whose fields follow the secret behind an ampersand', () => send(`${DOOR}&${query()}`)],
    ['of a POST whose fields follow the secret', () => send(`${DOOR}&${query()}`, { method: 'POST' })],
    ['whose ampersand is encoded', () => send(`${DOOR}%26${query()}`)],
    ['that is encoded as a whole', () => send(`${DOOR}%3F${encodeURIComponent(query())}`)],
    ['with a slash in a field behind an ampersand', () => send(`${DOOR}&link=/a/b&${query()}`)],
    ['with a slash behind the secret', () => send(`${DOOR}/&${query()}`)],
    ['with fields on both sides of its question mark', () => send(`${DOOR}&currency=INR?${query()}`)],
    ['with a question mark behind its own fields', () => send(`${DOOR}?src=x?${query()}`)],
    ['with a question mark behind a field without a value', () => send(`${DOOR}?src?${query()}`)],
    ['with two question marks in a row', () => send(`${DOOR}??${query()}`)],
    [
      'with one field behind the secret and the others in a form',
      () => send(`${DOOR}&currency=INR`, { method: 'POST', headers: FORM, body: query() }),
    ],
  ])('%s', async (_, call) => {
    expect(await call()).toEqual({ status: 200, outcome: 'applied' });
  });

  it('whose fields have a link with a question mark of its own', async () => {
    for (const link of [
      'https://shop.example/p?transaction_id=5',
      'https://shop.example/q=1?transaction_id=5',
      'https%3A%2F%2Fshop.example%2Fp?transaction_id=5',
    ]) {
      expect(await send(`${DOOR}?url=${link}&${query()}`)).toEqual({ status: 200, outcome: 'applied' });
    }
  });
});

it('what is behind a right secret and cannot be read is kept as it came', async () => {
  for (const [path, body] of [
    [`${DOOR}&transaction_id=lost%2Fone&amount=5`, 'transaction_id=lost%2Fone&amount=5'],
    [`${DOOR};transaction_id=lost`, ';transaction_id=lost'],
    [`${DOOR}/status/pending?a=b`, 'status/pending&a=b'],
  ] as const) {
    expect(await send(path)).toMatchObject({ status: 202, outcome: 'refused' });
    expect((await refusedBodies()).at(-1)).toBe(body);
  }
});

it('what is no report in a list of reports is kept alone, and the others count', async () => {
  const reports = [query(), query()].map((text) => Object.fromEntries(new URLSearchParams(text)));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify([null, reports[0], 7, [], reports[1]]);
  const answer = await send(DOOR, { method: 'POST', headers, body });
  expect(answer).toEqual({ status: 202, outcome: 'refused', reason: 'The report is not readable JSON.' });
  expect((await refusedBodies()).slice(-3)).toEqual(['null', '7', '[]']);
  const ids = reports.map(({ transaction_id: id }) => id);
  const stored = 'select network_order_id as id from order_report where network_order_id = any($1) order by id';
  expect((await apiHost.database.pool.query(stored, [ids])).rows.map(({ id }) => String(id))).toEqual(ids);
});

it.each([
  `/postbacks/bazaar/${SECRET.replace('9', '8')}&transaction_id=1`,
  `/postbacks/bazaar/${SECRET}x&transaction_id=1`,
  `/postbacks/bazaar/&${SECRET}`,
  `/postbacks/nobody/${SECRET}&transaction_id=1`,
  `/postbacks/bazaar/other/${SECRET}`,
])('a wrong secret with fields behind it opens nothing: %s', async (path) => {
  const before = await refusedBodies();
  expect(await send(path)).toMatchObject({ status: 401 });
  expect(await refusedBodies()).toEqual(before);
});
