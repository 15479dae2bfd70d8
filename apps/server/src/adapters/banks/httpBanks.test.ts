import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankPort } from '../../domain/payouts/transfers/BankPort.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { openCashfree, openRazorpay, transferOf } from '../../testing/banks/banksUnderTest.ts';
import type { BankDouble, BankFault } from '../../testing/banks/startBankDouble.ts';
import { razorpayCredentials } from '../../testing/banks/startRazorpayDouble.ts';
import { bankText } from './bankText.ts';
import { cashfreeStatus } from './cashfree/cashfreeTransfer.ts';
import { connectBank } from './connectBank.ts';
import { createRazorpayClient } from './razorpayx/createRazorpayClient.ts';
import { createRazorpayVpaCheck } from './razorpayx/createRazorpayVpaCheck.ts';
import { razorpayStatus } from './razorpayx/razorpayTransfer.ts';

const upi = { kind: 'upi', vpa: 'asha.rao@okpotli', holderName: 'Asha Rao' } as const;
const account = {
  kind: 'account',
  holderName: 'Asha Rao',
  accountNumber: '004512347890',
  ifscCode: 'PTLI0000042',
} as const;

describe.each([
  ['razorpayx', openRazorpay],
  ['cashfree', openCashfree],
] as const)('%s', (_, open) => {
  let double: BankDouble;
  let bank: BankPort;
  beforeEach(async () => {
    ({ double, bank } = await open());
  });
  afterEach(() => double.close());

  const ask = (transfer = transferOf()) => bank.transfer(transfer).catch(() => ({ result: 'unknown' }) as const);

  it.each([
    ['busy', 0],
    ['fails', 0],
    ['drops', 0],
    ['hangs', 0],
    ['redirects', 0],
    ['failsAfter', 1],
    ['dropsAfter', 1],
    ['garbles', 1],
  ] satisfies [BankFault, number][])('that %s is unknown; the next try makes it one transfer', async (fault, count) => {
    const transfer = transferOf();
    double.faults.push(fault);
    expect(await ask(transfer)).toEqual({ result: 'unknown' });
    expect(double.countOf(transfer.payoutId)).toBe(count);
    expect(await bank.find(transfer.payoutId)).toEqual({ result: count === 0 ? 'missing' : 'accepted' });
    expect(await ask(transfer)).toEqual({ result: 'accepted' });
    expect(double.countOf(transfer.payoutId)).toBe(1);
  });

  it.each([
    ['an IFSC that is none', { ...account, ifscCode: 'NONE' }],
    ['an account number that is none', { ...account, accountNumber: '000000000000' }],
    ['a name that no bank can write', { ...account, holderName: 'आशा राव' }],
  ])('is certain about %s', async (_name, target) => {
    const transfer = transferOf({ target });
    expect(await ask(transfer)).toMatchObject({ result: 'refused', reason: expect.stringMatching(/./) as string });
    expect(double.countOf(transfer.payoutId)).toBe(0);
  });

  it('is not certain about a payout that it has with other details', async () => {
    const transfer = transferOf();
    await ask(transfer);
    const changed = { ...transfer, amountPaise: 999n };
    expect((await ask(changed)).result).not.toBe('refused');
    expect((await ask({ ...transfer, target: { ...account, ifscCode: 'NONE' } })).result).not.toBe('refused');
    double.decide(transfer.payoutId, 'sent');
    expect(await ask(changed)).toEqual({ result: 'unknown' });
    expect(double.paidFor(transfer.payoutId)).toBe(transfer.amountPaise);
  });

  it('says nothing of credentials and members in its errors', async () => {
    for (const fault of [
      'busy',
      'fails',
      'drops',
      'hangs',
      'redirects',
      'failsAfter',
      'garbles',
    ] satisfies BankFault[]) {
      double.faults.push(fault);
      const error: unknown = await bank.transfer(transferOf()).catch((failure: unknown) => failure);
      expect(error, fault).toBeInstanceOf(OperatorError);
      expect(inspect(error, { depth: 9 }), fault).not.toMatch(/secret-of|004512347890|PTLI0|Souza/);
    }
  });

  it('sends to UPI IDs', async () => {
    const transfer = transferOf({ target: upi });
    expect(await ask(transfer)).toEqual({ result: 'accepted' });
    expect(double.countOf(transfer.payoutId)).toBe(1);
  });

  it('believes both secrets while they change, no other, and no changed byte', async () => {
    const transfer = transferOf();
    await ask(transfer);
    double.decide(transfer.payoutId, 'sent');
    const read = (secret?: string) => bank.readWebhook?.(double.webhookOf(transfer.payoutId, secret), Date.now());
    const next = bank.name === 'razorpayx' ? 'the-next-webhook-secret' : 'the-next-client-secret';
    for (const secret of [undefined, next]) expect(read(secret)).toMatchObject([{ status: { result: 'sent' } }]);
    for (const secret of ['', 'another', razorpayCredentials.keySecret]) expect(read(secret)).toBeUndefined();
    const webhook = double.webhookOf(transfer.payoutId);
    for (let at = 0; at < webhook.body.length; at += 1) {
      const body = Buffer.from(webhook.body);
      body.writeUInt8(body.readUInt8(at) ^ 1, at);
      expect(bank.readWebhook?.({ ...webhook, body }, Date.now()), `byte ${at}`).toBeUndefined();
    }
    expect(bank.readWebhook?.({ headers: {}, body: webhook.body }, Date.now())).toBeUndefined();
  });

  it('has no news about the payouts of others', async () => {
    const transfer = transferOf({ payoutId: 'a-salary-of-november' });
    await ask(transfer);
    double.decide(transfer.payoutId, 'sent');
    expect(bank.readWebhook?.(double.webhookOf(transfer.payoutId), Date.now())).toEqual([]);
  });
});

