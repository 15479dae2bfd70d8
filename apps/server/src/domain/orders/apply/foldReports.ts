import { paymentAtRate } from '../../ledger/books/settlementLines.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { referralShareOf } from '../rates/cashback.ts';
import { hasLeads, type RateCard } from '../rates/rateCards.ts';
import { statedAtOf } from '../reports/compareReports.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { StoredOutcome } from '../reports/reportRows.ts';
import { isTrusted } from '../reports/reportSource.ts';
import type { StoredReport, StoredReports } from '../reports/storedReports.ts';
import type { ChangedOrder } from './ChangedOrder.ts';
import type { OrderChange } from './changeOrders.ts';
import { type Grant, type GrantedClaim, grantOf } from './grantOf.ts';
import { heldFor } from './heldFor.ts';
import type { KnownOrders } from './knownOrders.ts';
import { effectiveReports, hasAmount, latestReport, mergeReports, type Origin, type Reports } from './mergeReports.ts';
import type { OrderCause } from './orderJournals.ts';
import type { OrderRow } from './orderRows.ts';
import { paidAsCommission } from './paidAsCommission.ts';

interface FoldParts {
  known: KnownOrders;
  stored: StoredReports;
  granted: readonly GrantedClaim[];
}

/** An order that exists, also by an earlier report of the group. */
interface OrderState {
  origin: Origin;
  before: OrderRow | undefined;
  /** Not declined: it is, or will be, the member's money. */
  counts: boolean;
  /** Declined although the network approved it, because that does not pay. */
  isLost: boolean;
  /** The claim that has paid for it. */
  claimId: bigint | null;
}

/** Finds the outcomes of reports one after the other, without a query, and what they change. */
export interface ReportFold {
  /** The outcome of a new report, or of one that was parked. `impossible`: its order cannot have such an amount. */
  apply(report: StoredReport): StoredOutcome | 'impossible';
  /** A list repeats a report: decides again where that was overruled since. */
  confirm(report: StoredReport): void;
  /** Decides again with a report that is stored already, as `apply`. */
  reapply(report: StoredReport, cause?: OrderCause): void;
  /** The changes of the orders, in the sequence in which they happen. */
  changes: readonly OrderChange[];
  /** Granted claims whose order a report has named. */
  reported: ReadonlySet<GrantedClaim>;
}

