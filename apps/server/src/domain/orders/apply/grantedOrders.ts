import { and, asc, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { dispute, disputeOtherOrder } from '../../../db/schema/dispute.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { comparableOrderId } from '../../../incoming/readOrderId.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import type { OrderName } from '../reports/lockOrders.ts';
import type { Evidence, GrantedClaim } from './grantOf.ts';

/** The claims of members that were granted, and not taken back. */
export async function readGranted(queries: Queries, memberIds: readonly bigint[]): Promise<GrantedClaim[]> {
  if (memberIds.length === 0) return [];
  const rows = await queries
    .select({
      id: dispute.id,
      memberId: shopOrder.memberId,
      clickId: dispute.clickId,
      orderPaise: dispute.orderPaise,
      storeId: shopOrder.storeId,
      earnedPaise: shopOrder.earnedPaise,
      storeOrderId: dispute.storeOrderId,
      network: dispute.reportedNetwork,
      orderId: dispute.reportedOrderId,
      by: dispute.reportedBy,
      salePaise: sql<
        bigint | null
      >`(select reported.sale_paise from shop_order as reported where reported.network = ${dispute.reportedNetwork}
        and reported.network_order_id = ${dispute.reportedOrderId})`.mapWith(BigInt),
    })
    .from(shopOrder)
    // whatever is looked at first, only claims have numbers for sure
    .innerJoin(
      dispute,
      eq(dispute.id, sql`case ${shopOrder.network} when ${CLAIMS} then ${shopOrder.networkOrderId}::bigint end`),
    )
    .where(
      and(
        isAnyOf(shopOrder.memberId, [...new Set(memberIds)]),
        eq(shopOrder.network, CLAIMS),
        ne(shopOrder.status, 'rejected'),
      ),
    );
  const others = await readOthers(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map(({ network, orderId, by, salePaise, ...claim }) => ({
    ...claim,
    reportedAs:
      network === null || orderId === null || by === null
        ? undefined
        : { network, orderId, by, salePaise: salePaise ?? 0n },
    others: others.filter(({ disputeId }) => disputeId === claim.id),
  }));
}

/** Orders that an operator has excluded from these claims. */
async function readOthers(queries: Queries, claimIds: readonly bigint[]) {
  if (claimIds.length === 0) return [];
  return queries
    .select()
    .from(disputeOtherOrder)
    .where(inArray(disputeOtherOrder.disputeId, [...claimIds]));
}

/** Writes which orders claims turned out to be about. */
export async function saveReported(queries: Queries, claims: Iterable<GrantedClaim>): Promise<void> {
  for (const { id, reportedAs } of claims) if (reportedAs) await writeReported(queries, id, reportedAs);
}

type Reported = Omit<NonNullable<GrantedClaim['reportedAs']>, 'salePaise'>;

export async function writeReported(
  queries: Queries,
  claimId: bigint,
  { network, orderId, by }: Reported,
): Promise<void> {
  await queries
    .update(dispute)
    .set({ reportedNetwork: network, reportedOrderId: orderId, reportedBy: by })
    .where(eq(dispute.id, claimId));
}

type Claim = Pick<typeof dispute.$inferSelect, 'memberId' | 'clickId' | 'orderPaise' | 'storeOrderId'>;

export interface ReportedOrder extends OrderName {
  salePaise: bigint;
  by: Evidence;
  /** By its number or amount. Else only its click is that of the claim. */
  isSure: boolean;
  /** Its network approved it and does not pay: its cashback is declined until that pays after all. */
  isLost: boolean;
}

/**
 * What a network reported itself that can be the order of a claim, the surest first: it is there, and must not be granted
 * again. Orders that the network declined do not count, nor those that other claims were about; those that were written off do.
 */
export async function findReported(queries: Queries, claim: Claim): Promise<ReportedOrder[]> {
  const { memberId, clickId, orderPaise, storeOrderId } = claim;
  const sameNumber = sql`${comparableOrderId(storeOrderId)} in (lower(${shopOrder.networkOrderId} collate "C"), lower(${shopOrder.storeOrderId} collate "C"))`;
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
    .select({
      network: shopOrder.network,
      orderId: shopOrder.networkOrderId,
      salePaise: shopOrder.salePaise,
      number: shopOrder.storeOrderId,
      isLost: shopOrder.isLost,
    })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.memberId, memberId),
        ne(shopOrder.network, CLAIMS),
        or(ne(shopOrder.status, 'rejected'), shopOrder.isLost),
        clickId === null ? sameNumber : or(eq(shopOrder.clickId, clickId), sameNumber),
        notExists(otherClaim),
      ),
    )
    .orderBy(asc(shopOrder.id));
  const hasNumber = ({ orderId, number }: (typeof rows)[number]) =>
    [orderId, number].some((each) => each != null && comparableOrderId(each) === comparableOrderId(storeOrderId));
  const evidenceOf = (row: (typeof rows)[number]): Evidence =>
    hasNumber(row) ? 'number' : row.salePaise === orderPaise ? 'amount' : 'click';
  const rank = ({ by }: { by: Evidence }) => ['number', 'amount', 'click'].indexOf(by);
  return rows
    .map((row) => ({ ...row, by: evidenceOf(row), isSure: evidenceOf(row) !== 'click' }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The number that the shop gave to an order which was granted by a claim. */
export async function claimedNumber(queries: Queries, claimId: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ number: dispute.storeOrderId })
    .from(dispute)
    .where(eq(dispute.id, BigInt(claimId)));
  return found?.number;
}
