import { toRupees } from '@potli/api/units/money';
import { asc, count, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { member } from '../../../db/schema/member.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import type { DisputeRow } from './disputeRows.ts';
import { readAnswers } from './readAnswers.ts';
import { ticketNumber } from './ticketNumber.ts';

/** A page of the open claims of all members, oldest first. */
export async function readOpenClaims(queries: Queries, request: PageRequest) {
  const isOpen = notInArray(dispute.status, ['APPROVED', 'REJECTED']);
  const rows = await readClaims(queries, isOpen, windowOf(request));
  const [open] = await queries.select({ count: count() }).from(dispute).where(isOpen);
  return toPage(rows, open?.count ?? 0, request);
}

export type OpenClaim = Awaited<ReturnType<typeof readClaims>>[number];

/** A claim for operators, with all answers and their authors; undefined where there is none. Amounts in rupees. */
export async function readClaim(queries: Queries, id: bigint) {
  const [claim] = await readClaims(queries, eq(dispute.id, id));
  if (!claim) return undefined;
  const answers = (await readAnswers(queries, [id])).get(id) ?? [];
  return {
    ...claim,
    answers: answers.map(({ answeredAt, author, who, toStatus, words, fileNames }) => ({
      answeredAt,
      author,
      who,
      status: toStatus,
      words,
      fileNames,
    })),
  };
}

export type ClaimFile = NonNullable<Awaited<ReturnType<typeof readClaim>>>;

async function readClaims(queries: Queries, where: SQL, { limit, offset } = { limit: 1, offset: 0 }) {
  const rows = await queries
    .select({ row: dispute, email: member.email })
    .from(dispute)
    .innerJoin(member, eq(member.id, dispute.memberId))
    .where(where)
    .orderBy(asc(dispute.createdAt), asc(dispute.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, email }) => ({ ticket: ticketNumber(row), member: email, ...toFacts(row) }));
}

const toFacts = (row: DisputeRow) => ({
  status: row.status,
  heldUntil: row.heldUntil,
  createdAt: row.createdAt,
  about: `${row.sourceType} ${row.sourceId}`,
  orderId: row.storeOrderId,
  orderTime: row.orderTime,
  orderAmount: toRupees(row.orderPaise),
  clickId: row.clickId,
  message: row.message,
  fileNames: row.fileNames,
  reportedAs: row.reportedNetwork === null ? null : `${row.reportedNetwork} ${row.reportedOrderId}`,
});
