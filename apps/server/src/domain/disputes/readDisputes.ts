import type { Dispute, Page } from '@potli/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { dispute } from '../../db/schema/dispute.ts';
import { type PageRequest, toPage, windowOf } from '../shared/paging.ts';
import { toRupees } from '../shared/rupees.ts';
import type { DisputeRow } from './disputeRows.ts';
import { disputeSources } from './disputeSources.ts';
import { ticketNumber } from './ticketNumber.ts';

const { STORE, CREDIT_CARD, FLASH_DEAL } = disputeSources;
const ofKind = (kind: keyof typeof disputeSources) =>
  and(eq(dispute.sourceType, kind), eq(disputeSources[kind].table.id, dispute.sourceId));

/**
 * A member's claims, newest first, each with the name of its source where the catalogue still has it.
 * @param linkTo the address of a file by its name
 */
export async function readDisputes(
  queries: Queries,
  memberId: bigint,
  request: PageRequest,
  linkTo: (name: string) => string,
): Promise<Page<Dispute>> {
  const ofMember = eq(dispute.memberId, memberId);
  const { limit, offset } = windowOf(request);
  const [rows, [counted]] = await Promise.all([
    queries
      .select({
        row: dispute,
        name: sql<string | null>`coalesce(${STORE.name}, ${CREDIT_CARD.name}, ${FLASH_DEAL.name})`,
      })
      .from(dispute)
      .leftJoin(STORE.table, ofKind('STORE'))
      .leftJoin(CREDIT_CARD.table, ofKind('CREDIT_CARD'))
      .leftJoin(FLASH_DEAL.table, ofKind('FLASH_DEAL'))
      .where(ofMember)
      .orderBy(desc(dispute.createdAt), desc(dispute.id))
      .limit(limit)
      .offset(offset),
    queries
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(dispute)
      .where(ofMember),
  ]);
  const claims = rows.map(({ row, name }) => toDispute(row, name, linkTo));
  return toPage(claims, counted?.total ?? 0, request);
}

/** A claim for its owner. @param linkTo the address of a file by its name */
export function toDispute(row: DisputeRow, storeName: string | null, linkTo: (name: string) => string): Dispute {
  return {
    id: String(row.id),
    ticketNumber: ticketNumber(row),
    disputeSourceType: row.sourceType,
    disputeType: row.disputeType,
    storeId: String(row.sourceId),
    storeName,
    orderTime: row.orderTime.toISOString(),
    transactionDate: row.transactionDate?.toISOString() ?? null,
    deliveryDate: row.deliveryDate?.toISOString() ?? null,
    storeOrderId: row.storeOrderId,
    orderAmount: toRupees(row.orderPaise),
    message: row.message,
    coupon: row.coupon,
    giftCardUsed: row.giftCardUsed,
    clickId: row.clickId,
    downloadLinks: row.fileNames.map(linkTo),
    disputeCreationTime: row.createdAt.toISOString(),
    disputeStatus: row.status,
    answer: row.answer,
  };
}
