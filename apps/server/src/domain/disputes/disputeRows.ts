import type { Dispute } from '@potli/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { dispute } from '../../db/schema/dispute.ts';
import { toRupees } from '../shared/rupees.ts';
import { disputeSources } from './disputeSources.ts';
import { createClaimId, ticketNumber } from './ticketNumber.ts';

export type DisputeRow = typeof dispute.$inferSelect;
export type NewDispute = typeof dispute.$inferInsert;

/** Of numbers that are taken already: of ten digits that is rare. */
const MAX_TRIES = 5;

/** Adds a claim; undefined where the member has claimed this order of this source before. */
export async function addDispute(queries: Queries, claim: Omit<NewDispute, 'id'>): Promise<DisputeRow | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [added] = await queries
      .insert(dispute)
      .values({ ...claim, id: createClaimId() })
      .onConflictDoNothing()
      .returning();
    if (added || (await isClaimed(queries, claim))) return added;
  }
  throw new Error('No number was found for a claim');
}

async function isClaimed(queries: Queries, claim: Omit<NewDispute, 'id'>): Promise<boolean> {
  const { memberId, sourceType, sourceId, storeOrderId } = claim;
  const found = await queries
    .select({ id: dispute.id })
    .from(dispute)
    .where(
      and(
        eq(dispute.memberId, memberId),
        eq(dispute.sourceType, sourceType),
        eq(dispute.sourceId, sourceId),
        eq(sql`lower(${dispute.storeOrderId})`, sql`lower(${storeOrderId})`),
      ),
    );
  return found.length > 0;
}

const { STORE, CREDIT_CARD, FLASH_DEAL } = disputeSources;
const ofKind = (kind: keyof typeof disputeSources) =>
  and(eq(dispute.sourceType, kind), eq(disputeSources[kind].table.id, dispute.sourceId));

/** Claims of a member, newest first, each with the name of its source where the catalogue still has it. */
export function readDisputes(queries: Queries, memberId: bigint, { limit, offset }: { limit: number; offset: number }) {
  return queries
    .select({
      row: dispute,
      name: sql<string | null>`coalesce(${STORE.name}, ${CREDIT_CARD.name}, ${FLASH_DEAL.name})`,
    })
    .from(dispute)
    .leftJoin(STORE.table, ofKind('STORE'))
    .leftJoin(CREDIT_CARD.table, ofKind('CREDIT_CARD'))
    .leftJoin(FLASH_DEAL.table, ofKind('FLASH_DEAL'))
    .where(eq(dispute.memberId, memberId))
    .orderBy(desc(dispute.createdAt), desc(dispute.id))
    .limit(limit)
    .offset(offset);
}

/** A claim as its owner sees it. @param linkTo the address of a file by its name */
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
