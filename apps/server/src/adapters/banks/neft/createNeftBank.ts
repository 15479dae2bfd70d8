import type { Database } from '../../../db/database.ts';
import { findQueued, queueTransfer } from '../../../domain/payouts/transferFiles/queueTransfer.ts';
import type { BankPort } from '../../../domain/payouts/transfers/BankPort.ts';
import { toBankAnswer } from '../bankStatus.ts';
import { neftName } from './writeNeftFile.ts';

/** A bank that takes files: payouts wait for the next one (docs/banks.md#neft-file). */
export function createNeftBank({ orm }: Pick<Database, 'orm'>, now = () => new Date()): BankPort {
  return {
    name: 'neft',
    sendsToUpi: false,
    async transfer(transfer) {
      const { target, amountPaise } = transfer;
      // the words are those of `bankReason`
      if (target.kind === 'upi') return { result: 'refused', reason: 'accounts only' };
      if (neftName(target.holderName) === '')
        return { result: 'refused', reason: 'invalid name: a bank takes Latin letters' };
      return toBankAnswer(await queueTransfer(orm, transfer, now()), amountPaise);
    },
    find: (payoutId) => findQueued(orm, payoutId),
  };
}