export function createReportFold({ known, stored, granted }: FoldParts): ReportFold {
  const made = new Map<string, OrderState>();
  const changes: OrderChange[] = [];
  const reported = new Set<GrantedClaim>();
  const confirmed = new Set<string>();

  function stateOf(report: OrderReport): OrderState | undefined {
    const moved = made.get(nameKey(report.network, report.orderId));
    const before = known.orderOf(report);
    return moved ?? (before && toState(before));
  }

  /** The claim that has paid for the order, which the network did not know, or had declined, or to which a claim is bound already. */
  function findGrant(after: ChangedOrder, order: OrderState | undefined): Grant {
    const isPaidItself = order?.counts === true && order.claimId === null;
    if (isPaidItself || (after.status === 'rejected' && order?.claimId == null)) return undefined;
    const { network, networkOrderId: orderId, memberId, clickId = null, storeId = null, salePaise } = after;
    const numbers = [orderId, after.storeOrderId ?? orderId];
    const grant = grantOf(granted, { network, orderId, memberId, clickId, storeId, salePaise, numbers });
    // one that was paid as a claim's own order does not wait again
    if (grant === 'waits') return order?.counts || order?.isLost ? undefined : grant;
    // its network has approved it, so it is no order of which a claim has only the amount
    return order?.isLost && order.claimId === null && grant?.by === 'amount' ? undefined : grant;
  }

  /** Binds a claim to the order, which then earns what the claim has not paid. */
  function bindClaim({ claim, by }: Exclude<Grant, 'waits' | undefined>, after: ChangedOrder): ChangedOrder {
    const { network, networkOrderId: orderId, salePaise } = after;
    if (claim.reportedAs?.network !== network || claim.reportedAs.orderId !== orderId || claim.reportedAs.by !== by) {
      claim.reportedAs = { network, orderId, by, salePaise };
      reported.add(claim);
    } else claim.reportedAs.salePaise = salePaise;
    const earnedPaise = after.earnedPaise > claim.earnedPaise ? after.earnedPaise - claim.earnedPaise : 0n;
    const referralPaise = after.referralPaise > 0n ? referralShareOf(earnedPaise) : 0n;
    return { ...after, earnedPaise, referralPaise, claimId: claim.id };
  }

  /** Another list that overrules it was read since or is read now; calls before its own time do not. */
  function confirm(one: StoredReport): void {
    const { report } = one;
    const event = known.orderOf(report)?.versionEvent;
    if (report.source !== 'list' || event === undefined || event === report.eventId) return;
    if (one.outcome !== 'applied' && one.outcome !== 'stale') return;
    const valid = stored.ofOrder(report).find((each) => each.report.eventId === event);
    const cause = `report ${report.eventId} of ${new Date(statedAtOf(report)).toISOString()}` as const;
    // a group can confirm several lists of one order: each counts since its own time
    const key = `${nameKey(report.network, report.orderId)} ${cause}`;
    if (valid?.report.source === 'list' || confirmed.has(key)) return;
    confirmed.add(key);
    reapply(one, cause);
  }

  function reapply(one: StoredReport, cause?: OrderCause): void {
    const outcome = apply(one, cause);
    if (outcome !== 'impossible') one.outcome = outcome;
  }

  function apply(one: StoredReport, cause: OrderCause = `report ${one.report.eventId}`): StoredOutcome | 'impossible' {
    const { report } = one;
    const order = stateOf(report);
    const origin = order?.origin ?? known.originOf(report);
    if (!origin) return 'parked';
    const card = known.cardOf(origin);
    if (!isPossible(report, card)) return 'impossible';
    const belongs = (each: OrderReport) => cameBy(each, origin, known) && isFrom(each, card) && isPossible(each, card);
    if (!belongs(report)) return 'conflict';
    // with those that were parked because they named no click
    const others = stored.ofOrder(report).filter((each) => each !== one && belongs(each.report));
    const reports: Reports = [report, ...others.map((each) => each.report)];
    // until a person decides what was cancelled
    if (!reports.some(hasAmount) && !hasLeads(card)) return 'parked';
    const full = toOrder({ origin, card, reports, before: order?.before, stored: [one, ...others] });
    const grant = findGrant(full, order);
    // an unsigned call must not free the order that a claim has paid
    if (grant === 'waits' || (grant && !reports.some(({ source }) => isTrusted(source)))) return 'parked';
    const counted = grant ? bindClaim(grant, full) : full;
    const after = { ...counted, heldFor: heldFor(counted, effectiveReports(reports)) };
    const winner = latestReport(reports);
    const outcomeOf = (each: OrderReport): StoredOutcome => (each === winner ? 'applied' : 'stale');
    for (const each of others) if (each.outcome === 'parked') each.outcome = outcomeOf(each.report);
    const counts = after.status !== 'rejected';
    const claimId = after.claimId ?? null;
    made.set(nameKey(report.network, report.orderId), {
      origin,
      before: order?.before,
      counts,
      isLost: false,
      claimId,
    });
    // an older report can name the goods, so it can move money, too
    changes.push({ cause, before: order?.before, after });
    return outcomeOf(report);
  }

  interface Merging extends Omit<OrderState, 'counts' | 'isLost' | 'claimId'> {
    card: RateCard;
    reports: Reports;
    stored: readonly StoredReport[];
  }

  function toOrder({ origin, card, reports, before, stored: counting }: Merging): ChangedOrder {
    const { settledPaise, settledAt, tdsPaise, settledMinor, exchangePaise } = before ?? UNPAID;
    const payment = { settledPaise, settledAt, tdsPaise, settledMinor, exchangePaise };
    const { writtenOffPaise = null, writtenOffPaidPaise = null, writtenOffAt = null } = before ?? {};
    const merged = mergeReports(origin, card.rows, reports);
    return {
      ...merged,
      ...paidAsCommission(merged, { origin, rows: card.rows, before, stored: counting }),
      ...(before ? paymentAtRate(payment, before, merged) : payment),
      writtenOffPaise,
      writtenOffPaidPaise,
      writtenOffAt,
      writtenOffMembers: before?.writtenOffMembers ?? null,
      isAccepted: before?.isAccepted ?? false,
      isLost: false,
      claimId: null,
    };
  }

  return { apply, confirm, reapply, changes, reported };
}

/** What a network paid before is booked after its report. */
const UNPAID = { settledPaise: null, settledAt: null, tdsPaise: 0n, settledMinor: 0n, exchangePaise: 0n };

/** What is no click of ours names none: shops send cut ids, and the names of fields in place of what should be in them. */
const cameBy = ({ clickId }: OrderReport, origin: Origin, known: KnownOrders) =>
  clickId === null || clickId.toLowerCase() === origin.clickId || !known.isClick(clickId);

/** Only the network by which the click went out knows of its orders. */
const isFrom = ({ network }: OrderReport, card: RateCard) =>
  card.network === null || card.network === network || network === CLAIMS;

const isPossible = (report: OrderReport, card: RateCard) =>
  report.saleAmountPaise > 0n || !hasAmount(report) || hasLeads(card);

const toState = (before: OrderRow): OrderState => ({
  origin: originOf(before),
  before,
  claimId: before.claimId,
  counts: before.status !== 'rejected',
  isLost: before.isLost,
});

function originOf(order: OrderRow): Origin {
  const { clickId, memberId, referrerId, storeId, cardId, clickedAt, rateCardId, returnDays } = order;
  const { cashbackBasisPoints, cashbackPaise, incomeKind } = order;
  return {
    clickId,
    memberId,
    referrerId,
    storeId,
    cardId,
    clickedAt,
    rateCardId,
    returnDays,
    cashbackBasisPoints,
    cashbackPaise,
    incomeKind,
  };
}
