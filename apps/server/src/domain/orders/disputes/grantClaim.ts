import type { Queries } from '../../../db/database.ts';
import { conflict } from '../../../errors/ProblemError.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { applyReport } from '../apply/applyReports.ts';
import { findReported, writeReported } from '../apply/grantedOrders.ts';
import type { DisputeRow } from './disputeRows.ts';

interface Grant {
  at: Date;
  /** None of the orders that the click has is meant. */
  isAnotherOrder: boolean;
}

/**
 * Makes the order of an approved claim, where its network has not reported it. Part of the caller's transaction, which has
 * locked the wallets of the member and the referrer, and then the claim.
 * @throws ProblemError conflict for a claim that earns nothing, whose click has an order of another amount, or whose order was
 * written off
 */
export async function grantClaim(queries: Queries, claim: DisputeRow, { at, isAnotherOrder }: Grant): Promise<void> {
  const [reported] = await findReported(queries, claim);
  if (reported?.isSure && reported.isLost) {
    const { network, orderId } = reported;
    throw conflict(
      `This is order ${orderId} of ${network}, which was written off: its cashback was declined, and comes back if the network pays.`,
    );
  }
  if (reported?.isSure) return writeReported(queries, claim.id, reported);
  if (reported && !isAnotherOrder) {
    const { network, orderId } = reported;
    throw conflict(`The click of this claim has order ${orderId} of ${network}, of another amount. Is it the same?`);
  }
  const { id, clickId, orderPaise: saleAmountPaise } = claim;
  const order = { network: CLAIMS, orderId: String(id), clickId, saleAmountPaise };
  const report = { ...order, eventId: `claim ${id}`, status: 'approved', occurredAt: at } as const;
  const outcome = await applyReport(queries, report, at);
  if (outcome !== 'applied') throw conflict('This claim fits no order of its shop: decline it, or ask the member.');
}