it.each([
  [openRazorpay, { keySecret: 'rotated' }],
  [openCashfree, { clientSecret: 'rotated' }],
] as const)('wrong credentials refuse no payout: the operator is notified (%#)', async (open, wrong) => {
  const { double, bank } = await open(wrong);
  await expect(bank.transfer(transferOf())).rejects.toThrow(/refuses our credentials/);
  await expect(bank.find(transferOf().payoutId)).rejects.toThrow(/check BANK_CREDENTIALS/);
  await double.close();
});

it('a wrong account of ours refuses no payout', async () => {
  const { double, bank } = await openRazorpay({ account: '1' });
  await expect(bank.transfer(transferOf())).rejects.toThrow(/our account_number/);
  await double.close();
});

describe('words', () => {
  it.each([
    ['queued', 'accepted'],
    ['pending', 'accepted'],
    ['scheduled', 'accepted'],
    ['processing', 'accepted'],
    ['processed', 'sent'],
    ['rejected', 'refused'],
    ['cancelled', 'refused'],
    ['failed', 'refused'],
    ['reversed', 'returned'],
    ['on_its_way', 'unknown'],
    [7, 'unknown'],
  ])('of RazorpayX: %s', (status, result) => {
    const entity = { status, amount: 100, currency: 'INR', utr: 'HDFCN1', id: 'pout_1' };
    expect(razorpayStatus(entity).result).toBe(result);
  });

  it.each([
    ['RECEIVED', 'accepted'],
    ['APPROVAL_PENDING', 'accepted'],
    ['QUEUED', 'accepted'],
    ['PENDING', 'accepted'],
    ['SUCCESS', 'sent'],
    ['FAILED', 'refused'],
    ['REJECTED', 'refused'],
    ['MANUALLY_REJECTED', 'refused'],
    ['REVERSED', 'returned'],
    ['success', 'unknown'],
  ])('of Cashfree: %s', (status, result) => {
    expect(cashfreeStatus({ status, transfer_amount: 1.5, transfer_utr: 'CF1' }).result).toBe(result);
  });

  it.each([
    [{ amount: 1.5 }, 'unknown'],
    [{ amount: '100' }, 'unknown'],
    [{ currency: 'USD' }, 'unknown'],
    [{ utr: null, created_at: 999_000 }, 'accepted'],
    [{ utr: null, created_at: 1 }, 'sent'],
  ])('of a success count with an amount in rupees and a number: %j', (change, result) => {
    const entity = { status: 'processed', amount: 100, currency: 'INR', utr: 'HDFCN1', id: 'pout_1', ...change };
    expect(razorpayStatus(entity, 1_000_000_000).result).toBe(result);
  });

  it.each([
    [123.45, 12_345n],
    [0.1, 10n],
    [4_999_999.99, 499_999_999n],
    ['12.5', 1_250n],
    [1e21, undefined],
    [-1, undefined],
    [1.005, undefined],
  ])('rupees of Cashfree are exact: %s', (rupees, amountPaise) => {
    const status = cashfreeStatus({ status: 'SUCCESS', transfer_amount: rupees, transfer_utr: 'CF1' });
    expect(status).toEqual(
      amountPaise === undefined ? { result: 'unknown' } : { result: 'sent', utr: 'CF1', amountPaise },
    );
  });

  it.each([
    ['Zoë D’Souza-Rao', " '-.", 50, 'Zoe D Souza-Rao'],
    ['=HYPERLINK("https://evil.example")', '', 30, 'HYPERLINK https evil example'],
    ['  -+@Asha\t\r\nRao.', " '-.", 50, 'Asha Rao'],
    ['आशा', '', 50, ''],
    ['Asha Rao', '', 5, 'Asha'],
  ])('for banks: %s', (text, signs, most, expected) => {
    expect(bankText(text, most, signs)).toBe(expected);
  });
});

it.each([
  ['asha@okpotli', { result: 'named', name: 'ASHA RAO' }],
  ['nobody@okpotli', { result: 'refused' }],
  ['silent@okpotli', { result: 'unknown' }],
])('RazorpayX names the person behind a UPI ID: %s', async (vpa, answer) => {
  const { double } = await openRazorpay();
  const { keyId, keySecret } = razorpayCredentials;
  const check = createRazorpayVpaCheck(createRazorpayClient({ keyId, keySecret, baseUrl: double.url, paceMs: 0 }));
  expect(await check(vpa, new AbortController().signal)).toEqual(answer);
  await double.close();
});

it('RazorpayX counts payouts and checks of UPI IDs together: they wait for each other', async () => {
  const { double } = await openRazorpay();
  const credentials = new Map([
    ['key', ['rzp_test_double']],
    ['secret', ['secret-of-the-double']],
    ['account', ['7878780080316316']],
  ] as const);
  const settings = { kind: 'razorpayx', credentials, url: double.url } as const;
  const { bank, checkVpa } = connectBank(settings, {
    database: {} as Parameters<typeof connectBank>[1]['database'],
    productName: 'Potli',
  });
  const startMs = performance.now();
  await Promise.all([bank.find('payout'), checkVpa('asha@okpotli', new AbortController().signal)]);
  expect(performance.now() - startMs).toBeGreaterThan(140);
  await double.close();
});
