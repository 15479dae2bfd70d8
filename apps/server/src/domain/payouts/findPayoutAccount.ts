import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { findLiveVersion, holdAfter } from '../bank/findLiveVersion.ts';

/** Where a member's payouts go. */
export interface PayoutAccount {
  /** Of this version of the bank details. */
  id: string;
  /** Payouts rest until then, because the account was changed; null where they do not. */
  heldUntil: Date | null;
  /** Payouts wait until the member has followed a link mailed to their address. */
  emailVerified: boolean;
}

/** Undefined for a member without an account on file, or who is suspended: there is nowhere to send money then. */
export type FindPayoutAccount = (queries: Queries, memberId: bigint, at: Date) => Promise<PayoutAccount | undefined>;

export const findPayoutAccount: FindPayoutAccount = async (queries, memberId, at) => {
  const [owner] = await queries
    .select({ emailVerifiedAt: member.emailVerifiedAt })
    .from(member)
    .where(and(eq(member.id, memberId), isNull(member.suspendedAt)));
  const last = owner && (await findLiveVersion(queries, memberId));
  return (
    last && { id: last.id, heldUntil: holdAfter(last, at.getTime()), emailVerified: owner.emailVerifiedAt !== null }
  );
};
