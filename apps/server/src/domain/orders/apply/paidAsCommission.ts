import type { RateRow } from '../rates/earnedRate.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { StoredReport } from '../reports/storedReports.ts';
import { mergeReports, type Origin, type Reports } from './mergeReports.ts';
import type { OrderRow } from './orderRows.ts';

type Commission = Pick<OrderRow, 'commissionPaise' | 'commissionEstimated' | 'paidAsCommissionAt'>;

interface Saying {
  origin: Origin;
  rows: readonly RateRow[];
  before: Commission | undefined;
  /** All that counts of the order now. */
  stored: readonly StoredReport[];
}

/**
 * The commission of an order that an earlier release had settled: what was paid (docs/decisions/088), until its network says another
 * one than it had said by then.
 * @param said what reports make of it now
 */
export function paidAsCommission(
  said: Omit<Commission, 'paidAsCommissionAt'>,
  { origin, rows, before, stored }: Saying,
): Commission {
  const since = before?.paidAsCommissionAt;
  if (!before || !since) return { ...said, paidAsCommissionAt: null };
  const earlier = stored.flatMap(({ row, report }): OrderReport[] => (row && row.receivedAt <= since ? [report] : []));
  const then = isSome(earlier) ? mergeReports(origin, rows, earlier) : undefined;
  const isSame =
    then?.commissionPaise === said.commissionPaise && then.commissionEstimated === said.commissionEstimated;
  if (!isSame) return { ...said, paidAsCommissionAt: null };
  const { commissionPaise, commissionEstimated } = before;
  return { commissionPaise, commissionEstimated, paidAsCommissionAt: since };
}

const isSome = (reports: readonly OrderReport[]): reports is Reports => reports.length > 0;
