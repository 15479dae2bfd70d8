import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListAdapter, toListBody } from '../../../adapters/networks/listAdapter.ts';
import { networks } from '../../../adapters/networks/networks.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { receiveBody } from '../../../testing/receiveReport.ts';
import { runPotli } from '../../../testing/runPotli.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { networkSecret, sendReport } from '../../../testing/sendReport.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { findOrder } from './orderRows.ts';

const SECRET = '9f86d081884c7d659a2feaa0c55ad015';
const reportCurrencies = new Set(['USD', 'JPY', 'KWD']);
const impact = networks.find(({ name }) => name === 'impact') ?? Promise.reject(new Error('impact'));
const folder = mkdtempSync(join(tmpdir(), 'potli-rates-'));
let host: TestHost;
let clickId: string;
let orders = 0;

beforeAll(async () => {
  host = await createTestHost({
    reportCurrencies,
    postbackSecrets: new Map([['bazaar', [networkSecret]]]),
    postbackPaths: new Map([['bazaar', { adapter: 'generic', secrets: [SECRET] }]]),
  });
  clickId = await addClick(host.database, await addMember(host.database), { clickedAt: new Date('2026-09-01') });
  await rates(
    'date,currency,rate,units\n2026-09-04,USD,83.1234,1\n2026-09-08,USD,84,1\n2026-09-04,JPY,57.45,100\n2026-09-04,KWD,270.5,1\n',
  );
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

function potli(...args: string[]) {
  const environment = { INIT_CWD: folder, DATABASE_URL: host.database.url, REPORT_CURRENCIES: 'USD,JPY,KWD' };
  return runPotli(args, environment);
}

function rates(content: string, ...more: string[]) {
  writeFileSync(join(folder, 'rates.csv'), content);
  return potli('rates', 'import', 'rates.csv', '--source', 'RBI reference rates', ...more);
}

const nextOrder = () => {
  orders += 1;
  return `FX-${orders}`;
};

/** What a list says of an order. Members earn 5 %. */
async function list(orderId: string, columns: Record<string, string>) {
  const form = await impact;
  const row = {
    ActionId: orderId,
    SubId1: clickId,
    State: 'PENDING',
    Currency: 'USD',
    Amount: '100',
    Payout: '8',
    ...columns,
  };
  return receiveBody(host.database, toListBody('bazaar', form, row), createListAdapter(form, { reportCurrencies }));
}

const read = (orderId: string) => findOrder(host.database.orm, { network: 'bazaar', orderId });

test.each([
  // 100.00 USD at 83.1234
  ['USD', '100', '8', { saleMinor: 10_000n, salePaise: 831_234n, earnedPaise: 41_561n, commissionPaise: 66_498n }],
  // 57.45 rupees are 100 yen
  ['JPY', '1000', '80', { saleMinor: 1_000n, salePaise: 57_450n, earnedPaise: 2_872n, commissionPaise: 4_596n }],
  ['KWD', '1.234', '0.1', { saleMinor: 1_234n, salePaise: 33_379n, earnedPaise: 1_668n, commissionPaise: 2_705n }],
])(
  'an order in %s counts at the rate of its day, without fractions of a paisa',
  async (currency, amount, payout, paise) => {
    const orderId = nextOrder();
    const columns = { Currency: currency, Amount: amount, Payout: payout, EventDate: '2026-09-04T10:00:00Z' };
    expect(await list(orderId, columns)).toBe('applied');
    expect(await read(orderId)).toMatchObject({ ...paise, currency });
  },
);

test.each([
  ['of the day of India, not of UTC', '2026-09-07T18:29:59Z', '83.1234'],
  ['of the day of India, from its first second', '2026-09-07T18:30:00Z', '84'],
  ['that is seven days old', '2026-09-15T10:00:00Z', '84'],
])('a report takes the last rate %s', async (_, EventDate, exchangeRate) => {
  const orderId = nextOrder();
  await list(orderId, { EventDate });
  expect(await read(orderId)).toMatchObject({ exchangeRate });
});

test('a report that repeats another has its rate; another amount or status takes that of its day', async () => {
  const orderId = nextOrder();
  const first = { EventDate: '2026-09-04T10:00:00Z' };
  await list(orderId, first);
  expect(await list(orderId, first)).toBe('duplicate');
  const report = async (columns: Record<string, string>) => {
    await list(orderId, { EventDate: '2026-09-08T10:00:00Z', ...columns });
    const { exchangeRate, salePaise, status } = (await read(orderId)) ?? {};
    return { exchangeRate, salePaise, status };
  };
  // reported again with another time and reason
  expect(await report({ StatusDetail: 'OK' })).toEqual({
    exchangeRate: '83.1234',
    salePaise: 831_234n,
    status: 'tracked',
  });
  expect(await report({ State: 'APPROVED' })).toEqual({ exchangeRate: '84', salePaise: 840_000n, status: 'approved' });
  expect(await report({ State: 'APPROVED', Amount: '50', EventDate: '2026-09-05T10:00:00Z' })).toEqual({
    exchangeRate: '83.1234',
    salePaise: 415_617n,
    status: 'approved',
  });
  // a rejection without an amount takes the money back, at the rate by which it came
  expect(await report({ State: 'REVERSED', Amount: '0' })).toEqual({
    exchangeRate: '83.1234',
    salePaise: 415_617n,
    status: 'rejected',
  });
  expect(await checkLedger(host.database)).toEqual(soundLedger);
});

test('a call without a rate is stored with its reason, and counts when a rate was imported and it is replayed', async () => {
  const orderId = nextOrder();
  const day = new Date().toISOString();
  const query = new URLSearchParams({
    transaction_id: orderId,
    aff_sub1: clickId,
    status: 'pending',
    sale_amount: '10',
    base_commission: '1',
    currency: 'USD',
    sale_date: day,
  });
  const answer = await host.call(`/postbacks/bazaar/${SECRET}?${query.toString()}`);
  expect([answer.status, await answer.json()]).toMatchObject([
    202,
    {
      outcome: 'refused',
      reason: expect.stringMatching(/^No rate of USD is known for \d{4}-\d\d-\d\d or the 7 days before/) as string,
    },
  ]);
  expect((await potli('postbacks', 'list')).printed).toMatch(/No rate of USD is known/);
  expect((await potli('postbacks', 'replay')).printed).toMatch(/^0 applied, 0 still wait, 1 failed\./);
  await rates(
    `date,currency,rate\n${new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()},USD,85.5\n`,
  );
  expect((await potli('postbacks', 'replay')).printed).toBe('1 applied, 0 still wait, 0 failed.');
  expect(await read(orderId)).toMatchObject({ salePaise: 85_500n, currency: 'USD', commissionMinor: 100n });
});

test('a signed report counts in a currency that is on, and is refused in another one', async () => {
  const foreign = (currency: string) => ({ currency, saleMinor: 1_000n, commissionMinor: 100n });
  const send = async (orderId: string, currency: string) => {
    const occurredAt = new Date('2026-09-04T10:00:00Z');
    const report = sampleReport({ orderId, clickId, foreign: foreign(currency), occurredAt });
    return (await sendReport({ request: host.call }, report)).json();
  };
  const orderId = nextOrder();
  expect(await send(orderId, 'USD')).toEqual({ outcome: 'applied' });
  expect(await read(orderId)).toMatchObject({ salePaise: 83_123n, commissionPaise: 8_312n, saleMinor: 1_000n });
  expect(await send(nextOrder(), 'EUR')).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('The amounts are in EUR. Only INR, USD, JPY, KWD is understood') as string,
  });
});

