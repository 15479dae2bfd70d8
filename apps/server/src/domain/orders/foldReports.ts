import { CLAIMS } from '../books/claimsNetwork.ts';
import type { ChangedOrder, OrderChange } from './changeOrders.ts';
import { type GrantedClaim, grantOf } from './grantedOrders.ts';
import type { KnownOrders } from './knownOrders.ts';
import { latestReport, mergeReports, type Origin, type Reports, saysAmount } from './mergeReports.ts';
import { nameKey } from './nameKey.ts';
import type { OrderReport } from './OrderReport.ts';
import type { OrderRow } from './orderRows.ts';
import { hasLeads, type RateCard } from './rateCards.ts';
import type { KeptOutcome } from './reportRows.ts';
import type { ToldReport, ToldReports } from './toldReports.ts';

interface FoldParts {
  known: KnownOrders;
  told: ToldReports;
  granted: readonly GrantedClaim[];
}

/** An order that exists, also by an earlier report of the group. */
interface Standing {
  origin: Origin;
  before: OrderRow | undefined;
  /** Not declined: it is, or will be, the member's money. */
  counts: boolean;
}

/** Finds the outcomes of reports one after the other, without a query, and what they change. */
export interface ReportFold {
  /** The outcome of a new report, or of one that was parked. `impossible`: its order cannot have such an amount. */
  settle(told: ToldReport): KeptOutcome | 'impossible';
  /** Of the orders, in the order in which they happen. */
  changes: readonly OrderChange[];
  /** Granted claims of which a report told the order. */
  reported: ReadonlySet<GrantedClaim>;
}

export function createReportFold({ known, told, granted }: FoldParts): ReportFold {
  const made = new Map<string, Standing>();
  const changes: OrderChange[] = [];
  const reported = new Set<GrantedClaim>();

  function standingOf(report: OrderReport): Standing | undefined {
    const moved = made.get(nameKey(report.network, report.orderId));
    const before = known.orderOf(report);
    return moved ?? (before && { origin: originOf(before), before, counts: before.status !== 'rejected' });
  }

  /** Whether a claim has paid the order, which the network did not know or had declined. */
  function isPaidByClaim(report: OrderReport, after: ChangedOrder, order: Standing | undefined): boolean {
    const counts = after.status !== 'rejected';
    if (order && (order.counts || !counts)) return false;
    const grant = grantOf(granted, report, after);
    if (!grant) return false;
    grant.reportedAs = { network: report.network, orderId: report.orderId };
    reported.add(grant);
    return true;
  }

  function settle(one: ToldReport): KeptOutcome | 'impossible' {
    const { report } = one;
    const order = standingOf(report);
    const origin = order?.origin ?? known.originOf(report);
    if (!origin) return 'parked';
    const card = known.cardOf(origin);
    if (!isPossible(report, card)) return 'impossible';
    const belongs = (each: OrderReport) => cameBy(each, origin, known) && isFrom(each, card) && isPossible(each, card);
    if (!belongs(report)) return 'conflict';
    // with those that were parked because they named no click
    const others = told.ofOrder(report).filter((each) => each !== one && belongs(each.report));
    const reports: Reports = [report, ...others.map((each) => each.report)];
    // until somebody says what was cancelled
    if (!reports.some(saysAmount) && !hasLeads(card)) return 'parked';
    const after = toOrder({ origin, card, reports, before: order?.before });
    const said = saysAmount(report) ? report : { ...report, saleAmountPaise: after.salePaise };
    if (isPaidByClaim(said, after, order)) return 'conflict';
    const winner = latestReport(reports);
    const standing = (each: OrderReport): KeptOutcome => (each === winner ? 'applied' : 'stale');
    for (const each of others) if (each.outcome === 'parked') each.outcome = standing(each.report);
    const counts = after.status !== 'rejected';
    made.set(nameKey(report.network, report.orderId), { origin, before: order?.before, counts });
    // an older report can tell what was bought, so it can move money, too
    changes.push({ cause: `report ${report.eventId}`, before: order?.before, after });
    return standing(report);
  }

  interface Merging extends Omit<Standing, 'counts'> {
    card: RateCard;
    reports: Reports;
  }

  function toOrder({ origin, card, reports, before }: Merging): ChangedOrder {
    const { settledPaise, settledAt } = before ?? UNPAID;
    return { ...mergeReports(origin, card.rows, reports), settledPaise, settledAt };
  }

  return { settle, changes, reported };
}

/** What a network paid before is booked after its report. */
const UNPAID = { settledPaise: null, settledAt: null };

/** What is no click of ours names none: shops send cut ids, and the names of fields in place of what should be in them. */
const cameBy = ({ clickId }: OrderReport, origin: Origin, known: KnownOrders) =>
  clickId === null || clickId.toLowerCase() === origin.clickId || !known.isClick(clickId);

/** Only the network by which the click went out knows of its orders. */
const isFrom = ({ network }: OrderReport, card: RateCard) =>
  card.network === null || card.network === network || network === CLAIMS;

const isPossible = (report: OrderReport, card: RateCard) =>
  report.saleAmountPaise > 0n || !saysAmount(report) || hasLeads(card);

function originOf(order: OrderRow): Origin {
  const { clickId, memberId, referrerId, storeId, cardId, clickedAt, rateCardId, returnDays } = order;
  const { cashbackBasisPoints, cashbackPaise, incomeKind } = order;
  return {
    ...{ clickId, memberId, referrerId, storeId, cardId, clickedAt, rateCardId, returnDays },
    ...{ cashbackBasisPoints, cashbackPaise, incomeKind },
  };
}
