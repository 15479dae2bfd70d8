import type { Database } from '../../../db/database.ts';
import { applyBankStatus } from './applyBankStatus.ts';
import { askBank } from './askBank.ts';
import type { BankAnswer, BankPort, BankStatus, BankTarget } from './BankPort.ts';
import { restOf } from './bankingTime.ts';
import { refuseOnlyAttempt, reviewPayout } from './refuseTransfer.ts';
import type { PayoutLease } from './submitPayout.ts';

interface AttemptParts {
  orm: Database['orm'];
  bank: BankPort;
  now: () => Date;
  timeoutMs: number;
  /** More days on which a bank rests that does not send every day. */
  holidays: readonly string[];
}

interface OpenedLease extends PayoutLease {
  /** Where the money goes; undefined where that cannot be opened. */
  target: BankTarget | undefined;
  /** No money is sent: the bank is asked only. */
  isPaused: boolean;
}

const isKnown = ({ result }: BankStatus) => result !== 'missing' && result !== 'unknown';

/**
 * Asks the bank about a leased payout, and settles it by the answer. One that was submitted before is looked for first, and
 * requested again, by the same id, only where the bank does not know of it.
 */
export function createTransferAttempt({ orm, bank, now, timeoutMs, holidays }: AttemptParts) {
  const find = (payoutId: string) => askBank(() => bank.find(payoutId), timeoutMs);
  const restsOn = restOf(bank, holidays);
  const apply = (payoutId: string, status: BankStatus) =>
    orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: now(), restsOn, status }));

  async function settleAnswer(payoutId: string, answer: BankAnswer): Promise<void> {
    if (answer.result !== 'refused') return void (await apply(payoutId, answer));
    const refusal = { payoutId, at: now(), reason: answer.reason };
    if (await orm.transaction((queries) => refuseOnlyAttempt(queries, refusal))) return;
    const found = await find(payoutId);
    if (isKnown(found)) await apply(payoutId, found);
    else await orm.transaction((queries) => reviewPayout(queries, payoutId));
  }

  return async ({ row, wasSubmitted, mayTransfer, target, isPaused }: OpenedLease): Promise<void> => {
    const { id: payoutId, memberId, bankAccountId, amountPaise } = row;
    if (isPaused) {
      const found = await find(payoutId);
      // what the bank does not know is sent when members are paid again
      if (isKnown(found)) await apply(payoutId, found);
      return;
    }
    if (wasSubmitted) {
      const found = await find(payoutId);
      if (!mayTransfer || isKnown(found)) return void (await apply(payoutId, found));
    }
    if (!target) throw new Error('A payout is requested without a target');
    const transfer = { payoutId, memberId, bankAccountId, target, amountPaise };
    await settleAnswer(payoutId, await askBank(() => bank.transfer(transfer), timeoutMs));
  };
}
