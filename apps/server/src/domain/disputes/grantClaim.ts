import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { conflict } from '../../errors/ProblemError.ts';
import { CLAIMS } from '../books/claimsNetwork.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { isReported } from '../orders/grantedOrders.ts';
import { applyReport } from '../orders/receiveReport.ts';
import type { DisputeRow } from './disputeRows.ts';

/**
 * Makes the order of an approved claim, where its network has not reported it. Part of the caller's transaction, which
 * has changed the claim.
 * @throws ProblemError conflict for a claim that earns nothing
 */
export async function grantClaim(queries: Queries, claim: DisputeRow, at: Date): Promise<void> {
  const { id, memberId, clickId, orderPaise: saleAmountPaise } = claim;
  const [owner] = await queries.select({ referrerId: member.referredBy }).from(member).where(eq(member.id, memberId));
  // before the look, so that a report of the network at this moment is seen or waits
  await lockWallets(queries, owner?.referrerId ? [memberId, owner.referrerId] : [memberId]);
  if (await isReported(queries, claim)) return;
  const order = { network: CLAIMS, orderId: String(id), clickId, saleAmountPaise };
  const report = { ...order, eventId: `claim ${id}`, status: 'approved', occurredAt: at } as const;
  const outcome = await applyReport(queries, report, at);
  if (outcome !== 'applied') throw conflict('This claim fits no order of its shop: decline it, or ask the member.');
}
