import { createHmac, randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BankWebhookAnswer } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { readBalances } from '../domain/ledger/journals/lockWallets.ts';
import type { BankPort, BankWebhook } from '../domain/payouts/transfers/BankPort.ts';
import { createBankNewsService } from '../domain/payouts/transfers/createBankNewsService.ts';
import { findPayout } from '../domain/payouts/transfers/readOpenPayouts.ts';
import type { BankSettings } from '../settings/bankSettings.ts';
import { openCashfree, openRazorpay, transferOf } from '../testing/banks/banksUnderTest.ts';
import type { BankDouble, BankOutcome } from '../testing/banks/startBankDouble.ts';
import { cashfreeCredentials } from '../testing/banks/startCashfreeDouble.ts';
import { razorpayCredentials } from '../testing/banks/startRazorpayDouble.ts';
import { createRandom } from '../testing/createRandom.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { addOpenPayout } from '../testing/payouts/addOpenPayout.ts';
import { soundLedger } from '../testing/soundLedger.ts';

/** How many sequences of reports each bank sends. */
const STORIES = process.env.PAYOUTS === 'whole' ? 200 : 12;

const { keyId, keySecret, account, webhookSecret } = razorpayCredentials;
const { clientId, clientSecret } = cashfreeCredentials;

const credentialsOf = (given: Record<string, string>): BankSettings['credentials'] =>
  new Map(Object.entries(given).map(([name, value]) => [name, [value]]));

const banks = [
  {
    kind: 'razorpayx',
    open: openRazorpay,
    credentials: credentialsOf({ key: keyId, secret: keySecret, account, webhook: webhookSecret }),
    /** As the bank signs any text. */
    sign: (text: string): BankWebhook['headers'] => ({
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(text).digest('hex'),
    }),
  },
  {
    kind: 'cashfree',
    open: openCashfree,
    credentials: credentialsOf({ id: clientId, secret: clientSecret }),
    sign: (text: string): BankWebhook['headers'] => ({
      'x-webhook-timestamp': '1700000000000',
      'x-webhook-signature': createHmac('sha256', clientSecret).update(`1700000000000${text}`).digest('base64'),
    }),
  },
] as const;

/** What a bank can report, in order: the last part is its final report. */
const STORIES_TOLD: readonly (readonly BankOutcome[])[] = [
  [],
  ['sent'],
  ['sent', 'returned'],
  ['failed'],
  ['returned'],
];

/** What holds after news in this order, however often each came. */
function expectedState(told: readonly (BankOutcome | 'accepted')[]): string {
  return told.reduce<string>((state, outcome) => {
    if (outcome === 'accepted') return state;
    if (outcome === 'returned') return state === 'failed' ? state : 'returned';
    return state === 'submitted' ? outcome : state;
  }, 'submitted');
}