test('a rate that is replaced is in the audit log, and moves no order that was counted', async () => {
  const orderId = nextOrder();
  await list(orderId, { EventDate: '2026-09-04T11:00:00Z' });
  const file = 'date,currency,rate\n2026-09-04,USD,90\n2026-09-05,USD,83\n';
  const refused = await rates(file);
  expect(refused).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('USD 2026-09-04: 83.1234, now 90') as string,
  });
  expect((await potli('rates', 'list')).printed).not.toMatch(/2026-09-05/);
  expect((await rates(file, '--replace')).printed).toBe(
    '1 rates added, 1 replaced, 0 were known.\n  USD 2026-09-04: 83.1234, now 90',
  );
  expect((await potli('audit')).printed).toMatch(/rates import {2}rates of RBI reference rates: .*83\.1234.*90/);
  expect(await list(orderId, { EventDate: '2026-09-04T11:00:00Z' })).toBe('duplicate');
  expect(await read(orderId)).toMatchObject({ exchangeRate: '83.1234', salePaise: 831_234n });
  await rates('date,currency,rate\n2026-09-04,USD,83.1234\n', '--replace');
});

test('a file with one line of nonsense imports nothing, and names line and value', async () => {
  const lines = [
    '2026-09-01,USD,83',
    '2026-02-30,USD,83',
    '2999-01-01,USD,83',
    '2026-09-02,XQX,83',
    '2026-09-02,INR,1',
    '2026-09-02,USD,0',
    '2026-09-02,USD,-1',
    '2026-09-02,USD,8e1',
    '2026-09-02,USD,83.123456789',
    '2026-09-01,USD,84',
  ];
  const { code, complaints } = await rates(`date,currency,rate\n${lines.join('\n')}\n`);
  expect(code).toBe(1);
  expect(complaints).toMatch(/^Nothing was imported\./);
  for (const place of lines.keys())
    if (place > 0) expect(complaints).toMatch(new RegExp(`line ${place + 2}: .*\\d|line ${place + 2}: "\\w+"`));
  expect(complaints).not.toMatch(/line 2:/);
  expect((await potli('rates', 'list')).printed).not.toMatch(/2026-09-01/);
});
