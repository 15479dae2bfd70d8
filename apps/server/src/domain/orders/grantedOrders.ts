import { and, asc, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { dispute } from '../../db/schema/dispute.ts';
import { shopOrder } from '../../db/schema/shopOrder.ts';
import { comparableOrderId } from '../../incoming/readOrderId.ts';
import { CLAIMS } from '../books/claimsNetwork.ts';
import type { OrderName } from './lockOrders.ts';
import type { OrderReport } from './OrderReport.ts';
import type { NewOrderRow } from './orderRows.ts';

/** A claim that was granted: its order must not be paid twice. */
export interface GrantedClaim {
  id: bigint;
  memberId: bigint;
  clickId: string | null;
  orderPaise: bigint;
  /** In lower case. */
  storeOrderId: string;
  /** The network's order that it was about; undefined until the network reports it. */
  reportedAs?: OrderName | undefined;
}

/** The claims of members that were granted, and not taken back. */
export async function readGranted(queries: Queries, memberIds: readonly bigint[]): Promise<GrantedClaim[]> {
  if (memberIds.length === 0) return [];
  const rows = await queries
    .select({
      ...{ id: dispute.id, memberId: shopOrder.memberId, clickId: dispute.clickId, orderPaise: dispute.orderPaise },
      storeOrderId: sql<string>`lower(${dispute.storeOrderId})`,
      ...{ network: dispute.reportedNetwork, orderId: dispute.reportedOrderId },
    })
    .from(shopOrder)
    // whatever is looked at first, only claims have numbers for sure
    .innerJoin(
      dispute,
      eq(dispute.id, sql`case ${shopOrder.network} when ${CLAIMS} then ${shopOrder.networkOrderId}::bigint end`),
    )
    .where(
      and(
        inArray(shopOrder.memberId, [...new Set(memberIds)]),
        eq(shopOrder.network, CLAIMS),
        ne(shopOrder.status, 'rejected'),
      ),
    );
  return rows.map(({ network, orderId, ...claim }) => ({
    ...claim,
    reportedAs: network === null || orderId === null ? undefined : { network, orderId },
  }));
}

/**
 * The granted claim that a network's order is about. Networks know other numbers than shops, and amounts without taxes and
 * shipping: the first order of a claim's click is its order, where none has its number or amount.
 */
export function grantOf(
  granted: readonly GrantedClaim[],
  { network, orderId, saleAmountPaise }: OrderReport,
  { memberId, clickId }: Pick<NewOrderRow, 'memberId' | 'clickId'>,
): GrantedClaim | undefined {
  if (network === CLAIMS) return undefined;
  const own = granted.filter((claim) => claim.memberId === memberId);
  const reported = own.find(({ reportedAs: as }) => as?.network === network && as.orderId === orderId);
  const open = own.filter(({ reportedAs }) => reportedAs === undefined);
  const sameClick = open.filter((claim) => clickId !== null && claim.clickId === clickId);
  return (
    reported ??
    open.find(({ storeOrderId }) => comparableOrderId(storeOrderId) === comparableOrderId(orderId)) ??
    sameClick.find(({ orderPaise }) => orderPaise === saleAmountPaise) ??
    sameClick[0]
  );
}

/** Writes which orders claims turned out to be about. */
export async function saveReported(queries: Queries, claims: Iterable<GrantedClaim>): Promise<void> {
  for (const { id, reportedAs } of claims) if (reportedAs) await writeReported(queries, id, reportedAs);
}

export async function writeReported(queries: Queries, claimId: bigint, { network, orderId }: OrderName): Promise<void> {
  await queries
    .update(dispute)
    .set({ reportedNetwork: network, reportedOrderId: orderId })
    .where(eq(dispute.id, claimId));
}

type Claim = Pick<typeof dispute.$inferSelect, 'memberId' | 'clickId' | 'orderPaise' | 'storeOrderId'>;

export interface ReportedOrder extends OrderName {
  salePaise: bigint;
  /** By its number or amount. Else only its click is that of the claim. */
  isSure: boolean;
}

/**
 * What a network reported itself that can be the order of a claim, the surest first: it is there, and must not be granted
 * again. Orders that the network declined do not count, nor those that other claims were about.
 */
export async function findReported(queries: Queries, claim: Claim): Promise<ReportedOrder[]> {
  const { memberId, clickId, orderPaise, storeOrderId } = claim;
  const sameNumber = eq(sql`lower(${shopOrder.networkOrderId})`, comparableOrderId(storeOrderId));
  const otherClaim = queries
    .select({ id: dispute.id })
    .from(dispute)
    .where(
      and(
        eq(dispute.memberId, memberId),
        eq(dispute.reportedNetwork, shopOrder.network),
        eq(dispute.reportedOrderId, shopOrder.networkOrderId),
      ),
    );
  const rows = await queries
    .select({ network: shopOrder.network, orderId: shopOrder.networkOrderId, salePaise: shopOrder.salePaise })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.memberId, memberId),
        ne(shopOrder.network, CLAIMS),
        ne(shopOrder.status, 'rejected'),
        clickId === null ? sameNumber : or(eq(shopOrder.clickId, clickId), sameNumber),
        notExists(otherClaim),
      ),
    )
    .orderBy(asc(shopOrder.id));
  const hasNumber = ({ orderId }: OrderName) => comparableOrderId(orderId) === comparableOrderId(storeOrderId);
  const rank = (row: (typeof rows)[number]) => (hasNumber(row) ? 0 : row.salePaise === orderPaise ? 1 : 2);
  return rows.map((row) => ({ ...row, isSure: rank(row) < 2 })).toSorted((one, other) => rank(one) - rank(other));
}

/** The number that the shop gave to an order which was granted by a claim. */
export async function claimedNumber(queries: Queries, claimId: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ number: dispute.storeOrderId })
    .from(dispute)
    .where(eq(dispute.id, BigInt(claimId)));
  return found?.number;
}
