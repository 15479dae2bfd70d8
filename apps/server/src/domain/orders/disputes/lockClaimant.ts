import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { member } from '../../../db/schema/member.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';

/**
 * Locks the wallets that a claim can pay into until the transaction ends: before the look for its order, so that a report of
 * the network at this moment is seen or waits.
 */
export async function lockClaimant(queries: Queries, claimId: bigint): Promise<void> {
  const [owner] = await queries
    .select({ memberId: dispute.memberId, referrerId: member.referredBy })
    .from(dispute)
    .innerJoin(member, eq(member.id, dispute.memberId))
    .where(eq(dispute.id, claimId));
  if (!owner) return;
  const { memberId, referrerId } = owner;
  await lockWallets(queries, referrerId === null ? [memberId] : [memberId, referrerId]);
}
