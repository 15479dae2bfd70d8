import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { findLiveVersion } from '../../members/bank/findLiveVersion.ts';
import { holdAfter } from '../../members/bank/payoutHold.ts';

/** The target of a member's payouts. */
export interface PayoutAccount {
  /** Id of the version of the bank details. */
  id: string;
  kind: 'account' | 'upi';
  /** Payouts wait until then, because the account was changed; null where they do not wait. */
  heldUntil: Date | null;
  /** Payouts wait until the member has followed a link mailed to their address. */
  emailVerified: boolean;
}

/** Undefined for a member without a bank account, and for a suspended member. */
export type FindPayoutAccount = (queries: Queries, memberId: bigint, at: Date) => Promise<PayoutAccount | undefined>;

export const findPayoutAccount: FindPayoutAccount = async (queries, memberId, at) => {
  const [owner] = await queries
    .select({ emailVerifiedAt: member.emailVerifiedAt })
    .from(member)
    .where(and(eq(member.id, memberId), isNull(member.suspendedAt)));
  const last = owner && (await findLiveVersion(queries, memberId));
  if (!last) return undefined;
  const { id, kind } = last;
  return {
    id,
    kind,
    heldUntil: holdAfter(last, at.getTime())?.until ?? null,
    emailVerified: owner.emailVerifiedAt !== null,
  };
};
