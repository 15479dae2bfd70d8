import type { Database } from '../../../db/database.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { BankPort } from './BankPort.ts';
import { createPayoutProcessor } from './createPayoutProcessor.ts';
import { findPayoutAccount } from './findPayoutAccount.ts';
import { createOpenTarget } from './openTarget.ts';

export interface PaymentParts {
  bank: BankPort;
  database: Pick<Database, 'orm'>;
  /** Opens the bank details of members. */
  sealer: Sealer;
  /** More days on which a bank rests that does not send every day, as `2026-11-09`. */
  holidays: readonly string[];
}

/** What pays members through a bank, to the bank details that they saved. */
export function createPayments({ bank, database, sealer, holidays }: PaymentParts) {
  const openTarget = createOpenTarget(sealer);
  return createPayoutProcessor({ database, bank, findAccount: findPayoutAccount, openTarget, holidays });
}
