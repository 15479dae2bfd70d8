import { gzipSync } from 'node:zlib';
import { ErrorEnvelope, PostbackAnswer, Wallet } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../domain/shop/catalogue/read/readClickDestination.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { addClick } from '../testing/sampleMoney.ts';
import { signPostback } from '../testing/signPostback.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const secrets = {
  bazaar: ['whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=', 'whsec_EjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJCrze8='],
  mandi: ['whsec_VniQq83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjQ='],
};

let apiHost: TestHost;
let member: TestMember;
let clickId: string;
let reports = 0;

beforeAll(async () => {
  apiHost = await createTestHost({ postbackSecrets: new Map(Object.entries(secrets)) });
  await importCatalogue(apiHost.database, sampleCatalogue());
  member = await joinMember(apiHost);
  clickId = await addClick(apiHost.database, member.id);
});
afterAll(() => apiHost.close());

/** A report of an order of its own, worth ₹50 of cashback. */
function reportOf(given: Record<string, unknown> = {}): Record<string, unknown> {
  reports += 1;
  return {
    eventId: `event-${reports}`,
    orderId: `OD-${reports}`,
    clickId,
    status: 'tracked',
    saleAmount: '1000',
    occurredAt: new Date().toISOString(),
    ...given,
  };
}

interface Sending {
  network?: string;
  secret?: string;
  id?: string;
  at?: Date;
  headers?: Record<string, string>;
  /** The bytes that are sent in place of those that were signed. */
  sent?: string | Uint8Array<ArrayBuffer>;
}

async function send(report: Record<string, unknown> | string, given: Sending = {}) {
  const { network = 'bazaar', secret = secrets.bazaar[0] ?? '', at, sent } = given;
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const id = given.id ?? (typeof report === 'string' ? 'event-x' : String(report.eventId));
  const headers = { ...signPostback({ secret, id, body, at }), ...given.headers };
  const response = await apiHost.call(`/postbacks/${network}`, { method: 'POST', headers, body: sent ?? body });
  const { status } = response;
  const answer: unknown = await response.json();
  const outcome = response.ok ? z.parse(PostbackAnswer, answer).outcome : undefined;
  if (!response.ok) z.parse(ErrorEnvelope, answer);
  return { status, outcome };
}

async function pending(): Promise<number> {
  const response = await member.get('/wallets/my-wallet');
  return z.parse(Wallet, await response.json()).trackedAmount;
}

describe('a signed report', () => {
  it('moves the money once, however often it comes', async () => {
    const before = await pending();
    const report = reportOf();
    expect(await send(report)).toEqual({ status: 200, outcome: 'applied' });
    expect(await pending()).toBe(before + 50);
    expect(await send(report)).toEqual({ status: 200, outcome: 'duplicate' });
    expect(await pending()).toBe(before + 50);
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  });

  it('may be compressed: its signature is of what comes out', async () => {
    const report = reportOf();
    const sent = new Uint8Array(gzipSync(JSON.stringify(report)));
    const packed = { sent, headers: { 'content-encoding': 'gzip' } };
    expect(await send(report, packed)).toEqual({ status: 200, outcome: 'applied' });
    expect((await send({ ...report, saleAmount: '9000' }, packed)).status).toBe(401);
  });

  it('may be signed with the secret before', async () => {
    expect(await send(reportOf(), { secret: secrets.bazaar[1] })).toEqual({ status: 200, outcome: 'applied' });
  });

  it('is stored where its click is not known yet', async () => {
    const report = reportOf({ clickId: '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88' });
    expect(await send(report)).toEqual({ status: 202, outcome: 'parked' });
  });

  it('that comes with others at once has its own answer, also where one of them is refused or waits for a lock', async () => {
    const { database } = apiHost;
    const blocked = await joinMember(apiHost);
    const blockedClick = await addClick(database, blocked.id);
    const first = reportOf();
    await database.orm.transaction(async (queries) => {
      await queries.execute(`select from wallet where member_id = ${blocked.id} for update`);
      const answers = await Promise.all([
        send(first),
        send(first),
        send(reportOf({ saleAmount: '0' })),
        send({ ...reportOf(), clickId: blockedClick }),
        // few, so that a busy machine finds the one that waits before the others are too late
        ...Array.from({ length: 4 }, () => send(reportOf())),
      ]);
      const said = answers.map(({ status, outcome }) => outcome ?? status);
      // one of the two that say the same comes first
      expect(said.slice(0, 2)).toEqual(expect.arrayContaining(['applied', 'duplicate']));
      expect(said.slice(2, 4)).toEqual(['refused', 503]);
      expect(said.slice(4)).toEqual(Array.from({ length: 4 }, () => 'applied'));
    });
    expect(await checkLedger(database)).toEqual(soundLedger);
  });

  it('answers stale when a later one is valid', async () => {
    const report = reportOf();
    await send(report);
    const before = new Date(Date.now() - 60_000).toISOString();
    expect(await send({ ...report, eventId: `${String(report.eventId)}-old`, occurredAt: before })).toEqual({
      status: 200,
      outcome: 'stale',
    });
  });
});