describe.each(banks)('$kind calls the shop', ({ kind, open, credentials, sign }) => {
  let double: BankDouble;
  let bank: BankPort;
  let apiHost: TestHost;
  beforeAll(async () => {
    ({ double, bank } = await open());
    apiHost = await createTestHost({ bank: { kind, credentials, url: double.url } });
  });
  afterAll(async () => {
    await apiHost.close();
    await double.close();
  });

  const send = (headers: Record<string, string>, body: Uint8Array<ArrayBuffer>, name: string = kind) =>
    apiHost.call(`/bank-webhooks/${name}`, { method: 'POST', headers, body });

  async function post(
    webhook: Pick<BankWebhook, 'headers'> & { body: BankWebhook['body'] | string },
    name: string = kind,
  ) {
    const headers = webhook.headers as Record<string, string>;
    const response = await send(headers, Buffer.from(webhook.body), name);
    const answer: unknown = await response.json();
    return response.ok ? z.parse(BankWebhookAnswer, answer).outcome : response.status;
  }

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('a call may be compressed with %s: its signature is of what comes out', async (encoding, pack) => {
    const { payoutId } = await addTransfer();
    double.decide(payoutId, 'sent');
    const { headers, body } = double.webhookOf(payoutId);
    const packed = { ...(headers as Record<string, string>), 'content-encoding': encoding };
    expect((await send(packed, new Uint8Array(pack(Buffer.concat([body, Buffer.from(' ')]))))).status).toBe(401);
    expect((await send(packed, new Uint8Array(body))).status).toBe(415);
    expect(await (await send(packed, new Uint8Array(pack(body)))).json()).toMatchObject({ outcome: 'applied' });
    expect(await stateOf(payoutId)).toBe('sent');
  });

  /** A payout that the bank has. */
  async function addTransfer() {
    const transfer = await addOpenPayout(apiHost.database);
    await bank.transfer(transfer);
    return transfer;
  }

  const stateOf = async (payoutId: string) => (await findPayout(apiHost.database.orm, payoutId))?.state;
  const rowsOf = async () => {
    const { rows } = await apiHost.database.pool.query<{ journals: string; news: string }>(
      'select (select count(*) from journal) as journals, (select count(*) from notification) as news',
    );
    return rows[0];
  };

  it.each([
    ['sent', { SENT: 5_000n, APPROVED: 0n, HELD: 0n }],
    ['failed', { SENT: 0n, APPROVED: 5_000n, HELD: 0n }],
    ['returned', { SENT: 0n, APPROVED: 5_000n, HELD: 0n }],
  ] as const)('that a transfer was %s: the money moves once', async (outcome, wallet) => {
    const { payoutId, memberId } = await addTransfer();
    expect(await post(double.webhookOf(payoutId))).toBe('known');
    double.decide(payoutId, outcome);
    expect(await post(double.webhookOf(payoutId))).toBe('applied');
    const rows = await rowsOf();
    expect(await post(double.webhookOf(payoutId))).toBe('known');
    expect(await rowsOf()).toEqual(rows);
    expect((await readBalances(apiHost.database.orm, [memberId])).get(memberId)).toMatchObject(wallet);
  });

  it('in any order and repeated: the first final report counts, and a return after it', async () => {
    const random = createRandom(20_261_125);
    for (let story = 0; story < STORIES; story += 1) {
      const { payoutId, memberId } = await addTransfer();
      const pieces: { outcome: BankOutcome | 'accepted'; webhook: BankWebhook }[] = [
        { outcome: 'accepted', webhook: double.webhookOf(payoutId) },
      ];
      for (const outcome of STORIES_TOLD[random(STORIES_TOLD.length)] ?? []) {
        double.decide(payoutId, outcome);
        pieces.push({ outcome, webhook: double.webhookOf(payoutId) });
      }
      const told = Array.from({ length: pieces.length * 2 }, () => pieces[random(pieces.length)]).filter(
        (piece) => piece !== undefined,
      );
      for (const { webhook } of told) expect(await post(webhook)).toMatch(/^(applied|known)$/);
      const state = expectedState(told.map(({ outcome }) => outcome));
      expect(await stateOf(payoutId)).toBe(state);
      const wallet = (await readBalances(apiHost.database.orm, [memberId])).get(memberId);
      expect(wallet).toMatchObject({
        HELD: state === 'submitted' ? 5_000n : 0n,
        SENT: state === 'sent' ? 5_000n : 0n,
        APPROVED: state === 'failed' || state === 'returned' ? 5_000n : 0n,
      });
    }
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  });

  it('and another sender does: nothing is read, and nothing changes', async () => {
    const { payoutId } = await addTransfer();
    double.decide(payoutId, 'sent');
    const rows = await rowsOf();
    const { headers, body } = double.webhookOf(payoutId);
    expect(await post(double.webhookOf(payoutId, 'the secret of somebody else'))).toBe(401);
    expect(await post({ headers: {}, body })).toBe(401);
    expect(await post({ headers, body: Buffer.concat([body, Buffer.from(' ')]) })).toBe(401);
    expect(await post({ headers, body: 'x'.repeat(100_001) })).toBe(413);
    expect(await rowsOf()).toEqual(rows);
    expect(await stateOf(payoutId)).toBe('submitted');
  });

  it('about what is no payout of the shop: it need not call again', async () => {
    const foreign = transferOf();
    await bank.transfer(foreign);
    double.decide(foreign.payoutId, 'sent');
    expect(await post(double.webhookOf(foreign.payoutId))).toBe('none');
    const salary = '{"data":{"transfer_id":"salary","status":"SUCCESS"}}';
    expect(await post({ headers: sign(salary), body: salary })).toBe('none');
    const own = JSON.stringify({ event: 'transaction.created', type: 'LOW_BALANCE_ALERT', data: { id: randomUUID() } });
    expect(await post({ headers: sign(own), body: own })).toBe('none');
  });

  it('with the right signature and an unreadable body: it is stored for the operator', async () => {
    const { payoutId } = await addTransfer();
    const strange = Buffer.from(double.webhookOf(payoutId).body)
      .toString()
      .replaceAll(/"status":"(processing|RECEIVED)"/g, '"status":"moonlit"');
    for (const text of ['', 'hello', '[]', 'null', '"{', strange]) {
      expect(await post({ headers: sign(text), body: text }), text).toBe('refused');
      const { rows } = await apiHost.database.pool.query<{ body: Buffer }>(
        `select body from refused_body where door = 'bank' and network = $1 order by id desc limit 1`,
        [kind],
      );
      expect(rows[0]?.body.toString()).toBe(text);
    }
    expect(await stateOf(payoutId)).toBe('submitted');
  });

  it('about another amount: an operator looks', async () => {
    const { payoutId } = await addTransfer();
    double.decide(payoutId, 'sent', 500_000n);
    expect(await post(double.webhookOf(payoutId))).toBe('known');
    expect(await stateOf(payoutId)).toBe('review');
  });

  it('with a reason that the database cannot store: it counts without it', async () => {
    const { payoutId } = await addTransfer();
    double.decide(payoutId, 'failed');
    const text = Buffer.from(double.webhookOf(payoutId).body)
      .toString()
      .replaceAll(/beneficiary_account_invalid|INVALID_ACCOUNT_FAIL/g, '\\u0000');
    expect(await post({ headers: sign(text), body: text })).toBe('applied');
    expect(await stateOf(payoutId)).toBe('failed');
  });

  it('that it sent a transfer after it had refused it: nothing moves, and the operator reads it', async () => {
    const { payoutId } = await addTransfer();
    const said: unknown[] = [];
    const log = { error: (facts: unknown) => void said.push(facts) };
    const news = createBankNewsService({ database: apiHost.database, bank, log });
    const tell = async (outcome: BankOutcome) => {
      double.decide(payoutId, outcome);
      const { headers, body } = double.webhookOf(payoutId);
      return news.open(kind, headers)({ contentType: 'application/json', bytes: Buffer.from(body), isCut: false })();
    };
    expect(await tell('failed')).toBe('applied');
    expect([await tell('failed'), said]).toEqual(['known', []]);
    expect([await tell('sent'), said]).toEqual(['known', [{ payout: payoutId }]]);
    expect(await stateOf(payoutId)).toBe('failed');
  });

  it('only at its own address', async () => {
    const { payoutId } = await addTransfer();
    for (const { kind: other } of banks.filter((each) => each.kind !== kind)) {
      expect(await post(double.webhookOf(payoutId), other)).toBe(404);
    }
    expect(await post(double.webhookOf(payoutId), 'toString')).toBe(404);
  });
});

it.each([
  ['a bank of files', { kind: 'neft', credentials: credentialsOf({ account: '50100012345678' }) }, false],
  ['production without a bank', undefined, true],
] as const)('%s has no address', async (_, bank, production) => {
  const apiHost = await createTestHost({ production, ...(bank && { bank }) });
  for (const name of ['neft', 'simulated', 'undefined']) {
    const { status } = await apiHost.call(`/bank-webhooks/${name}`, { method: 'POST', body: '{}' });
    expect(status).toBe(404);
  }
  await apiHost.close();
});
