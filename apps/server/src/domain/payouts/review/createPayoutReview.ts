import { conflict, unavailable } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { findQueued } from '../transferFiles/queueTransfer.ts';
import { createPayments, type PaymentParts } from '../transfers/createPayments.ts';
import { type OperatorAct, type OperatorWord, settleByHand } from '../transfers/settleByHand.ts';
import { needPayout } from './giveBackPayout.ts';

interface ReviewParts extends Omit<PaymentParts, 'bank'> {
  /** Undefined where none pays. */
  bank: PaymentParts['bank'] | undefined;
}

/** What a person can do about a payout that is not settled, by command or in the admin area. */
export function createPayoutReview({ bank, ...parts }: ReviewParts) {
  const { orm } = parts.database;

  function needBank(): PaymentParts['bank'] {
    if (!bank) throw unavailable('No bank is connected, so nobody can be paid.');
    return bank;
  }

  /** What is in the queue of files is with a bank, too, also after the shop got another one. */
  async function find(payoutId: string) {
    const queued = await findQueued(orm, payoutId);
    return queued.result === 'missing' ? needBank().find(payoutId) : queued;
  }

  return {
    /**
     * Asks the bank about a payout, once the audit log has it.
     * @returns the payout as it was before
     * @throws ProblemError notFound, conflict for one that is settled, unavailable without a bank
     */
    async retry<Written>(id: string, { by, commit, read }: OperatorAct<Written>): Promise<Written> {
      const { state, attempts, settledAt } = await needPayout(orm, id);
      if (settledAt) throw conflict(`This payout is ${state}: the bank is not asked any more.`);
      const { resume } = createPayments({ bank: needBank(), ...parts });
      const before = await commit(async (queries) => {
        await recordAudit(queries, { ...by, object: `payout ${id}`, before: { state, attempts } });
        return read(queries);
      });
      await resume(id);
      return before;
    },

    /** @throws as `settleByHand`; unavailable without a bank */
    settle: <Written>(id: string, word: OperatorWord, act: OperatorAct<Written>): Promise<Written> =>
      settleByHand({ database: parts.database, find, ...act }, id, word),
  };
}
