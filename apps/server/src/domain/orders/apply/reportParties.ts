import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { StoredReports } from '../reports/storedReports.ts';
import type { KnownOrders } from './knownOrders.ts';

export interface ReportParties {
  /** Members and referrers whose money the reports can move. */
  members: bigint[];
  /** Members of orders that a claim can have paid: new ones, those that the network declined, and those that one has paid. */
  claimants: bigint[];
}

/** Whose wallets have to be locked, before the reports are applied: at least all that the outcome touches. */
export function findParties(reports: readonly OrderReport[], stored: StoredReports, known: KnownOrders): ReportParties {
  const parties: ReportParties = { members: [], claimants: [] };
  for (const [, group] of Map.groupBy(reports, ({ network, orderId }) => nameKey(network, orderId))) {
    for (const report of group) {
      const order = known.orderOf(report);
      const origin = order ?? known.originOf(report);
      if (!origin) continue;
      parties.members.push(origin.memberId);
      const isUnpaid = order === undefined || order.status === 'rejected' || order.claimId !== null;
      if (isUnpaid && report.network !== CLAIMS) parties.claimants.push(origin.memberId);
      const all = [...group, ...stored.ofOrder(report).map((each) => each.report)];
      const mayShare = (order?.referralPaise ?? 0n) > 0n || all.some(({ status }) => status === 'approved');
      if (origin.referrerId !== null && mayShare) parties.members.push(origin.referrerId);
    }
  }
  return parties;
}
