import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { ChangedOrder } from './ChangedOrder.ts';

/** Why an approved order waits for a person. */
export type HeldFor = NonNullable<ChangedOrder['heldFor']>;

/**
 * Why an approval waits for a person: it says that the network pays nothing or less than the member earns, or it is in a
 * list, and nothing says what the network pays. A signed approval may leave that out. Null: it does not wait. What the network
 * pays ends it (`isHeld`).
 * @param reports the reports that count, the valid one last
 */
export function heldFor(order: ChangedOrder, reports: readonly OrderReport[]): HeldFor | null {
  const { network, status, earnedPaise, isAccepted } = order;
  if (status !== 'approved' || network === CLAIMS || earnedPaise === 0n || isAccepted) return null;
  const approval = reports.at(-1);
  if (approval?.commissionPaise == null) {
    const hasCommission = reports.some(({ commissionPaise }) => commissionPaise);
    return approval?.source === 'list' && !hasCommission ? 'no commission' : null;
  }
  if (approval.commissionPaise === 0n) return 'no commission';
  return approval.commissionPaise < earnedPaise ? 'low commission' : null;
}
