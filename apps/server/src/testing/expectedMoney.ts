import type { PlannedReport, Shopper } from './randomReports.ts';

export interface ExpectedMoney {
  pending: bigint;
  approved: bigint;
  declined: bigint;
}

const RANK = { tracked: 0, approved: 1, rejected: 2 };
const later = (one: PlannedReport, other: PlannedReport) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() ||
  RANK[one.status] - RANK[other.status] ||
  one.event - other.event;

/** The expected wallet of each shopper, computed from the reports alone, without the code under test. */
export function expectedMoney(reports: readonly PlannedReport[], shoppers: readonly Shopper[]): ExpectedMoney[] {
  const money = shoppers.map(() => ({ pending: 0n, approved: 0n, declined: 0n }));
  for (const versions of Map.groupBy(reports, ({ order }) => order).values()) {
    const last = versions.toSorted(later).at(-1);
    const owner = last && shoppers[last.shopper];
    const rate = owner?.clicks[last?.click ?? 0];
    const wallet = last && money[last.shopper];
    if (!last || !owner || !rate || !wallet) continue;
    const cashback = rate.fixedPaise || (last.saleAmountPaise * BigInt(rate.basisPoints)) / 10_000n;
    if (last.status === 'tracked') wallet.pending += cashback;
    if (last.status === 'rejected') wallet.declined += cashback;
    if (last.status !== 'approved') continue;
    wallet.approved += cashback;
    const inviter = owner.invitedBy === undefined ? undefined : money[owner.invitedBy];
    if (inviter) inviter.approved += cashback / 20n;
  }
  return money;
}
