import type { StoryStep } from '@potli/api';
import { SENT_WITHIN_DAYS } from '@potli/api/contract/policy';
import { DAY_MS } from '@potli/api/units/time';
import { arrivesBy, leavesBy } from '../../payouts/transfers/payoutDates.ts';
import { decisionDue, returnPeriodEnd } from '../rates/returnPeriod.ts';
import type { Carrier, HistoryStep } from './orderHistory.ts';

/** The data of an order's story. */
interface StoryOrder {
  /** Null where a claim was granted. */
  clickId: string | null;
  clickedAt: Date;
  reportedAt: Date;
  returnDays: number;
  status: 'tracked' | 'approved' | 'rejected';
  history: readonly HistoryStep[];
  earnedPaise: bigint;
  /** The part of it that repaid a debt. */
  repaidPaise: bigint;
  /** When its cashback became Approved; null while it waits for the money of the network. */
  releasedAt: Date | null;
  /** When the network pays; null where the order does not wait for that. */
  networkPaysBy: Date | null;
  /** The last payout that contains the order. */
  payout: Carrier | undefined;
  /** Until when payouts wait; undefined without a bank account or a verified e-mail. */
  payoutsRestUntil: Date | null | undefined;
}

type Timing = Omit<StoryStep, 'kind'>;

const done = (at: Date): Timing => ({ state: 'done', at: at.toISOString(), expectedBy: null });
/** Done, at an unknown time. */
const UNKNOWN: Timing = { state: 'done', at: null, expectedBy: null };
const stopped = (at?: Date): Timing => ({ state: 'stopped', at: at?.toISOString() ?? null, expectedBy: null });
/** A date that has passed stays: the page then says that it takes longer. */
const awaited = (state: 'current' | 'upcoming', by: Date | undefined): Timing => ({
  state,
  at: null,
  expectedBy: by?.toISOString() ?? null,
});
const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** The five steps of an order's story, in order. */
export function storySteps(order: StoryOrder, now: Date): StoryStep[] {
  return [
    { kind: 'CLICKED', ...(order.clickId === null ? UNKNOWN : done(order.clickedAt)) },
    { kind: 'REPORTED', ...done(order.reportedAt) },
    { kind: 'RETURN_PERIOD', ...returnPeriod(order, now) },
    { kind: 'DECISION', ...decision(order, now) },
    { kind: 'SENT_TO_BANK', ...bank(order) },
  ];
}

/** When a status first began. */
const since = ({ history }: StoryOrder, status: HistoryStep['status']) =>
  history.find((step) => step.status === status)?.at;

/** When the shop decided. Reversed cashback was confirmed before. */
const decidedAt = (order: StoryOrder) => since(order, 'CONFIRMED') ?? since(order, 'REJECTED');

/** When approved cashback was taken back, or declined because its network does not pay. */
const takenBackAt = (order: StoryOrder) =>
  since(order, 'REVERSED') ?? (since(order, 'CONFIRMED') && since(order, 'REJECTED'));

const isPending = ({ status }: StoryOrder) => status === 'tracked';

function returnPeriod(order: StoryOrder, now: Date): Timing {
  const end = returnPeriodEnd(order);
  const decided = isPending(order) ? undefined : decidedAt(order);
  // a decision ends the period early
  if (decided && decided < end) return done(decided);
  return end <= now ? done(end) : awaited('current', end);
}

function decision(order: StoryOrder, now: Date): Timing {
  if (isPending(order)) return awaited(returnPeriodEnd(order) <= now ? 'current' : 'upcoming', decisionDue(order));
  const confirmed = since(order, 'CONFIRMED');
  return confirmed ? done(confirmed) : stopped(since(order, 'REJECTED'));
}

function bank(order: StoryOrder): Timing {
  if (order.status === 'rejected') return stopped(takenBackAt(order));
  if (order.status === 'approved') {
    const { payout, earnedPaise, repaidPaise } = order;
    const confirmed = since(order, 'CONFIRMED');
    // nothing of it is left to send
    if (confirmed && earnedPaise > 0n && repaidPaise >= earnedPaise) return done(confirmed);
    if (order.history.at(-1)?.status === 'FORFEITED') return stopped(since(order, 'FORFEITED'));
    return payout?.state === 'sent' && payout.settledAt ? done(payout.settledAt) : awaited('current', sentBy(order));
  }
  const hasAccount = order.payoutsRestUntil !== undefined;
  return awaited('upcoming', hasAccount ? later(decisionDue(order), SENT_WITHIN_DAYS) : undefined);
}

function sentBy({ payout, payoutsRestUntil, history, releasedAt, networkPaysBy }: StoryOrder): Date | undefined {
  if (payout?.state === 'review') return undefined;
  if (payout && !payout.settledAt) return arrivesBy(payout);
  // since it was approved, since its network paid, or since the last transfer failed
  const since = [history.at(-1)?.at, releasedAt, networkPaysBy].filter((date) => date != null);
  return leavesBy(since, payoutsRestUntil);
}
