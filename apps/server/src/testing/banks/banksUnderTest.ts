import { randomUUID } from 'node:crypto';
import { createCashfree } from '../../adapters/banks/cashfree/createCashfree.ts';
import { createRazorpayClient } from '../../adapters/banks/razorpayx/createRazorpayClient.ts';
import { createRazorpayX } from '../../adapters/banks/razorpayx/createRazorpayX.ts';
import type { BankNews, BankPort, BankTransfer } from '../../domain/payouts/transfers/BankPort.ts';
import { createTestDatabase } from '../createTestDatabase.ts';
import { openNeft } from './openNeft.ts';
import type { BankOutcome } from './startBankDouble.ts';
import { cashfreeCredentials, startCashfreeDouble } from './startCashfreeDouble.ts';
import { razorpayCredentials, startRazorpayDouble } from './startRazorpayDouble.ts';

/** A real adapter, and its bank behind it. */
export interface BankUnderTest {
  bank: BankPort;
  /** A transfer that the bank was not asked for yet. */
  newTransfer(change?: Partial<BankTransfer>): Promise<BankTransfer>;
  countOf(payoutId: string): Promise<number>;
  paidFor(payoutId: string): Promise<bigint>;
  /** Asks for a transfer, of which the answer is lost when the bank has it. */
  loseAnswer(transfer: BankTransfer): Promise<unknown>;
  /** The bank decides and reports it in its own form; returns what the adapter reads. */
  tell(payoutId: string, outcome: BankOutcome, amountPaise?: bigint): Promise<readonly BankNews[]>;
  /** A webhook about a success that the bank never sent. Undefined where the adapter does not believe it. */
  forge(payoutId: string): Promise<readonly BankNews[] | undefined>;
  close(): Promise<void>;
}

const narration = 'Potli, cashback (₹)';
/** Long enough for a busy machine; a double that hangs is waited for so long. */
const quick = { paceMs: 0, timeoutMs: 1_500 };

export const transferOf = (change: Partial<BankTransfer> = {}): BankTransfer => ({
  payoutId: randomUUID(),
  memberId: 7n,
  bankAccountId: randomUUID(),
  target: { kind: 'account', holderName: 'Zoë D’Souza', accountNumber: '004512347890', ifscCode: 'PTLI0000042' },
  amountPaise: 12_345n,
  ...change,
});

export async function openRazorpay(change: Partial<typeof razorpayCredentials> = {}) {
  const double = await startRazorpayDouble();
  const { webhookSecret, account, ...keys } = { ...razorpayCredentials, ...change };
  const webhookSecrets = ['the-next-webhook-secret', webhookSecret];
  const client = createRazorpayClient({ ...keys, baseUrl: double.url, ...quick });
  return { double, bank: createRazorpayX({ client, account, webhookSecrets, narration }) };
}

export async function openCashfree(change: Partial<typeof cashfreeCredentials> = {}) {
  const double = await startCashfreeDouble();
  const webhookSecrets = ['the-next-client-secret', cashfreeCredentials.clientSecret];
  const parts = { ...cashfreeCredentials, webhookSecrets, narration, baseUrl: double.url, ...quick, ...change };
  return { double, bank: createCashfree(parts) };
}

/** A bank that is asked over HTTP and reports by webhook. */
const overHttp = (open: typeof openRazorpay | typeof openCashfree) => async (): Promise<BankUnderTest> => {
  const { double, bank } = await open({});
  return {
    bank,
    newTransfer: async (change) => transferOf(change),
    countOf: async (payoutId) => double.countOf(payoutId),
    paidFor: async (payoutId) => double.paidFor(payoutId),
    async loseAnswer(transfer) {
      double.faults.push('dropsAfter');
      return bank.transfer(transfer).catch(() => ({ result: 'unknown' }));
    },
    async tell(payoutId, outcome, amountPaise) {
      double.decide(payoutId, outcome, amountPaise);
      return bank.readWebhook?.(double.webhookOf(payoutId), Date.now()) ?? [];
    },
    async forge(payoutId) {
      const webhook = double.webhookOf(payoutId);
      const body = Buffer.from(
        Buffer.from(webhook.body)
          .toString()
          .replace(/processing|RECEIVED/g, 'processed'),
      );
      return bank.readWebhook?.({ ...webhook, body }, Date.now());
    },
    close: double.close,
  };
};

/** A bank that gets files and answers with files. */
async function overFiles(): Promise<BankUnderTest> {
  const database = await createTestDatabase();
  const { bank, newTransfer, makeFile, applyRow, rowOf, referenceOf } = openNeft(database);
  const files: string[] = [];
  const paid = new Map<string, bigint>();
  const carry = async () => void files.push((await makeFile())?.content ?? '');
  const linesOf = async (payoutId: string) => {
    const reference = await referenceOf(payoutId);
    if (reference === undefined) return [];
    return files.flatMap((file) => file.split('\r\n')).filter((line) => line.split(',')[7] === reference);
  };
  const amountOf = async (payoutId: string) => {
    const [line] = await linesOf(payoutId);
    return BigInt(line?.split(',')[3]?.replace('.', '') ?? '0');
  };
  return {
    bank,
    newTransfer,
    async countOf(payoutId) {
      await carry();
      return (await linesOf(payoutId)).length;
    },
    paidFor: async (payoutId) => paid.get(payoutId) ?? 0n,
    async loseAnswer(transfer) {
      await bank.transfer(transfer);
      return { result: 'unknown' };
    },
    async tell(payoutId, outcome, amountPaise) {
      await carry();
      const amount = amountPaise ?? (await amountOf(payoutId));
      paid.set(payoutId, outcome === 'sent' ? amount : 0n);
      await applyRow(rowOf(payoutId, outcome, amount));
      return [{ payoutId, status: await bank.find(payoutId) }];
    },
    async forge(payoutId) {
      const outcome = await applyRow(rowOf(payoutId, 'sent', 5_000n));
      return typeof outcome === 'string' ? [] : undefined;
    },
    close: database.close,
  };
}

export const banksUnderTest = {
  razorpayx: overHttp(openRazorpay),
  cashfree: overHttp(openCashfree),
  neft: overFiles,
};
