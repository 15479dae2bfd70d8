import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { bankAccount } from '../../db/schema/bankAccount.ts';
import { member } from '../../db/schema/member.ts';
import { holdAfter } from '../bank/holdAfter.ts';

/** Where a member's payouts go. */
export interface PayoutAccount {
  /** Of this version of the bank details. */
  id: string;
  /** Payouts rest until then, because the account was changed; null where they do not. */
  heldUntil: Date | null;
}

/** Undefined for a member without an account on file, or who is suspended: there is nowhere to send money then. */
export type FindPayoutAccount = (queries: Queries, memberId: bigint, at: Date) => Promise<PayoutAccount | undefined>;

export const findPayoutAccount: FindPayoutAccount = async (queries, memberId, at) => {
  const [last] = await queries
    .select({ id: bankAccount.id, version: bankAccount.version, addedAt: bankAccount.addedAt })
    .from(bankAccount)
    .innerJoin(member, and(eq(member.id, bankAccount.memberId), isNull(member.suspendedAt)))
    .where(eq(bankAccount.memberId, memberId))
    .orderBy(desc(bankAccount.version))
    .limit(1);
  return last && { id: last.id, heldUntil: holdAfter(last, at.getTime()) };
};
