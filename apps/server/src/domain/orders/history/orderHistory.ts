import type { TransactionStatus } from '@potli/api';
import { returnPeriodEnd } from '../rates/returnPeriod.ts';
import { sortReports, type Version } from '../reports/compareReports.ts';
import { isTrusted } from '../reports/reportSource.ts';

/** A payout that contains an order. */
export interface Carrier {
  id: string;
  state: 'reserved' | 'submitted' | 'review' | 'sent' | 'failed' | 'returned';
  createdAt: Date;
  settledAt: Date | null;
  returnedAt: Date | null;
  utr: string | null;
  failureReason: string | null;
}

export interface HistoryStep {
  status: TransactionStatus;
  at: Date;
}

/** A report of an order, and when it arrived. */
export interface HistoryReport extends Version {
  receivedAt?: Date;
}

interface OrderFacts {
  currentStatus: TransactionStatus;
  reportedAt: Date;
  returnDays: number;
  /** Reports that are or were valid, in any order. */
  reports: readonly HistoryReport[];
  payouts: readonly Carrier[];
  /** When what it had brought was forfeited. */
  forfeitedAt: Date | null;
  /** When it was declined because its network does not pay. */
  lostAt?: Date | null;
}

/** Every status that an order has had, in order of time; the last is the current one (docs/decisions/017). */
export function orderHistory(
  { currentStatus, reports, payouts, forfeitedAt, lostAt, ...order }: OrderFacts,
  now: Date,
): HistoryStep[] {
  const reported = shopSteps(reports);
  const steps = [...reported, ...reviewSteps(reported, returnPeriodEnd(order), now), ...payouts.flatMap(bankSteps)];
  if (forfeitedAt) steps.push({ status: 'FORFEITED', at: forfeitedAt });
  if (lostAt) steps.push({ status: 'REJECTED', at: lostAt });
  const sorted = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const last = sorted.at(-1);
  if (last && last.status !== currentStatus) sorted.push({ status: currentStatus, at: last.at });
  return sorted;
}

function shopSteps(reports: OrderFacts['reports']): HistoryStep[] {
  const steps: HistoryStep[] = [];
  let wasApproved = false;
  let before: Date | undefined;
  for (const { status, occurredAt, receivedAt = occurredAt } of timelyReports(reports)) {
    // a correction that has the time of the order gets the time of its arrival
    const at = before === undefined || occurredAt > before ? occurredAt : receivedAt > before ? receivedAt : before;
    const isApproved = status === 'approved';
    const declined = wasApproved ? 'REVERSED' : 'REJECTED';
    const reported = isApproved ? 'CONFIRMED' : status === 'tracked' ? 'TRACKED' : declined;
    wasApproved ||= isApproved;
    // a corrected amount is not a step
    if (steps.at(-1)?.status === reported) continue;
    steps.push({ status: reported, at });
    before = at;
  }
  return steps;
}

/** In the order in which they count, without unsigned calls that came after a signed report. */
function timelyReports(reports: OrderFacts['reports']): HistoryReport[] {
  const trusted = reports.filter(({ source }) => isTrusted(source));
  const since = Math.min(...trusted.map(({ receivedAt, occurredAt }) => (receivedAt ?? occurredAt).getTime()));
  return sortReports(
    reports.filter(
      ({ source, receivedAt, occurredAt }) => isTrusted(source) || (receivedAt ?? occurredAt).getTime() < since,
    ),
  );
}

function reviewSteps(reported: readonly HistoryStep[], periodEnd: Date, now: Date): HistoryStep[] {
  const decided = reported.find(({ status }) => status !== 'TRACKED');
  const isEarly = periodEnd > now || (decided && decided.at <= periodEnd);
  return isEarly ? [] : [{ status: 'UNDER_REVIEW', at: periodEnd }];
}

function bankSteps({ state, createdAt, settledAt, returnedAt }: Carrier): HistoryStep[] {
  const steps: HistoryStep[] = [{ status: 'PAYABLE', at: createdAt }];
  if (settledAt) steps.push({ status: state === 'failed' ? 'CONFIRMED' : 'PAID', at: settledAt });
  if (returnedAt) steps.push({ status: 'CONFIRMED', at: returnedAt });
  return steps;
}
