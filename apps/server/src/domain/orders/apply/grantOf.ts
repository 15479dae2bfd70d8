import { comparableOrderId } from '../../../incoming/readOrderId.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import type { OrderName } from '../reports/lockOrders.ts';

/**
 * What says that a network's order is that of a claim, from the surest: its number; an operator; its click with its amount; its
 * click alone, which bound claims until it was found to be a guess.
 */
export type Evidence = 'number' | 'person' | 'amount' | 'click';
const SURENESS: readonly Evidence[] = ['click', 'amount', 'person', 'number'];

/** A claim that was granted: its order must not be paid twice. */
export interface GrantedClaim {
  id: bigint;
  memberId: bigint;
  clickId: string | null;
  /** The shop that the member named. */
  storeId: bigint | null;
  orderPaise: bigint;
  /** What the member got for it. */
  earnedPaise: bigint;
  storeOrderId: string;
  /** The network's order that it was about, and why; undefined until the network reports it. */
  reportedAs?: (OrderName & { by: Evidence; salePaise: bigint }) | undefined;
  /** Orders of its click that an operator knows to be others. */
  others: readonly OrderName[];
}

/** A network's order, as far as claims know orders. */
export interface ClaimedOrder extends OrderName {
  memberId: bigint;
  clickId: string | null;
  storeId: bigint | null;
  salePaise: bigint;
  /** All numbers by which it is known. */
  numbers: readonly string[];
}

/** The claim that has paid for an order, and what says so. `waits`: it has the click of a claim whose order is not known yet, or the number of one that paid for more than its order. */
export type Grant = { claim: GrantedClaim; by: Evidence } | 'waits' | undefined;

/**
 * The granted claim that a network's order is about (docs/decisions/075). Numbers are those of the shop, so they count in one
 * shop only. Networks know amounts without taxes and shipping: an order that shares only the click can be another purchase of the
 * visit, and only a person can tell. A claim moves to the order with better evidence.
 */
export function grantOf(granted: readonly GrantedClaim[], order: ClaimedOrder): Grant {
  if (order.network === CLAIMS) return undefined;
  const own = granted.filter((claim) => claim.memberId === order.memberId);
  const bound = own.find(({ reportedAs }) => reportedAs && isOrder(order)(reportedAs));
  if (bound?.reportedAs && bound.reportedAs.by !== 'click') return { claim: bound, by: bound.reportedAs.by };
  const found = own
    .filter(({ others }) => !others.some(isOrder(order)))
    .flatMap((claim) => {
      const by = evidenceOf(claim, order);
      return by && (!claim.reportedAs || isSurer(by, claim.reportedAs.by)) ? [{ claim, by }] : [];
    })
    .toSorted((one, other) => Number(isSurer(other.by, one.by)) - Number(isSurer(one.by, other.by)));
  // a part of the same order, of which the claim has paid more than its first part
  if (found.length === 0 && own.some((claim) => isFurtherPart(claim, order))) return 'waits';
  const [best] = found;
  if (best && best.by !== 'click') return best;
  // what was bound by its click alone stays so until something better comes
  if (bound) return { claim: bound, by: 'click' };
  return best && 'waits';
}

function isFurtherPart({ reportedAs, storeOrderId, orderPaise, others }: GrantedClaim, order: ClaimedOrder): boolean {
  if (reportedAs?.by !== 'number' || reportedAs.network !== order.network || isOrder(order)(reportedAs)) return false;
  const hasNumber = order.numbers.some((number) => isSameNumber(number, storeOrderId));
  return hasNumber && reportedAs.salePaise < orderPaise && !others.some(isOrder(order));
}

const isOrder = (order: OrderName) => (other: OrderName) =>
  other.network === order.network && other.orderId === order.orderId;

const isSameNumber = (one: string, other: string) => comparableOrderId(one) === comparableOrderId(other);

const isSurer = (one: Evidence, other: Evidence) => SURENESS.indexOf(one) > SURENESS.indexOf(other);

function evidenceOf(claim: GrantedClaim, order: ClaimedOrder): Evidence | undefined {
  const isSameShop = claim.storeId === null || order.storeId === null || claim.storeId === order.storeId;
  if (isSameShop && order.numbers.some((number) => isSameNumber(number, claim.storeOrderId))) return 'number';
  if (claim.clickId === null || claim.clickId !== order.clickId) return undefined;
  return claim.orderPaise === order.salePaise ? 'amount' : 'click';
}
