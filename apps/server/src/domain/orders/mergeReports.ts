import { cashbackOf, referralShareOf } from './cashback.ts';
import { compareVersions, type OrderReport } from './OrderReport.ts';
import type { NewOrderRow, OrderRow } from './orderRows.ts';

/** What an order copies from its click. */
export type Origin = Pick<
  OrderRow,
  'clickId' | 'memberId' | 'referrerId' | 'cashbackBasisPoints' | 'cashbackPaise' | 'returnDays'
>;

export type Reports = readonly [OrderReport, ...OrderReport[]];

/** The report that is valid. */
export function latestReport(reports: Reports): OrderReport {
  return reports.reduce((one, other) => (compareVersions(one, other) < 0 ? other : one));
}

/** Whether a report replaces the current state of an order. */
export function supersedes(report: OrderReport, { versionAt, status, versionEvent }: OrderRow): boolean {
  return compareVersions(report, { occurredAt: versionAt, status, eventId: versionEvent }) > 0;
}

/** An order after some reports. The result does not depend on their order. */
export function mergeReports(before: OrderRow | undefined, origin: Origin, reports: Reports): NewOrderRow {
  const winner = latestReport(reports);
  const times = [...reports.map(({ occurredAt }) => occurredAt), ...(before ? [before.reportedAt] : [])];
  return {
    ...origin,
    ...(before && !supersedes(winner, before) ? before : standingOf(winner, origin)),
    wasApproved: before?.wasApproved || reports.some(({ status }) => status === 'approved'),
    reportedAt: new Date(Math.min(...times.map((time) => time.getTime()))),
  };
}

/** The state of an order after its valid report. */
function standingOf(report: OrderReport, origin: Origin) {
  const { network, orderId, status, occurredAt, eventId, saleAmountPaise, reason = null } = report;
  const earnedPaise = cashbackOf(saleAmountPaise, origin);
  const isShared = status === 'approved' && origin.referrerId !== null;
  return {
    network,
    networkOrderId: orderId,
    status,
    versionAt: occurredAt,
    versionEvent: eventId,
    salePaise: saleAmountPaise,
    earnedPaise,
    referralPaise: isShared ? referralShareOf(earnedPaise) : 0n,
    reason,
  };
}
