import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { openDetails } from '../../members/bank/bankAccountRows.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { BankTarget } from './BankPort.ts';

/** Opens a version of bank details. @throws when there is none, or no key opens it */
export type OpenTarget = (queries: Queries, bankAccountId: string) => Promise<BankTarget>;

/** Opens the version that a payout was made for, never the latest: a change must not redirect money. */
export function createOpenTarget(sealer: Sealer): OpenTarget {
  return async (queries, bankAccountId) => {
    const [row] = await queries
      .select({ id: bankAccount.id, sealed: bankAccount.sealed })
      .from(bankAccount)
      .where(eq(bankAccount.id, bankAccountId));
    if (!row) throw new Error('A payout names bank details that are not there');
    const details = openDetails(sealer, row);
    const holderName = details.accountHolderName;
    if (details.kind === 'upi') return { kind: 'upi', vpa: details.vpa, holderName };
    return { kind: 'account', holderName, accountNumber: details.accountNumber, ifscCode: details.ifscCode };
  };
}