const refused = async () => (await apiHost.database.pool.query('select from refused_body')).rowCount ?? 0;

const good = () => JSON.stringify(reportOf());
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);

describe('nothing moves', () => {
  it.each<[string, number, () => Promise<{ status: number }>]>([
    ['a changed byte', 401, () => send(reportOf(), { sent: good() })],
    ['an id that was not signed', 401, () => send(reportOf(), { headers: { 'webhook-id': 'event-of-another' } })],
    ['a report from 302 s ago', 401, () => send(reportOf(), { at: later(-302) })],
    ['a report from 302 s ahead', 401, () => send(reportOf(), { at: later(302) })],
    ['the secret of another network', 401, () => send(reportOf(), { secret: secrets.mandi[0] })],
    ['a network that is not connected', 401, () => send(reportOf(), { network: 'nobody' })],
    ['a network whose name is not clean', 401, () => send(reportOf(), { network: '%00' })],
    ['no signature', 401, () => send(reportOf(), { headers: { 'webhook-signature': '' } })],
  ])('for %s: %i', async (_, status, call) => {
    const before = await pending();
    expect((await call()).status).toBe(status);
    expect(await pending()).toBe(before);
  });

  it('for more than 100 kB, of which no signature is checked: 413', async () => {
    const kept = await refused();
    expect((await send(reportOf({ reason: 'x'.repeat(100_001) }))).status).toBe(413);
    expect(await refused()).toBe(kept);
  });

  it.each<[string, () => Promise<{ status: number; outcome?: string }>]>([
    ['an id beside the event', () => send(reportOf(), { id: 'another' })],
    ['no JSON', () => send('<xml/>')],
    ['a half character', () => send(JSON.stringify(reportOf({ eventId: 'event-x', reason: '\ud800' })))],
    ['no amount', () => send(reportOf({ saleAmount: undefined }))],
    ['an amount of three decimals', () => send(reportOf({ saleAmount: '10.001' }))],
    ['a negative amount', () => send(reportOf({ saleAmount: '-1' }))],
    ['a sale of nothing', () => send(reportOf({ saleAmount: '0' }))],
    ['another currency', () => send(reportOf({ currency: 'USD' }))],
    ['an unknown status', () => send(reportOf({ status: 'maybe' }))],
    ['a report of the year 0', () => send(reportOf({ occurredAt: '0000-02-29T00:00:00Z' }))],
    ['a report of the year 1', () => send(reportOf({ occurredAt: '0001-01-01T00:00:00Z' }))],
    ['a report from before there were networks', () => send(reportOf({ occurredAt: '2009-12-31T23:59:59Z' }))],
    ['a report of tomorrow', () => send(reportOf({ occurredAt: later(86_400).toISOString() }))],
    ['more than 20 kB', () => send(reportOf({ reason: 'x'.repeat(20_001) }))],
  ])('for %s, which is signed: it is kept for the operator', async (_, call) => {
    const [before, kept] = [await pending(), await refused()];
    expect(await call()).toMatchObject({ status: 202, outcome: 'refused' });
    expect(await pending()).toBe(before);
    expect(await refused()).toBe(kept + 1);
  });

  it('for the same id with another body: 409', async () => {
    const report = reportOf();
    await send(report);
    const before = await pending();
    expect((await send({ ...report, saleAmount: '2000' })).status).toBe(409);
    expect(await pending()).toBe(before);
  });

  it('for an order of another click: 409', async () => {
    const report = reportOf();
    await send(report);
    const other = await addClick(apiHost.database, member.id);
    expect((await send(reportOf({ orderId: report.orderId, clickId: other }))).status).toBe(409);
  });

  it('for a click that went out by another network: 409', async () => {
    const { database } = apiHost;
    await importCatalogue(database, { version: 1, stores: [sampleStore('voltaara', { network: 'mandi' })] });
    const { rows } = await database.pool.query<{ id: string }>(`select id from store where url_slug = 'voltaara'`);
    const destination = await readClickDestination(database.orm, 'STORE', rows[0]?.id ?? '');
    const foreign = await addClick(database, member.id, { ...destination, sourceId: BigInt(rows[0]?.id ?? 0) });
    expect((await send(reportOf({ clickId: foreign }))).status).toBe(409);
  });

  it('for anything but a POST: 405', async () => {
    expect((await apiHost.call('/postbacks/bazaar')).status).toBe(405);
  });
});
