import {
  QUESTION_FIRST_HOURS,
  QUESTION_LAST_DAYS,
  QUESTION_LATEST_DAYS,
  QUESTION_USUAL_HOURS,
} from '@potli/api/contract/policy';
import { INDIA_AHEAD_MS } from '@potli/api/units/india';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';

/** The delay of a store that has not reported enough orders yet. */
export const USUAL_DELAY_MS = QUESTION_USUAL_HOURS * HOUR_MS;
/** However fast a store reports: no question on the day of the visit, when the member may still buy. */
export const SHORTEST_DELAY_MS = QUESTION_FIRST_HOURS * HOUR_MS;
/** However slow: a question that comes later cannot be answered from memory. */
export const LONGEST_DELAY_MS = QUESTION_LATEST_DAYS * DAY_MS;
/** Older visits are not asked about. */
const ASKED_FOR_MS = QUESTION_LAST_DAYS * DAY_MS;

/** A click on a store or on one of its offers. */
export interface StoreClick {
  id: string;
  clickedAt: Date;
  storeId: bigint;
  /** The store reports online, and its network takes claims. */
  canClaim: boolean;
  /** Within this time nine of ten orders of the store are reported; null where that is not known. */
  delaySeconds: number | null;
  hasOrder: boolean;
  /** The answer of the member: a no, once there is one, else a yes. */
  bought: boolean | null;
}

/** What a claim is about. */
export interface ClaimedOrder {
  clickId: string | null;
  /** Null for a claim that is not about a store. */
  storeId: bigint | null;
  orderTime: Date;
}

/**
 * `open`: the member is asked. `bought`: answered yes, and has not claimed. Everything else asks nothing: the store still has time to
 * report, takes no claims, or has reported; the member has claimed, or did not buy.
 */
export type VisitState = 'open' | 'bought' | 'early' | 'unclaimable' | 'ordered' | 'claimed' | 'notBought';

/** All clicks of one store on one day in India: one purchase is reported for one of them, and the others mean nothing. */
export interface Visit<Click extends StoreClick> {
  /** The last one. */
  click: Click;
  state: VisitState;
}

/**
 * The visits of a member, newest first, each with its state (docs/product/clicks.md#did-you-buy).
 * @param clicks of the member, newest first
 */
export function toVisits<Click extends StoreClick>(
  clicks: readonly Click[],
  claims: readonly ClaimedOrder[],
  now: Date,
): Visit<Click>[] {
  const visits = Map.groupBy(clicks, (click) => visitOf(click.storeId, click.clickedAt));
  return [...visits.values()].flatMap((visit) => {
    const [last] = visit;
    return last ? [{ click: last, state: stateOf(last, visit, claims, now) }] : [];
  });
}

function stateOf(
  last: StoreClick,
  visit: readonly StoreClick[],
  claims: readonly ClaimedOrder[],
  now: Date,
): VisitState {
  const isOfVisit = (claim: ClaimedOrder) =>
    visit.some(({ id }) => id === claim.clickId) ||
    (claim.storeId !== null && visitOf(claim.storeId, claim.orderTime) === visitOf(last.storeId, last.clickedAt));
  if (visit.some(({ hasOrder }) => hasOrder)) return 'ordered';
  if (claims.some(isOfVisit)) return 'claimed';
  if (last.bought === false) return 'notBought';
  if (!last.canClaim) return 'unclaimable';
  if (last.bought) return 'bought';
  return now.getTime() - last.clickedAt.getTime() < delayOf(last) ? 'early' : 'open';
}

/** ms */
function delayOf({ delaySeconds }: StoreClick): number {
  const usual = delaySeconds === null ? USUAL_DELAY_MS : delaySeconds * 1_000;
  return Math.min(Math.max(usual, SHORTEST_DELAY_MS), LONGEST_DELAY_MS);
}

const visitOf = (storeId: bigint, at: Date) => `${storeId} ${dayNumber(at)}`;

/** Number of the day in India. */
export const dayNumber = (at: Date): number => Math.floor((at.getTime() + INDIA_AHEAD_MS) / DAY_MS);

/** The beginning of the first day about which members are asked. */
export const askedSince = (now: Date): Date =>
  new Date(dayNumber(new Date(now.getTime() - ASKED_FOR_MS)) * DAY_MS - INDIA_AHEAD_MS);
