import { DAY_MS } from '@potli/api/units/time';
import { describe, expect, it } from 'vitest';
import { foreign, form, older, type SentReport, secret, useSecretAddresses } from '../testing/useSecretAddresses.ts';

const own = useSecretAddresses();
const { fieldsOf, send, wallet } = own;

const FORM = 'application/x-www-form-urlencoded';

describe('a report at a secret address', () => {
  it.each<[string, (fields: Record<string, string>) => Promise<SentReport>]>([
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

  it.each<[string, (fields: Record<string, string>) => Promise<SentReport>]>([
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
      transactionId: 'OD-awin',
      clickRef: own.clickId,
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
    const other = await own.addClick();
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

it.each<[string, number, () => Promise<SentReport>]>([
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

it.each<[string, () => Promise<SentReport>]>([
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
])('nothing moves for %s at the right address: it is stored, and the network need not come again', async (_, call) => {
  const before = await wallet();
  const stored = await refusedRows();
  expect(await call()).toEqual({ status: 202, outcome: 'refused' });
  expect(await wallet()).toEqual(before);
  const [row, ...others] = (await refusedRows()).filter(({ id }) => !stored.some((one) => one.id === id));
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
  const { rows } = await own.database.pool.query<{
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
