import type { Dispute, Page } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { member } from '../../../db/schema/member.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import type { AnswerRow, DisputeRow } from './disputeRows.ts';
import { disputeSources } from './disputeSources.ts';
import { readAnswers, toAnswer } from './readAnswers.ts';
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
  linkTo: LinkTo,
): Promise<Page<Dispute>> {
  const ofMember = eq(dispute.memberId, memberId);
  const { limit, offset } = windowOf(request);
  const [rows, [counted]] = await Promise.all([
    namedDisputes(queries)
      .where(ofMember)
      .orderBy(desc(dispute.createdAt), desc(dispute.id))
      .limit(limit)
      .offset(offset),
    queries
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(dispute)
      .where(ofMember),
  ]);
  return toPage(await withAnswers(queries, rows, linkTo), counted?.total ?? 0, request);
}

/** One claim of a member; undefined where the member has none with this id. */
export async function readDispute(
  queries: Queries,
  { memberId, id }: { memberId: bigint; id: bigint },
  linkTo: LinkTo,
): Promise<Dispute | undefined> {
  const rows = await namedDisputes(queries).where(and(eq(dispute.memberId, memberId), eq(dispute.id, id)));
  const [claim] = await withAnswers(queries, rows, linkTo);
  return claim;
}

export type LinkTo = (name: string) => string;

/** Claims with the names of their sources and the addresses of their members. */
export const namedDisputes = (queries: Queries) =>
  queries
    .select({
      row: dispute,
      name: sql<string | null>`coalesce(${STORE.name}, ${CREDIT_CARD.name}, ${FLASH_DEAL.name})`,
      email: member.email,
    })
    .from(dispute)
    .innerJoin(member, eq(member.id, dispute.memberId))
    .leftJoin(STORE.table, ofKind('STORE'))
    .leftJoin(CREDIT_CARD.table, ofKind('CREDIT_CARD'))
    .leftJoin(FLASH_DEAL.table, ofKind('FLASH_DEAL'));

interface NamedRow {
  row: DisputeRow;
  name: string | null;
}

async function withAnswers(queries: Queries, rows: readonly NamedRow[], linkTo: LinkTo): Promise<Dispute[]> {
  const answers = await readAnswers(
    queries,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, name }) => toDispute(row, { name, answers: answers.get(row.id) ?? [] }, linkTo));
}

interface ClaimTexts {
  /** The name of the source; null where it left the catalogue. */
  name: string | null;
  answers: readonly AnswerRow[];
}

/** A claim for its owner. @param linkTo the address of a file by its name */
export function toDispute(row: DisputeRow, { name, answers }: ClaimTexts, linkTo: LinkTo): Dispute {
  return {
    id: String(row.id),
    ticketNumber: ticketNumber(row),
    disputeSourceType: row.sourceType,
    disputeType: row.disputeType,
    storeId: String(row.sourceId),
    storeName: name,
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
    answer: answers.findLast(({ author, words }) => author === 'shop' && words !== null)?.words ?? null,
    heldUntil: row.heldUntil?.toISOString() ?? null,
    answers: answers.map((answer) => toAnswer(answer, linkTo)),
  };
}
