import type { Payment } from '../../ledger/books/settlementLines.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { cashbackOf, referralShareOf } from '../rates/cashback.ts';
import { earnedParts } from '../rates/earnedParts.ts';
import type { EarnedRate, OrderFacts, RateRow } from '../rates/earnedRate.ts';
import { countingReports, sortReports, type Version } from '../reports/compareReports.ts';
import { atOneRate, type ForeignColumns, foreignOf, toForeignColumns } from '../reports/foreignAmounts.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { partsInPaise } from '../reports/reportParts.ts';
import { commissionOfOrder } from './commissionOfOrder.ts';
import type { NewOrderRow, OrderRow } from './orderRows.ts';

/** What the reports of an order say. What members get of it, and when, is decided by the policy of the network. */
export type ReportedOrder = Omit<
  NewOrderRow,
  keyof Payment | 'releasedPaise' | 'releasedReferralPaise' | 'releasedAt'
> &
  ForeignColumns;

/** What an order copies from its click. Its rate counts only where it has no rate card. */
export type Origin = Pick<
  OrderRow,
  | 'clickId'
  | 'memberId'
  | 'referrerId'
  | 'storeId'
  | 'cardId'
  | 'incomeKind'
  | 'clickedAt'
  | 'rateCardId'
  | 'cashbackBasisPoints'
  | 'cashbackPaise'
  | 'returnDays'
>;

/** The amounts and goods of a report. */
export type ReportedAmounts = Pick<
  OrderReport,
  'status' | 'saleAmountPaise' | 'category' | 'commissionPaise' | 'foreign' | 'parts'
>;

export type Reports = readonly [OrderReport, ...OrderReport[]];

/** The report that is valid. */
export const latestReport = (reports: Reports): OrderReport => sortReports(reports).at(-1) ?? reports[0];

/** Networks cancel with 0: such a report has no amount. */
export const hasAmount = ({ status, saleAmountPaise }: Pick<OrderReport, 'status' | 'saleAmountPaise'>): boolean =>
  status !== 'rejected' || saleAmountPaise > 0n;

/**
 * What is known of an order from reports in the order of their versions: the last sale, and the latest report of the
 * goods and of the commission. A report that says less removes nothing.
 */
export function factsOf(clickedAt: Date, effective: readonly ReportedAmounts[]): OrderFacts {
  const salePaise = effective.findLast(hasAmount)?.saleAmountPaise ?? 0n;
  // parts of another sale are not those of this one
  const goods = effective.findLast(({ category, parts }) => category || parts);
  const parts = goods?.saleAmountPaise === salePaise ? partsInPaise(goods) : null;
  const commissioned = effective.findLast(({ commissionPaise }) => commissionPaise);
  return {
    clickedAt,
    salePaise,
    ...(parts && { parts }),
    category: effective.findLast(({ category }) => category)?.category ?? null,
    commission: commissioned
      ? { paise: commissioned.commissionPaise ?? 0n, salePaise: commissioned.saleAmountPaise }
      : null,
  };
}

/** An order after all its reports. The result does not depend on their order. */
export function mergeReports(origin: Origin, rows: readonly RateRow[], reports: Reports): ReportedOrder {
  const winner = latestReport(reports);
  const effective = effectiveReports(reports);
  const facts = factsOf(origin.clickedAt, effective);
  // 0 may mean unknown while it is tracked; an approval means it
  const paysNothing = winner.status === 'approved' && winner.commissionPaise === 0n;
  const rate = rateOf(origin, rows, facts);
  const row = rows.find(({ id }) => id === rate.rateRowId);
  const isShared = winner.status === 'approved' && origin.referrerId !== null;
  return {
    ...origin,
    network: winner.network,
    networkOrderId: winner.orderId,
    storeOrderId: effective.findLast(({ storeOrderId }) => storeOrderId)?.storeOrderId ?? null,
    isStalled: winner.isStalled ?? false,
    status: winner.status,
    versionAt: winner.occurredAt,
    versionEvent: winner.eventId,
    salePaise: facts.salePaise,
    ...toForeignColumns(foreignOf(effective, hasAmount)),
    ...rate,
    ...(winner.network === CLAIMS
      ? UNPAID
      : paysNothing
        ? NO_COMMISSION
        : commissionOfOrder(facts, row, rate.earnedPaise)),
    referralPaise: isShared ? referralShareOf(rate.earnedPaise) : 0n,
    reason: winner.reason ?? null,
    wasApproved: countingReports(reports).some(({ status }) => status === 'approved'),
    // clocks of networks are wrong at times, or give the day only: no order comes before its click
    reportedAt: new Date(Math.max(origin.clickedAt.getTime(), firstOf(reports))),
  };
}

/**
 * The reports that count, in the order in which they do, at one rate of exchange. For an order that was cancelled without an
 * amount, unsigned calls may give it.
 */
export function effectiveReports<Report extends ReportedAmounts & Version>(reports: readonly Report[]): Report[] {
  const counting = countingReports(reports);
  return atOneRate(sortReports(counting.some(hasAmount) ? counting : reports));
}

const firstOf = (reports: Reports) => Math.min(...reports.map(({ occurredAt }) => occurredAt.getTime()));

/** The commission of a claim that the shop granted by itself: no network pays for it. */
const UNPAID = { commissionPaise: 0n, commissionEstimated: true };
const NO_COMMISSION = { commissionPaise: 0n, commissionEstimated: false };

type Rate = Pick<OrderRow, 'rateRowId' | 'kind' | 'cashbackBasisPoints' | 'cashbackPaise' | 'earnedPaise'>;

function rateOf(origin: Origin, rows: readonly RateRow[], facts: OrderFacts): Rate {
  const { cashbackBasisPoints, cashbackPaise } = origin;
  if (origin.rateCardId === null) {
    const earnedPaise = cashbackOf(facts.salePaise, origin);
    return { rateRowId: null, kind: 'sale', cashbackBasisPoints, cashbackPaise, earnedPaise };
  }
  const [main, ...others] = earnedParts(rows, facts);
  if (!main) return { ...NOTHING, kind: facts.salePaise > 0n ? 'sale' : 'lead' };
  return { ...ofRow(main), earnedPaise: others.reduce((sum, part) => sum + part.earnedPaise, main.earnedPaise) };
}

const NOTHING = { rateRowId: null, cashbackBasisPoints: 0, cashbackPaise: 0n, earnedPaise: 0n };

const ofRow = ({ row, earnedPaise }: EarnedRate): Rate => ({
  rateRowId: row.id,
  kind: row.kind,
  cashbackBasisPoints: row.cashbackBasisPoints,
  cashbackPaise: row.cashbackPaise,
  earnedPaise,
});
