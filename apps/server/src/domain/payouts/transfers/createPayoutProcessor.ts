import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import type { BankPort } from './BankPort.ts';
import { createTransferAttempt } from './createTransferAttempt.ts';
import type { FindPayoutAccount } from './findPayoutAccount.ts';
import type { OpenTarget } from './openTarget.ts';
import { findOpenPayout, isOpen } from './payoutRows.ts';
import { readPayoutsPause } from './payoutsPause.ts';
import type { NoPayout } from './payoutWait.ts';
import { reservePayout } from './reservePayout.ts';
import { releaseLease, submitPayout } from './submitPayout.ts';

interface ProcessorParts {
  database: Pick<Database, 'orm'>;
  bank: BankPort;
  findAccount: FindPayoutAccount;
  openTarget: OpenTarget;
  now?: () => Date;
  /** A runner that dies is followed by another one after this time. Longer than three answers of the bank may take. */
  leaseSeconds?: number;
  /** More days on which a bank rests that does not send every day, as `2026-11-09`. */
  holidays?: readonly string[];
  /** So long one answer of the bank is waited for. */
  timeoutMs?: number;
}

/**
 * Pays members in three steps: reserve, ask the bank, settle. Each is committed by itself, so that a crash loses no money.
 */
export function createPayoutProcessor({
  database: { orm },
  bank,
  findAccount,
  openTarget,
  now = () => new Date(),
  leaseSeconds,
  holidays = [],
  timeoutMs = 15_000,
}: ProcessorParts) {
  const uuidV7 = createUuidV7();
  const attemptTransfer = createTransferAttempt({ orm, bank, now, timeoutMs, holidays });

  async function resume(payoutId: string): Promise<void> {
    const [row] = await orm.select().from(payout).where(eq(payout.id, payoutId));
    if (!row || !isOpen(row)) return;
    const opened = await openTarget(orm, row.bankAccountId).then(
      (target) => ({ target }),
      (error: unknown) => ({ error }),
    );
    const target = 'target' in opened ? opened.target : undefined;
    // after a restore the bank may know a payout that was not submitted yet: it is asked, and sent nothing
    const isPaused = (await readPayoutsPause(orm)) !== undefined;
    // of one that was submitted before, the bank can say the outcome all the same
    if ('error' in opened && row.attempts === 0 && !isPaused) throw opened.error;
    const submission = { payoutId, at: now(), leaseSeconds, canTransfer: target !== undefined && !isPaused };
    const leased = await orm.transaction((queries) => submitPayout(queries, submission));
    if (!leased) return;
    try {
      await attemptTransfer({ ...leased, target, isPaused });
    } finally {
      await releaseLease(orm, payoutId, leased.lease);
    }
    if ('error' in opened && !isPaused) throw opened.error;
  }

  return {
    /**
     * Continues an open payout: asks the bank, and settles it by the answer. Does nothing while another runner has it.
     * @throws when the target cannot be opened
     */
    resume,

    /**
     * Pays out a member's approved money, or continues the open payout. Returns why there was nothing to send.
     * @throws when the target cannot be opened
     */
    async pay(memberId: bigint): Promise<NoPayout | undefined> {
      const at = now();
      const payoutId = uuidV7(at.getTime());
      const { sendsToUpi, leastPaise } = bank;
      const reservation = { payoutId, memberId, at, findAccount, sendsToUpi, leastPaise };
      const outcome = await orm.transaction((queries) => reservePayout(queries, reservation));
      if (outcome === 'reserved') {
        await resume(payoutId);
        return undefined;
      }
      const open = await findOpenPayout(orm, memberId);
      if (!open) return outcome;
      await resume(open.id);
      return undefined;
    },
  };
}
