import type { RateRow } from '../rates/earnedRate.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { StoredReport } from '../reports/storedReports.ts';
import { mergeReports, type Origin, type Reports } from './mergeReports.ts';
import type { OrderRow } from './orderRows.ts';

type Commission = Pick<OrderRow, 'commissionPaise' | 'commissionEstimated' | 'paidAsCommissionAt'>;

interface CommissionSources {
  origin: Origin;
  rows: readonly RateRow[];
  before: Commission | undefined;
  /** All that counts of the order now. */
  stored: readonly StoredReport[];
}

/**
 * The commission of an order that an earlier release had settled: what was paid (docs/decisions/088), until its network states another
 * one than it had stated by then.
 * @param reported the commission by all reports of now
 */
export function paidAsCommission(
  reported: Omit<Commission, 'paidAsCommissionAt'>,
  { origin, rows, before, stored }: CommissionSources,
): Commission {
  const since = before?.paidAsCommissionAt;
  if (!before || !since) return { ...reported, paidAsCommissionAt: null };
  const earlier = stored.flatMap(({ row, report }): OrderReport[] => (row && row.receivedAt <= since ? [report] : []));
  const then = isSome(earlier) ? mergeReports(origin, rows, earlier) : undefined;
  const isSame =
    then?.commissionPaise === reported.commissionPaise && then.commissionEstimated === reported.commissionEstimated;
  if (!isSame) return { ...reported, paidAsCommissionAt: null };
  const { commissionPaise, commissionEstimated } = before;
  return { commissionPaise, commissionEstimated, paidAsCommissionAt: since };
}

const isSome = (reports: readonly OrderReport[]): reports is Reports => reports.length > 0;
