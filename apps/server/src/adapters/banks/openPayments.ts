import type { Database } from '../../db/database.ts';
import type { BankPort } from '../../domain/payouts/BankPort.ts';
import { createPayoutProcessor } from '../../domain/payouts/createPayoutProcessor.ts';
import { findPayoutAccount } from '../../domain/payouts/findPayoutAccount.ts';
import { createOpenTarget } from '../../domain/payouts/openTarget.ts';
import type { Sealer } from '../../domain/sealing/createSealer.ts';
import type { Settings } from '../../settings/settings.ts';
import { openBank } from './openBank.ts';

export interface PaymentParts {
  settings: Settings;
  database: Pick<Database, 'orm'>;
  /** Opens the bank details of members. */
  sealer: Sealer;
}

type Payments = ReturnType<typeof createPayoutProcessor> & { bank: BankPort };

/** The bank of the settings, and what pays members through it; undefined where none is connected. */
export function openPayments({ settings, database, sealer }: PaymentParts): Payments | undefined {
  const bank = openBank(settings, database);
  if (!bank) return undefined;
  const openTarget = createOpenTarget(sealer);
  return { ...createPayoutProcessor({ database, bank, findAccount: findPayoutAccount, openTarget }), bank };
}
